import { type Colour, type Font, type Item, type Measure, type TextItem, MARGIN, SIZE } from './items.ts';

/** The height of letters relative to the font size: the height of the characters plus a little space. */
const LINE = 1.13;
/** The baseline of a line of text, measured from its top. */
export const BASELINE = 0.92;

export function heightOf({ size }: Font): number {
  return Math.ceil(size * LINE);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'middle';
  readonly colour?: Colour;
}

/** A line of text that fits its place: it first shrinks, down to `least`, then loses its end. */
export function lineOf(text: string, wanted: Font, place: Place, measure: Measure, least = wanted.size * 0.72): TextItem {
  const { x, y, width, align = 'left', colour = 'ink' } = place;
  const font = shrunk(text, wanted, width, measure, least);
  const fitting = cutTo(text, font, width, measure);
  const taken = Math.min(width, measure(fitting, font));
  const left = { left: x, right: x + width - taken, middle: x + (width - taken) / 2 }[align];
  return { is: 'text', text: fitting, font, colour, x: left, y, width: taken, height: heightOf(font) };
}

/** The largest size in which a text fits, but at least `least`. It is tried, because widths are not in proportion to sizes in every engine. */
function shrunk(text: string, wanted: Font, width: number, measure: Measure, least: number): Font {
  for (let { size } = wanted; size > least; size = Math.ceil(size) - 1) {
    const font = { ...wanted, size };
    if (measure(text, font) <= width) return font;
  }
  return { ...wanted, size: Math.min(least, wanted.size) };
}

/** Moves a text that may have shrunk onto the baseline for this font size. */
export function onLineOf({ size }: Font, item: TextItem): TextItem {
  return { ...item, y: item.y + (size - item.font.size) * BASELINE };
}

function cutTo(text: string, font: Font, width: number, measure: Measure): string {
  const fits = (one: string) => measure(one, font) <= width;
  if (fits(text)) return text;
  const characters = [...text];
  while (characters.length > 1 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/**
 * Where a line may break: after a space, between words of kana, and between other Chinese or Japanese characters, but not after an opening mark or before
 * a closing one.
 */
const PIECES =
  /[（「『“]*(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，；・：（）「」『』“”]+|[\p{Script=Katakana}ー]{1,8}|.)(?:[、。，；・：）」』”]|\s+·(?=\s))*\s*/gu;

/** A text in as many lines as it needs; undefined if there are more than `most`. */
export function wrapped(text: string, font: Font, width: number, most: number, measure: Measure): readonly string[] | undefined {
  const lines = [''];
  for (const [piece] of text.matchAll(PIECES)) {
    const last = lines.at(-1) ?? '';
    if (last === '' || measure((last + piece).trimEnd(), font) <= width) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  const fits = lines.length <= most && lines.every((line) => measure(line.trimEnd(), font) <= width);
  return fits ? lines.map((line) => line.trimEnd()) : undefined;
}

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
