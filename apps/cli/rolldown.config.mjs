import { defineConfig } from 'rolldown';

import { licenses } from '../../scripts/licenses.mjs';

/** Bundles all dependencies, and keeps code that few commands need in separate files, so that tenbo starts fast. */
export default defineConfig({
  input: ['main', 'pipe-worker'].map((name) => `${import.meta.dirname}/src/${name}.ts`),
  platform: 'node',
  resolve: { conditionNames: ['@tenbo/source', 'node', 'import', 'default'] },
  plugins: [licenses().write],
  output: { dir: `${import.meta.dirname}/dist`, format: 'esm', minify: true, cleanDir: true },
});
