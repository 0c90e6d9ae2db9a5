import type { Seat } from '@tenbo/engine';

/** The sides of the table, a quarter turn apart: the first dealer is nearest, the next player on the right. */
const PLACES = ['bottom', 'right', 'top', 'left'] as const;
export type Place = (typeof PLACES)[number];

/** The side of the table a seat is at, with the first dealer or another seat nearest; two players face each other. */
export function placeOf(seat: Seat, players: number, nearest: Seat = 0): Place {
  return PLACES[(quartersOf(seat, players) - quartersOf(nearest, players) + 4) % 4] ?? 'bottom';
}

/** Props for an element at one of the four places of `seats.module.css`. */
export function placed(place: Place) {
  return { 'data-place': place, style: { '--place': place } };
}

/** How many quarter turns a side is from the nearest. */
export function quartersOf(seat: Seat, players: number): number {
  return players === 2 ? 2 * seat : seat;
}

/** How many characters of a name fit in a picture. */
const LONGEST = 9;

/** A player's name, shortened for a picture. */
export function shortened(name: string): string {
  const characters = [...name];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : name;
}
