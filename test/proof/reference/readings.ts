import type { Win } from '@tenbo/engine';

import { count, different, isHonour, isOutside, plain, rank, without } from './tiles.ts';

export interface Block {
  readonly type: 'run' | 'triplet' | 'quad' | 'pair';
  readonly tiles: readonly number[];
  /** Whether no tile of it came from another player. */
  readonly concealed: boolean;
}

/** One way to read a complete hand, with one place for the winning tile. */
export interface Reading {
  /** `irregular` is a shape that only a local yaku completes. */
  readonly form: 'standard' | 'sevenPairs' | 'thirteenOrphans' | 'irregular';
  readonly blocks: readonly Block[];
  readonly wait: 'ryanmen' | 'kanchan' | 'penchan' | 'shanpon' | 'tanki' | 'thirteen' | 'single';
}

/** Every way to read a win. */
export function readingsOf({ hand, tile: winning, method }: Win): readonly Reading[] {
  const won = plain(winning);
  const tiles = [...hand.concealed, winning].map(plain);
  const melds = hand.melds.map(({ type, tiles: called }): Block => {
    const blockType = type === 'chi' ? 'run' : type === 'pon' ? 'triplet' : 'quad';
    return { type: blockType, tiles: called.map(plain), concealed: type === 'ankan' };
  });
  const standard = waysToSplit(tiles).flatMap((blocks) =>
    placesOf(won, blocks).map((place): Reading => {
      // A triplet completed by another player's tile is not concealed.
      const inHand = blocks.map((block) => ({ ...block, concealed: block !== place || method.by === 'tsumo' }));
      return { form: 'standard', blocks: [...inHand, ...melds], wait: waitOn(won, place) };
    }),
  );
  if (melds.length > 0) return standard;
  const pairs = different(tiles).map((tile): Block => ({ type: 'pair', tiles: [tile, tile], concealed: true }));
  return [
    ...standard,
    ...(isSevenPairs(tiles) ? [{ form: 'sevenPairs', blocks: pairs, wait: 'tanki' } as const] : []),
    ...(isThirteenOrphans(tiles)
      ? [{ form: 'thirteenOrphans', blocks: [], wait: count(tiles, won) === 2 ? 'thirteen' : 'single' } as const]
      : []),
  ];
}

/** Whether tiles are a complete hand of any form, given the number of melds. */
export function isComplete(tiles: readonly number[], melds: number): boolean {
  return waysToSplit(tiles).length > 0 || (melds === 0 && (isSevenPairs(tiles) || isThirteenOrphans(tiles)));
}

/** Tries every pair, and takes sets from the rest. */
function waysToSplit(tiles: readonly number[]): readonly (readonly Block[])[] {
  return different(tiles).flatMap((tile) => {
    const rest = without(tiles, [tile, tile]);
    const pair: Block = { type: 'pair', tiles: [tile, tile], concealed: true };
    return rest === undefined ? [] : waysToTakeSets(rest).map((sets) => [pair, ...sets]);
  });
}

/** The lowest tile is part of a triplet, or begins a run. */
function waysToTakeSets(tiles: readonly number[]): readonly (readonly Block[])[] {
  if (tiles.length === 0) return [[]];
  const low = Math.min(...tiles);
  const triplet: Block = { type: 'triplet', tiles: [low, low, low], concealed: true };
  const run: Block = { type: 'run', tiles: [low, low + 1, low + 2], concealed: true };
  return [triplet, ...(isHonour(low) || rank(low) > 7 ? [] : [run])].flatMap((set) => {
    const rest = without(tiles, set.tiles);
    return rest === undefined ? [] : waysToTakeSets(rest).map((sets) => [set, ...sets]);
  });
}

function isSevenPairs(tiles: readonly number[]): boolean {
  return tiles.length === 14 && different(tiles).length === 7 && tiles.every((tile) => count(tiles, tile) === 2);
}

function isThirteenOrphans(tiles: readonly number[]): boolean {
  return tiles.length === 14 && tiles.every(isOutside) && different(tiles).length === 13;
}

/** The blocks that the winning tile may have completed; of two equal ones, only one. */
function placesOf(won: number, blocks: readonly Block[]): readonly Block[] {
  const alike = (one: Block, other: Block) => one.type === other.type && one.tiles[0] === other.tiles[0];
  const holding = blocks.filter(({ tiles }) => tiles.includes(won));
  return holding.filter((block, i) => holding.findIndex((other) => alike(block, other)) === i);
}

function waitOn(won: number, { type, tiles }: Block): Reading['wait'] {
  if (type === 'pair') return 'tanki';
  if (type !== 'run') return 'shanpon';
  const [low, middle, high] = tiles as [number, number, number];
  if (won === middle) return 'kanchan';
  return (won === high && rank(low) === 1) || (won === low && rank(high) === 9) ? 'penchan' : 'ryanmen';
}
