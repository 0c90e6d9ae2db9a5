import { FACE, SIDEWAYS, TILE } from '../../tiles/draw/grid.ts';
import type { LaidTile } from '../ui/laid.ts';
import type { Box, Item } from './items.ts';

/** Tiles in groups: the concealed tiles, the winning tile, each meld. */
export type TileGroups = readonly (readonly LaidTile[])[];

/** The index of the group with the winning tile. */
const WINNING = 1;
/** In units of the sheet. */
const BETWEEN_TILES = 1;
const BETWEEN_GROUPS = TILE.width * 0.4;
/** The line below the winning tile, and the space above the line. */
const MARKED = { above: 6, height: 4 };

/** A hand in one row, as large as its space allows and vertically centred; a line marks the winning tile. */
export function tileRow(groups: TileGroups, room: Box): readonly Item[] {
  const tall = groups.flat().some(({ above }) => above !== undefined) ? SIDEWAYS.height + FACE.width : TILE.height;
  const wide = groups.flat().reduce((sum, tile) => sum + widthOf(tile) + BETWEEN_TILES, 0) + (groups.length - 1) * BETWEEN_GROUPS;
  const below = MARKED.above + MARKED.height;
  const scale = Math.min((room.height - below) / tall, room.width / wide);
  const bottom = room.y + (room.height - below + tall * scale) / 2;
  const items: Item[] = [];
  let { x } = room;
  for (const [i, group] of groups.entries()) {
    for (const laid of group) {
      items.push(...tileAt(laid, x, bottom, scale));
      x += (widthOf(laid) + BETWEEN_TILES) * scale;
    }
    if (i === WINNING && group[0]) {
      const width = widthOf(group[0]) * scale;
      const left = x - width - BETWEEN_TILES * scale;
      items.push({ is: 'box', x: left, y: bottom + MARKED.above, width, height: MARKED.height, radius: 2, fill: 'accent' });
    }
    if (group.length > 0) x += BETWEEN_GROUPS * scale;
  }
  return items;
}

function widthOf({ lies }: LaidTile): number {
  return lies === 'sideways' ? SIDEWAYS.width : TILE.width;
}

/** A tile and the one on top of it. */
function tileAt({ tile, lies, above }: LaidTile, x: number, bottom: number, scale: number): readonly Item[] {
  const { width, height } = lies === 'sideways' ? SIDEWAYS : TILE;
  return [tile, ...(above === undefined ? [] : [above])].map((one, level) => ({
    is: 'tile',
    tile: one,
    lies,
    x,
    y: bottom - (height + level * FACE.width) * scale,
    width: width * scale,
    height: height * scale,
  }));
}
