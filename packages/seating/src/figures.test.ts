import { describe, expect, test } from 'vitest';

import { IS_WHOLE } from '../../../fixtures/effort.ts';
import { seatBalanced } from './balanced.ts';
import { certify } from './certificate.ts';
import type { Round } from './field.ts';
import { Random } from './cooling.ts';
import { seatSwiss } from './swiss.ts';

/** Players, rounds, and the most repeats and repeated visits that a plan may have. `npm run bench -- seating` tries more sizes. */
const BALANCED = [
  [16, 5, 0, 32],
  [20, 5, 0, 0],
  [24, 6, 0, 20],
  [28, 7, 0, 0],
  [40, 8, 0, 21],
  [12, 4, 17, 18],
] as const;
const LARGE = [
  [28, 9, 0, 56],
  [32, 8, 0, 0],
  [32, 9, 0, 32],
  [64, 8, 0, 0],
  [80, 10, 0, 0],
  [84, 9, 0, 0],
  [100, 10, 0, 0],
  [160, 12, 0, 0],
] as const;

test.each([...BALANCED, ...(IS_WHOLE ? LARGE : [])])(
  '%i players, %i rounds: at most %i repeats and %i visits again, winds within 1',
  (players, rounds, repeats, visits) => {
    const plan = seatBalanced({ players }, rounds, 'figures');
    const found = certify({ players }, plan.ok ? plan.value : []);
    expect(found.repeats.value).toBeLessThanOrEqual(repeats);
    expect(found.visits.value).toBeLessThanOrEqual(visits);
    expect(found.winds.value).toBe(rounds % 4 === 0 ? 0 : 1);
    expect(found.rounds).toBe(rounds);
  },
);

/** Rounds by standing, with random results from the seed. */
function swissOf(players: number, rounds: number, seed: string): Round[] {
  const random = new Random(seed);
  const totals = new Int32Array(players);
  const played: Round[] = [];
  while (played.length < rounds) {
    const standing = [...totals.keys()].toSorted((one, other) => (totals[other] as number) - (totals[one] as number));
    const next = seatSwiss({ players, played }, standing, `${seed} ${played.length}`);
    if (!next.ok) throw new Error(next.error[0]?.code);
    played.push(next.value);
    for (const table of next.value.tables) {
      const results = random.shuffled([45, 5, -15, -35]);
      table.forEach((player, i) => (totals[player] = (totals[player] as number) + (results[i] as number)));
    }
  }
  return played;
}

describe('rounds by standing', () => {
  test('40 players meet nobody twice in 8 rounds', () => {
    expect(certify({ players: 40 }, swissOf(40, 8, 'swiss')).repeats.value).toBe(0);
  });

  test('players meet others near their place', () => {
    const standing = Array.from({ length: 80 }, (_, player) => 79 - player);
    const next = seatSwiss({ players: 80 }, standing, 'first');
    const spreads = next.ok ? next.value.tables.map((table) => Math.max(...table) - Math.min(...table)) : [];
    expect(spreads).toEqual(Array.from({ length: 20 }, () => 3));
  });

  test('the last in the standing sits out first, and nobody twice before all have', () => {
    const standing = Array.from({ length: 9 }, (_, player) => player);
    const played: Round[] = [];
    for (let r = 0; r < 9; r++) {
      const next = seatSwiss({ players: 9, played }, standing, 'nine');
      if (next.ok) played.push(next.value);
    }
    expect(played.flatMap(({ byes }) => byes)).toEqual(standing.toReversed());
  });
});
