import type { StoreLocation } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';

/** How often to read a log in a database that does not notify of other processes' changes, in milliseconds. */
const SQLITE_LOOKS = 10;

/** Reads a log as its followers do, whenever it is reported to have changed, until it has this many entries. @returns their ids, in order */
export async function follow(store: Store, place: StoreLocation, log: string, wanted: number): Promise<readonly string[]> {
  const ids: string[] = [];
  let reading = Promise.resolve();
  const { promise: all, resolve, reject } = Promise.withResolvers<void>();
  const readOn = async () => {
    const page = await store.entries(log, ids.length, 1_000);
    if (!page.ok) throw new Error(page.error.code);
    for (const { id, position } of page.value.entries) {
      ids.push(id);
      if (position !== ids.length) throw new Error(`position ${position} after ${ids.length - 1}`);
    }
    if (ids.length >= wanted) resolve();
  };
  const look = () => {
    reading = reading.then(readOn);
    reading.catch(reject);
  };
  const stop = store.watch((change) => {
    if (change === 'anything' || change.log === log) look();
  });
  const timer = 'file' in place ? setInterval(look, SQLITE_LOOKS) : undefined;
  try {
    await all;
    return ids;
  } finally {
    clearInterval(timer);
    stop();
    await reading;
  }
}
