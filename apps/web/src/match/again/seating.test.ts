import { presets } from '@tenbo/engine';
import type { Match } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { played } from '../night/testing.ts';
import { type Seating, seatsAgain, startAgain } from './seating.ts';

const THREE = { players: ['Aki', 'Ben', 'Chie'], rules: presets.majsoulSanma, points: [50_000, 40_000, 15_000] };

/** The players of the next match, in turn from its first dealer. */
const again = (match: Match, seating: Seating) => startAgain(match, seatsAgain(seating, match.state))?.players;

test('last deals: the last one is the first dealer, and everyone stays where they sit', () => {
  expect(again(played({ points: [25_000, 9000, 31_000, 35_000] }), 'lastDeals')).toEqual(['Ben', 'Chie', 'Dai', 'Aki']);
});

test('of two who are last with equal points, the one who dealt later is last, as in the settlement', () => {
  expect(again(played({ points: [20_000, 40_000, 20_000, 20_000] }), 'lastDeals')?.[0]).toBe('Dai');
});

test('three players turn too', () => {
  expect(again(played(THREE), 'lastDeals')).toEqual(['Chie', 'Aki', 'Ben']);
});

test('the same seats are the same seats', () => {
  expect(again(played({ points: [1000, 9000, 45_000, 45_000] }), 'same')).toEqual(['Aki', 'Ben', 'Chie', 'Dai']);
});

test('drawn: every player has one seat, and every order comes up', () => {
  const drawn = Array.from({ length: 200 }, () => again(played(THREE), 'drawn') ?? []);
  for (const players of drawn) expect(players.toSorted()).toEqual(THREE.players);
  expect(new Set(drawn.map((players) => players.join())).size).toBe(6);
});

test('the rules stay, and starting points go with their player', () => {
  const match = played({ rules: presets.ema2016, points: [30_000, 25_000, 30_000, 30_000] });
  expect(startAgain(match, [1, 2, 3, 0])).toEqual({
    rules: presets.ema2016,
    players: ['Ben', 'Chie', 'Dai', 'Aki'],
    scores: [25_000, 30_000, 30_000, 30_000],
  });
});

test('points that the rules give everyone are not written down', () => {
  expect(startAgain(played({}), [0, 1, 2, 3])).not.toHaveProperty('scores');
});
