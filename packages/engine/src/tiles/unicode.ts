import { type Kind, type Tile, kindOf } from './tile.ts';

export const UNICODE_EAST = 0x1f000;

/** The kinds in the order of the Unicode block: winds, chun hatsu haku, man, sou, pin. */
export function unicodeTiles(): readonly Kind[] {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => (first + i) as Kind);
  return [...from(27, 4), ...from(31, 3).toReversed(), ...from(0, 9), ...from(18, 9), ...from(9, 9)];
}

const ORDER = unicodeTiles();

/**
 * The Unicode character of a tile, in its text style; a red five looks like the other fives.
 *
 * @example
 * unwrap(parseTiles('1z 5m')).map(unicodeOf); // → ['\u{1F000}\uFE0E', '\u{1F00B}\uFE0E']
 */
export function unicodeOf(tile: Tile): string {
  return `${String.fromCodePoint(UNICODE_EAST + ORDER.indexOf(kindOf(tile)))}\uFE0E`;
}
