import { TestRunner } from 'vitest';

/** After the first failure the files that are left are not even loaded: the mutant is killed, and loading is most of what it costs. */
export default class ToFirstFailure extends TestRunner {
  private hasFailed = false;

  override cancel(...reason: Parameters<TestRunner['cancel']>): void {
    this.hasFailed = true;
    super.cancel(...reason);
  }

  override importFile(...file: Parameters<TestRunner['importFile']>): ReturnType<TestRunner['importFile']> {
    return this.hasFailed ? undefined : super.importFile(...file);
  }
}
