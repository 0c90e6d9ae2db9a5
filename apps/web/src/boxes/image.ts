import type { WinText } from '@tenbo/i18n';

import { type TileRow, drawTiles } from './image-tiles.ts';

/** What stands on an image: a title, rows of tiles where there are any, lines of cells and a sum below. */
export interface Picture {
  readonly title: string;
  readonly tiles?: readonly TileRow[];
  /** The first cell to the left, the others in columns to the right. */
  readonly lines: readonly (readonly string[])[];
  /** May be empty. */
  readonly sum: string;
}

const WIDTH = 960;
const MARGIN = 40;
/** How high tiles are, and how much room above them one that lies on another takes. */
const TILES = { height: 69, above: 34 };
/** How far down the next row of tiles is, the next line, and the end of the sum. */
const ROW = 119;
const LINE = 34;
const SUM = 70;
const GAP = 16;
const FONT = 'system-ui, sans-serif';

/** What a win is made of, as lines of an image. */
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

/** A cell takes no more than its column; a line of one cell is as wide as the image. */
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
