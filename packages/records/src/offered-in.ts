import { type Tile, windKind } from '@tenbo/engine';

import type { GameEvent } from './game.ts';

/** The tile that was drawn, discarded or laid down last: the one that is won, where a record does not name it. */
export function offeredIn(events: readonly GameEvent[]): Tile | undefined {
  const last = events.findLast(({ type }) => type !== 'dora' && type !== 'win');
  if (last?.type === 'draw' || last?.type === 'discard') return last.tile;
  if (last?.type === 'quad') return last.added ?? last.meld.tiles[0];
  return last?.type === 'kita' ? windKind('N') : undefined;
}
