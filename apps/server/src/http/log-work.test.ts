import type { Entry } from '@tenbo/ledger';
import { afterAll, expect, test } from 'vitest';

import { draw, played, replaced, started } from '../../../../fixtures/logs.ts';
import { answerTo, granted, newEvent, newLog, newServer, syncOf } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import { type Elsewhere, TooMuchWork, answerAboutLog } from './log-work.ts';

let elsewhere: Elsewhere = async (question) => answerAboutLog(question);
let asked = 0;
const store = await opened({ file: ':memory:' });
const { hub, ask } = newServer(store, {}, (question) => {
  asked++;
  return elsewhere(question);
});
afterAll(async () => {
  hub.close();
  await store.close();
});
const { tokens } = await newEvent(ask);
await newLog(ask, tokens.table, 'start', 3);

const match = played(started(), ['a', draw(0)]);
const notes = Array.from({ length: 200 }, (_, i): Entry => ({
  id: `n${i}`,
  after: [i === 0 ? 'a' : `n${i - 1}`],
  event: { type: 'noteAdded', text: 'x' },
}));
const correction = (id: string) => ({ id, after: ['n199'], event: replaced('a', draw(1)) });
const summaries = () => granted<{ summaries: unknown[] }>(ask, { what: 'GET /api/summaries', token: tokens.table });

test('a short log is judged at once, a long one elsewhere', async () => {
  await granted(ask, syncOf('start', tokens.table, [...match.log, { id: 'c', after: ['a'], event: replaced('a', draw(2)) }]));
  expect((await summaries()).summaries).toHaveLength(1);
  expect(asked).toBe(0);
  await granted(ask, syncOf('start', tokens.table, notes, 300));
  await granted(ask, syncOf('start', tokens.table, [correction('d')], 300));
  expect((await summaries()).summaries).toHaveLength(1);
  expect(asked).toBe(2);
});

test('if that takes too long, the corrections are refused and the match has no summary; if too much waits, the caller waits', async () => {
  elsewhere = () => Promise.reject(new TooMuchWork('slow'));
  const tangled = await answerTo(ask, syncOf('start', tokens.table, [correction('e')], 300));
  expect(tangled).toMatchObject({ status: 422, json: { error: { code: 'tooTangled' } } });
  // A referee needs no judging.
  await granted(ask, syncOf('start', tokens.referee, [correction('e')], 300));
  expect((await summaries()).summaries).toEqual([]);
  elsewhere = () => Promise.reject(new TooMuchWork('busy'));
  const busy = await ask(syncOf('start', tokens.table, [correction('f')], 300));
  expect([busy.status, busy.headers.get('Retry-After')]).toEqual([429, '10']);
});
