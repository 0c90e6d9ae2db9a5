import { type Box, type Font, type Item, type Measure, MARGIN, SIZE } from './items.ts';
import { FOOT, footItems, heightOf, lineOf, wrapped } from './texts.ts';
import { winLines } from './lines.ts';
import type { HandPicture, PicturedWin } from './shared.ts';
import { tableItems } from './seats.ts';
import { FACE, SIDEWAYS, TILE } from '../../tiles/draw/grid.ts';
import type { LaidTile } from '../ui/laid.ts';

const INNER = SIZE.width - 2 * MARGIN;
/** The tiles, with the winning one marked, above everything else. */
const TILES: Box = { x: MARGIN, y: 40, width: INNER, height: 118 };
const BODY = { top: 194, bottom: FOOT.top - 20 };
/** The columns below the tiles: the value, the reasons, and who pays. */
const WORTH = { x: MARGIN, width: 420 };
const LINES = { x: 512, width: 300 };
const TABLE = { x: 844, width: SIZE.width - MARGIN - 844 };
const GAP = 32;

const POINTS = { face: 'serif', size: 164, bold: true } as const;
const VALUE = { face: 'sans', size: 38, bold: true } as const;
const WHO = { face: 'sans', size: 26 } as const;
const NOTE = { face: 'sans', size: 19 } as const;

/** A hand won by one or more players, or a draw. */
export function handItems(picture: HandPicture, measure: Measure): readonly Item[] {
  const [first] = picture.wins;
  const parts =
    first === undefined
      ? drawn(picture, measure)
      : picture.wins.length > 1
        ? several(picture, measure)
        : single(picture, first, measure);
  return [...parts, ...footItems(picture.foot, measure)];
}

function single(picture: HandPicture, win: PicturedWin, measure: Measure): readonly Item[] {
  if (win.tiles.length === 0) return withoutTiles(picture, win, measure);
  const body = { y: BODY.top, height: BODY.bottom - BODY.top };
  return [
    ...tileRow(win.tiles, TILES),
    { is: 'box', x: MARGIN, y: BODY.top - 20, width: INNER, height: 1, fill: 'edge' },
    ...worth(win, { ...WORTH, ...body }, measure),
    ...winLines(win, { ...LINES, ...body }, measure),
    ...tableItems(picture, { ...TABLE, ...body }, measure),
  ];
}

/** The space for the words when the table is large. */
const BESIDE_TABLE: Box = { x: MARGIN, y: 140, width: 500, height: BODY.bottom - 140 };

/** A win entered by han and fu: the table takes up the space of the lines. */
function withoutTiles(picture: HandPicture, win: PicturedWin, measure: Measure): readonly Item[] {
  return [...worth(win, BESIDE_TABLE, measure), ...largeTable(picture, measure)];
}

function drawn(picture: HandPicture, measure: Measure): readonly Item[] {
  return [...paragraph(picture.ended, { ...VALUE, size: 44 }, BESIDE_TABLE, measure), ...largeTable(picture, measure)];
}

function largeTable(picture: HandPicture, measure: Measure): readonly Item[] {
  const x = MARGIN + BESIDE_TABLE.width + 2 * GAP;
  return tableItems(picture, { x, y: MARGIN, width: SIZE.width - MARGIN - x, height: BODY.bottom - MARGIN }, measure);
}

/** How a winner's space is used: the share of the tiles, the text sizes, the distance to the next winner. */
const BAND = { tiles: 0.42, points: 54, value: 22, gap: 12 };

/** Two or three winners below each other, with their yaku as a sentence. */
function several(picture: HandPicture, measure: Measure): readonly Item[] {
  const width = TABLE.x - GAP - MARGIN;
  const [top, bottom] = [40, BODY.bottom];
  const height = (bottom - top) / picture.wins.length;
  const bands = picture.wins.flatMap((win, i): readonly Item[] => {
    const above = i > 0 ? BAND.gap : 0;
    const room = { x: MARGIN, y: top + i * height + above, width, height: height - BAND.gap - above };
    const rule: Item = { is: 'box', x: MARGIN, y: top + i * height, width, height: 1, fill: 'edge' };
    return [...(i > 0 ? [rule] : []), ...band(win, room, measure)];
  });
  return [...bands, ...tableItems(picture, { ...TABLE, y: MARGIN, height: bottom - MARGIN }, measure)];
}

