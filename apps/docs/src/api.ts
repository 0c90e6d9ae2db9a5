import { basename, join, relative } from 'node:path';

import ts from 'typescript';

import type { Page } from './page.ts';
import { ROOT } from './written-pages.ts';

/** A public name, and the page that describes it. */
interface Name {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly page: string;
}

/** The pages about the packages' public names, one for each folder of a package, and the page of each name. */
export interface Api {
  readonly pages: readonly Page[];
  readonly names: ReadonlyMap<string, string>;
}

const PACKAGES = ['engine', 'ledger', 'records', 'seating', 'tournament', 'i18n'];

/** Titles of folders whose names say too little. */
const TITLES: Readonly<Record<string, string>> = {
  'engine/score': 'scoring',
  'i18n/at-once': 'languages',
  ledger: 'the log of a match',
  records: 'records of games',
  seating: 'who sits where',
  tournament: 'rounds and standings',
};

/** The packages with one page for each folder; files outside folders are on the page named here. */
const BESIDE_FOLDERS: Readonly<Record<string, string>> = { engine: 'engine/score', i18n: 'i18n/at-once' };

/** Reads the sources, so that a type appears as it was written, not as the compiler expands it. */
export function apiPages(): Api {
  const indexes = PACKAGES.map((name) => join(ROOT, 'packages', name, 'src/index.ts'));
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: indexes }, ts.sys, ROOT);
  const program = ts.createProgram(indexes, options);
  const checker = program.getTypeChecker();
  const all = indexes.flatMap((index) => namesOf(index, program, checker));

  const byPage = Map.groupBy(all, ({ page }) => page);
  const pages = [...byPage].map(([page, names]) => ({
    path: `api/${page}`,
    source: undefined,
    markdown: pageOf(page, names, checker),
  }));
  return { pages, names: new Map(all.map(({ name, page }) => [name, `api/${page}.html#${name.toLowerCase()}`])) };
}

function namesOf(index: string, program: ts.Program, checker: ts.TypeChecker): Name[] {
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${index} exports nothing`);
  const own = basename(join(index, '../..'));
  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const file = relative(join(index, '..'), symbol.declarations?.[0]?.getSourceFile().fileName ?? index);
    const [folder = ''] = file.split(/[\\/]/);
    const hasFolders = BESIDE_FOLDERS[own] !== undefined;
    const page = !hasFolders ? own : file === folder ? (BESIDE_FOLDERS[own] ?? own) : `${own}/${folder}`;
    return { name: exported.name, symbol, page };
  });
}

function pageOf(page: string, names: readonly Name[], checker: ts.TypeChecker): string {
  const [own = '', folder = ''] = page.split('/');
  const parts = names.map((name) => ({ ...name, kind: kindOf(name.symbol) }));
  const inOrder = ['Functions', 'Values', 'Types'].flatMap((kind) => {
    const these = parts.filter((part) => part.kind === kind).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return these.length === 0 ? [] : [`## ${kind}`, ...these.map((part) => entryOf(part, checker))];
  });
  return [`# @tenbo/${own}: ${TITLES[page] ?? folder}`, ...inOrder].join('\n\n');
}

function kindOf(symbol: ts.Symbol): 'Functions' | 'Values' | 'Types' {
  if (symbol.flags & ts.SymbolFlags.Function) return 'Functions';
  return symbol.flags & ts.SymbolFlags.Value ? 'Values' : 'Types';
}

/** A name with its declaration, its comment and its example. */
function entryOf({ name, symbol }: Name, checker: ts.TypeChecker): string {
  const declarations = (symbol.declarations ?? []).map((node) => declarationOf(node, checker)).join('\n\n');
  const tags = symbol.getJsDocTags(checker);
  const textsOf = (wanted: string) =>
    tags.filter((tag) => tag.name === wanted).map(({ text }) => ts.displayPartsToString(text).trim());
  const params = textsOf('param').map((text) => text.replace(/^(\S+)\s+(?:- )?/, '- `$1`: '));
  const ends = [...textsOf('returns').map((text) => `Returns ${text}`), ...textsOf('throws').map((text) => `Throws ${text}`)];
  const examples = textsOf('example').map((text) => fence(text.replaceAll(/^```\w*\n?|```$/gm, '')));
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return [`### ${name}`, comment, fence(declarations), params.join('\n'), ...ends, ...examples]
    .filter((part) => part !== '')
    .join('\n\n');
}

function declarationOf(node: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isFunctionDeclaration(node)) return upTo(node, node.body).trim();
  if (!ts.isVariableDeclaration(node)) return withoutExport(node.getText());
  const type = node.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(node), node);
  return `const ${node.name.getText()}: ${type}`;
}

/** The text of a declaration before its body. */
function upTo(node: ts.Node, body: ts.Node | undefined): string {
  const source = node.getSourceFile().text;
  return withoutExport(source.slice(node.getStart(), body?.getStart() ?? node.getEnd()));
}

function withoutExport(text: string): string {
  return text.replace(/^export (?:default )?/, '');
}

function fence(text: string): string {
  return text === '' ? '' : `\`\`\`ts\n${text.trim()}\n\`\`\``;
}
