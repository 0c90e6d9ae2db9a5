import { KINDS, type Kind, RANKS, TILES, type Tile, kindOf, suitOf } from '../tiles/tile.ts';

/**
 * A suit word: the tiles of one suit, or of the honours, as one integer. Each rank has a digit of three bits, the lowest rank first. Above
 * the nine digits there is room for a count of red fives. Words are added like the tiles they count, as long as no digit passes seven.
 */

/** A word for each suit and one for the honours. */
export type FourWords = [man: number, pin: number, sou: number, honors: number];

const DIGIT_BITS = 3;
/** The digits of a word, without the red fives above them. */
export const DIGITS = 0o777777777;
/** Where the count of red fives begins. */
export const REDS: number = DIGIT_BITS * RANKS;

const ONES = 0o111111111;
const TERMINALS = 0o700000007;
const SIMPLES: number = DIGITS ^ TERMINALS;

/** The suit of each kind, and how far to the left its digit is. */
export const SUIT_OF: Uint8Array = Uint8Array.from({ length: KINDS }, (_, kind) => suitOf(kind as Kind));
export const SHIFT_OF: Uint8Array = Uint8Array.from({ length: KINDS }, (_, kind) => DIGIT_BITS * (kind % RANKS));

/** What each tile adds to the words of man, pin, sou and honours. */
export const TO_MAN: Int32Array = unitsOf(0);
export const TO_PIN: Int32Array = unitsOf(1);
export const TO_SOU: Int32Array = unitsOf(2);
export const TO_HONORS: Int32Array = unitsOf(3);

function unitsOf(suit: number): Int32Array {
  return Int32Array.from({ length: TILES }, (_, tile) => {
    const kind = kindOf(tile as Tile);
    return suitOf(kind) === suit ? unitOf(kind) + (tile < KINDS ? 0 : 1 << REDS) : 0;
  });
}

/** One tile of a kind. */
export function unitOf(kind: Kind): number {
  return 1 << (SHIFT_OF[kind] as number);
}

/** How many tiles of a rank, counted from 0. */
export function digitAt(word: number, rank: number): number {
  return (word >> (DIGIT_BITS * rank)) & 7;
}

/** A bit at each digit that is not zero. */
export function ranksIn(word: number): number {
  return (word | (word >> 1) | (word >> 2)) & ONES;
}

/** Whether a digit is five, six or seven. */
export function hasFifth(word: number): boolean {
  return ((word >> 2) & (word | (word >> 1)) & ONES) !== 0;
}

/** How many tiles four words count together, up to 62. */
export function tilesIn(man: number, pin: number, sou: number, honors: number): number {
  // Pairs of digits become fields of six bits; the rest of a division by 63 is their sum.
  const even = (man & EVEN) + (pin & EVEN) + (sou & EVEN) + (honors & EVEN);
  const odd = ((man & ODD) + (pin & ODD) + (sou & ODD) + (honors & ODD)) >> DIGIT_BITS;
  return (even + odd) % 63;
}

const EVEN = 0o707070707;
const ODD = 0o070707070;

export function hasSimples(word: number): boolean {
  return (word & SIMPLES) !== 0;
}

export function hasTerminals(word: number): boolean {
  return (word & TERMINALS) !== 0;
}

/** 2s 3s 4s 6s 8s. */
const GREEN = 0o070707770;

/** Whether a word of sou has no other tiles than those of all green. */
export function isGreen(sou: number): boolean {
  return (sou & DIGITS & ~GREEN) === 0;
}

/** Whether every digit is two or zero. */
export function isPairs(word: number): boolean {
  return (word & 0o555555555) === 0;
}

/** Holds 1112345678999. */
export function isNineGates(word: number): boolean {
  return ranksIn(word) === ONES && digitAt(word, 0) >= 3 && digitAt(word, RANKS - 1) >= 3;
}

/** The ones and nines of a suit, and all honours, once each. */
export const ORPHANS_OF_SUIT = 0o100000001;
export const ORPHANS_OF_HONORS = 0o1111111;
