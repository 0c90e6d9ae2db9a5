import { globSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'rolldown';

import { root } from './tool.mjs';

const PACKAGE = join(root, 'packages/engine');
const SRC = join(PACKAGE, 'src');

/**
 * What runs for every win becomes one file. V8 compiles a constant of the same file into the code, but loads and checks an imported one at each use, and
 * scoring is then a third slower. No file outside may import one of these and be imported by another.
 */
const SCORING = /\/src\/(?:core\/.*|score|best-score|batch|hand\/facts|payments\/(?:points|payments)|rules\/minimum-han)\.ts$/;

const sources = globSync('**/*.ts', { cwd: SRC, exclude: (name) => name.endsWith('.test.ts') }).map((file) =>
  file.replaceAll('\\', '/'),
);
const others = sources.filter((file) => !SCORING.test(`/src/${file}`));

/**
 * Options of rolldown, which builds the code of the engine's package; tsc writes its types. All other sources stay files of their own, so that a program
 * bundles only what it uses.
 */
export default defineConfig({
  input: Object.fromEntries(others.map((file) => [file.replace(/\.ts$/, ''), join(SRC, file)])),
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: join(PACKAGE, 'dist'),
    format: 'esm',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'scoring', test: SCORING }] },
    cleanDir: true,
  },
});
