import { defineConfig } from 'rolldown';

/** One file without dependencies, so that a hand is scored as soon as the shell has found it. */
export default defineConfig({
  input: `${import.meta.dirname}/src/main.ts`,
  platform: 'node',
  resolve: { conditionNames: ['@tenbo/source', 'node', 'import', 'default'] },
  output: { dir: `${import.meta.dirname}/dist`, format: 'esm', codeSplitting: false, cleanDir: true },
});
