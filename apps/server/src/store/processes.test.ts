import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { describe, expect, test } from 'vitest';

import { follow } from '../../testing/follow.ts';
import { allOf, entry, kinds, newLog, opened, upTo } from '../../testing/stores.ts';

const APPENDER = new URL('../../testing/appender.ts', import.meta.url).pathname;
const appender = (...words: readonly string[]) => promisify(execFile)(process.execPath, [APPENDER, ...words]);

describe.each(kinds())('processes with one store in $name', ({ newPlace }) => {
  test('start at once on a new database', async () => {
    const place = await newPlace();
    const all = await Promise.allSettled(upTo(6).map(() => appender(JSON.stringify(place))));
    expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
    const store = await opened(place);
    await newLog(store);
    await store.close();
  });

  test('append at once, and each sees all entries in the same order', async () => {
    const place = await newPlace();
    const store = await opened(place);
    const { log, author } = await newLog(store);
    const following = follow(store, place, log, 120);
    const other = appender(JSON.stringify(place), log, author.link, 'other', '60', '120');
    for (const n of upTo(60)) {
      expect(await store.append(log, [entry(`own-${n}`, '0')], author)).toMatchObject({ ok: true });
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const { stdout } = await other;
    expect(stdout.trim().split('\n')).toEqual([...upTo(60).map((n) => `other-${n}`), 'seen 120']);
    const seen = await following;
    expect(seen).toEqual((await allOf(store, log)).map(({ id }) => id));
    expect(seen.filter((id) => id.startsWith('own-'))).toEqual(upTo(60).map((n) => `own-${n}`));
    expect(seen.filter((id) => id.startsWith('other-'))).toEqual(upTo(60).map((n) => `other-${n}`));
    await store.close();
  });
});
