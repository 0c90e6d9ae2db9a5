import type { Seat, Transfer } from '@tenbo/engine';

import { type Label, type Size, placeLabels } from './labels.ts';
import { type Payment, paidIn } from './payments.ts';
import { type Cloth, type Pot, type Side, type Way, potOf, wayBetween, wayOfSticks } from './ways.ts';

/** A line of a number on the table; `size` is that of its letters. */
export interface Line {
  readonly text: string;
  readonly size: number;
}

/** A payment with its way and its number. */
interface DrawnPayment extends Payment {
  readonly way: Way;
  /** Undefined if there is no room for the number. */
  readonly label: { readonly at: Label; readonly lines: readonly Line[] } | undefined;
}

/** All that is drawn on a table of what a hand pays. */
export interface Drawing {
  readonly payments: readonly DrawnPayment[];
  /** The sticks that a player takes. */
  readonly pot: { readonly at: Pot; readonly by: Seat; readonly points: number; readonly way: Way } | undefined;
}

/** How large things are drawn, in pixels. */
export interface Scale {
  /** The letters of a payment, of its parts below it, and the least that is legible. */
  readonly number: number;
  readonly parts: number;
  /** The sticks in the middle; the letters of their number, where it is written. */
  readonly stick: { readonly width: number; readonly gap: number; readonly most: number; readonly number: number };
}

/** The sizes on the table of a match and in a score box, and while a hand is entered. */
export const SCALES = {
  large: { number: 17, parts: 12, stick: { width: 58, gap: 3, most: 1, number: 15 } },
  small: { number: 15, parts: 12, stick: { width: 36, gap: 1, most: 4, number: 0 } },
} as const satisfies Record<string, Scale>;

/** How texts are written and how wide they are. */
export interface Writing {
  readonly number: (points: number) => string;
  readonly widthOf: (text: string, size: number) => number;
}

/** The height of a line of letters. */
export const LEADING = 1.2;
/** Between a number and the edge of its label. */
const PADDING = { x: 6, y: 1 };
/** A stick is ten times as long as it is high. */
const STICK_RATIO = 10;

/** Lays out the payments of a hand on a table, so that nothing touches anything else. */
export function drawingOf(cloth: Cloth, transfers: readonly Transfer[], scale: Scale, writing: Writing): Drawing {
  const { payments, taken } = paidIn(transfers);
  const pot = taken && potOf(cloth, potSize(taken.points, scale, writing), (cloth.sides[taken.by] as Side).place);
  const sticks = taken && pot && { at: pot, ...taken, way: wayOfSticks(cloth, pot, taken.by) };
  const ways = payments.map(({ from, to }) => wayBetween(cloth, from, to, pot));
  const texts = payments.map((payment) => textsOf(payment, scale, writing));
  const labels = placeLabels(
    ways.map((way, i) => ({ way, sizes: (texts[i] ?? []).map((lines) => sizeOf(lines, writing)) })),
    { cloth, pot, bare: sticks ? [sticks.way] : [] },
  );
  return {
    pot: sticks,
    payments: payments.map((payment, i) => {
      const at = labels[i];
      return { ...payment, way: ways[i] as Way, label: at && { at, lines: texts[i]?.[at.size] ?? [] } };
    }),
  };
}

/** What the label of a payment may say, the fullest first: its sum and its parts, its sum, its sum in small letters. */
function textsOf({ points, honba }: Payment, scale: Scale, { number }: Writing): readonly (readonly Line[])[] {
  const sum = { text: number(points), size: scale.number };
  const parts = { text: `${number(points - honba)} + ${number(honba)}`, size: scale.parts };
  return [...(honba > 0 ? [[sum, parts]] : []), [sum], [{ ...sum, size: scale.parts }]];
}

function sizeOf(lines: readonly Line[], { widthOf }: Writing): Size {
  return {
    width: 2 * PADDING.x + Math.max(...lines.map(({ text, size }) => widthOf(text, size))),
    height: 2 * PADDING.y + lines.reduce((sum, { size }) => sum + size * LEADING, 0),
  };
}

function potSize(points: number, { stick }: Scale, { number, widthOf }: Writing): Size {
  const sticks = sticksIn(points, stick.most);
  const written = stick.number > 0;
  return {
    width: Math.max(stick.width, written ? widthOf(number(points), stick.number) : 0),
    height: (sticks * stick.width) / STICK_RATIO + (sticks - 1) * stick.gap + (written ? stick.gap + stick.number * LEADING : 0),
  };
}

/** How many sticks are drawn for these points. */
export function sticksIn(points: number, most: number): number {
  return Math.min(most, Math.max(1, Math.round(points / 1000)));
}
