import type { Transfer } from '@tenbo/engine';
import { type Flow, flowsOf } from '@tenbo/ledger';

/** A card on the table: its middle and half its size, in pixels. */
export interface Card {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line from one card to another, and the place of its number. */
export interface Way {
  readonly path: string;
  readonly label: Point;
  readonly anchor: 'end' | 'middle';
}

/** The distance a line keeps from the card it leaves, and from the one it reaches. */
const GAP = { from: 5, to: 8 };
/** How far from the middle the lines between opposite players run, so that they do not cover the sticks there. */
const BESIDE = 26;
/** How far above the middle players on the left and right pay each other. */
const ABOVE = 30;

/** The payments to draw, merged so that two players share one line; without a stick that goes to the table and back to the same player. */
export function flowsShown(transfers: readonly Transfer[]): readonly Flow[] {
  const flows = flowsOf(transfers);
  const takers = new Set(flows.filter(({ from }) => from === 'table').map(({ to }) => to));
  return flows.filter(({ from, to }) => to !== 'table' || !takers.has(from));
}

/** The line from payer to winner: neighbours pay round the outside, opposites through the middle. */
export function wayBetween(from: Card, to: Card, middle: Point): Way {
  if (isBeside(from, middle) === isBeside(to, middle)) return across(from, to, middle);
  const [flank, end] = isBeside(from, middle) ? [from, to] : [to, from];
  const [out, down] = [Math.sign(flank.x - middle.x), Math.sign(end.y - middle.y)];
  const [atFlank, atEnd] = from === flank ? [GAP.from, GAP.to] : [GAP.to, GAP.from];
  const p = { x: flank.x, y: flank.y + down * (flank.h + atFlank) };
  const q = { x: end.x + out * (end.w + atEnd), y: end.y };
  const corner = { x: flank.x, y: end.y };
  const [start, stop] = from === flank ? [p, q] : [q, p];
  return {
    path: `M${at(start)}Q${at(corner)} ${at(stop)}`,
    label: { x: corner.x + out * 12, y: corner.y + down * 8 },
    anchor: 'middle',
  };
}

function across(from: Card, to: Card, middle: Point): Way {
  if (isBeside(from, middle)) {
    const s = Math.sign(to.x - from.x);
    const y = middle.y - ABOVE;
    const [start, stop] = [
      { x: from.x + s * (from.w + GAP.from), y },
      { x: to.x - s * (to.w + GAP.to), y },
    ];
    return { path: `M${at(start)}L${at(stop)}`, label: { x: middle.x, y: y - 12 }, anchor: 'middle' };
  }
  const s = Math.sign(to.y - from.y);
  const x = middle.x + BESIDE;
  const [start, stop] = [
    { x, y: from.y + s * (from.h + GAP.from) },
    { x, y: to.y - s * (to.h + GAP.to) },
  ];
  return { path: `M${at(start)}L${at(stop)}`, label: { x: x - 7, y: start.y + s * 14 }, anchor: 'end' };
}

/** The line of sticks from the middle to the player who takes them, or from the player who lays them to the middle. */
export function wayOfSticks(card: Card, middle: Point, isTaken: boolean): string {
  const beside = isBeside(card, middle);
  const s = beside ? Math.sign(card.x - middle.x) : Math.sign(card.y - middle.y);
  const near = beside ? { x: middle.x + s * 30, y: middle.y } : { x: middle.x, y: middle.y + s * 12 };
  const far = beside ? { x: card.x - s * (card.w + GAP.to), y: middle.y } : { x: middle.x, y: card.y - s * (card.h + GAP.to) };
  return isTaken ? `M${at(near)}L${at(far)}` : `M${at(far)}L${at(near)}`;
}

/** Whether a card is at the left or right; other cards are above or below the middle. */
function isBeside(card: Card, middle: Point): boolean {
  return Math.abs(card.x - middle.x) > card.w / 2;
}

function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
