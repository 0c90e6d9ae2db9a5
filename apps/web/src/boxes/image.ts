import type { Tile } from '@tenbo/engine';
import type { WinText } from '@tenbo/i18n';

import { FACE, SIDEWAYS, TILE } from '../../tiles/draw/grid.ts';
import { type LaidMeld, type LaidTile, laidTiles } from '../ui/laid.ts';
import { images } from '../ui/tile-sheet.ts';
import { imageName } from '../ui/tile.tsx';

/** The content of an image: a title, rows of tiles if there are any, lines of cells, and a sum below. */
export interface Picture {
  readonly title: string;
  readonly tiles?: readonly TileRow[];
  /** The first cell is on the left, the others in columns on the right. */
  readonly lines: readonly (readonly string[])[];
  /** May be empty. */
  readonly sum: string;
}

const WIDTH = 960;
const MARGIN = 40;
/** The height of tiles, and the room above them for a tile on top of another. */
const TILES = { height: 69, above: 34 };
/** The heights of a row of tiles, of a line, and of the sum. */
const ROW = 119;
const LINE = 34;
const SUM = 70;
const GAP = 16;
const FONT = 'system-ui, sans-serif';

/** The yaku of a win and the arithmetic, as lines of an image. */
export function linesOf({ yaku, arithmetic }: WinText): Picture['lines'] {
  return [...yaku.map(({ name, value }) => [name, value]), [arithmetic]];
}

/** The picture as a PNG, in the colours of the page. */
export async function pngOf(picture: Picture): Promise<Blob> {
  const { tiles = [], lines, sum } = picture;
  const top = 3 * MARGIN + ROW * tiles.length;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = top + LINE * lines.length + (sum === '' ? 0 : SUM) + MARGIN / 2;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const style = getComputedStyle(document.documentElement);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  drawWords(context, picture, top);
  for (const [i, row] of tiles.entries()) await drawTiles(context, row, roomFor(i));
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
  });
}

function roomFor(row: number): Parameters<typeof drawTiles>[2] {
  const bottom = MARGIN + 36 + ROW * row + TILES.above + TILES.height;
  return { x: MARGIN, bottom, width: WIDTH - 2 * MARGIN, height: TILES.height };
}

function drawWords(context: CanvasRenderingContext2D, { title, lines, sum }: Picture, top: number): void {
  const room = WIDTH - 2 * MARGIN;
  context.font = `24px ${FONT}`;
  context.fillText(title, MARGIN, MARGIN + 16, room);
  for (const [i, cells] of lines.entries()) drawLine(context, cells, top + LINE * i);
  context.textAlign = 'left';
  context.font = `600 44px ${FONT}`;
  context.fillText(sum, MARGIN, top + LINE * lines.length + 36, room);
}

/** A cell is at most as wide as its column; a line of one cell is as wide as the image. */
function drawLine(context: CanvasRenderingContext2D, [label = '', ...cells]: readonly string[], y: number): void {
  const room = WIDTH - 2 * MARGIN;
  const column =
    cells.length > 1 ? room / (cells.length + 1) : Math.max(0, ...cells.map((cell) => context.measureText(cell).width));
  context.textAlign = 'left';
  context.fillText(label, MARGIN, y, room - cells.length * column - (cells.length > 0 ? GAP : 0));
  context.textAlign = 'right';
  for (const [i, cell] of cells.entries()) {
    context.fillText(cell, WIDTH - MARGIN - (cells.length - 1 - i) * column, y, cells.length > 1 ? column - GAP : column);
  }
}

/** Tiles in groups, in one row. */
export type TileRow = readonly (readonly LaidTile[])[];

/** The room for tiles on an image: their lower edge is at `bottom`, as large as `width` allows, at most `height` high. */
interface Room {
  readonly x: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const TILE_GAP = 2;

/** A hand's tiles in groups: the concealed tiles, the winning tile, each meld. */
export function groupsOf({ hand, tile }: LaidHand): TileRow {
  const upright = (tiles: readonly Tile[]) => tiles.map((one) => ({ tile: one, lies: 'upright' }) as const);
  return [upright(hand.concealed), upright(tile === undefined ? [] : [tile]), ...hand.melds.map(laidTiles)];
}

interface LaidHand {
  readonly hand: { readonly concealed: readonly Tile[]; readonly melds: readonly LaidMeld[] };
  readonly tile: Tile | undefined;
}

/** Draws tiles in a row scaled to fit, with half a tile between groups. */
async function drawTiles(context: CanvasRenderingContext2D, groups: TileRow, room: Room): Promise<void> {
  const units = groups.flat().reduce((sum, tile) => sum + widthOf(tile) + TILE_GAP, 0) + ((groups.length - 1) * TILE.width) / 2;
  const scale = Math.min(room.height / TILE.height, room.width / units);
  let { x } = room;
  for (const group of groups) {
    for (const tile of group) {
      await drawTile(context, tile, { x, bottom: room.bottom }, scale);
      x += (widthOf(tile) + TILE_GAP) * scale;
    }
    x += (TILE.width / 2) * scale;
  }
}

function widthOf({ lies }: LaidTile): number {
  return lies === 'sideways' ? SIDEWAYS.width : TILE.width;
}

/** Draws a tile and the one on top of it; nothing until the sheet has loaded. */
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
