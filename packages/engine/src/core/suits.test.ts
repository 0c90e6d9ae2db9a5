import { createHash } from 'node:crypto';

import { beforeAll, describe, expect, test } from 'vitest';

import { countVectors } from '../../../../fixtures/vectors.ts';
import { KINDS } from '../tiles/tile.ts';
import { tripletRanks } from './sets.ts';
import { isNineGates, isPairs } from './suit-words.ts';
import { PART } from './placed.ts';
import { READABLE, findReading, hasNext, pairOf, putBlocks, suits as memo } from './suits.ts';

/** A suit's tiles as counts by rank, and every way to read them. */
interface Complete {
  readonly counts: readonly number[];
  readonly word: number;
  readonly readings: readonly SuitReading[];
}

/** A reading taken apart. */
interface SuitReading {
  readonly runs: readonly number[];
  readonly triplets: readonly number[];
  readonly pair: number;
}

function wordOf(counts: readonly number[]): number {
  return counts.reduce((word, count, rank) => word + count * 8 ** rank, 0);
}

const NUMBERS = [...Array(PART.pair + KINDS).keys()];

function takenApart(word: number, reading: number): SuitReading {
  const parts: number[] = [];
  putBlocks(parts, 0, NUMBERS, word, reading, 0);
  const ranksOf = (first: number) => parts.filter((part) => part >= first && part < first + KINDS).map((part) => part - first);
  const [runs, triplets, [pair = -1]] = [ranksOf(PART.run), ranksOf(PART.triplet), ranksOf(PART.pair)] as const;
  expect(pair).toBe(pairOf(reading) - 1);
  expect(triplets.reduce((set, rank) => set | (1 << rank), 0)).toBe(tripletRanks(reading));
  return { runs, triplets, pair };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function textOf({ runs, triplets, pair }: SuitReading): string {
  const sets = [
    ...runs.map((low) => `${low + 1}${low + 2}${low + 3}`),
    ...triplets.map((rank) => `${rank + 1}`.repeat(3)),
  ].toSorted();
  return [...sets, ...(pair >= 0 ? [`${pair + 1}`.repeat(2)] : [])].join(' ');
}

/** Each complete shape on a line with its readings. The digests come from a list made in another way, by adding up sets. */
function digest(complete: readonly Complete[]): string {
  const lines = complete.map(({ counts, readings }) => `${counts.join('')}: ${readings.map(textOf).toSorted().join(' | ')}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

let suits: readonly Complete[];
let honors: readonly Complete[];
let suitVectors = 0;
let honorVectors = 0;

beforeAll(() => {
  suits = completeOf(9, 0, () => suitVectors++);
  honors = completeOf(7, 3, () => honorVectors++);
});

function completeOf(ranks: number, suit: number, seen: () => void): Complete[] {
  const complete: Complete[] = [];
  for (const counts of countVectors(ranks, 0, 14)) {
    seen();
    const word = wordOf(counts);
    const readings = readingsOf(word, suit).map((reading) => takenApart(word, reading));
    if (readings.length > 0) complete.push({ counts, word, readings });
  }
  return complete;
}

function readingsOf(word: number, suit: number): readonly number[] {
  const readings: number[] = [];
  do {
    // Before `rows` is read, because the memo replaces it when it grows.
    const at = findReading(word, suit, readings.length);
    readings.push(memo.rows[at] as number);
  } while (hasNext(readings.at(-1) as number));
  return readings.filter((reading) => (reading & READABLE) !== 0);
}

describe('the shapes of a suit', () => {
  test('21,743 of 405,350 are complete: 2,869 of sets alone, 18,874 with a pair', () => {
    const withPair = suits.filter(({ counts }) => sum(counts) % 3 === 2);
    expect([suitVectors, suits.length, suits.length - withPair.length, withPair.length]).toEqual([405_350, 21_743, 2869, 18_874]);
  });

  test('they have 23,533 readings, at most four each', () => {
    const ways = suits.map(({ readings }) => readings.length);
    expect(sum(ways)).toBe(23_533);
    expect([1, 2, 3, 4].map((n) => ways.filter((way) => way === n).length)).toEqual([20_175, 1362, 190, 16]);
    expect(Math.max(...ways)).toBe(4);
  });

  test('13,259 are wins of 14 tiles', () => {
    // Project Euler 696, w(9, 1, 4)
    expect(suits.filter(({ counts }) => sum(counts) === 14)).toHaveLength(13_259);
  });

  test('each reading adds up to its shape, and all are different', () => {
    for (const { counts, readings } of suits) {
      for (const reading of readings) expect(countsOf(reading)).toBe(counts.join(''));
      expect(new Set(readings.map(textOf)).size).toBe(readings.length);
    }
  });

  test('digest', () => {
    expect(digest(suits)).toBe('ab627a5b46d7a477cafcc164ef9772ddf0cb00736128b2d6307e4b382150d345');
  });

  test('there are nine shapes of nine gates, one for each extra tile', () => {
    const nineGates = suits.filter(({ word }) => isNineGates(word)).map(({ counts }) => counts.join(''));
    expect(nineGates).toHaveLength(9);
    expect(nineGates).toContain('311121113');
  });
});

describe('the shapes of honours', () => {
  test('498 of 43,130 are complete, each in one way', () => {
    expect([honorVectors, honors.length]).toEqual([43_130, 498]);
    expect(honors.filter(({ readings }) => readings.length !== 1)).toEqual([]);
  });

  test('digest', () => {
    expect(digest(honors)).toBe('86e4f23e39094e52b98189b756767cb11f2332ca8c0db83b7d3a6d1b23412bb2');
  });
});

describe('all wins of 14 tiles, counted suit by suit', () => {
  test('5,237,550 in three suits, 11,498,658 with honours', () => {
    // The first is Project Euler 696, w(9, 3, 4); the second is the well-known number.
    const [suit, honor] = [tally(suits), tally(honors)];
    const three = together(together(suit, suit), suit);
    expect(three.get('4 1')).toBe(5_237_550);
    expect(together(three, honor).get('4 1')).toBe(11_498_658);
  });

  test('16,873,619 with seven pairs and thirteen orphans', () => {
    const sevenPairs = 5_379_616; // 34 kinds, 7 of them
    const pairs = (complete: readonly Complete[]) => tally(complete.filter(({ word }) => isPairs(word)));
    const [suit, honor] = [pairs(suits), pairs(honors)];
    const both = together(together(together(suit, suit), suit), honor).get('4 1') as number;
    expect(both).toBe(4668); // the shape of ryanpeikou
    expect(11_498_658 + sevenPairs - both + 13).toBe(16_873_619);
  });
});

/** How many shapes hold a given number of sets, with or without a pair. */
type Tally = ReadonlyMap<string, number>;

function tally(complete: readonly Complete[]): Tally {
  const counted = new Map<string, number>();
  for (const { counts } of complete) {
    const tiles = sum(counts);
    const held = `${Math.floor(tiles / 3)} ${tiles % 3 === 2 ? 1 : 0}`;
    counted.set(held, (counted.get(held) ?? 0) + 1);
  }
  return counted;
}

function together(one: Tally, other: Tally): Tally {
  const counted = new Map<string, number>();
  for (const [mine, shapes] of one) {
    for (const [theirs, more] of other) {
      const [sets, pairs] = [0, 1].map((i) => Number(mine.split(' ')[i]) + Number(theirs.split(' ')[i])) as [number, number];
      if (sets > 4 || pairs > 1) continue;
      counted.set(`${sets} ${pairs}`, (counted.get(`${sets} ${pairs}`) ?? 0) + shapes * more);
    }
  }
  return counted;
}

function countsOf({ runs, triplets, pair }: SuitReading): string {
  const counts = Array<number>(9).fill(0);
  const add = (rank: number, copies: number) => ((counts[rank] as number) += copies);
  for (const low of runs) for (const rank of [low, low + 1, low + 2]) add(rank, 1);
  for (const rank of triplets) add(rank, 3);
  if (pair >= 0) add(pair, 2);
  return counts.join('');
}
