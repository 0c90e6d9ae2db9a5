import type { Tile } from '@tenbo/engine';

import { FACE, SIDEWAYS, TILE } from '../../tiles/draw/grid.ts';
import { type LaidMeld, type LaidTile, laidTiles } from '../ui/laid.ts';
import { images } from '../ui/sheet.ts';
import { imageName } from '../ui/tile.tsx';

/** Tiles in groups, in one row. */
export type TileRow = readonly (readonly LaidTile[])[];

/** Where tiles stand on an image: on `bottom`, as high as there is width for, at most `height`. */
interface Room {
  readonly x: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 2;

/** A hand's tiles as they lie: the hand, the winning tile apart, each meld. */
export function groupsOf({ hand, tile }: LaidHand): TileRow {
  const upright = (tiles: readonly Tile[]) => tiles.map((one) => ({ tile: one, lies: 'upright' }) as const);
  return [upright(hand.concealed), upright(tile === undefined ? [] : [tile]), ...hand.melds.map(laidTiles)];
}

interface LaidHand {
  readonly hand: { readonly concealed: readonly Tile[]; readonly melds: readonly LaidMeld[] };
  readonly tile: Tile | undefined;
}

/** Tiles in a row that fits, standing on one line, groups half a tile apart. */
export async function drawTiles(context: CanvasRenderingContext2D, groups: TileRow, room: Room): Promise<void> {
  const units = groups.flat().reduce((sum, tile) => sum + widthOf(tile) + GAP, 0) + ((groups.length - 1) * TILE.width) / 2;
  const scale = Math.min(room.height / TILE.height, room.width / units);
  let { x } = room;
  for (const group of groups) {
    for (const tile of group) {
      await drawTile(context, tile, { x, bottom: room.bottom }, scale);
      x += (widthOf(tile) + GAP) * scale;
    }
    x += (TILE.width / 2) * scale;
  }
}

function widthOf({ lies }: LaidTile): number {
  return lies === 'sideways' ? SIDEWAYS.width : TILE.width;
}

/** Draws a tile that stands on `bottom`, and above it the one that lies on it; nothing while the sheet has not come. */
async function drawTile(
  context: CanvasRenderingContext2D,
  laid: LaidTile,
  at: { readonly x: number; readonly bottom: number },
  scale: number,
): Promise<void> {
  const { width, height } = laid.lies === 'sideways' ? SIDEWAYS : TILE;
  for (const [level, tile] of [laid.tile, ...(laid.above === undefined ? [] : [laid.above])].entries()) {
    const address = images.value.get(imageName(tile, laid.lies));
    if (address === undefined) continue;
    context.drawImage(
      await loaded(address),
      at.x,
      at.bottom - (height + level * FACE.width) * scale,
      width * scale,
      height * scale,
    );
  }
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
