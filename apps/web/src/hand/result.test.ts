import {
  type Explanation,
  type WinRecord,
  WINDS,
  createScorer,
  formatTiles,
  parseTiles,
  presets,
  unwrap,
  withRule,
} from '@tenbo/engine';
import { flowsOf } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { withText } from './drafted.ts';
import { answerOf } from './judge.ts';
import { type Draft, EMPTY } from './draft.ts';
import { valueLines } from './line-terms.ts';
import { paidFor } from '../boxes/payments.ts';

const SEATS = { E: 'East', S: 'South', W: 'West', N: 'North' };

const scorer = createScorer(presets.standard);

function scored(text: string, changes: Partial<Draft> = {}) {
  const answer = answerOf(unwrap(withText({ ...EMPTY, seat: 'S', ...changes }, text)), scorer);
  if (answer.is !== 'scored') throw new Error(answer.is);
  return answer;
}

/** How much each player pays in total, and the table. */
function payersOf(record: WinRecord, explanation: Explanation) {
  return flowsOf(paidFor(record, explanation, SEATS).transfers).map(({ from, points }) => [
    from === 'table' ? from : WINDS[from],
    points,
  ]);
}

/** Pinfu, tanyao, a red five: by ron 3 han 30 fu, by tsumo 4 han 20 fu. */
const PINFU = '234m406p567s88s67m+8m';

test('for a ron the discarder pays with honba, and sticks come from the table', () => {
  const { record, explanation } = scored(PINFU, { table: { honba: 2, riichiSticks: 1 } });
  const { transfers, seats } = paidFor({ ...record, discarder: 'W' }, explanation, SEATS);
  const [south, west] = [1, 2];
  expect(flowsOf(transfers)).toEqual([
    { from: west, to: south, points: 4500 },
    { from: 'table', to: south, points: 1000 },
  ]);
  expect(seats.map(({ after }) => after)).toEqual([25000, 30500, 20500, 25000]);
});

test('for a tsumo everyone pays, and the dealer more', () => {
  const { record, explanation } = scored(PINFU, { by: 'tsumo' });
  expect(payersOf(record, explanation)).toEqual([
    ['E', 2600],
    ['W', 1300],
    ['N', 1300],
  ]);
  const { seats } = paidFor(record, explanation, SEATS);
  expect(seats.map(({ before, after }) => after - before)).toEqual([-2600, 5200, -1300, -1300]);
});

test('with wareme, the player at the break pays and gains double', () => {
  const played = withRule(presets.standard, 'payments.wareme', 'withHonba');
  const table = { honba: 2, riichiSticks: 1 };
  const pointsOf = (changes: Partial<Draft>, rules = played) => {
    const { record, explanation } = scored(PINFU, { table, ...changes });
    return payersOf({ ...record, rules }, explanation);
  };
  expect(pointsOf({ from: 'W', wareme: 'W' })).toEqual([
    ['W', 9000],
    ['table', 1000],
  ]);
  expect(pointsOf({ from: 'W', wareme: 'S' })).toEqual([
    ['W', 9000],
    ['table', 1000],
  ]);
  expect(pointsOf({ from: 'W', wareme: 'N' })).toEqual([
    ['W', 4500],
    ['table', 1000],
  ]);
  expect(pointsOf({ wareme: 'E' })).toEqual([
    ['W', 4500],
    ['table', 1000],
  ]);
  expect(pointsOf({ from: 'W', wareme: 'W' }, presets.standard)).toEqual([
    ['W', 4500],
    ['table', 1000],
  ]);
});

test.each([
  ['a dragon lights its triplet', '23446m88s [555z] [666z] +5m', 0, '5z'],
  ['another dragon lights its own', '23446m88s [555z] [666z] +5m', 1, '6z'],
  ['two equal runs light together', '223344m567p88s67s+5s', 1, '223344m'],
  ['three runs of the same ranks light together', '234m234p234s88s67s+8s', 1, '234m234p234s'],
  ['a straight', '123456789m11p67s+8s', 1, '123456789m'],
  ['a yaku of the whole hand', '234m456p567s88s67m+8m', 0, ''],
])('%s', (_, text, line, tiles) => {
  const { explanation } = scored(text);
  expect(formatTiles(valueLines(explanation)[line]?.tiles ?? [])).toBe(tiles);
});

test('dora and red fives come after the yaku', () => {
  const { explanation } = scored(PINFU, { dora: unwrap(parseTiles('3p')) });
  expect(explanation.yaku.map(([id]) => id)).toEqual(['pinfu', 'tanyao']);
  expect(valueLines(explanation).map(({ tiles }) => formatTiles(tiles))).toEqual(['', '', '4p', '0p']);
});

test('a line of fu lights up its triplet, the wait its run', () => {
  const { explanation } = scored('23446m88s [555z] [666z] +5m');
  const lines = explanation.fuItems.map(({ tiles }) => formatTiles(tiles));
  expect(explanation.fuItems.map(({ code }) => code)).toEqual(['base', 'triplet', 'triplet', 'wait']);
  expect(lines).toEqual(['', '5z', '6z', '456m']);
});
