import { formatHand, presets } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { part, partOf } from '../../fixtures/effort.ts';
import { peerDistance } from '../../bench/majiang.ts';
import { seeded } from '../../fixtures/wins.ts';
import { distanceBy, kindsOf, randomHand } from './hands.ts';
import { distanceToNearest } from './nearest-hand.ts';
import { distanceInSuit, handsInSuit } from './one-suit.ts';

const { standard, tenhouSanma } = presets;

describe('distance and acceptance of random hands', () => {
  test('another engine agrees', () => {
    const choose = seeded(16);
    for (let i = 0; i < part(4000); i++) {
      const hand = randomHand(kindsOf(standard), choose);
      expect([formatHand(hand), distanceBy(hand, standard)]).toEqual([formatHand(hand), peerDistance(hand)]);
    }
  });

  test.each([standard, tenhouSanma])('the distance is that to the nearest complete hand: $id', (rules) => {
    const kinds = kindsOf(rules);
    const choose = seeded(17);
    for (let i = 0; i < part(100); i++) {
      const hand = randomHand(kinds, choose);
      expect([formatHand(hand), distanceBy(hand, rules)]).toEqual([formatHand(hand), distanceToNearest(hand, kinds)]);
    }
  });
});

describe('distance and acceptance of hands of one suit', () => {
  const all = (tiles: number) => [...handsInSuit(2, tiles)];

  test('of one tile and of four, with melds: the engine, a breadth-first search and the nearest complete hand agree', () => {
    expect([1, 4, 7, 10, 13].map((tiles) => all(tiles).length)).toEqual([9, 495, 6030, 32_211, 93_600]);
    for (const hand of [...all(1), ...all(4)]) {
      const found = distanceInSuit(hand);
      expect([formatHand(hand), distanceBy(hand, standard)]).toEqual([formatHand(hand), found]);
      expect([formatHand(hand), distanceToNearest(hand, kindsOf(standard))]).toEqual([formatHand(hand), found]);
    }
  });

  test('some of thirteen tiles', () => {
    const hands = partOf(all(13).filter((_, nth) => nth % 500 === 0));
    for (const hand of hands) {
      const nearest = distanceToNearest(hand, kindsOf(standard));
      expect([formatHand(hand), distanceBy(hand, standard)]).toEqual([formatHand(hand), nearest]);
    }
    expect(hands.length).toBe(part(188));
  });
});
