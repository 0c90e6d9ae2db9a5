// Writes the public names of each package with their declarations to packages/<name>/api.md, so that a changed name appears in the
// diff. `--write` rewrites the files; without it a difference is an error. Reads the built declarations.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import ts from 'typescript';

import { libraries, root } from './tool.mjs';

const printer = ts.createPrinter({ removeComments: true });

/** A path that is null is closed, and one without types is only for what is built from source. @typedef {Record<string, { types?: string } | null>} Exports */

/** The names of a package, then those of each path below it. @param {string} folder @param {string} name @param {Exports} exports */
function apiOf(folder, name, exports) {
  const parts = Object.entries(exports).flatMap(([path, to]) => {
    const { types } = to ?? {};
    if (types === undefined) return [];
    if (types.includes('*')) return `## ${name}${path.slice(1)}\n\n${filesOf(folder, path, types, exports).join('\n')}\n`;
    const title = path === '.' ? `# ${name}: the public names\n\nWritten by \`npm run api\`.` : `## ${name}${path.slice(1)}`;
    return `${title}\n\n\`\`\`ts\n${namesOf(join(folder, types))}\n\`\`\`\n`;
  });
  return parts.join('\n');
}

/**
 * The exports of each file that a path with `*` opens.
 * @param {string} folder @param {string} path @param {string} types @param {Exports} exports
 */
function filesOf(folder, path, types, exports) {
  return globSync(join(root, folder, types))
    .toSorted()
    .map((file) => ({ at: path.replace('*', basename(file, '.d.ts')), code: readFileSync(file, 'utf8') }))
    .filter(({ at }) => exports[at] !== null)
    .map(
      ({ at, code }) => `- \`${at}\`: ${[...code.matchAll(/^export declare const (\w+)/gm)].map(([, name]) => name).join(', ')}`,
    );
}

/** @param {string} file */
function namesOf(file) {
  const index = join(root, file);
  const program = ts.createProgram([index], { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2024, strict: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is missing or exports nothing: build first`);

  const names = checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return names.map((symbol) => describe(symbol, checker)).join('\n\n');
}

/** @param {ts.Symbol} exported @param {ts.TypeChecker} checker */
function describe(exported, checker) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const renamed = symbol.name === exported.name ? [] : [`// ${exported.name} is`];
  return [...renamed, ...(symbol.declarations ?? []).map(declarationOf), ...choicesOf(symbol, checker)].join('\n');
}

/** @param {ts.Declaration} node */
function declarationOf(node) {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, node.getSourceFile());
  return text.replace(/^export /, '').replace(/^declare /, '');
}

/**
 * The members of a union that is computed from a table and so not spelled out in its declaration.
 * @param {ts.Symbol} symbol @param {ts.TypeChecker} checker
 */
function choicesOf(symbol, checker) {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias || ts.isUnionTypeNode(alias.type)) return [];
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isUnion() || !type.types.every((member) => member.isLiteral())) return [];
  return type.types.map((member) => `//   | ${checker.typeToString(member)}`).toSorted();
}

const faults = libraries.flatMap(({ folder, manifest }) => {
  const file = join(folder, 'api.md');
  const now = apiOf(folder, manifest.name, /** @type {Exports} */ (manifest.exports));
  if (process.argv.includes('--write')) writeFileSync(join(root, file), now);
  const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  return before === now ? [] : [`${file} differs (npm run api rewrites it):`, ...difference(before.split('\n'), now.split('\n'))];
});

/** @param {string[]} before @param {string[]} now */
function difference(before, now) {
  const gone = before.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  return [...gone, ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`)];
}

if (faults.length > 0) console.error(faults.join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;
