import { type Tile, formatTiles } from '@tenbo/engine';

import { FACE, LAID, SIDEWAYS, TILE } from '../../tiles/draw/grid.ts';
import { type LaidMeld, type LaidTile, laidTiles } from '../ui/laid.ts';

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
  const units = groups.flat().reduce((sum, tile) => sum + sizeOf(tile).width + GAP, 0) + ((groups.length - 1) * TILE.width) / 2;
  const scale = Math.min(room.height / TILE.height, room.width / units);
  let { x } = room;
  for (const group of groups) {
    for (const tile of group) {
      const { width, height } = sizeOf(tile);
      context.drawImage(await imageOf(tile), x, room.bottom - height * scale, width * scale, height * scale);
      x += (width + GAP) * scale;
    }
    x += (TILE.width / 2) * scale;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf({ lies, above }: LaidTile): Size {
  if (lies !== 'sideways') return TILE;
  return above === undefined ? SIDEWAYS : { width: SIDEWAYS.width, height: SIDEWAYS.height + FACE.width };
}

/** A tile's drawing, taken from the sheet in the page; an image has the colours of day. */
async function imageOf(laid: LaidTile): Promise<HTMLImageElement> {
  const { width, height } = sizeOf(laid);
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${2 * width}" height="${2 * height}">${drawingOf(laid)}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function drawingOf({ tile, lies, above }: LaidTile): string {
  if (lies === 'faceDown') return symbol('tile-back');
  if (lies === 'upright') return symbol('tile-face') + symbol(`tile-${formatTiles([tile])}`);
  if (above === undefined) return sideways(tile);
  return `<g transform="translate(0 ${FACE.width})">${sideways(tile)}</g>${sideways(above)}`;
}

function sideways(tile: Tile): string {
  return `${symbol('tile-face-sideways')}<g transform="${LAID}">${symbol(`tile-${formatTiles([tile])}`)}</g>`;
}

function symbol(id: string): string {
  return document.getElementById(id)?.innerHTML ?? '';
}
