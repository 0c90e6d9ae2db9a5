import { type Tile, formatTiles } from '@tenbo/engine';

import { FACE, LAID, SIDEWAYS, TILE } from '../../tiles/draw/grid.ts';
import { type LaidTile, laidTiles } from '../ui/laid.ts';
import type { Draft } from './draft.ts';

/** What stands on an image: tiles in groups, a title above, lines and a sum below. */
export interface Picture {
  readonly title: string;
  readonly groups: readonly (readonly LaidTile[])[];
  readonly lines: readonly (readonly [label: string, value: string])[];
  readonly sum: string;
}

const WIDTH = 960;
const MARGIN = 40;
/** How high a tile stands on an image, and how much room one that lies on another takes. */
const TILE_HEIGHT = 69;
const ABOVE = 34;
const LINE = 34;
const FONT = 'system-ui, sans-serif';

/** The tiles as they lie: the hand, the winning tile apart, each meld. */
export function groupsOf({ hand, tile }: Draft): Picture['groups'] {
  const upright = (tiles: readonly Tile[]) => tiles.map((one) => ({ tile: one, lies: 'upright' }) as const);
  return [upright(hand.concealed), upright(tile === undefined ? [] : [tile]), ...hand.melds.map(laidTiles)];
}

/** The picture as a PNG, in the colours of the page. */
export async function pngOf(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 4 * MARGIN + TILE_HEIGHT + ABOVE + LINE * picture.lines.length + 100;
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
  const top = 3 * MARGIN + TILE_HEIGHT + ABOVE;
  for (const [i, [label, value]] of lines.entries()) {
    context.textAlign = 'left';
    context.font = `24px ${FONT}`;
    const room = WIDTH - 2 * MARGIN - context.measureText(value).width;
    context.font = `${Math.min(24, (24 * room) / context.measureText(label).width)}px ${FONT}`;
    context.fillText(label, MARGIN, top + LINE * i);
    context.font = `24px ${FONT}`;
    context.textAlign = 'right';
    context.fillText(value, WIDTH - MARGIN, top + LINE * i);
  }
  context.textAlign = 'left';
  context.font = `600 44px ${FONT}`;
  context.fillText(sum, MARGIN, top + LINE * lines.length + 36);
}

/** Tiles in a row that fits, standing on one line, groups half a tile apart. */
async function drawTiles(context: CanvasRenderingContext2D, groups: Picture['groups']): Promise<void> {
  const units = groups.flat().reduce((sum, tile) => sum + sizeOf(tile).width + GAP, 0) + ((groups.length - 1) * TILE.width) / 2;
  const scale = Math.min(TILE_HEIGHT / TILE.height, (WIDTH - 2 * MARGIN) / units);
  const bottom = MARGIN + 36 + ABOVE + TILE_HEIGHT;
  let x = MARGIN;
  for (const group of groups) {
    for (const tile of group) {
      const { width, height } = sizeOf(tile);
      context.drawImage(await imageOf(tile), x, bottom - height * scale, width * scale, height * scale);
      x += (width + GAP) * scale;
    }
    x += (TILE.width / 2) * scale;
  }
}

const GAP = 2;

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

/** Hands a file to the reader. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
