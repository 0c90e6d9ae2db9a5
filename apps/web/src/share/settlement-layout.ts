import { FOOT, footItems } from './foot.ts';
import { type Item, MARGIN, type Measure, SIZE } from './items.ts';
import { heightOf, lineOf, onLineOf } from './texts.ts';
import type { SettlementPicture } from './picture.ts';

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
export function settlementItems(picture: SettlementPicture, measure: Measure): readonly Item[] {
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
