import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { flowsOf, settleHand, sticksOf } from './payments.ts';

test('hand and honba add up to one flow; riichi sticks go to the table and come from it', () => {
  const win = { winner: 1, basePoints: 2000, pao: [], chips: 0 } as const;
  const hand = { riichi: [1], outcome: { kind: 'tsumo', win } } as const;
  expect(flowsOf(settleHand(hand, { kyoku: 0, honba: 2, sticks: 1 }, presets.standard))).toEqual([
    { from: 1, to: 'table', points: 1000 },
    { from: 0, to: 1, points: 4200 },
    { from: 2, to: 1, points: 2200 },
    { from: 3, to: 1, points: 2200 },
    { from: 'table', to: 1, points: 2000 },
  ]);
});

test('two players who pay each other are two flows', () => {
  const one = { from: 0, to: 1, points: 1000, for: 'hand' } as const;
  expect(flowsOf([one, { ...one, from: 1, to: 0 }, one])).toEqual([
    { from: 0, to: 1, points: 2000 },
    { from: 1, to: 0, points: 1000 },
  ]);
});

test.each([
  [100, [0, 0, 0, 1]],
  [1000, [0, 0, 1, 0]],
  [5000, [0, 1, 0, 0]],
  [8000, [0, 1, 3, 0]],
  [26_600, [2, 1, 1, 6]],
])('%i points are so many sticks of 10,000, 5,000, 1,000 and 100', (points, sticks) => {
  expect(sticksOf(points)).toEqual(sticks);
});
