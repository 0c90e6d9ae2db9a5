import { FOOT, footItems } from './foot.ts';
import { type Font, type Item, MARGIN, type Measure, SIZE } from './items.ts';
import type { NightPicture } from './picture.ts';
import { heightOf, lineOf, onLineOf } from './texts.ts';

/** The cloth, and the lines on it from top to bottom. */
const CLOTH = { x: MARGIN - 16, y: 36, width: SIZE.width - 2 * MARGIN + 32, height: FOOT.top - 60 };
const LEFT = MARGIN + 20;
const RIGHT = SIZE.width - LEFT;
const TITLE_AT = 60;
const NAMES_AT = 128;
const TOTALS_AT = 166;
const ROWS = { from: 256, until: 458, highest: 40 };
const NOTE_AT = 466;

const TITLE = { face: 'serif', size: 34, bold: true } as const;
const NAME = { face: 'sans', size: 26, bold: true } as const;
const TOTAL = { face: 'serif', size: 58, bold: true } as const;
const NOTE = { face: 'sans', size: 20 } as const;
/** The width of the first column, with the names of the matches. */
const LABELS = 130;
const GAP = 16;

/** A night of matches on the cloth: everybody's total, large, above what each match gave. */
export function nightItems({ title, players, matches, money, note, foot }: NightPicture, measure: Measure): readonly Item[] {
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
