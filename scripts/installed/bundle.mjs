// What the examples and one small program weigh in a page, bundled by Vite and by rolldown alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { rolldown } from 'rolldown';
import { build } from 'vite';

import { runExamples } from './compile.mjs';

/** @typedef {import('./compile.mjs').Example} Example */
/** @typedef {import('rolldown').RolldownOutput} Output */

/** Scores a typed hand under one rule set. The most it may weigh, compressed. */
const SMALL = {
  most: 22_000,
  code: [
    "import { createScorer, parseHand } from '@tenbo/engine';",
    "import { mleague } from '@tenbo/engine/rules/mleague';",
    'globalThis.tenbo = [createScorer(mleague), parseHand];',
  ].join('\n'),
};

/** @param {string} folder @param {readonly Example[]} examples @returns {Promise<{ faults: string[], told: string }>} */
export async function bundles(folder, examples) {
  const place = join(folder, 'bundled');
  mkdirSync(place);
  writeFileSync(join(place, 'small.js'), SMALL.code);
  for (const { name, body } of examples) writeFileSync(join(place, `${name}.ts`), body);

  const ofVite = await weigh(examples, (input) => byVite(join(place, input), join(place, 'vite')));
  const ofRolldown = await weigh(examples, (input) => byRolldown(join(place, input)));
  const heavy = [ofVite, ofRolldown].filter(({ small }) => small > SMALL.most);
  const faults = heavy.map(({ small }) => `one rule set weighs ${kB(small)}, more than ${kB(SMALL.most)}`);
  faults.push(...(await runExamples(join(place, 'vite'), folder, examples)));
  const others = examples.map(({ name }) => `${name} ${kB(ofVite[name] ?? 0)}`).join(', ');
  const told = `one rule set ${kB(ofVite.small)} by Vite, ${kB(ofRolldown.small)} by rolldown, of ${kB(SMALL.most)}; examples: ${others}`;
  return { faults, told };
}

/** The bytes of each program. @param {readonly Example[]} examples @param {(input: string) => Promise<Output>} bundle */
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
  return /** @type {Output} */ (output);
}

/** @param {string} input */
async function byRolldown(input) {
  const bundle = await rolldown({ input, platform: 'browser' });
  return bundle.generate({ minify: true });
}

/** The whole program, with the parts that it loads later. @param {Output} output */
function sizeOf({ output }) {
  const code = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  return code.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
