import { type Seat, type Tile, windKind } from '@tenbo/engine';

import type { GameEvent } from './game.ts';

/** The tile that was drawn, discarded or laid down last: the one that is won, where a record does not name it. */
export function offeredIn(events: readonly GameEvent[]): Tile | undefined {
  const last = events.findLast(({ type }) => type !== 'dora' && type !== 'win');
  if (last?.type === 'draw' || last?.type === 'discard') return last.tile;
  if (last?.type === 'quad') return last.added ?? last.meld.tiles[0];
  return last?.type === 'kita' ? windKind('N') : undefined;
}

/**
 * A discard, which was in the hand already if it is not the tile just drawn though it looks the same.
 *
 * @param isDrawn what the record says; undefined if it does not
 */
export function discardOf(seat: Seat, tile: Tile, isDrawn: boolean | undefined, before: readonly GameEvent[]): GameEvent {
  const last = before.findLast(({ type }) => type !== 'riichi' && type !== 'dora');
  const looksDrawn = last?.type === 'draw' && last.seat === seat && last.tile === tile;
  return { type: 'discard', seat, tile, ...(looksDrawn && isDrawn === false && { fromHand: true }) };
}
