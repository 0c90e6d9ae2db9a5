// Compiles and runs the examples of the READMEs as different projects would: with each TypeScript in use, under each kind of module resolution.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { program } from '../tool.mjs';
import { start, writeJson } from './place.mjs';

/** @typedef {{ name: string, body: string, assertions: number }} Example */

const COMPILERS = ['typescript59', 'typescript', 'typescript7'];

const ESM = { type: 'module' };
const CJS = { type: 'commonjs' };
const NODE10 = { module: 'commonjs', moduleResolution: 'node10' };

/**
 * The setups of projects; `runs` if Node can run the output. TypeScript 6 must be told that the oldest module resolution is intended; 7 does not have it.
 * @type {readonly { name: string, manifest: object, options: object, runs: boolean, of: readonly string[] }[]}
 */
const PROJECTS = [
  { name: 'nodenext', manifest: ESM, options: { module: 'nodenext' }, runs: true, of: COMPILERS },
  { name: 'require', manifest: CJS, options: { module: 'nodenext' }, runs: true, of: COMPILERS },
  { name: 'bundler', manifest: ESM, options: { module: 'esnext', moduleResolution: 'bundler' }, runs: false, of: COMPILERS },
  { name: 'node10', manifest: CJS, options: NODE10, runs: true, of: ['typescript59'] },
  { name: 'node10', manifest: CJS, options: { ...NODE10, ignoreDeprecations: '6.0' }, runs: true, of: ['typescript'] },
];

const EXPECT = `import { deepStrictEqual } from 'node:assert';
let count = 0;
globalThis.__expect = (actual) => ({ toEqual: (expected) => (deepStrictEqual(actual, expected), count++) });
process.on('exit', () => console.log(count));
`;
const DECLARED = 'declare const __expect: (actual: unknown) => { toEqual(expected: unknown): void };\n';

/** @param {string} folder @param {readonly Example[]} examples @returns {Promise<string[]>} what is wrong */
export async function compileAndRun(folder, examples) {
  writeFileSync(join(folder, 'expect.mjs'), EXPECT);
  const faults = await Promise.all(COMPILERS.map((compiler) => withCompiler(compiler, folder, examples)));
  return faults.flat();
}

/** @param {string} compiler @param {string} folder @param {readonly Example[]} examples */
async function withCompiler(compiler, folder, examples) {
  const projects = PROJECTS.filter(({ of }) => of.includes(compiler)).map((project) => ({
    ...project,
    place: join(folder, compiler, project.name),
  }));
  for (const { place, manifest, options } of projects) {
    mkdirSync(place, { recursive: true });
    writeJson(join(place, 'package.json'), manifest);
    writeJson(join(place, 'tsconfig.json'), {
      compilerOptions: { target: 'es2022', lib: ['es2022'], types: [], strict: true, outDir: 'out', rootDir: '.', ...options },
      include: ['*.ts'],
    });
    writeFileSync(join(place, 'expect.d.ts'), DECLARED);
    for (const { name, body } of examples) writeFileSync(join(place, `${name}.ts`), body);
  }
  const { ok, stdout } = await start(
    process.execPath,
    [program(compiler), '--build', ...projects.map(({ place }) => place)],
    folder,
  );
  if (!ok) return [`an example does not compile with ${compiler}:\n${stdout}`];
  const runs = projects.filter((project) => project.runs).map(({ place }) => runExamples(join(place, 'out'), folder, examples));
  return (await Promise.all(runs)).flat();
}

/**
 * Runs built examples in one process, and counts their assertions. @param {string} place @param {string} folder @param {readonly Example[]} examples
 * @returns {Promise<string[]>}
 */
export async function runExamples(place, folder, examples) {
  const script = examples.map(({ name }) => `await import(${JSON.stringify(`./${name}.js`)});`).join('\n');
  writeFileSync(join(place, 'all.mjs'), script);
  const words = ['--import', './expect.mjs', join(place, 'all.mjs')];
  const { ok, stdout, stderr } = await start(process.execPath, words, folder);
  const expected = examples.reduce((sum, { assertions }) => sum + assertions, 0);
  if (!ok) return [`an example does not run in ${place}:\n${stderr}`];
  return Number(stdout) === expected ? [] : [`${place} ran ${stdout.trim()} assertions, not ${expected}`];
}
