import type { Form } from './reading.ts';
import { RANKS, WEIGHT } from './suits.ts';
import { ALL_KINDS, COPIES, KINDS, type Kind, type Tile, isHonor, isTerminal, kindOf } from './tile.ts';
import type { Hand } from './win.ts';

const SETS = 4;
const FAR = 99;

/**
 * How many tiles a hand is from tenpai (向聴数): 0 tenpai, -1 complete. The nearest of the three forms.
 * Tiles in melds are not counted as gone: a wait on them is tenpai (docs/rulings.md, "Tenpai without a tile left").
 *
 * @param hand 13 tiles, or 14 with the drawn one, each meld counting as three; fewer are read as a hand in the making
 * @example
 * shanten(unwrap(parseHand('123m 456p 789s 11z 44z')).hand); // → 0
 * shanten(unwrap(parseHand('159m 159p 159s 1234z')).hand); // → 3
 */
export function shanten(hand: Hand): number {
  const { standard, sevenPairs, thirteenOrphans } = shantenByForm(hand);
  return Math.min(standard, sevenPairs ?? FAR, thirteenOrphans ?? FAR);
}

/** The distance to each form that all rules have; seven pairs and thirteen orphans only without melds. */
export type ShantenByForm = { readonly standard: number } & {
  readonly [F in Exclude<Form, 'standard' | 'irregular'>]: number | undefined;
};

/**
 * `shanten` for each form by itself.
 *
 * @example
 * shantenByForm(unwrap(parseHand('1133557799m 113p')).hand); // → { standard: 3, sevenPairs: 0, thirteenOrphans: 9 }
 */
export function shantenByForm({ concealed, melds }: Hand): ShantenByForm {
  const counts = countKinds(concealed);
  const standard = standardShanten(counts, SETS - melds.length);
  if (melds.length > 0) return { standard, sevenPairs: undefined, thirteenOrphans: undefined };
  return { standard, sevenPairs: sevenPairsShanten(counts), thirteenOrphans: thirteenOrphansShanten(counts) };
}

/** The tiles that bring a hand nearer (受け入れ). */
export interface Acceptance {
  readonly shanten: number;
  readonly tiles: readonly TileLeft[];
  /** Tiles left of all kinds together. */
  readonly left: number;
}

/** A kind and how many of it the hand does not hold itself. */
export interface TileLeft {
  readonly kind: Kind;
  readonly left: number;
}

/**
 * The kinds that bring a hand of 13 tiles one step nearer, and how many of each the hand does not hold itself.
 *
 * @example
 * const { tiles, left } = acceptance(unwrap(parseHand('123m 456p 789s 11z 45m')).hand);
 * left; // → 7
 * formatTiles(tiles.map((tile) => tile.kind)); // → '36m'
 */
export function acceptance(hand: Hand): Acceptance {
  const now = shanten(hand);
  const held = countKinds([...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)]);
  const tiles = ALL_KINDS.filter((kind) => (held[kind] as number) < COPIES && shanten(withTile(hand, kind)) < now).map(
    (kind) => ({
      kind,
      left: COPIES - (held[kind] as number),
    }),
  );
  return { shanten: now, tiles, left: tiles.reduce((sum, tile) => sum + tile.left, 0) };
}

export function withTile(hand: Hand, tile: Tile): Hand {
  return { ...hand, concealed: [...hand.concealed, tile] };
}

function countKinds(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const tile of tiles) (counts[kindOf(tile)] as number)++;
  return counts;
}

/** One less than the fewest tiles to add so that the hand holds all its sets and a pair. */
function standardShanten(counts: Uint8Array, sets: number): number {
  let sum = [0, FAR, FAR, FAR, FAR, FAR, FAR, FAR, FAR, FAR];
  for (let suit = 0; suit < 4; suit++)
    sum = together(sum, suitNeeds(counts.subarray(suit * RANKS, suit * RANKS + RANKS), suit < 3));
  return (sum[needIndex(sets, 1)] as number) - 1;
}

/** Tiles missing for so many sets, with a pair or without, are kept as ten numbers. */
function needIndex(sets: number, pairs: number): number {
  return 2 * sets + pairs;
}

