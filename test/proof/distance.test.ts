import { formatHand, presets } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { peerDistance } from '../../bench/majiang.ts';
import { seeded } from '../../fixtures/wins.ts';
import { distanceBy, kindsOf, randomHand } from './hands.ts';
import { distanceToNearest } from './nearest-hand.ts';

const { standard, tenhouSanma } = presets;

describe('distance and acceptance of random hands', () => {
  test('another engine gives 4,000 the same', () => {
    const choose = seeded(16);
    for (let i = 0; i < 4000; i++) {
      const hand = randomHand(kindsOf(standard.tiles), choose);
      expect([formatHand(hand), distanceBy(hand, standard.tiles)]).toEqual([formatHand(hand), peerDistance(hand)]);
    }
  });

  test.each([standard, tenhouSanma])('100 differ from the nearest complete hand by as many tiles: $id', ({ tiles }) => {
    const kinds = kindsOf(tiles);
    const choose = seeded(17);
    for (let i = 0; i < 100; i++) {
      const hand = randomHand(kinds, choose);
      expect([formatHand(hand), distanceBy(hand, tiles)]).toEqual([formatHand(hand), distanceToNearest(hand, kinds)]);
    }
  });
});
