import { RANKS, type Kind, isSimple } from '../tiles/tile.ts';

/**
 * The sets of a suit as two integers. `SetWord`s say which: a bit for the lowest rank of each run, and above them one for the rank of each
 * triplet or quad. `SetSum`s say how many and of what sort, in fields that are added from suit to suit and from meld to meld.
 */

/** The ranks where runs begin, and those of triplets, as bits of a `SetWord`. */
export const RUNS = 0o777;
export const TRIPLETS: number = RUNS << RANKS;
/** A run from 1, from 4 and from 7. */
export const STRAIGHT = 0b1001001;

export function runBit(rank: number): number {
  return 1 << rank;
}

export function tripletBit(rank: number): number {
  return 1 << (RANKS + rank);
}

/** The ranks of the triplets and quads as bits from 0. */
export function tripletRanks(sets: number): number {
  return (sets & TRIPLETS) >> RANKS;
}

/** Where each field of a `SetSum` begins. Each holds less than eight but the last. */
export const FIELD = {
  run: 0,
  pair: 3,
  /** Pairs of equal runs: three equal runs make one, four make two. */
  twins: 6,
  /** Blocks, pairs included, without a terminal or honour. */
  inside: 9,
  quad: 12,
  /** Triplets without a tile from another player, quads too. */
  concealed: 15,
  /** Fu of triplets and quads. */
  fu: 18,
} as const;

export function fieldOf(sum: number, field: number): number {
  return (sum >> field) & 7;
}

/** Whether 14 tiles that can all be read are complete: if there is exactly one pair, the other twelve are four sets. */
export function isComplete(sum: number): boolean {
  return fieldOf(sum, FIELD.pair) === 1;
}

export function fuOfSets(sum: number): number {
  return sum >> FIELD.fu;
}

/** 2 for an open triplet of simples; doubled if concealed, doubled for terminals and honours, times four for a quad. */
export function setFu(kind: Kind, concealed: boolean, quad: boolean): number {
  return 2 * (concealed ? 2 : 1) * (isSimple(kind) ? 1 : 2) * (quad ? 4 : 1);
}

/** What a triplet or quad adds to a `SetSum`. */
export function tripletSum(kind: Kind, concealed: boolean, quad: boolean): number {
  return (
    (isSimple(kind) ? 1 << FIELD.inside : 0) +
    (quad ? 1 << FIELD.quad : 0) +
    (concealed ? 1 << FIELD.concealed : 0) +
    (setFu(kind, concealed, quad) << FIELD.fu)
  );
}

/** What a run adds to a `SetSum`, apart from its twin. */
export function runSum(rank: number): number {
  return (1 << FIELD.run) + (rank > 0 && rank < 6 ? 1 << FIELD.inside : 0);
}

/** What a pair adds to a `SetSum`. */
export function pairSum(kind: Kind): number {
  return (1 << FIELD.pair) + (isSimple(kind) ? 1 << FIELD.inside : 0);
}

/** The place of the lowest bit of a set. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}
