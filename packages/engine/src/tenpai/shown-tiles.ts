import type { Win } from '../hand/win.ts';
import { NORTH, type Tile } from '../tiles/tile.ts';

/**
 * The tiles that a situation shows, which nobody can draw: indicators and norths set aside.
 *
 * @example
 * const doraIndicators = unwrap(parseTiles('3p'));
 * formatTiles(shownTiles({ doraIndicators, uraIndicators: [], kita: 2 })); // → '3p44z'
 */
export function shownTiles({
  doraIndicators,
  uraIndicators,
  kita = 0,
}: Pick<Win, 'doraIndicators' | 'uraIndicators' | 'kita'>): readonly Tile[] {
  return [...doraIndicators, ...uraIndicators, ...Array<Tile>(kita).fill(NORTH)];
}
