import { expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { oneOf, randomWin, seeded } from '../../../../fixtures/wins.ts';
import { WAITING_HAND, countTiles } from '../hand/hand-tiles.ts';
import { parseHand } from '../hand/notation.ts';
import type { Hand } from '../hand/win.ts';
import { unwrap } from '../result.ts';
import { presets } from '../rules/presets/index.ts';
import { type Tile, kindOf } from '../tiles/tile.ts';
import { acceptance, waits, waitsOnOther } from './acceptance.ts';

test.each(['tenhou', 'tenhouSanma'] as const)('%s: the waits of a hand are what its distance says brings it nearer', (id) => {
  const rules = presets[id];
  const choose = seeded(5);
  const tries = cases(4000);
  let tenpai = 0;
  for (let nth = 0; nth < tries; nth++) {
    const { hand, tile } = randomWin(choose, rules);
    // Every second hand has another tile in the place of one of its own, so that it may not wait at all.
    const other = oneOf(choose, randomWin(choose, rules).hand.concealed);
    const changed: Hand = nth % 2 === 0 ? hand : { ...hand, concealed: [...hand.concealed.slice(1), other] };
    const near = acceptance(changed, rules);
    const found = waits(changed, rules);
    expect(found.ok).toBe(near.ok);
    if (!near.ok || !found.ok) continue;
    expect(found.value).toEqual(near.value.shanten === 0 ? near.value.tiles : []);
    if (found.value.length > 0) tenpai++;
    if (nth % 2 === 0) expect(found.value.map(({ kind }) => kind)).toContain(kindOf(tile));
  }
  expect(tenpai).toBeGreaterThan(tries / 2);
  expect(tenpai).toBeLessThan(0.975 * tries);
});

test('a tile that makes the fourth pair is no wait', () => {
  const { hand } = unwrap(parseHand('11m 11456789p 11s 4z'));
  expect(unwrap(waits(hand, presets.tenhou))).toEqual([]);
});

test('a tile of which the hand holds all four is no wait', () => {
  const { hand } = unwrap(parseHand('1111m 234567p 888s'));
  expect(unwrap(waits(hand, presets.tenhou))).toEqual([]);
});

test.each([
  ['between two tiles', '24m456p123789s11z +3m', false],
  ['on both sides', '23m456p123789s11z +1m', true],
  ['on both sides, of which the hand holds one four times', '23m456p789s11z (4444m) +1m', false],
  ['on one of two pairs', '22m456p123789s11z +1z', true],
])('a hand waits on a tile other than the one that came: %s', (_, text, other) => {
  const { hand, tile } = unwrap(parseHand(text));
  const counts = unwrap(countTiles(hand, presets.tenhou.tiles, WAITING_HAND));
  expect(waitsOnOther(kindOf(tile as Tile), counts, presets.tenhou.tiles)).toBe(other);
});
