// How the tests run against mutants, in the copy of the checkout that Stryker makes: `run.ts` says which, in their order.
import { join, matchesGlob, relative } from 'node:path';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '../..');
const tests = (process.env['MUTATION_TESTS'] ?? '').split(' ');

class InTheirOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return await Promise.resolve(files.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  return tests.findIndex((glob) => matchesGlob(relative(root, moduleId), glob));
}

/** The instrumenter writes `(a as T) < b` without its parentheses, which opens a list of types. Without the type it is right again. */
const withoutParentheses = {
  name: 'types before <',
  enforce: 'pre' as const,
  transform: (code: string) => code.replaceAll(/ as \w+(?= <=? )/g, ''),
};

export default defineConfig({
  plugins: [withoutParentheses],
  resolve: {
    // The copy's node_modules lead back to the checkout, whose packages have no mutants.
    alias: [
      { find: '@tenbo/engine/examples', replacement: join(root, 'packages/engine/src/yaku/examples.ts') },
      { find: /^@tenbo\/(engine|ledger|i18n)$/, replacement: join(root, 'packages/$1/src/index.ts') },
    ],
  },
  test: {
    include: tests,
    testTimeout: 60_000,
    // A mutant's tests share a worker, so the engine is loaded once for all of them.
    isolate: false,
    runner: join(import.meta.dirname, 'vitest-runner.ts'),
    sequence: { sequencer: InTheirOrder },
    env: { FC_RUNS: process.env['MUTATION_CASES'] ?? '' },
  },
});
