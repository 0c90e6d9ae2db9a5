import { type Tile, type Win, formatTiles } from '@tenbo/engine';

import { TILE as SYMBOL } from '../../tiles/draw/grid.ts';

/** What stands on an image: tiles in groups, a title above, lines and a sum below. */
export interface Picture {
  readonly title: string;
  readonly groups: readonly (readonly Tile[])[];
  readonly lines: readonly (readonly [label: string, value: string])[];
  readonly sum: string;
}

const WIDTH = 960;
const MARGIN = 40;
const TILE = { width: 48, height: 69 };
const LINE = 34;
const FONT = 'system-ui, sans-serif';

/** A win's tiles as they lie: the hand, the winning tile apart, each meld. */
export function groupsOf({ hand, tile }: Pick<Win, 'hand' | 'tile'>): Picture['groups'] {
  return [hand.concealed, [tile], ...hand.melds.map(({ tiles }) => tiles)];
}

/** The picture as a PNG, in the colours of the page. */
export async function pngOf(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 4 * MARGIN + TILE.height + LINE * picture.lines.length + 100;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const style = getComputedStyle(document.documentElement);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  drawWords(context, picture);
  await drawTiles(context, picture.groups);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
  });
}

function drawWords(context: CanvasRenderingContext2D, { title, lines, sum }: Picture): void {
  context.font = `24px ${FONT}`;
  context.fillText(title, MARGIN, MARGIN + 16);
  const top = 3 * MARGIN + TILE.height;
  for (const [i, [label, value]] of lines.entries()) {
    context.textAlign = 'left';
    context.fillText(label, MARGIN, top + LINE * i);
    context.textAlign = 'right';
    context.fillText(value, WIDTH - MARGIN, top + LINE * i);
  }
  context.textAlign = 'left';
  context.font = `600 44px ${FONT}`;
  context.fillText(sum, MARGIN, top + LINE * lines.length + 36);
}

/** Tiles in a row that fits, groups half a tile apart. */
async function drawTiles(context: CanvasRenderingContext2D, groups: readonly (readonly Tile[])[]): Promise<void> {
  const count = groups.flat().length + (groups.length - 1) / 2;
  const scale = Math.min(1, (WIDTH - 2 * MARGIN) / (count * TILE.width));
  const [width, height] = [TILE.width * scale, TILE.height * scale];
  let x = MARGIN;
  for (const group of groups) {
    for (const tile of group) {
      context.drawImage(await imageOf(tile), x, MARGIN + 36, width - 3, height);
      x += width;
    }
    x += width / 2;
  }
}

/** A tile's drawing, taken from the sheet in the page, on a face; an image has the colours of day. */
async function imageOf(tile: Tile): Promise<HTMLImageElement> {
  const drawn = ['tile-face', `tile-${formatTiles([tile])}`].map((id) => document.getElementById(id)?.innerHTML ?? '').join('');
  const { width, height } = SYMBOL;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${2 * width}" height="${2 * height}">${drawn}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Hands a file to the reader. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
