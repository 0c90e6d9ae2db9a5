import type { Form } from './reading.ts';
import { RANKS, WEIGHT } from './suits.ts';
import { ALL_KINDS, COPIES, KINDS, type Kind, type Suit, type Tile, isHonor, isTerminal, kindOf, suitOf } from './tile.ts';
import type { Hand } from './win.ts';

const SETS = 4;
const FAR = 99;
const SUITS = [0, 1, 2, 3] as const;
const HONOURS = 3;

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
  return { standard: standardShanten(suitsOf(counts), SETS - melds.length), ...irregularShanten(counts, melds.length) };
}

/** The distance to the forms that are not sets and a pair. */
function irregularShanten(counts: Uint8Array, melds: number): Omit<ShantenByForm, 'standard'> {
  if (melds > 0) return { sevenPairs: undefined, thirteenOrphans: undefined };
  return { sevenPairs: sevenPairsShanten(counts), thirteenOrphans: thirteenOrphansShanten(counts) };
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
  const shantenWith = shantenWithOneMore(hand);
  const tiles = ALL_KINDS.filter((kind) => (held[kind] as number) < COPIES && shantenWith(kind) < now).map((kind) => ({
    kind,
    left: COPIES - (held[kind] as number),
  }));
  return { shanten: now, tiles, left: tiles.reduce((sum, tile) => sum + tile.left, 0) };
}

/** `shanten` of a hand with each kind in turn: one more tile changes one suit, so the others are put together once. */
function shantenWithOneMore({ concealed, melds }: Hand): (kind: Kind) => number {
  const counts = countKinds(concealed);
  const suits = suitsOf(counts);
  const others = suits.map((_, suit) => suits.filter((_needs, other) => other !== suit).reduce(together));
  return (kind) => {
    const suit = suitOf(kind);
    (counts[kind] as number)++;
    const standard = standardShanten([others[suit] as Needs, needsOf(counts, suit)], SETS - melds.length);
    const { sevenPairs, thirteenOrphans } = irregularShanten(counts, melds.length);
    (counts[kind] as number)--;
    return Math.min(standard, sevenPairs ?? FAR, thirteenOrphans ?? FAR);
  };
}

export function withTile(hand: Hand, tile: Tile): Hand {
  return { ...hand, concealed: [...hand.concealed, tile] };
}

function countKinds(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const tile of tiles) (counts[kindOf(tile)] as number)++;
  return counts;
}

/** The fewest tiles missing for so many sets, with a pair or without: ten numbers. */
type Needs = Readonly<Uint8Array>;

const NEEDS = 2 * (SETS + 1);

function needIndex(sets: number, pairs: number): number {
  return 2 * sets + pairs;
}

/** What each suit needs by itself, the honours last. */
function suitsOf(counts: Uint8Array): readonly Needs[] {
  return SUITS.map((suit) => needsOf(counts, suit));
}

/** One less than the fewest tiles to add so that the suits hold all sets and a pair. */
function standardShanten(suits: readonly Needs[], sets: number): number {
  return (suits.reduce(together)[needIndex(sets, 1)] as number) - 1;
}

/** What two parts of a hand need together: the sets and the pair are shared out in the best way. */
function together(one: Needs, other: Needs): Needs {
  const sum = new Uint8Array(NEEDS).fill(FAR);
  for (let mine = 0; mine < NEEDS; mine++) {
    const most = needIndex(SETS - (mine >> 1), 1 - (mine & 1));
    for (let rest = 0; rest <= most; rest++) {
      if ((mine & rest & 1) === 1) continue;
      sum[mine + rest] = Math.min(sum[mine + rest] as number, (one[mine] as number) + (other[rest] as number));
    }
  }
  return sum;
}

const needs = new Map<number, Needs>();

/** What a suit of a hand needs; each set of counts is worked out once. */
function needsOf(counts: Uint8Array, suit: Suit): Needs {
  const end = Math.min((suit + 1) * RANKS, KINDS);
  const inSuit = suit !== HONOURS;
  let key = inSuit ? 0 : 5 ** RANKS;
  for (let kind = suit * RANKS, rank = 0; kind < end; kind++, rank++) key += (counts[kind] as number) * (WEIGHT[rank] as number);
  const known = needs.get(key);
  if (known) return known;
  const found = searchNeeds(counts.subarray(suit * RANKS, end), inSuit);
  needs.set(key, found);
  return found;
}

/**
 * Goes through a suit rank by rank. What the ranks so far hold of the sets wanted, and how many runs go on into the next two, is
 * a state; kept for each state is the fewest tiles that were missing on the way to it.
 */
function searchNeeds(counts: Uint8Array, inSuit: boolean): Needs {
  let states = new Uint8Array(STATES).fill(FAR);
  states[0] = 0;
  for (let rank = 0; rank < counts.length; rank++) {
    states = nextStates(states, counts[rank] as number, inSuit && rank < RANKS - 2);
  }
  return states.slice(0, NEEDS);
}

/** A state is its `needIndex`, and above that how many runs began one rank and two ranks before: never three, as those are triplets too. */
const MOST_RUNS = 2;
const BEFORE = NEEDS;
const TWO_BEFORE = BEFORE * (MOST_RUNS + 1);
const STATES = TWO_BEFORE * (MOST_RUNS + 1);

function nextStates(states: Uint8Array, held: number, mayBegin: boolean): Uint8Array<ArrayBuffer> {
  const next = new Uint8Array(STATES).fill(FAR);
  for (let state = 0; state < STATES; state++) {
    const missing = states[state] as number;
    if (missing === FAR) continue;
    const need = state % BEFORE;
    const before = Math.floor(state / BEFORE) % (MOST_RUNS + 1);
    const running = before + Math.floor(state / TWO_BEFORE);
    for (const begun of mayBegin ? WITH_RUNS : WITHOUT_RUNS) {
      const tiles = running + begun.tiles;
      const after = need + begun.need;
      if (tiles > COPIES || after >= NEEDS || (need & begun.need & 1) === 1) continue;
      const at = after + begun.runs * BEFORE + before * TWO_BEFORE;
      next[at] = Math.min(next[at] as number, missing + Math.max(0, tiles - held));
    }
  }
  return next;
}

/** What may begin at a rank, as far as its four tiles go. */
const WITH_RUNS = [0, 1, 2]
  .flatMap((runs) =>
    [0, 1].flatMap((triplets) =>
      [0, 1].map((pairs) => ({ runs, need: needIndex(runs + triplets, pairs), tiles: runs + 3 * triplets + 2 * pairs })),
    ),
  )
  .filter(({ tiles }) => tiles <= COPIES);
const WITHOUT_RUNS = WITH_RUNS.filter(({ runs }) => runs === 0);

function sevenPairsShanten(counts: Uint8Array): number {
  let kinds = 0;
  let pairs = 0;
  for (const count of counts) {
    if (count > 0) kinds++;
    if (count >= 2) pairs++;
  }
  return 6 - pairs + Math.max(0, 7 - kinds);
}

const OUTSIDE = ALL_KINDS.filter((kind) => isHonor(kind) || isTerminal(kind));

function thirteenOrphansShanten(counts: Uint8Array): number {
  const held = OUTSIDE.filter((kind) => (counts[kind] as number) > 0).length;
  return 13 - held - (OUTSIDE.some((kind) => (counts[kind] as number) >= 2) ? 1 : 0);
}
