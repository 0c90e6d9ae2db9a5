import { err, ok } from '@tenbo/engine';
import { type Log, parseLog, replay } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { draw, played, started } from '../../../../fixtures/logs.ts';
import type { Kept } from '../match/kept.ts';
import type { ReadMatch } from './read.ts';
import { arrivalsOf } from './merge.ts';

const stem = played(started(), ['a', draw(0)]);
const longer = played(stem, ['b', draw(1)], ['c', draw()]);
const other = played(stem, ['x', draw(2)]);

const NOTHING = { riichi: [] };
const here = (id: string, log: Log): Kept => ({ id, log: ok(log), soFar: { riichi: [3] } });
const read = (id: string | undefined, log: Log, nth = 1): ReadMatch => ({ nth, id, log, soFar: NOTHING });
const fresh = () => 'fresh';
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('a new match is added whole, with the hand in play', async () => {
  const { arrivals } = await arrivalsOf([], [read('one', longer.log)], fresh);
  expect(arrivals).toMatchObject([{ id: 'one', before: [], entries: longer.log, soFar: NOTHING, conflicts: 0 }]);
});

test('a known match gets only the entries it does not have, and keeps its hand in play', async () => {
  const { arrivals } = await arrivalsOf([here('mine', stem.log)], [read('theirs', longer.log)], fresh);
  expect(arrivals).toMatchObject([{ id: 'mine', before: stem.log, soFar: undefined }]);
  expect(ids(arrivals[0]?.entries ?? [])).toEqual(['b', 'c']);
});

test('known data changes nothing', async () => {
  expect(await arrivalsOf([here('mine', longer.log)], [read('mine', longer.log), read('mine', stem.log, 2)], fresh)).toEqual({
    arrivals: [],
    faults: [],
  });
});

test('different copies are both kept and reported, and the merged log can be read', async () => {
  const { arrivals } = await arrivalsOf([here('mine', other.log)], [read('mine', longer.log)], fresh);
  expect(arrivals[0]?.conflicts).toBe(1);
  const stored = parseLog([...other.log, ...(arrivals[0]?.entries ?? [])]);
  expect(stored.ok && replay(stored.value).conflicts.map(({ ways }) => ways.map(({ entry }) => entry))).toEqual([['b', 'x']]);
});

test('a different entry with the same id is reported, and the stored one stays', async () => {
  const changed = [...stem.log.slice(0, 1), { ...stem.log[1], at: '2026-05-01T12:00:00Z' }] as Log;
  expect(await arrivalsOf([here('mine', stem.log)], [read('mine', changed, 5)], fresh)).toEqual({
    arrivals: [],
    faults: [{ code: 'notMerged', nth: 5, error: { code: 'entryDiffers', id: 'a' } }],
  });
});

test('another match with a used id gets a new one, even if the stored match is unreadable', async () => {
  const unreadable: Kept = { id: 'one', log: err([{ code: 'notALog' }]), soFar: NOTHING };
  expect(await arrivalsOf([unreadable], [read('one', stem.log)], fresh)).toMatchObject({
    arrivals: [{ id: 'fresh', before: [] }],
  });
  expect(await arrivalsOf([], [read(undefined, stem.log)], fresh)).toMatchObject({ arrivals: [{ id: 'fresh' }] });
});

test('a match without a record gets one, even if no entry is new; an existing record stays, and a different one is reported', async () => {
  const [record, another] = [
    { name: 'a.mjlog', text: 'a' },
    { name: 'b.json', text: 'b' },
  ];
  const theirs = { ...read('theirs', stem.log), record };
  const first = await arrivalsOf([here('mine', stem.log)], [theirs, { ...theirs, nth: 2 }], fresh);
  expect(first).toMatchObject({ arrivals: [{ id: 'mine', entries: [], record }], faults: [] });
  const next = await arrivalsOf([{ ...here('mine', stem.log), record }], [{ ...theirs, nth: 3, record: another }], fresh);
  expect(next).toEqual({ arrivals: [], faults: [{ code: 'otherRecord', nth: 3 }] });
});

test('copies of one match in one file are added as one match', async () => {
  const { arrivals } = await arrivalsOf([], [read('one', stem.log), read('two', longer.log, 2)], fresh);
  expect(arrivals.map(({ id, before, entries }) => [id, before.length, ids(entries)])).toEqual([
    ['one', 0, ['start', 'a']],
    ['one', 2, ['b', 'c']],
  ]);
});
