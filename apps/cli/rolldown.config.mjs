import { defineConfig } from 'rolldown';

import { licenses } from '../../scripts/licenses.mjs';

/** Without dependencies, and what few commands need in files of its own, so that a hand is scored as soon as the shell has found it. */
export default defineConfig({
  input: `${import.meta.dirname}/src/main.ts`,
  platform: 'node',
  resolve: { conditionNames: ['@tenbo/source', 'node', 'import', 'default'] },
  plugins: [licenses().write],
  output: { dir: `${import.meta.dirname}/dist`, format: 'esm', minify: true, cleanDir: true },
});
