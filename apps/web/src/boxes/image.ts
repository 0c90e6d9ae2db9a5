import type { WinText } from '@tenbo/i18n';

import type { LaidTile } from '../ui/laid.ts';
import { drawTiles } from './image-tiles.ts';

/** What stands on an image: a title, tiles in groups where there are any, lines of cells and a sum below. */
export interface Picture {
  readonly title: string;
  readonly groups?: readonly (readonly LaidTile[])[];
  /** The first cell to the left, the others in columns to the right. */
  readonly lines: readonly (readonly string[])[];
  readonly sum: string;
}

const WIDTH = 960;
const MARGIN = 40;
/** How high tiles are, and how much room they take with one that lies on another. */
const TILES = { height: 69, room: 103 };
const LINE = 34;
const GAP = 16;
const FONT = 'system-ui, sans-serif';

/** What a win is made of, as lines of an image. */
export function linesOf({ yaku, arithmetic }: WinText): Picture['lines'] {
  return [...yaku.map(({ name, value }) => [name, value]), [arithmetic]];
}

/** The picture as a PNG, in the colours of the page. */
export async function pngOf(picture: Picture): Promise<Blob> {
  const { groups = [], lines } = picture;
  const top = 3 * MARGIN + (groups.length > 0 ? TILES.room : 0);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = top + LINE * lines.length + 100 + MARGIN;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const style = getComputedStyle(document.documentElement);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  drawWords(context, picture, top);
  await drawTiles(context, groups, {
    x: MARGIN,
    bottom: MARGIN + 36 + TILES.room,
    width: WIDTH - 2 * MARGIN,
    height: TILES.height,
  });
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
  });
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
