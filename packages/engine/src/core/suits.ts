import { Memo } from './memo.ts';
import { PART } from './placed.ts';
import { FIELD, pairSum, runBit, runSum, tripletBit, tripletRanks, tripletSum } from './sets.ts';
import { digitAt } from './suit-words.ts';
import { EAST, KINDS, type Kind, RANKS } from '../tiles/tile.ts';

/**
 * Every way to read the tiles of one suit, or of the honours, as complete sets with or without a pair, worked out once for each word.
 * A reading is an integer: its sets as `sets.ts` writes them, its pair, and whether there is another reading.
 */

const PAIR_AT = 18;
const PAIR_MASK = 15;
export const READABLE: number = 1 << 22;
const MORE = 1 << 23;
/** Marks what was worked out, so that it is never 0. */
const KNOWN = 1 << 24;
/** Added to the words of honours, which are read in their own way. */
const OF_HONORS = 1 << 27;

/** All complete suits fit in it. */
const MOST_ROWS = 1 << 15;

/** For each word and number: the reading of that number, and what its sets and its pair add up to. */
export const suits: Memo = new Memo(MOST_ROWS);

/**
 * Where in `suits.rows` a reading of a word is: the first, 0, or the one after a reading that `hasNext`. Suits 0 to 2 are alike; the
 * honours, 3, have at most one reading, as they form no runs.
 */
export function findReading(word: number, suit: number, nth: number): number {
  const key = suit === 3 ? word | OF_HONORS : word;
  const at = suits.find(key, nth);
  return suits.rows[at] === 0 ? learn(key, nth) : at;
}

/** Whether the tiles have another reading. */
export function hasNext(reading: number): boolean {
  return (reading & MORE) !== 0;
}

/** The rank of the pair counted from 1; 0 is none. */
export function pairOf(reading: number): number {
  return (reading >> PAIR_AT) & PAIR_MASK;
}

/**
 * Puts the blocks of a reading of a word into a list, in the order of their tiles, the lowest of them of the kind `lowest`. Of those that
 * begin at one rank, the triplet comes first and the pair last.
 *
 * @param count how many the list has
 * @param byNumber the block of each number
 * @returns how many it has then
 */
export function putBlocks<B>(
  blocks: B[],
  count: number,
  byNumber: readonly B[],
  word: number,
  reading: number,
  lowest: number,
): number {
  const triplets = tripletRanks(reading);
  const pair = pairOf(reading) - 1;
  let left = word;
  let next = count;
  for (let rank = 0; left !== 0; rank++) {
    let runs = left & 7;
    left >>= 3;
    if ((triplets >> rank) & 1) {
      blocks[next++] = byNumber[PART.triplet + lowest + rank] as B;
      runs -= 3;
    }
    if (pair === rank) runs -= 2;
    for (let i = 0; i < runs; i++) blocks[next++] = byNumber[PART.run + lowest + rank] as B;
    left -= 0o11 * runs;
    if (pair === rank) blocks[next++] = byNumber[PART.pair + lowest + rank] as B;
  }
  return next;
}

function learn(word: number, nth: number): number {
  const inSuit = word < OF_HONORS;
  const found = readSuit(word % OF_HONORS, (inSuit ? 0 : EAST) as Kind, inSuit ? RANKS : KINDS - EAST);
  suits.reserve(Math.max(found.length, 1));
  if (found.length === 0) suits.add(word, 0, KNOWN, 0);
  for (const [i, { reading, sum }] of found.entries()) {
    suits.add(word, i, KNOWN | READABLE | reading | (i + 1 < found.length ? MORE : 0), sum);
  }
  return suits.find(word, nth);
}

interface Summed {
  readonly reading: number;
  /** What its sets and its pair add up to. */
  readonly sum: number;
}

interface Sets {
  readonly runs: readonly number[];
  readonly triplets: readonly number[];
}

const NO_PAIR = -1;

/** The readings of a suit's tiles, whose kinds begin at `lowest`. */
function readSuit(word: number, lowest: Kind, ranks: number): readonly Summed[] {
  const counts = Array.from({ length: ranks }, (_, rank) => digitAt(word, rank));
  const tiles = counts.reduce((sum, n) => sum + n, 0);
  if (tiles % 3 === 1) return [];
  const pairs = tiles % 3 === 0 ? [NO_PAIR] : [...counts.keys()].filter((rank) => (counts[rank] as number) >= 2);
  return pairs.flatMap((pair) => {
    const rest = counts.map((n, rank) => (rank === pair ? n - 2 : n));
    return [...setsFrom(0, rest, lowest < EAST)].map((sets) => foundOf(sets, pair, lowest));
  });
}

/** All ways to use up the counts from `rank` on: of the lowest tiles left, three form a triplet or none do; each other one begins a run. */
function* setsFrom(rank: number, counts: readonly number[], inSuit: boolean): Generator<Sets> {
  const lowest = counts.findIndex((n, i) => i >= rank && n > 0);
  if (lowest < 0) {
    yield { runs: [], triplets: [] };
    return;
  }
  const here = counts[lowest] as number;
  for (const triplets of here >= 3 ? [[lowest], []] : [[]]) {
    const begun = here - 3 * triplets.length;
    const second = (counts[lowest + 1] ?? 0) - begun;
    const third = (counts[lowest + 2] ?? 0) - begun;
    if (begun > 0 && (!inSuit || second < 0 || third < 0)) continue;
    const left = begun > 0 ? counts.with(lowest + 1, second).with(lowest + 2, third) : counts;
    for (const rest of setsFrom(lowest + 1, left, inSuit)) {
      yield { runs: [...Array<number>(begun).fill(lowest), ...rest.runs], triplets: [...triplets, ...rest.triplets] };
    }
  }
}

function foundOf({ runs, triplets }: Sets, pair: number, lowest: Kind): Summed {
  const kindOf = (rank: number) => (lowest + rank) as Kind;
  let reading = (pair + 1) << PAIR_AT;
  let sum = pair === NO_PAIR ? 0 : pairSum(kindOf(pair));
  for (const run of runs) {
    reading |= runBit(run);
    sum += runSum(run);
  }
  for (const triplet of triplets) {
    reading |= tripletBit(triplet);
    sum += tripletSum(kindOf(triplet), true, false);
  }
  return { reading, sum: sum + (twinsIn(runs) << FIELD.twins) };
}

/** The pairs of equal runs; the runs are sorted. */
function twinsIn(runs: readonly number[]): number {
  let twins = 0;
  for (let i = 1; i < runs.length; i++) {
    if (runs[i] !== runs[i - 1]) continue;
    twins++;
    i++;
  }
  return twins;
}
