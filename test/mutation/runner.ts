// Runs the tests of a part for Stryker, in its own process: for each mutant those that cover it, then all of them, up to the first that fails.
import { globSync } from 'node:fs';

import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';
import {
  type CompleteDryRunResult,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

import { forgetLoaded, load, loadFromCopy } from './fresh.ts';
import { type Test, fileOf, testsOf } from './suite.ts';

/** What Stryker's changes to the sources look at and count. */
interface Shared {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: NonNullable<CompleteDryRunResult['mutantCoverage']>;
}

class Runner implements TestRunner {
  readonly #files = (process.env['MUTATION_TESTS'] ?? '').split(' ').flatMap((glob) => globSync(glob).toSorted());
  readonly #shared: Shared = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  init(): Promise<void> {
    Reflect.set(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE, this.#shared);
    loadFromCopy();
    return Promise.resolve();
  }

  async dryRun(): Promise<DryRunResult> {
    const tests = await this.#run();
    const { mutantCoverage } = this.#shared;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  async mutantRun({ activeMutant, hitLimit, testFilter }: MutantRunOptions): Promise<MutantRunResult> {
    Object.assign(this.#shared, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    let tests = await this.#run(testFilter);
    const endless = determineHitLimitReached(this.#shared.hitCount, hitLimit);
    // A value computed once and kept is covered only by the first test that needed it, but other tests may depend on it.
    if (!endless && tests.every(({ status }) => status === TestStatus.Success)) tests = await this.#run();
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }

  /** Runs what is asked of each file in turn; after the first failure the files that are left are not even loaded. */
  async #run(tests?: readonly string[]): Promise<TestResult[]> {
    forgetLoaded();
    const ids = tests && new Set(tests);
    const files = ids && new Set(tests.map(fileOf));
    const results: TestResult[] = [];
    for (const file of this.#files) {
      if (files?.has(file) === false) continue;
      for (const test of await loadedTests(file)) {
        if (ids?.has(test.id) === false && !test.id.endsWith(LOADING)) continue;
        const result = await this.#resultOf(test);
        results.push(result);
        if (result.status === TestStatus.Failed) return results;
      }
    }
    return results;
  }

  async #resultOf({ id, run }: Test): Promise<TestResult> {
    const start = performance.now();
    this.#shared.currentTestId = id;
    const failure = await failureOf(run);
    this.#shared.currentTestId = undefined;
    const result = { id, name: id, timeSpentMs: performance.now() - start };
    return failure === undefined
      ? { ...result, status: TestStatus.Success }
      : { ...result, status: TestStatus.Failed, failureMessage: failure };
  }
}

/** The end of the id of a test that replaces a file's tests if the file does not load. */
const LOADING = ' > loads';

/** The tests of a file; of one that does not load, a test that fails with the reason: a mutant may break a file as it is loaded. */
async function loadedTests(file: string): Promise<readonly Test[]> {
  try {
    return await testsOf(file, () => load(file));
  } catch (error) {
    const fail = () => {
      throw error;
    };
    return [{ id: `${file}${LOADING}`, run: fail }];
  }
}

async function failureOf(run: () => unknown): Promise<string | undefined> {
  try {
    await run();
  } catch (error) {
    return String(error);
  }
  return undefined;
}

export const strykerPlugins = [
  declareFactoryPlugin(
    PluginKind.TestRunner,
    'tenbo',
    Object.assign(() => new Runner(), { inject: [] as const }),
  ),
];
