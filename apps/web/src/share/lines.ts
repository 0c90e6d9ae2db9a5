import { TILE } from '../../tiles/draw/grid.ts';
import type { Box, Item, Measure } from './items.ts';
import { heightOf, lineOf, onLineOf } from './texts.ts';
import type { PicturedLine, PicturedWin } from './shared.ts';

interface Row extends PicturedLine {
  readonly height: number;
  readonly bold?: boolean;
  /** Whether a stronger line separates it from the row above. */
  readonly parted?: boolean;
}

const YAKU = 38;
const FU = 35;
/** How far rows may shrink before some are left out. */
const LEAST = 0.64;
/** The height of a row's letters and tiles, relative to the row. */
const LETTERS = 0.58;
const TILES = 0.72;
const GAP = 10;

/**
 * The yaku and fu of a win, row by row, with small tiles. If they do not all fit, only the sum of the fu is shown, because fu matter less the more yaku
 * there are. If even the yaku do not fit, a last row says so.
 */
export function winLines({ yaku, fu, sum }: PicturedWin, room: Box, measure: Measure): readonly Item[] {
  const first: Row[] = yaku.map((line) => ({ ...line, height: YAKU }));
  const last: Row[] = sum ? [{ ...sum, height: FU, bold: true, parted: fu.length === 0 }] : [];
  const all = [...first, ...fu.map((line, i) => ({ ...line, height: FU, parted: i === 0 })), ...last];
  const short = [...first, ...last.map((row) => ({ ...row, parted: true }))];
  const rows = scaleOf(all, room) >= LEAST ? all : cutTo(short, room);
  const scale = scaleOf(rows, room);
  const items: Item[] = [];
  let { y } = room;
  for (const [i, row] of rows.entries()) {
    const height = row.height * scale;
    if (i > 0) items.push({ is: 'box', x: room.x, y, width: room.width, height: 1, fill: row.parted ? 'edge' : 'line' });
    items.push(...rowItems(row, { ...room, y, height }, measure));
    y += height;
  }
  return items;
}

function scaleOf(rows: readonly Row[], { height }: Box): number {
  return Math.min(1, height / rows.reduce((sum, row) => sum + row.height, 0));
}

/** As many yaku as fit, then "…", then the sum. */
function cutTo(rows: readonly Row[], room: Box): readonly Row[] {
  const most = Math.floor(room.height / (YAKU * LEAST));
  if (rows.length <= most) return rows;
  const sum = rows.filter(({ bold }) => bold);
  const kept = rows.slice(0, most - 1 - sum.length);
  return [...kept, { name: '…', tiles: [], value: '', height: YAKU }, ...sum];
}

/** A row: its name and tiles on the left, its value on the right. Tiles are left out if they would shrink the name. */
function rowItems({ name, tiles, value, bold = false }: Row, { x, y, width, height }: Box, measure: Measure): readonly Item[] {
  const font = { face: 'sans', size: Math.floor(height * LETTERS), bold } as const;
  const top = y + (height - heightOf(font)) / 2;
  const amount = lineOf(value, font, { x, y: top, width: width / 2, align: 'right' }, measure);
  const right = { ...amount, x: x + width - amount.width };
  const free = width - amount.width - GAP;
  const tall = height * TILES;
  const wide = (tall * TILE.width) / TILE.height;
  const label = lineOf(name, { ...font, bold: false }, { x, y: top, width: free }, measure);
  const hasRoom = label.text === name && label.width + GAP + wide * tiles.length <= free;
  const shown = hasRoom ? tiles : [];
  return [
    ...(name === '' ? [] : [onLineOf(font, label)]),
    ...shown.map((tile, i): Item => ({
      is: 'tile',
      tile,
      lies: 'upright',
      x: x + label.width + GAP + wide * i,
      y: y + (height - tall) / 2,
      width: wide,
      height: tall,
    })),
    ...(value === '' ? [] : [onLineOf(font, right)]),
  ];
}
