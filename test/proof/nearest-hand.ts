import type { Hand, Kind } from '@tenbo/engine';

import type { Distance } from './hands.ts';

const PAIRS = 7;

/**
 * The distance of a hand without tables or shortcuts: the fewest tiles by which any complete hand differs from it, minus one. A kind may be
 * used four times. A kind is accepted if it is not held four times yet and one more of it reduces the distance.
 */
export function distanceToNearest(hand: Hand, kinds: readonly Kind[]): Distance {
  const held = countsOf(hand.concealed);
  const owned = countsOf([...hand.concealed, ...hand.melds.flatMap(({ tiles }) => tiles)]);
  const missing = missingTiles(held, hand.melds.length, kinds);
  const nearer = kinds.filter((kind) => {
    if ((owned[kind] as number) >= 4) return false;
    return missingTiles(held.with(kind, (held[kind] as number) + 1), hand.melds.length, kinds) < missing;
  });
  return { shanten: missing - 1, nearer };
}

function countsOf(tiles: readonly number[]): number[] {
  const counts = Array<number>(34).fill(0);
  for (const kind of tiles) (counts[kind] as number)++;
  return counts;
}

function missingTiles(held: readonly number[], melds: number, kinds: readonly Kind[]): number {
  const regular = missingForSets(held, 4 - melds, new Set(kinds));
  return melds > 0 ? regular : Math.min(regular, missingForPairs(held, kinds), missingForOrphans(held));
}

/** Everything decided before a kind, as one number: runs that began two kinds below and one below, 0–4 each; sets, 0–4; whether there is a pair. */
const STATES = 5 * 5 * 5 * 2;
const stateOf = (twoBelow: number, oneBelow: number, sets: number, pair: number) =>
  ((twoBelow * 5 + oneBelow) * 5 + sets) * 2 + pair;

const NEVER = 99;

/**
 * Goes through the kinds in order. For every combination of decisions up to a kind it keeps the fewest tiles that are missing. At each kind
 * some runs, perhaps a triplet and perhaps the pair begin; together with the runs from below they use at most four tiles.
 */
function missingForSets(held: readonly number[], most: number, kinds: ReadonlySet<number>): number {
  let best = new Uint8Array(STATES).fill(NEVER);
  best[stateOf(0, 0, 0, 0)] = 0;
  for (let kind = 0; kind < 34; kind++) {
    const next = new Uint8Array(STATES).fill(NEVER);
    const isRunPossible = kind < 27 && kind % 9 < 7 && [0, 1, 2].every((step) => kinds.has(kind + step));
    const mostRuns = isRunPossible ? 4 : 0;
    const mostTriplets = kinds.has(kind) ? 1 : 0;
    for (let state = 0; state < STATES; state++) {
      const missing = best[state] as number;
      if (missing === NEVER) continue;
      const pairBefore = state % 2;
      const setsBefore = Math.floor(state / 2) % 5;
      const oneBelow = Math.floor(state / 10) % 5;
      const twoBelow = Math.floor(state / 50);
      for (let runs = 0; runs <= mostRuns; runs++) {
        for (let triplets = 0; triplets <= mostTriplets; triplets++) {
          for (let pair = pairBefore; pair <= Math.max(pairBefore, mostTriplets); pair++) {
            const used = twoBelow + oneBelow + runs + 3 * triplets + 2 * (pair - pairBefore);
            const sets = setsBefore + runs + triplets;
            if (used > 4 || sets > most) continue;
            const after = stateOf(oneBelow, runs, sets, pair);
            next[after] = Math.min(next[after] as number, missing + Math.max(0, used - (held[kind] as number)));
          }
        }
      }
    }
    best = next;
  }
  return best[stateOf(0, 0, most, 1)] as number;
}

export function missingForPairs(held: readonly number[], kinds: readonly Kind[]): number {
  const best = kinds.map((kind) => Math.min(2, held[kind] as number)).toSorted((one, other) => other - one);
  return 2 * PAIRS - best.slice(0, PAIRS).reduce((sum, count) => sum + count, 0);
}

export function missingForOrphans(held: readonly number[]): number {
  const orphans = held.filter((_, kind) => kind >= 27 || kind % 9 === 0 || kind % 9 === 8);
  return orphans.filter((count) => count === 0).length + (orphans.some((count) => count > 1) ? 0 : 1);
}