function band(win: PicturedWin, room: Box, measure: Measure): readonly Item[] {
  const tiles = win.tiles.length === 0 ? 0 : room.height * BAND.tiles;
  const points = { ...POINTS, size: BAND.points };
  const [value, who] = [
    { ...VALUE, size: BAND.value },
    { ...WHO, size: BAND.value },
  ];
  const isAlone = win.tiles.length === 0 && win.yaku.length === 0;
  const y = isAlone ? room.y + (room.height - heightOf(points)) / 2 : room.y + tiles;
  const left = lineOf(win.points, points, { x: room.x, y, width: room.width * 0.45 }, measure);
  const x = room.x + left.width + GAP;
  const beside = { x, width: room.x + room.width - x };
  const lines = [
    { text: win.who, font: who },
    { text: win.value, font: value },
  ];
  const yaku = win.yaku.map(({ name }) => name).join(' · ');
  const below = { ...room, y: y + heightOf(points) + 2, height: room.y + room.height - y - heightOf(points) - 2 };
  return [
    ...(tiles === 0 ? [] : tileRow(win.tiles, { ...room, height: tiles - 8 })),
    left,
    ...lines.map(({ text, font }, i) => lineOf(text, font, { ...beside, y: y + 4 + i * (heightOf(font) + 2) }, measure)),
    ...paragraph(yaku, NOTE, below, measure, 'quiet'),
  ];
}

/** A note with more lines is left out. */
const MOST_LINES = 4;
/** Digits leave the top of their line empty. */
const RISE = 12;

/** The points, large; below them what they consist of, who won, and as many notes as fit. */
function worth(win: PicturedWin, room: Box, measure: Measure): readonly Item[] {
  const points = lineOf(win.points, POINTS, { ...room, y: room.y - RISE }, measure, 40);
  const items: Item[] = [points];
  let y = points.y + points.height + 4;
  for (const [text, font] of [
    [win.value, VALUE],
    [win.who, WHO],
  ] as const) {
    const line = lineOf(text, font, { x: room.x, y, width: room.width }, measure);
    items.push(line);
    y += line.height + 6;
  }
  for (const note of win.notes) {
    const lines = wrapped(note, NOTE, room.width, MOST_LINES, measure) ?? [];
    const height = lines.length * (heightOf(NOTE) + 2);
    if (y + height > room.y + room.height) continue;
    items.push(...stack(lines, NOTE, { ...room, y }, measure, 'quiet'));
    y += height;
  }
  return items;
}

/** A text in as many lines as fit; if they do not suffice, it is set smaller or cut off. */
function paragraph(text: string, wanted: Font, room: Box, measure: Measure, colour: 'ink' | 'quiet' = 'ink'): readonly Item[] {
  for (let { size } = wanted; size >= wanted.size * 0.7; size -= 1) {
    const font = { ...wanted, size };
    const most = Math.floor(room.height / (heightOf(font) + 2));
    const lines = wrapped(text, font, room.width, most, measure);
    if (lines) return text === '' ? [] : stack(lines, font, room, measure, colour);
  }
  return [lineOf(text, wanted, room, measure, wanted.size * 0.7)].map((line) => ({ ...line, colour }));
}

function stack(lines: readonly string[], font: Font, room: Box, measure: Measure, colour: 'ink' | 'quiet'): readonly Item[] {
  return lines.map((line, i) => lineOf(line, font, { ...room, y: room.y + i * (heightOf(font) + 2), colour }, measure));
}

/** Tiles in groups: the concealed tiles, the winning tile, each meld. */
type TileGroups = readonly (readonly LaidTile[])[];

/** The index of the group with the winning tile. */
const WINNING = 1;
/** In units of the sheet. */
const BETWEEN_TILES = 1;
const BETWEEN_GROUPS = TILE.width * 0.4;
/** The line below the winning tile, and the space above the line. */
const MARKED = { above: 6, height: 4 };

/** A hand in one row, as large as its space allows and vertically centred; a line marks the winning tile. */
function tileRow(groups: TileGroups, room: Box): readonly Item[] {
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
