import type { Hand, Kind, Meld } from '@tenbo/engine';

import { SUIT, type Shape } from './enumeration/shapes.ts';
import type { Distance } from './hands.ts';
import { missingForOrphans, missingForPairs } from './nearest-hand.ts';

const RANKS = 9;
const SETS = 4;
const COPIES = 4;
const BASE = COPIES + 1;
const WEIGHTS = Array.from({ length: RANKS }, (_, rank) => BASE ** rank);
const ALL_COUNTS = BASE ** RANKS;
const UNREACHED = 255;
/** The first honour. */
const HONORS = 3 * RANKS;
const EVERY_KIND = Array.from({ length: 34 }, (_, kind) => kind as Kind);

/**
 * For a number of sets, with or without a pair, the number of missing tiles for each collection of one suit: a breadth-first search from the shapes
 * outwards. A collection with one tile more needs no more than the original; one with a tile less needs at most one more.
 */
class Missing {
  /** Computed when first asked for, because each search takes a while. */
  readonly #of: Uint8Array[] = [];

  /** The fewest tiles of any kind missing for a number of sets and a pair; `outside` is whether a lone tile of another suit is held. */
  forSets(counts: number, sets: number, outside: boolean): number {
    let fewest = UNREACHED;
    for (let inSuit = 0; inSuit <= sets; inSuit++) {
      for (const pair of [0, 1]) {
        const elsewhere = 3 * (sets - inSuit) + 2 * (1 - pair);
        const missing = (this.#for(inSuit, pair)[counts] as number) + elsewhere;
        fewest = Math.min(fewest, missing - (outside && elsewhere > 0 ? 1 : 0));
      }
    }
    return fewest;
  }

  #for(sets: number, pair: number): Uint8Array {
    const shapes = (pair === 1 ? SUIT.setsAndPair : SUIT.sets)[sets] as readonly Shape[];
    return (this.#of[2 * sets + pair] ??= searched(shapes));
  }
}

function searched(shapes: readonly Shape[]): Uint8Array {
  const missing = new Uint8Array(ALL_COUNTS).fill(UNREACHED);
  const reached = new Int32Array(ALL_COUNTS);
  let end = 0;
  const reach = (counts: number, many: number) => {
    if (missing[counts] !== UNREACHED) return;
    missing[counts] = many;
    reached[end++] = counts;
  };
  for (const shape of shapes) reach(weighed(shape), 0);
  for (let [many, begin] = [0, 0]; begin < end; many++) {
    // The list grows during the loop: a collection with one tile more has as many missing.
    for (let at = begin; at < end; at++) {
      const counts = reached[at] as number;
      let rest = counts;
      for (const weight of WEIGHTS) {
        if (rest % BASE < COPIES) reach(counts + weight, many);
        rest = Math.trunc(rest / BASE);
      }
    }
    const endOfMany = end;
    for (; begin < endOfMany; begin++) {
      const counts = reached[begin] as number;
      let rest = counts;
      for (const weight of WEIGHTS) {
        if (rest % BASE > 0) reach(counts - weight, many + 1);
        rest = Math.trunc(rest / BASE);
      }
    }
  }
  return missing;
}

function weighed(shape: Shape): number {
  return shape.reduce((sum, count, rank) => sum + count * (WEIGHTS[rank] as number), 0);
}

const missing = new Missing();

/** The distance of a hand whose concealed tiles are of one suit and whose melds are triplets of honours, and the kinds that reduce it. */
export function distanceInSuit(hand: Hand): Distance {
  const held = Array<number>(34).fill(0);
  for (const tile of hand.concealed) (held[tile] as number)++;
  const called = new Set(hand.melds.map(({ tiles }) => tiles[0] as Kind));
  const fewest = missingFrom(held, called.size);
  const nearer = EVERY_KIND.filter((kind) => (held[kind] as number) < COPIES && missingWith(kind) < fewest);
  return { shanten: fewest - 1, nearer };

  function missingWith(kind: Kind): number {
    return missingFrom(held.with(kind, (held[kind] as number) + 1), called.size);
  }
}

function missingFrom(held: readonly number[], melds: number): number {
  const suits = [0, 1, 2].map((suit) => held.slice(RANKS * suit, RANKS * (suit + 1)));
  const sizes = [...suits, held.slice(27)].map((counts) => counts.reduce((sum, count) => sum + count, 0));
  const suit = sizes.indexOf(Math.max(...sizes));
  const isOutside = sizes.some((size, other) => other !== suit && size > 0);
  const standard = missing.forSets(weighed(suits[suit] as Shape), SETS - melds, isOutside);
  return melds > 0 ? standard : Math.min(standard, missingForPairs(held, EVERY_KIND), missingForOrphans(held));
}

/** Every hand with this many concealed tiles, all of one suit; triplets of honours complete it to 13. */
export function* handsInSuit(suit: number, tiles: number): Generator<Hand> {
  const melds = EVERY_KIND.slice(HONORS, HONORS + Math.floor((SETS * 3 + 1 - tiles) / 3)).map((kind): Meld => {
    return { type: 'pon', tiles: [kind, kind, kind] };
  });
  yield* taken(0, tiles);

  function* taken(rank: number, left: number, concealed: readonly Kind[] = []): Generator<Hand> {
    if (left === 0) yield { concealed, melds };
    if (left === 0 || rank === RANKS) return;
    const kind = (suit * RANKS + rank) as Kind;
    for (let copies = 0; copies <= Math.min(COPIES, left); copies++) {
      yield* taken(rank + 1, left - copies, [...concealed, ...Array<Kind>(copies).fill(kind)]);
    }
  }
}