function together(one: readonly number[], other: readonly number[]): number[] {
  const sum = Array<number>(one.length).fill(FAR);
  for (let sets = 0; sets <= SETS; sets++) {
    for (let mine = 0; mine <= sets; mine++) {
      const rest = sets - mine;
      const at = (pair: number, minePair: number) =>
        (one[needIndex(mine, minePair)] as number) + (other[needIndex(rest, pair - minePair)] as number);
      sum[needIndex(sets, 0)] = Math.min(sum[needIndex(sets, 0)] as number, at(0, 0));
      sum[needIndex(sets, 1)] = Math.min(sum[needIndex(sets, 1)] as number, at(1, 0), at(1, 1));
    }
  }
  return sum;
}

const needs = new Map<number, readonly number[]>();

/** The fewest tiles a suit lacks for 0–4 sets without and with a pair; each suit is worked out once. */
function suitNeeds(counts: Uint8Array, inSuit: boolean): readonly number[] {
  const key = counts.reduce((sum, n, rank) => sum + n * (WEIGHT[rank] as number), inSuit ? 0 : 5 ** RANKS);
  const known = needs.get(key);
  if (known) return known;
  const found = searchNeeds(counts, inSuit);
  needs.set(key, found);
  return found;
}

/**
 * Goes through a suit rank by rank. What the ranks so far hold of the sets wanted, and how many runs go on into the next two, is
 * a state; kept for each state is the fewest tiles that were missing on the way to it.
 */
function searchNeeds(counts: Uint8Array, inSuit: boolean): readonly number[] {
  let states: ReadonlyMap<number, number> = new Map([[stateOf(0, 0, 0, 0), 0]]);
  for (let rank = 0; rank < counts.length; rank++) {
    states = nextStates(states, counts[rank] as number, inSuit && rank < RANKS - 2);
  }
  const best = Array<number>(2 * SETS + 2).fill(FAR);
  for (const [state, missing] of states) {
    const index = needIndex(setsOf(state), pairsOf(state));
    best[index] = Math.min(best[index] as number, missing);
  }
  return best;
}

function nextStates(states: ReadonlyMap<number, number>, held: number, mayBegin: boolean): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  for (const [state, missing] of states) {
    for (const { runs, triplets, pairs } of mayBegin ? WITH_RUNS : WITHOUT_RUNS) {
      const sets = setsOf(state) + runs + triplets;
      const tiles = runs + runsBefore(state) + runsTwoBefore(state) + 3 * triplets + 2 * pairs;
      if (sets > SETS || pairsOf(state) + pairs > 1 || tiles > COPIES) continue;
      const after = stateOf(pairsOf(state) + pairs, sets, runs, runsBefore(state));
      const cost = missing + Math.max(0, tiles - held);
      if (cost < (next.get(after) ?? FAR)) next.set(after, cost);
    }
  }
  return next;
}

/** What may begin at a rank, as far as its four tiles go. */
const WITH_RUNS = [0, 1, 2, 3, 4].flatMap((runs) =>
  [0, 1].flatMap((triplets) => [0, 1].map((pairs) => ({ runs, triplets, pairs }))),
);
const WITHOUT_RUNS = WITH_RUNS.filter(({ runs }) => runs === 0);

function stateOf(pairs: number, sets: number, runs: number, before: number): number {
  return pairs | (sets << 1) | (runs << 4) | (before << 7);
}

const pairsOf = (state: number) => state & 1;
const setsOf = (state: number) => (state >> 1) & 7;
const runsBefore = (state: number) => (state >> 4) & 7;
const runsTwoBefore = (state: number) => state >> 7;

function sevenPairsShanten(counts: Uint8Array): number {
  const kinds = counts.filter((n) => n > 0).length;
  const pairs = counts.filter((n) => n >= 2).length;
  return 6 - pairs + Math.max(0, 7 - kinds);
}

function thirteenOrphansShanten(counts: Uint8Array): number {
  const outside = ALL_KINDS.filter((kind) => isHonor(kind) || isTerminal(kind)).map((kind) => counts[kind] as number);
  return 13 - outside.filter((n) => n > 0).length - (outside.some((n) => n >= 2) ? 1 : 0);
}
