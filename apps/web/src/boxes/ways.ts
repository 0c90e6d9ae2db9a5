import type { Seat } from '@tenbo/engine';

import type { Place } from '../ui/places.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the table, in pixels from its top left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a player has on the table: a card, or the points and the name. */
export interface Side extends Area {
  readonly place: Place;
}

/** The table that payments are drawn on. */
export interface Cloth {
  readonly width: number;
  readonly height: number;
  /** By seat. */
  readonly sides: readonly Side[];
}

/** The sticks in the middle. */
export interface Pot extends Area {
  /** Where they go. */
  readonly to: Place;
}

/** A line with a head at its end; one round a corner is bent. */
export interface Way {
  readonly from: Point;
  readonly bend?: Point;
  readonly to: Point;
}

/** The distance a line keeps from the side it leaves, and from the one it reaches. */
const GAP = { from: 5, to: 8 };
/** Half the width of a head, and how far it reaches back. */
export const HEAD = { half: 8, long: 13 };
/** The distance of a line from the sticks. */
const BESIDE = 12;
/** A line keeps this distance from the edge of the table. */
const EDGE = 12;
/** How wide the middle is without sticks, so that lines which cross leave each other room. */
const NO_POT = 40;
/** The least length of a line. */
const SHORTEST = 10;
/** Between the sticks and the side before them, so that a number fits there. */
const ROOM = 30;

/** Where the sticks lie: in the middle of what the sides leave free, or a little towards who takes them, so that a number fits before them. */
export function potOf(cloth: Cloth, size: { readonly width: number; readonly height: number }, to: Place): Pot {
  const { x, y: middleY, free } = middleOf(cloth);
  const most = free / 2 - Math.max(GAP.to + SHORTEST, size.height / 2 + 4);
  const moved = Math.max(0, Math.min(ROOM - (free - size.height) / 2, most));
  const y = middleY + (to === 'top' ? -moved : moved);
  return { left: x - size.width / 2, right: x + size.width / 2, top: y - size.height / 2, bottom: y + size.height / 2, to };
}

/**
 * The way of a payment. Neighbours pay round the corner between them; players who face each other pay beside the sticks, on the side to which the sticks
 * do not go.
 */
export function wayBetween(cloth: Cloth, from: Seat, to: Seat, pot: Pot | undefined): Way {
  const [a, b] = [cloth.sides[from] as Side, cloth.sides[to] as Side];
  if (isWing(a) === isWing(b)) return across(cloth, a, b, pot);
  const [wing, end] = isWing(a) ? [a, b] : [b, a];
  const isPayer = wing === a;
  const [gapOfWing, gapOfEnd] = isPayer ? [GAP.from, GAP.to] : [GAP.to, GAP.from];
  const [out, down] = [wing.place === 'left' ? -1 : 1, end.place === 'top' ? -1 : 1];
  const atEnd = { x: (out < 0 ? end.left : end.right) + out * gapOfEnd, y: middle(end.top, end.bottom) };
  // Far enough from the end for the head, but inside the table.
  const near = atEnd.x + out * (HEAD.long + 8);
  const wanted = middle(wing.left, wing.right);
  const x = out < 0 ? Math.max(EDGE, Math.min(wanted, near)) : Math.min(cloth.width - EDGE, Math.max(wanted, near));
  const atWing = { x, y: (down < 0 ? wing.top : wing.bottom) + down * gapOfWing };
  const bend = { x, y: atEnd.y };
  return isPayer ? { from: atWing, bend, to: atEnd } : { from: atEnd, bend, to: atWing };
}

function across(cloth: Cloth, a: Side, b: Side, pot: Pot | undefined): Way {
  const { x, y } = middleOf(cloth);
  if (isWing(a)) {
    const s = a.place === 'left' ? 1 : -1;
    const side = pot?.to === 'top' ? 1 : -1;
    const wanted =
      (pot ? middle(pot.top, pot.bottom) : y) + side * Math.max(2 * HEAD.half + 2, (pot ? pot.bottom - pot.top : 0) / 2 + BESIDE);
    const at = within(wanted, Math.max(a.top, b.top) + 4, Math.min(a.bottom, b.bottom) - 4);
    const [start, stop] = s > 0 ? [a.right, b.left] : [a.left, b.right];
    return { from: { x: start + s * GAP.from, y: at }, to: { x: stop - s * GAP.to, y: at } };
  }
  const s = a.place === 'top' ? 1 : -1;
  const side = pot?.to === 'left' ? 1 : -1;
  const wanted = x + side * ((pot ? pot.right - pot.left : NO_POT) / 2 + BESIDE);
  const at = within(wanted, Math.max(a.left, b.left) + 4, Math.min(a.right, b.right) - 4);
  const [start, stop] = s > 0 ? [a.bottom, b.top] : [a.top, b.bottom];
  return { from: { x: at, y: start + s * GAP.from }, to: { x: at, y: stop - s * GAP.to } };
}

/** The way of the sticks to the player who takes them: to those above and below it runs beside the sticks, opposite the payments. */
export function wayOfSticks({ sides }: Pick<Cloth, 'sides'>, pot: Pot, by: Seat): Way {
  const side = sides[by] as Side;
  const y = middle(pot.top, pot.bottom);
  switch (side.place) {
    case 'left':
      return { from: { x: pot.left - GAP.from, y }, to: { x: side.right + GAP.to, y } };
    case 'right':
      return { from: { x: pot.right + GAP.from, y }, to: { x: side.left - GAP.to, y } };
    case 'top':
      return { from: { x: pot.right + BESIDE, y }, to: { x: pot.right + BESIDE, y: side.bottom + GAP.to } };
    case 'bottom':
      return { from: { x: pot.right + BESIDE, y }, to: { x: pot.right + BESIDE, y: side.top - GAP.to } };
  }
}

/** A point of a way, from 0 at its start to 1 at its end. */
export function pointOf({ from, bend, to }: Way, t: number): Point {
  const via = bend ?? { x: middle(from.x, to.x), y: middle(from.y, to.y) };
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * via.x + c * to.x, y: a * from.y + b * via.y + c * to.y };
}

/** The way as the path of an SVG, on a table whose corner is at `origin`. */
export function pathOf({ from, bend, to }: Way, origin: Point = { x: 0, y: 0 }): string {
  const at = ({ x, y }: Point) => `${Math.round((x + origin.x) * 10) / 10} ${Math.round((y + origin.y) * 10) / 10}`;
  return bend ? `M${at(from)}Q${at(bend)} ${at(to)}` : `M${at(from)}L${at(to)}`;
}

function isWing({ place }: Side): boolean {
  return place === 'left' || place === 'right';
}

/** The middle of what the sides leave free, and how high that is. */
function middleOf({ width, height, sides }: Cloth): Point & { readonly free: number } {
  const at = (place: Place) => sides.find((side) => side.place === place);
  const [top, bottom] = [at('top')?.bottom ?? 0, at('bottom')?.top ?? height];
  return { x: width / 2, y: middle(top, bottom), free: bottom - top };
}

function middle(one: number, other: number): number {
  return (one + other) / 2;
}

function within(wanted: number, least: number, most: number): number {
  return least > most ? middle(least, most) : Math.min(most, Math.max(least, wanted));
}
