import { handItems } from './hand-layout.ts';
import { type Font, type Item, type Measure, MARGIN, SIZE } from './items.ts';
import type { NightPicture, Picture, SettlementPicture } from './shared.ts';
import { FOOT, footItems, heightOf, lineOf, onLineOf } from './texts.ts';

/** Everything in a picture with its position, in the order it is painted. */
export function itemsOf(picture: Picture, measure: Measure): readonly Item[] {
  switch (picture.of) {
    case 'hand':
      return handItems(picture, measure);
    case 'settlement':
      return settlementItems(picture, measure);
    case 'night':
      return nightItems(picture, measure);
  }
}

const INNER = SIZE.width - 2 * MARGIN;
const TITLE = { face: 'serif', size: 34, bold: true } as const;
const SUMS = { face: 'sans', size: 18 } as const;
const GAP = 16;
const TOP = 108;
const BOTTOM = FOOT.top - 44;
/** The width of the first column, with the names, and the greatest height of a row. */
const NAMES = 250;
const HIGHEST = 52;

/** A settlement with a column for each player. The last row, the result, stands out. */
function settlementItems(picture: SettlementPicture, measure: Measure): readonly Item[] {
  const { title, players, rows, sums, foot } = picture;
  const height = Math.min(HIGHEST, (BOTTOM - TOP) / (rows.length + 1));
  const font = { face: 'sans', size: Math.floor(Math.min(26, height * 0.6)) } as const;
  const column = (INNER - NAMES) / players.length;
  const row = (cells: readonly string[], i: number, bold: boolean): readonly Item[] => {
    const y = TOP + i * height;
    const textTop = y + (height - heightOf(font)) / 2;
    return [
      ...(i === 0 ? [] : [{ is: 'box', x: MARGIN, y, width: INNER, height: 1, fill: bold ? 'edge' : 'line' } as const]),
      ...cells.flatMap((cell, k) => {
        const place =
          k === 0
            ? { x: MARGIN, y: textTop, width: NAMES - GAP }
            : { x: MARGIN + NAMES + (k - 1) * column + GAP, y: textTop, width: column - GAP, align: 'right' as const };
        return cell === '' ? [] : [onLineOf(font, lineOf(cell, { ...font, bold: bold || i === 0 }, place, measure, 12))];
      }),
    ];
  };
  return [
    lineOf(title, TITLE, { x: MARGIN, y: 48, width: INNER }, measure, 20),
    ...row(['', ...players], 0, false),
    ...rows.flatMap(({ name, values }, i) => row([name, ...values], i + 1, i === rows.length - 1)),
    lineOf(sums, SUMS, { x: MARGIN, y: BOTTOM + 10, width: INNER, colour: 'quiet' }, measure, 12),
    ...footItems(foot, measure),
  ];
}

/** The cloth, and the lines on it from top to bottom. */
const CLOTH = { x: MARGIN - 16, y: 36, width: SIZE.width - 2 * MARGIN + 32, height: FOOT.top - 60 };
const LEFT = MARGIN + 20;
const RIGHT = SIZE.width - LEFT;
const TITLE_AT = 60;
const NAMES_AT = 128;
const TOTALS_AT = 166;
const ROWS = { from: 256, until: 458, highest: 40 };
const NOTE_AT = 466;

const NAME = { face: 'sans', size: 26, bold: true } as const;
const TOTAL = { face: 'serif', size: 58, bold: true } as const;
const NOTE = { face: 'sans', size: 20 } as const;
/** The width of the first column, with the names of the matches. */
const LABELS = 130;

/** A night of matches on the cloth: everybody's total, large, above what each match gave. */
function nightItems({ title, players, matches, money, note, foot }: NightPicture, measure: Measure): readonly Item[] {
  const column = (RIGHT - LEFT - LABELS) / players.length;
  const cell = (player: number, y: number) =>
    ({ x: LEFT + LABELS + player * column + GAP, y, width: column - GAP, align: 'right', colour: 'on-baize' }) as const;
  const label = (y: number) => ({ x: LEFT, y, width: LABELS, colour: 'on-baize-quiet' }) as const;
  // All totals are as large as the longest of them can be.
  const sizes = players.map(({ total }, i) => lineOf(total, TOTAL, cell(i, 0), measure, 16).font.size);
  const large = { ...TOTAL, size: Math.min(...sizes) };
  const rows = [
    ...matches.map((name, i) => [name, ...players.map(({ results }) => results[i] ?? '')]),
    ...(money === '' ? [] : [[money, ...players.map((player) => player.money)]]),
  ];
  const height = Math.min(ROWS.highest, (ROWS.until - ROWS.from) / rows.length);
  const font: Font = { face: 'sans', size: Math.floor(Math.min(24, height * 0.62)) };
  return [
    { is: 'box', ...CLOTH, radius: 22, fill: 'baize' },
    lineOf(title, TITLE, { x: LEFT, y: TITLE_AT, width: RIGHT - LEFT, colour: 'on-baize' }, measure, 20),
    ...players.flatMap(({ name, total, isLoss }, i) => [
      onLineOf(NAME, lineOf(name, NAME, cell(i, NAMES_AT), measure, 14)),
      onLineOf(TOTAL, lineOf(total, large, { ...cell(i, TOTALS_AT), colour: isLoss ? 'arrow' : 'on-baize' }, measure, 16)),
    ]),
    { is: 'box', x: LEFT, y: ROWS.from - 8, width: RIGHT - LEFT, height: 1, fill: 'baize-line' },
    ...rows.flatMap(([name = '', ...values], row) => {
      const y = ROWS.from + row * height + (height - heightOf(font)) / 2;
      return [
        onLineOf(font, lineOf(name, font, label(y), measure, 9)),
        ...values.flatMap((value, i) => (value === '' ? [] : [onLineOf(font, lineOf(value, font, cell(i, y), measure, 9))])),
      ];
    }),
    ...(note === ''
      ? []
      : [lineOf(note, NOTE, { x: LEFT, y: NOTE_AT, width: RIGHT - LEFT, colour: 'on-baize-quiet' }, measure, 14)]),
    ...footItems(foot, measure),
  ];
}
