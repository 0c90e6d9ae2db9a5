import { type Item, MARGIN, type Measure, SIZE } from './items.ts';
import { heightOf, lineOf } from './texts.ts';

/** The top of the last line, and the middle of its text. */
export const FOOT = { top: 534, middle: 574 } as const;

const NAME = { face: 'serif', size: 30, bold: true } as const;
const TEXT = { face: 'sans', size: 20 } as const;
const STICK = { width: 46, height: 16 };

/** The name of the page on the left, the round and the rules on the right. */
export function footItems(text: string, measure: Measure): readonly Item[] {
  const right = SIZE.width - MARGIN;
  const left = MARGIN + STICK.width + 10;
  const name = lineOf('tenbo', NAME, { x: left, y: FOOT.middle - heightOf(NAME) / 2 - 2, width: 200 }, measure);
  const x = left + name.width + 48;
  const dot = 7;
  const stick = { x: MARGIN, y: FOOT.middle - STICK.height / 2, ...STICK };
  return [
    { is: 'box', x: MARGIN, y: FOOT.top, width: right - MARGIN, height: 1, fill: 'line' },
    { is: 'box', ...stick, radius: 3, fill: 'on-baize', stroke: 'edge' },
    {
      is: 'box',
      x: stick.x + (STICK.width - dot) / 2,
      y: FOOT.middle - dot / 2,
      width: dot,
      height: dot,
      radius: dot / 2,
      fill: 'seal',
    },
    name,
    lineOf(
      text,
      TEXT,
      { x, y: FOOT.middle - heightOf(TEXT) / 2, width: right - x, align: 'right', colour: 'quiet' },
      measure,
      14,
    ),
  ];
}
