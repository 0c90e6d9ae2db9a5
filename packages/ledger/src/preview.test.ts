import { unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { draw, handEnded, next, played, replaced, ron, started, undone } from '../../../fixtures/logs.ts';
import { type Match, changes, mergeLogs, preview, replay } from './index.ts';

// After b Aki has 1,000 points left, and lays them as a stick in c.
const broke = played(
  started(),
  ['a', ron(1, 0, { limit: 'baiman' })],
  ['b', ron(2, 0, { limit: 'mangan' })],
  ['c', handEnded({ riichi: [0], outcome: { kind: 'exhaustiveDraw', tenpai: [0, 1, 2, 3] } })],
);

test('a new hand adds a line', () => {
  const { hands, aside } = unwrap(preview(broke, next(broke, 'd', draw())));
  expect(hands.map(({ entry, before, after }) => [entry, before, after?.before.kyoku])).toEqual([['d', undefined, 2]]);
  expect(aside).toEqual([]);
});

test('taking back a hand removes its line and changes those after it', () => {
  const { hands } = unwrap(preview(broke, next(broke, 'd', undone('a'))));
  expect(hands.map(({ entry, before, after }) => [entry, before?.scores, after?.scores])).toEqual([
    ['a', [9000, 41_000, 25_000, 25_000], undefined],
    ['b', [1000, 41_000, 33_000, 25_000], [17_000, 25_000, 33_000, 25_000]],
    ['c', [0, 41_000, 33_000, 25_000], [16_000, 25_000, 33_000, 25_000]],
  ]);
});

test('taking back one of two equal hands removes that one', () => {
  const twice = played(started(), ['a', draw(0)], ['b', draw(0)]);
  const { hands } = unwrap(preview(twice, next(twice, 'c', undone('b'))));
  expect(hands.map(({ entry, before, after }) => [entry, before?.entry, after])).toEqual([['b', 'b', undefined]]);
});

test('a correction after which a later hand no longer fits names it with the reason', () => {
  const { hands, aside } = unwrap(preview(broke, next(broke, 'd', replaced('b', ron(2, 0, { limit: 'mangan' })))));
  expect([hands, aside]).toEqual([[], []]);
  const worse = handEnded({
    riichi: [3],
    outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 3, value: { points: { discarder: 8000 } } }] },
  });
  const more = unwrap(preview(broke, next(broke, 'd', replaced('a', ron(1, 0, { yakuman: 1 })))));
  expect(more.aside.map(({ entry, errors }) => [entry.id, errors[0]?.code])).toEqual([
    ['b', 'matchOver'],
    ['c', 'matchOver'],
  ]);
  expect(unwrap(preview(broke, next(broke, 'd', replaced('b', worse)))).hands.map(({ entry }) => entry)).toEqual(['b', 'c']);
});

test('an entry set aside earlier is not listed again', () => {
  const over = played(broke, ['d', replaced('a', ron(1, 0, { yakuman: 1 }))]);
  expect(unwrap(preview(over, next(over, 'e', { type: 'noteAdded', text: 'tea' }))).aside).toEqual([]);
});

test('an impossible entry is refused without a preview', () => {
  expect(preview(broke, next(broke, 'd', undone('x')))).toEqual({ ok: false, error: [{ code: 'noSuchEntry', entry: 'x' }] });
});

test('a hand that another copy entered too may have its id after a merge, but has not changed', () => {
  const mine = played(started(), ['p', draw(1)], ['q', draw(2)]);
  const theirs = played(started(), ['a', draw(1)], ['b', draw(2)], ['c', draw(3)]);
  const log = unwrap(mergeLogs(mine.log, theirs.log));
  const both: Match = { log, state: replay(log) };
  expect(both.state.hands.map(({ entry }) => entry)).toEqual(['a', 'b', 'c']);
  expect(changes(mine.state, both).hands.map(({ entry, before }) => [entry, before])).toEqual([['c', undefined]]);
});
