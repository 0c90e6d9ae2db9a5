import type { HandView } from '../hand/reading.ts';
import { parseTiles } from '../hand/notation.ts';
import { unwrap } from '../result.ts';
import { type Kind, RANKS, type Suit, isHonor, kindAt, kindOf, rankOf, suitOf } from '../tiles/tile.ts';

/** The kinds of a text in notation, once each. */
export function kindsIn(text: string): readonly Kind[] {
  return [...new Set(unwrap(parseTiles(text)).map(kindOf))];
}

export function hasAll(held: readonly Kind[], wanted: readonly Kind[]): boolean {
  return wanted.every((kind) => held.includes(kind));
}

/** Whether a hand has only these kinds; it need not have them all. */
export function isMadeOf({ kinds }: HandView, allowed: readonly Kind[]): boolean {
  return kinds.every((kind) => allowed.includes(kind));
}

/** The ranks of the kinds that belong to a suit. */
export function ranksIn(suit: Suit, kinds: readonly Kind[]): readonly number[] {
  return kinds.filter((kind) => suitOf(kind) === suit).map(rankOf);
}

/** Whether one suit has kinds of all these ranks: runs 1 4 7 are a straight. */
export function hasRanksInOneSuit(kinds: readonly Kind[], ranks: readonly number[]): boolean {
  return NUMBERED.some((suit) =>
    hasAll(
      kinds,
      ranks.map((rank) => kindAt(suit, rank)),
    ),
  );
}

/** How often each item occurs in a list. */
export function tally(items: readonly number[]): readonly number[] {
  return [...new Set(items)].map((one) => items.filter((item) => item === one).length);
}

export function isWind(kind: Kind): boolean {
  return isHonor(kind) && rankOf(kind) <= 4;
}

export const [MAN, PIN, SOU] = [0, 1, 2] as const;
export const NUMBERED = [MAN, PIN, SOU] as const;

/** Each way to take `count` kinds of one suit, each `step` above the one before. */
export function steps(count: number, step: number): readonly (readonly Kind[])[] {
  const lowest = Array.from({ length: RANKS - step * (count - 1) }, (_, i) => i + 1);
  return NUMBERED.flatMap((suit) => lowest.map((rank) => Array.from({ length: count }, (_, i) => kindAt(suit, rank + i * step))));
}

/** The runs of a straight, by suit. */
export const STRAIGHTS = NUMBERED.map((suit) => [kindAt(suit, 1), kindAt(suit, 4), kindAt(suit, 7)] as const);
/** The same rank in three suits. */
export const SAME_RANK: readonly (readonly Kind[])[] = Array.from({ length: RANKS }, (_, i) =>
  NUMBERED.map((suit) => kindAt(suit, i + 1)),
);
