import { CIRCUMSTANCES, type Circumstance } from '../hand/win.ts';

/** How the integers of a counted win are divided. */

/** Where the fields of `places` begin, after the winning tile. Each has three bits. */
export const PLACE = { seat: 6, round: 9, kita: 12 } as const;
const TILE_MASK = 63;
const PLACE_MASK = 7;

export const ANY_KITA: number = PLACE_MASK << PLACE.kita;

/** Marks in `places`, above its fields. */
export const MARK = {
  /** It cannot have happened under any rules, or it is not sure that it could. */
  odd: 1 << 15,
  chi: 1 << 16,
  /** A tile that three players leave out. */
  man2to8: 1 << 17,
  openRiichi: 1 << 18,
} as const;

/** The circumstances of a win, a bit each, above the marks. */
const FIRST_CIRCUMSTANCE = 19;
export const ANY_CIRCUMSTANCE: number = CIRCUMSTANCES.reduce((bits, one) => bits | circumstanceBit(one), 0);

export function circumstanceBit(one: Circumstance): number {
  return 1 << (FIRST_CIRCUMSTANCE + CIRCUMSTANCES.indexOf(one));
}

export function isAmong(places: number, one: Circumstance): boolean {
  return (places & circumstanceBit(one)) !== 0;
}

export function tileIn(places: number): number {
  return places & TILE_MASK;
}

export function placeIn(places: number, field: number): number {
  return (places >> field) & PLACE_MASK;
}

/** Indicators: each is a tile plus one; 0 is none. */
export const INDICATOR_BITS = 6;
export const INDICATOR_MASK = 63;
export const MOST_INDICATORS = 5;

/** Fives seen: the plain and the red ones of each suit, each with four bits, the highest of them free. */
const FIVES_BITS = 4;
/** The free bit of each count. */
export const FIVES_OVER = 0x888888;

/** Where the plain or the red fives of a suit begin in `fives`. */
export function fivesAt(suit: number, red: boolean): number {
  return FIVES_BITS * (2 * suit + (red ? 1 : 0));
}
