import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@tenbo/source', 'node', 'module', 'development|production'] } },
  test: { include: ['{packages,apps}/*/src/**/*.test.ts', 'apps/*/tiles/**/*.test.ts', 'test/**/*.test.ts'] },
});
