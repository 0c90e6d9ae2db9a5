import { globSync, readFileSync } from 'node:fs';

import ts from 'typescript';

/** An example in the documentation, with its place. */
export interface Example {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/** A name exported by a package's index. */
export interface PublicName {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type';
  readonly hasExample: boolean;
}

/** The documents whose examples run. */
export const DOCUMENTS = ['README.md', 'docs/*.md', 'docs/guides/*.md', '{packages,apps}/*/README.md'] as const;

const FENCE = /^```ts\n(.*?)^```$/gms;
const COMMENT = /^[ \t]*\/\*\*.*?\*\//gms;
const EXAMPLE_TAG = /^@example\b[^\n]*\n(.*?)(?=^@\w|$(?![^]))/gms;
const ASSERTION = /^\s*\/\/ → (.+)$/;

/** The files that match some patterns, with forward slashes on every system. */
export function find(...patterns: string[]): string[] {
  return globSync(patterns).map((file) => file.replaceAll('\\', '/'));
}

/** Every ts block of the READMEs and guides. */
export function readmeExamples(): Example[] {
  return find(...DOCUMENTS).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(FENCE)].map((block) => ({ file, line: lineAt(text, block.index) + 1, code: block[1] ?? '' }));
  });
}

/** Every `@example` of the packages, fenced or plain. */
export function sourceExamples(): Example[] {
  const sources = find('packages/*/src/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  return sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(COMMENT)].flatMap((comment) => {
      const body = comment[0].replace(/^[ \t]*(?:\/\*\*|\*\/|\*) ?/gm, '').replace(/\s*\*\/$/, '\n');
      const line = lineAt(text, comment.index);
      return [...body.matchAll(EXAMPLE_TAG)].map((tag) => {
        const plain = tag[1] ?? '';
        const fenced = [...plain.matchAll(FENCE)].map((block) => block[1]).join('\n');
        return { file, line: line + lineAt(body, tag.index) - 1, code: fenced || plain };
      });
    });
  });
}

/** The names exported by the index of a package's folder. */
export function publicNames(folder: string): PublicName[] {
  const index = `${folder}/src/index.ts`;
  const config = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, '.');
  const program = ts.createProgram([index], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${index} exports nothing`);

  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
    const isFunction = isValue && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
    return {
      name: exported.name,
      kind: isFunction ? 'function' : isValue ? 'value' : 'type',
      hasExample: symbol.getJsDocTags().some((tag) => tag.name === 'example'),
    };
  });
}

/**
 * An example as a module: `1 + 1; // → 2` becomes an assertion. An example in a package's source need not import
 * the exports of its own package. Line numbers stay the same.
 */
export function moduleOf(example: Example, names: readonly PublicName[]): { text: string; assertions: number } {
  const { body, declared, used, assertions } = withAssertions(example);
  const missing = names.filter(({ name }) => used.has(name) && !declared.has(name));
  const imported = missing.map(({ name, kind }) => (kind === 'type' ? `type ${name}` : name)).join(', ');
  const own = example.file.replace(/^packages\/([^/]+).*/, '@tenbo/$1');
  const head = `import { expect as __expect } from 'vitest';${imported && ` import { ${imported} } from '${own}';`} `;
  return { text: `${head}${body}\nexport {};\n`, assertions };
}

/** An example with `__expect(…).toEqual(…)` for its assertions, and the names in it. */
export function withAssertions({ file, code }: Example) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const declared = new Set<string>();
  const used = new Set<string>();
  const edits: { start: number; end: number; text: string }[] = [];
  visit(source);

  const body = edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
  return { body, declared, used, assertions: edits.length };

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) (isDeclaredName(node) ? declared : used).add(node.text);
    if (ts.isExpressionStatement(node)) {
      const expected = ASSERTION.exec(code.slice(node.end).split('\n', 1)[0] ?? '')?.[1];
      const actual = node.expression.getText(source);
      if (expected)
        edits.push({ start: node.getStart(source), end: node.end, text: `__expect(${actual}).toEqual(${expected});` });
    }
    ts.forEachChild(node, visit);
  }
}

function isDeclaredName(node: ts.Identifier): boolean {
  return (
    (ts.isVariableDeclaration(node.parent) || ts.isBindingElement(node.parent) || ts.isImportSpecifier(node.parent)) &&
    node.parent.name === node
  );
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
