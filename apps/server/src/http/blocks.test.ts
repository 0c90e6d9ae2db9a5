import { type Entry, type MatchEvent, LOG_VERSION } from '@tenbo/ledger';
import { presets } from '@tenbo/engine';
import { afterAll, expect, test } from 'vitest';

import { kept, replaced, tsumo } from '../../../../fixtures/logs.ts';
import { LONGEST, blockedServer } from '../../testing/blocks.ts';
import { granted, newEvent, newLog, seatedEvent, syncOf } from '../../testing/club.ts';

const server = await blockedServer();
const { ask, blockBy } = server;
afterAll(() => server.stop());

const LATEST = 2 ** 31 - 1;
const { tokens, newLink } = await newEvent(ask);
const list = <T>(length: number, make: (i: number) => T) => Array.from({ length }, (_, i) => make(i));
const note = (text: string): MatchEvent => ({ type: 'noteAdded', text });
const hand = (i: number) => tsumo(((i % 4) + 0) as 0, { han: 1 + (i % 4), fu: 30 });
const oneByOne = (log: string, count: number, event: (i: number) => MatchEvent, name: string, first = log) =>
  list(count, (i): Entry => ({ id: `${name}${i}`, after: [i === 0 ? first : `${name}${i - 1}`], event: event(i) }));

/** A new log of a new table, with entries after its start. @returns its id and the table's token */
async function logWith(entriesOf: (log: string) => readonly Entry[]) {
  const log = crypto.randomUUID();
  const { token } = await newLink({ role: 'table', table: 7 });
  await newLog(ask, token, log, 7);
  const event = { type: 'matchStarted', version: LOG_VERSION, rules: presets.ema2016, players: ['a', 'b', 'c', 'd'] } as const;
  const all = [{ id: log, after: [], event }, ...entriesOf(log)];
  for (let from = 0; from < all.length; from += 500) await granted(ask, syncOf(log, token, all.slice(from, from + 500), LATEST));
  return { log, token };
}

/** Corrections of one entry, each made by somebody who had seen the one before. */
const corrections = (of: string, last: string, name: string) => oneByOne('', 500, (i) => replaced(of, hand(i)), name, last);

/** Hands, each with a correction written apart from all hands after it. */
const apart = (count: number) => (log: string) => [
  ...oneByOne(log, count, hand, 'h'),
  ...list(count - 2, (i): Entry => ({ id: `d${i}`, after: [`h${i}`], event: replaced(`h${i}`, hand(i + 1)) })),
];

test('500 corrections of the last hand, after 2,000 notes, block no other request', async () => {
  const { log, token } = await logWith((start) => [
    { id: 'h', after: [start], event: hand(0) },
    ...oneByOne(start, 2_000, () => note('x'), 'n', 'h'),
  ]);
  let last = 'n1999';
  expect(
    await blockBy(async (nth) => {
      const sent = corrections('h', last, `c${nth}-`);
      await granted(ask, syncOf(log, token, sent, LATEST));
      last = sent.at(-1)?.id ?? '';
    }),
  ).toBeLessThan(LONGEST);
});

test('nor do corrections and summaries of a match whose copies were written apart', async () => {
  expect(
    await blockBy(async () => {
      const { log, token } = await logWith(apart(300));
      await ask(syncOf(log, token, corrections('h299', 'h299', 'c'), LATEST));
      await ask(syncOf(log, token, [{ id: 'k', after: list(298, (i) => `d${i}`), event: kept('h299') }], LATEST));
      await granted(ask, { what: 'GET /api/summaries', token });
    }),
  ).toBeLessThan(LONGEST);
});

test.each([
  ['short', 500, 1_700],
  ['long', 48, 19_000],
])('nor does a megabyte of %s entries, sent or read', async (_, count, length) => {
  const { log, token } = await logWith(() => []);
  const entries = (nth: number) => oneByOne(log, count, () => note('x'.repeat(length)), `${nth}-`);
  expect(await blockBy((nth) => granted(ask, syncOf(log, token, entries(nth), LATEST)))).toBeLessThan(LONGEST);
  expect(await blockBy(() => granted(ask, syncOf(log, token)))).toBeLessThan(LONGEST);
});

test('nor do many faulty entries, or a body with many parts', async () => {
  const { log, token } = await logWith(() => []);
  const faulty = list(500, () => ({ id: 'x', after: list(60, () => 5), event: { type: 'handEnded', hand: list(60, () => 5) } }));
  expect(await blockBy(() => ask(syncOf(log, token, faulty, LATEST)))).toBeLessThan(LONGEST);
  const body = { after: 0, entries: [], device: 'x', ...Object.fromEntries(list(60_000, (i) => [`k${i}`, 0])) };
  expect(await blockBy(() => ask({ what: `POST /api/logs/${log}/sync`, token, body }))).toBeLessThan(LONGEST);
  const wide = `{"after":0,"device":"x","entries":[${'[],'.repeat(300_000)}[]]}`;
  expect(await blockBy(() => ask({ what: `POST /api/logs/${log}/sync`, token, body: wide }))).toBeLessThan(LONGEST);
});

test('nor do acts of a tournament, nor the summaries of a whole event', async () => {
  const { token, event: _ } = await granted<{ token: string; event: string }>(ask, {
    what: 'POST /api/events',
    token: tokens.server,
  });
  const act = (nth: number) =>
    list(500, (i) => ({
      id: `a${nth}-${i}`,
      at: new Date().toISOString(),
      act: { type: 'playerEntered', player: `p${nth}-${i}` },
    }));
  expect(await blockBy((nth) => granted(ask, syncOf('tournament', token, act(nth), LATEST)))).toBeLessThan(LONGEST);
  expect(await blockBy(() => granted(ask, syncOf('tournament', token)))).toBeLessThan(LONGEST);

  for (let i = 0; i < 60; i++) {
    await newLog(ask, token, `m${i}`);
    const event = { type: 'matchStarted', version: LOG_VERSION, rules: presets.ema2016, players: ['a', 'b', 'c', 'd'] } as const;
    await granted(ask, syncOf(`m${i}`, token, [{ id: `m${i}`, after: [], event }, ...oneByOne(`m${i}`, 100, hand, 'h')], LATEST));
  }
  expect(await blockBy(() => granted(ask, { what: 'GET /api/summaries', token }))).toBeLessThan(LONGEST);
});

test('nor does a correction that only the event’s plan can allow, among thousands of acts', async () => {
  const { tokens: links, starts } = await seatedEvent(ask, { tablesCorrect: true });
  const at = new Date().toISOString();
  for (let part = 0; part < 10; part++) {
    const entered = list(500, (i) => ({ id: `${part}-${i}`, at, act: { type: 'playerEntered', player: `p${part}-${i}` } }));
    await granted(ask, syncOf('tournament', links.organiser, entered, LATEST));
  }
  const [start] = starts;
  await granted(ask, syncOf(start.id, links.table, [start, ...oneByOne(start.id, 2, hand, 'h')], LATEST));
  const correction = { id: 'c', after: ['h1'], event: replaced('h0', hand(2)) };
  expect(await blockBy(() => ask(syncOf(start.id, links.table, [correction], LATEST)))).toBeLessThan(LONGEST);
});
