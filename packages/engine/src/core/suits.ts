import { KINDS, RANKS, WEIGHT } from '../tiles/tile.ts';

/**
 * Every way to read the tiles of one suit, or of the honours, as complete sets with or without a pair.
 * A suit's nine counts are a number in base 5. The result for each number is kept, so each combination is worked out once.
 */

/** A block is a number: one of these plus the kind of its lowest tile, or plus its rank while the suit is open. */
export const PART = { run: 0, triplet: KINDS, pair: 2 * KINDS } as const;

/** One way to read a suit. Ranks start at 0; in a set of ranks, bit n is rank n. */
export interface SuitReading {
  /** The lowest rank of each run. */
  readonly runs: readonly number[];
  readonly runSet: number;
  readonly tripletSet: number;
  readonly triplets: number;
  /** The rank of the pair, or -1. */
  readonly pair: number;
  /** The number of pairs of equal runs: three equal runs make one, four make two. */
  readonly twins: number;
  /** Blocks, pair included, without a terminal or honour. */
  readonly insideBlocks: number;
  /** The blocks in the order of their tiles. */
  readonly parts: readonly number[];
  /** Another way to read the same tiles. */
  readonly next: SuitReading | undefined;
}

/** What a suit's concealed tiles can be. */
export interface SuitShape {
  /** The first reading, linked to the next; undefined if tiles are left over. */
  readonly first: SuitReading | undefined;
  /** The number of pairs if every rank occurs twice or not at all, else -1. */
  readonly pairs: number;
  /** Holds 1112345678999. */
  readonly nineGates: boolean;
}

/** All readings of a shape. */
export function readingsIn({ first }: SuitShape): readonly SuitReading[] {
  const readings: SuitReading[] = [];
  for (let reading = first; reading !== undefined; reading = reading.next) readings.push(reading);
  return readings;
}

const HONORS = 7;

const NOTHING: SuitShape = { first: undefined, pairs: -1, nineGates: false };

class ShapeTable {
  readonly #index: Int16Array;
  readonly #shapes: SuitShape[] = [NOTHING];
  readonly #ranks: number;

  constructor(ranks: number) {
    this.#ranks = ranks;
    this.#index = new Int16Array(5 ** ranks);
  }

  get(key: number): SuitShape {
    const index = this.#index[key] as number;
    return this.#shapes[index === 0 ? this.#add(key) : index < 0 ? 0 : index] as SuitShape;
  }

  /** Counts without a reading are marked -1, so the table holds only complete shapes. */
  #add(key: number): number {
    const counts = Array.from({ length: this.#ranks }, (_, rank) => Math.floor(key / (WEIGHT[rank] as number)) % 5);
    const shape = readShape(counts);
    const found = shape.first !== undefined || shape.pairs >= 0;
    if (found) this.#shapes.push(shape);
    this.#index[key] = found ? this.#shapes.length - 1 : -1;
    return found ? this.#shapes.length - 1 : 0;
  }
}

const suitTable = new ShapeTable(RANKS);
const honorTable = new ShapeTable(HONORS);

export function suitShape(key: number): SuitShape {
  return suitTable.get(key);
}

export function honorShape(key: number): SuitShape {
  return honorTable.get(key);
}

function readShape(counts: number[]): SuitShape {
  const tiles = counts.reduce((sum, n) => sum + n, 0);
  const inSuit = counts.length === RANKS;
  const pairsOnly = counts.every((n) => n === 0 || n === 2);
  return {
    first: tiles % 3 === 1 ? undefined : firstReading(counts, inSuit, tiles % 3 === 2),
    pairs: pairsOnly ? tiles / 2 : -1,
    nineGates: inSuit && tiles === 14 && counts.every((n, rank) => n >= (rank === 0 || rank === 8 ? 3 : 1)),
  };
}

function firstReading(counts: readonly number[], inSuit: boolean, withPair: boolean): SuitReading | undefined {
  const pairs = withPair ? [...counts.keys()].filter((rank) => (counts[rank] as number) >= 2) : [NO_PAIR];
  const found = pairs.flatMap((pair) => {
    const rest = counts.map((n, rank) => (rank === pair ? n - 2 : n));
    return [...setsFrom(0, rest, inSuit)].map((sets) => ({ sets, pair }));
  });
  return found.reduceRight<SuitReading | undefined>((next, { sets, pair }) => suitReading(sets, pair, inSuit, next), undefined);
}

const NO_PAIR = -1;

interface Sets {
  readonly runs: readonly number[];
  readonly triplets: readonly number[];
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

function suitReading({ runs, triplets }: Sets, pair: number, inSuit: boolean, next: SuitReading | undefined): SuitReading {
  const inside = (rank: number) => inSuit && rank > 0 && rank < 8;
  return {
    runs,
    runSet: setOf(runs),
    tripletSet: setOf(triplets),
    triplets: triplets.length,
    pair,
    twins: [...new Set(runs)].reduce((sum, run) => sum + Math.floor(copiesOf(runs, run) / 2), 0),
    insideBlocks:
      runs.filter((run) => run > 0 && run < 6).length + triplets.filter(inside).length + (pair >= 0 && inside(pair) ? 1 : 0),
    parts: partsOf(runs, triplets, pair),
    next,
  };
}

/** Of the blocks that begin at one rank, the triplet comes first and the pair last. */
function partsOf(runs: readonly number[], triplets: readonly number[], pair: number): readonly number[] {
  const byRank = Array.from({ length: RANKS }, (_, rank) => [
    ...triplets.filter((one) => one === rank).map(() => PART.triplet + rank),
    ...runs.filter((one) => one === rank).map(() => PART.run + rank),
    ...(pair === rank ? [PART.pair + rank] : []),
  ]);
  return byRank.flat();
}

function copiesOf(runs: readonly number[], run: number): number {
  return runs.filter((other) => other === run).length;
}

function setOf(ranks: readonly number[]): number {
  return ranks.reduce((set, rank) => set | (1 << rank), 0);
}
