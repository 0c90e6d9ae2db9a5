import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

// Tests start many processes, some from source: Node keeps what it compiled, so only the first compiles each file.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** The one path of a package that names no source, because publint refuses a pattern whose files are not packed. */
const RULE_SETS = join(import.meta.dirname, 'packages/engine/src/rules/presets');

export default defineConfig({
  resolve: { alias: [{ find: /^@tenbo\/engine\/rules\/(.+)$/, replacement: `${RULE_SETS}/$1.ts` }] },
  ssr: { resolve: { conditions: ['@tenbo/source', 'node', 'module', 'development|production'] } },
  test: {
    globalSetup: 'fixtures/build-tenbo.ts',
    // Tests that start processes wait for them even on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one core stays free: of two, half.
    maxWorkers: '100%',
    projects: [
      // Their files share workers, so the engine is loaded once for each.
      { extends: true, test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/*/src/**/*.test.ts', 'apps/*/tiles/**/*.test.ts'],
          exclude: ['apps/server/**'],
          isolate: false,
        },
      },
      // They share a PostgreSQL, which is started only for them.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/testing/postgres-setup.ts',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'workspace', include: ['{test,examples}/**/*.test.ts'] } },
    ],
  },
});
