import { type Seat, type Tile, windKind } from '@tenbo/engine';

import type { GameEvent, Hidden, SeenEvent } from './game.ts';

/** The tile last drawn, discarded or laid down: the winning tile, if the record does not name it. */
export function offeredIn(events: readonly GameEvent[]): Tile | undefined;
export function offeredIn(events: readonly SeenEvent[]): Tile | Hidden | undefined;
export function offeredIn(events: readonly SeenEvent[]): Tile | Hidden | undefined {
  const last = events.findLast(({ type }) => type !== 'dora' && type !== 'win');
  if (last?.type === 'draw' || last?.type === 'discard') return last.tile;
  if (last?.type === 'quad') return last.added ?? last.meld.tiles[0];
  return last?.type === 'kita' ? windKind('N') : undefined;
}

/**
 * A discard. It is marked if the record says of the tile just drawn what it does not look like.
 *
 * @param isDrawn whether the record says that it is the tile just drawn; undefined if it says nothing
 */
export function discardOf(seat: Seat, tile: Tile, isDrawn: boolean | undefined, before: readonly SeenEvent[]): GameEvent {
  const last = before.findLast(({ type }) => type !== 'riichi' && type !== 'dora');
  if (isDrawn === undefined || isDrawn === looksDrawn(seat, tile, last)) return { type: 'discard', seat, tile };
  return { type: 'discard', seat, tile, ...(isDrawn ? { drawn: true } : { fromHand: true }) };
}

/**
 * Whether a discard looks like the tile just drawn; undefined if that one is hidden.
 *
 * @param last the event before it, apart from a riichi and new indicators
 */
export function looksDrawn(seat: Seat, tile: Tile, last: SeenEvent | undefined): boolean | undefined {
  const drawn = last?.type === 'draw' && last.seat === seat ? last.tile : undefined;
  return drawn === 'hidden' ? undefined : drawn === tile;
}
