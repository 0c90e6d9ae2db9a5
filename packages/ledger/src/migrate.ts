/** The form in which entries are written now. */
export const LOG_VERSION = 1;

/** How an entry of each older version becomes one of the next: the first step makes version 2 of version 1. There is no gap to fall into. */
const STEPS: readonly ((entry: unknown) => unknown)[] = [];

/** An entry of some version as one of this. */
export function migrate(entry: unknown, version: number): unknown {
  return STEPS.slice(version - 1).reduce((older, step) => step(older), entry);
}
