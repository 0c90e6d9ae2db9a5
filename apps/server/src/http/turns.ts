import { setImmediate as otherWork } from 'node:timers/promises';

/** How many of a list’s items are worked on before other requests get their turn. Each takes well under a millisecond. */
const AT_ONCE = 50;

/** Works through a list, and lets other requests have their turn after every few items. A short list is done at once. */
export async function mapInTurns<T, U>(
  list: readonly T[],
  work: (item: T, i: number) => U | Promise<U>,
  atOnce = AT_ONCE,
): Promise<readonly U[]> {
  const done: U[] = [];
  for (const [i, item] of list.entries()) {
    if (i > 0 && i % atOnce === 0) await otherWork();
    done.push(await work(item, i));
  }
  return done;
}
