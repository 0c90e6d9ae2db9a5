/**
 * How many tiles the suits of a hand still need to become sets and a pair. Each combination of counts is worked out once and kept; no
 * count may be above four.
 */
import type { TileRules } from '../hand/hand-rules.ts';
import { COPIES, KINDS, RANKS, type Suit } from '../tiles/tile.ts';

export const SETS = 4;

/** More than any hand needs: impossible. */
export const FAR = 99;

/** The fewest tiles missing for zero to four sets, each without and with a pair: ten numbers. */
export type Needs = Readonly<Uint8Array>;

const NEEDS = 2 * (SETS + 1);
const MAN = 0;
const HONOURS = 3;
export const SUITS = [MAN, 1, 2, HONOURS] as const;

function needIndex(sets: number, pairs: number): number {
  return 2 * sets + pairs;
}

/** What each suit of a hand needs by itself, the honours last. */
export type SuitNeeds = readonly [man: Needs, pin: Needs, sou: Needs, honours: Needs];

export function needsOfSuits(counts: Uint8Array, rules: TileRules): SuitNeeds {
  return [needsOf(counts, 0, rules), needsOf(counts, 1, rules), needsOf(counts, 2, rules), needsOf(counts, 3, rules)];
}

/** What two parts of a hand need together, with the sets and the pair shared out in the best way. */
export function together(one: Needs, other: Needs): Needs {
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

/** The fewest tiles missing for `sets` sets and a pair in two parts of a hand: one number of `together`. */
export function missingFor(sets: number, one: Needs, other: Needs): number {
  const whole = needIndex(sets, 1);
  let fewest = FAR;
  for (let mine = 0; mine <= whole; mine++) {
    fewest = Math.min(fewest, (one[mine] as number) + (other[whole - mine] as number));
  }
  return fewest;
}

const kept = new Map<number, Needs>();

/** What one suit of a hand needs. */
export function needsOf(counts: Uint8Array, suit: Suit, { removed }: TileRules): Needs {
  return suit === MAN && removed === 'man2to8' ? needsOfTerminals(counts) : needsOfWholeSuit(counts, suit);
}

/** Keys of the suits are below this one, those of the honours from it on, and those of 1m and 9m alone from the next. */
const HONOUR_KEYS = (COPIES + 1) ** RANKS;
const TERMINAL_KEYS = 2 * HONOUR_KEYS;

function needsOfWholeSuit(counts: Uint8Array, suit: Suit): Needs {
  const end = Math.min((suit + 1) * RANKS, KINDS);
  const inRuns = suit !== HONOURS;
  // The counts as the digits of one number in base 5.
  let digits = 0;
  for (let kind = suit * RANKS; kind < end; kind++) digits = (COPIES + 1) * digits + (counts[kind] as number);
  const key = inRuns ? digits : HONOUR_KEYS + digits;
  return kept.get(key) ?? keep(key, searchNeeds(counts.subarray(suit * RANKS, end), inRuns));
}

/** Man for three players: only 1m and 9m, so no runs. */
function needsOfTerminals(counts: Uint8Array): Needs {
  const [ones, nines] = [counts[0] as number, counts[RANKS - 1] as number];
  const key = TERMINAL_KEYS + ones + nines * (COPIES + 1);
  return kept.get(key) ?? keep(key, searchNeeds([ones, nines], false));
}

function keep(key: number, found: Needs): Needs {
  kept.set(key, found);
  return found;
}

/**
 * Goes through a suit rank by rank. A state is what the ranks so far provide and how many runs continue into the next two ranks; for
 * each state the fewest missing tiles are kept.
 */
function searchNeeds(counts: ArrayLike<number>, inRuns: boolean): Needs {
  let states = new Uint8Array(STATES).fill(FAR);
  states[0] = 0;
  for (let rank = 0; rank < counts.length; rank++) {
    states = nextStates(states, counts[rank] as number, inRuns && rank < RANKS - 2);
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

/** What can begin at a rank with its four tiles. */
const WITH_RUNS = [0, 1, 2]
  .flatMap((runs) =>
    [0, 1].flatMap((triplets) =>
      [0, 1].map((pairs) => ({ runs, need: needIndex(runs + triplets, pairs), tiles: runs + 3 * triplets + 2 * pairs })),
    ),
  )
  .filter(({ tiles }) => tiles <= COPIES);
const WITHOUT_RUNS = WITH_RUNS.filter(({ runs }) => runs === 0);
