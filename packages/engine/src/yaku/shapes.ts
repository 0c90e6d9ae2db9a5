import { parseTiles } from '../hand/notation.ts';
import type { Block, HandView } from '../hand/reading.ts';
import { unwrap } from '../result.ts';
import { HAKU, type Kind, RANKS, type Suit, isHonor, kindAt, kindOf, rankOf, suitOf } from '../tiles/tile.ts';
import type { BlocksOfHand } from './define.ts';

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

/** Which blocks an entry is about. */
type About = (block: Block, hand: BlocksOfHand) => boolean;

export function isRun({ type }: Block): boolean {
  return type === 'run';
}

/** A triplet or a quad. */
export function isSet({ type }: Block): boolean {
  return type === 'triplet' || type === 'quad';
}

export function isQuad({ type }: Block): boolean {
  return type === 'quad';
}

/** Holds the winning tile. */
export function isWon({ won }: Block): boolean {
  return won;
}

export function isOfDragons({ kind }: Block): boolean {
  return kind >= HAKU;
}

export function isOfWinds({ kind }: Block): boolean {
  return isWind(kind);
}

export function setOf(kind: Kind): (block: Block) => boolean {
  return (block) => isSet(block) && block.kind === kind;
}

/** Runs of which the hand has `count` or more alike. */
export function equalRuns(count: number): About {
  return (block, { blocks }) =>
    isRun(block) && blocks.filter((other) => isRun(other) && other.kind === block.kind).length >= count;
}

/** Blocks of a type that are part of a group of kinds the hand has in full. */
export function partOf(isOfType: (block: Block) => boolean, groups: readonly (readonly Kind[])[]): About {
  return (block, { blocks }) =>
    isOfType(block) &&
    groups.some(
      (group) =>
        group.includes(block.kind) && group.every((kind) => blocks.some((other) => other.kind === kind && isOfType(other))),
    );
}
