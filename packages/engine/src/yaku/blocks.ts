import type { Block } from '../hand/reading.ts';
import { HAKU, type Kind } from '../tiles/tile.ts';
import type { BlocksOfHand } from './define.ts';
import { isWind } from './shapes.ts';

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
