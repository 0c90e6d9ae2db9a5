import type { Tile } from '@tenbo/engine';

import type { LaidTile } from '../ui/laid.ts';

/** The size of a picture, as most chats and networks show it beside a link. */
export const SIZE = { width: 1200, height: 630 } as const;
export const MARGIN = 56;

/** The colours of a picture: tokens of the page, so that a picture looks as the page it comes from. */
export const COLOURS = [
  'paper',
  'ink',
  'quiet',
  'line',
  'edge',
  'accent',
  'baize',
  'baize-line',
  'on-baize',
  'arrow',
  'seal',
  'on-seal',
] as const;
export type Colour = (typeof COLOURS)[number];

export const FACES = ['sans', 'serif', 'kanji'] as const;

export interface Font {
  readonly face: (typeof FACES)[number];
  readonly size: number;
  readonly bold?: boolean;
}

/** How wide a text is in a font. */
export type Measure = (text: string, font: Font) => number;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextItem extends Box {
  readonly is: 'text';
  readonly text: string;
  readonly font: Font;
  readonly colour: Colour;
}

/** A part of a picture, in the order they are painted. */
export type Item =
  | TextItem
  | (Box & { readonly is: 'tile'; readonly tile: Tile; readonly lies: LaidTile['lies'] })
  | (Box & { readonly is: 'box'; readonly radius?: number; readonly fill?: Colour; readonly stroke?: Colour })
  | { readonly is: 'arrow'; readonly path: string; readonly colour: Colour };

/** The height of letters over the size of their font: what characters fill, with a little air. */
const LINE = 1.13;
/** How far below the top of a line of text its letters stand. */
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

/** A line of text as wide as its place at most: first it gets smaller, down to `least`, then it loses its end. */
export function lineOf(text: string, wanted: Font, place: Place, measure: Measure, least = wanted.size * 0.72): TextItem {
  const { x, y, width, align = 'left', colour = 'ink' } = place;
  const natural = measure(text, wanted);
  const size = natural <= width ? wanted.size : Math.max(least, Math.floor((wanted.size * width) / natural));
  const font = { ...wanted, size };
  const fitting = cutTo(text, font, width, measure);
  const taken = Math.min(width, measure(fitting, font));
  const left = { left: x, right: x + width - taken, middle: x + (width - taken) / 2 }[align];
  return { is: 'text', text: fitting, font, colour, x: left, y, width: taken, height: heightOf(font) };
}

/** A text of a row, which may have become smaller, on the line where the letters of this size stand. */
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

/** Where a line may end: after a space, between words of kana and beside each other character of Chinese or Japanese, but not after an opening mark or before a closing one. */
const PIECES =
  /[（「『“]*(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，；・：（）「」『』“”]+|[\p{Script=Katakana}ー]{1,8}|.)(?:[、。，；・：）」』”]|\s+·(?=\s))*\s*/gu;

/** A text in as many lines as it needs; undefined if those are more than `most`. */
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
