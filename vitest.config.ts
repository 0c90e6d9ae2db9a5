import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@tenbo/source', 'node', 'module', 'development|production'] } },
  // Tests that start processes wait for them even on a busy machine.
  test: {
    testTimeout: 60_000,
    include: ['{packages,apps}/*/src/**/*.test.ts', 'apps/*/tiles/**/*.test.ts', 'test/**/*.test.ts'],
  },
});
