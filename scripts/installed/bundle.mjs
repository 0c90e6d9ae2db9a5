// Measures what the examples and one small program add to a page, bundled by Vite and by esbuild.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build as esbuild } from 'esbuild';
import { build } from 'vite';

import { runExamples } from './compile.mjs';

/** @typedef {import('./compile.mjs').Example} Example */
/** @typedef {import('rolldown').RolldownOutput} Output */

/** Scores a typed hand under one rule set, with the most it may weigh, compressed. */
const SMALL = {
  most: 25_000,
  code: [
    "import { createScorer, parseHand } from '@tenbo/engine';",
    "import { mleague } from '@tenbo/engine/rules/mleague';",
    'globalThis.tenbo = [createScorer(mleague), parseHand];',
  ].join('\n'),
};

/** @param {string} folder @param {readonly Example[]} examples @returns {Promise<{ faults: string[], summary: string }>} */
export async function bundles(folder, examples) {
  const place = join(folder, 'bundled');
  mkdirSync(place);
  writeFileSync(join(place, 'small.js'), SMALL.code);
  for (const { name, body } of examples) writeFileSync(join(place, `${name}.ts`), body);

  const ofVite = await weigh(examples, (input) => byVite(join(place, input), join(place, 'vite')));
  const ofEsbuild = await weigh(examples, (input) => byEsbuild(join(place, input)));
  const heavy = [ofVite, ofEsbuild].filter(({ small }) => small > SMALL.most);
  const faults = heavy.map(({ small }) => `one rule set weighs ${kB(small)}, more than ${kB(SMALL.most)}`);
  faults.push(...(await runExamples(join(place, 'vite'), folder, examples)));
  const others = examples.map(({ name }) => `${name} ${kB(ofVite[name] ?? 0)}`).join(', ');
  const summary = `one rule set ${kB(ofVite.small)} by Vite, ${kB(ofEsbuild.small)} by esbuild, of ${kB(SMALL.most)}; examples: ${others}`;
  return { faults, summary };
}

/** The bytes of each program. @param {readonly Example[]} examples @param {(input: string) => Promise<string[]>} bundle */
async function weigh(examples, bundle) {
  /** @type {Record<string, number> & { small: number }} */
  const sizes = { small: sizeOf(await bundle('small.js')) };
  for (const { name } of examples) sizes[name] = sizeOf(await bundle(`${name}.ts`));
  return sizes;
}

/** @param {string} input @param {string} outDir */
async function byVite(input, outDir) {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: join(outDir, '..'),
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input, output: { entryFileNames: '[name].js', format: 'esm' } },
    },
  });
  return /** @type {Output} */ (output).output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
}

/** @param {string} input */
async function byEsbuild(input) {
  const { outputFiles } = await esbuild({
    entryPoints: [input],
    bundle: true,
    format: 'esm',
    minify: true,
    splitting: true,
    outdir: 'out',
    write: false,
  });
  return outputFiles.map(({ text }) => text);
}

/** The size of the whole program, including the parts that it loads later. @param {readonly string[]} code */
function sizeOf(code) {
  return code.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
