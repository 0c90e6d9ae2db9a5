// What test files import as `vitest` while mutants are tried: it only notes the tests, in their order, for `runner.ts` to run. Vitest itself would
// start a worker for each mutant, which takes longer than most mutants live.
export { expect, expectTypeOf } from 'vitest';

export interface Test {
  readonly id: string;
  readonly run: () => unknown;
}

const BETWEEN = ' > ';

export function fileOf(id: string): string {
  return id.slice(0, id.indexOf(BETWEEN));
}

type Body = (...args: never[]) => unknown;

let path: readonly string[] = [];
let tests: Test[] = [];
let before: (() => unknown)[] = [];

/** The tests of a file, which `load` imports. What is said `beforeAll` is done with the first of them that runs. */
export async function testsOf(file: string, load: () => Promise<unknown>): Promise<readonly Test[]> {
  [path, tests, before] = [[file], [], []];
  await load();
  const left = before;
  return tests.map(({ id, run }) => ({
    id,
    run: async () => {
      for (const prepare of left.splice(0)) await prepare();
      await run();
    },
  }));
}

export const beforeAll = (prepare: () => unknown): number => before.push(prepare);

/** Time ends nothing here but a mutant. */
export const vi = { setConfig: (): void => undefined };

export const test = withRows((name, run) => {
  // The rows of a table share a name.
  tests.push({ id: [...path, name, tests.length].join(BETWEEN), run });
});

export const describe = withRows((name, run) => {
  path = [...path, name];
  run();
  path = path.slice(0, -1);
});

/** A function of a name and a body, and one that has them for each row of a table. */
function withRows(add: (name: string, run: () => unknown) => void) {
  const each = (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const row of rows) {
      const cells = Array.isArray(row) ? row : [row];
      add(name, () => body(...(cells as never[])));
    }
  };
  return Object.assign((name: string, body: Body) => add(name, body), { each });
}
