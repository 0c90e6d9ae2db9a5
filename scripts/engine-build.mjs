import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'rolldown';

import { root } from './tool.mjs';

const PACKAGE = join(root, 'packages/engine');
const SRC = join(PACKAGE, 'src');

/**
 * What runs for every win becomes one file. V8 compiles a constant of the same file into the code, but loads and checks an imported one at each use, and
 * scoring then takes a fifth to a third longer. No file outside may import one of these and be imported by another.
 */
const SCORING = /^(?:core\/.*|score|best-score|batch|hand\/facts|payments\/(?:points|payments)|rules\/minimum-han)$/;

/** The sources by their paths, without `.ts`. @param {string} pattern */
const namesOf = (pattern) =>
  globSync(pattern, { cwd: SRC, exclude: (name) => name.endsWith('.test.ts') }).map((file) =>
    file.replaceAll('\\', '/').replace(/\.ts$/, ''),
  );

const { exports } = /** @type {{ exports: Record<string, { default?: string } | null> }} */ (
  JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
);
const imported = Object.values(exports).flatMap((entry) =>
  entry?.default ? namesOf(entry.default.replace('./dist/', '').replace(/\.js$/, '.ts')) : [],
);
const others = namesOf('**/*.ts').filter((name) => !SCORING.test(name) && !imported.includes(name));

/**
 * Options of rolldown, which builds the code of the engine's package; tsc writes its types. All other sources stay files of their own, so that a program
 * bundles only what it uses.
 */
export default defineConfig({
  input: Object.fromEntries(others.map((name) => [name, join(SRC, `${name}.ts`)])),
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    {
      // What programs import has no other names than its source.
      name: 'imported',
      buildStart() {
        for (const name of imported) {
          this.emitFile({ type: 'chunk', id: join(SRC, `${name}.ts`), fileName: `${name}.js`, preserveSignature: 'strict' });
        }
      },
    },
  ],
  output: {
    dir: join(PACKAGE, 'dist'),
    format: 'esm',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: 'scoring', test: (id) => SCORING.test(id.replaceAll('\\', '/').replace(/^.*\/src\/|\.ts$/g, '')) }],
    },
    cleanDir: true,
  },
});
