import { CHARACTERS } from '../glyphs.ts';
import type { Point } from './grid.ts';
import { type Colour, paint } from './palette.ts';
import { type Svg, path, short } from './shape.ts';

export type Character = keyof typeof CHARACTERS;

interface Written extends Point {
  readonly character: Character;
  readonly colour: Colour;
  /** In units of a hundredth of the em, across and down. */
  readonly across: number;
  readonly down: number;
}

/** How much wider a cut is than a brush stroke, in hundredths of the em. */
const CUT = 1.6;

/** A character centred on a place, cut a little deeper than it was written. */
export function written({ character, colour, x, y, across, down }: Written): Svg {
  const place = path`matrix(${across} 0 0 ${down} ${x} ${y})`;
  const cut = `fill="${paint(colour)}" stroke="${paint(colour)}" stroke-width="${short(CUT)}"`;
  return `<path ${cut} transform="${place}" d="${CHARACTERS[character].path}"/>`;
}

const NUMERALS = '一二三四五六七八九';

function character(rank: number, colour: Colour): Svg {
  const numeral = NUMERALS[rank - 1] as Character;
  return (
    written({ character: numeral, colour, x: 30, y: 21.5, across: 0.4, down: 0.37 }) +
    written({ character: '萬', colour: 'red', x: 30, y: 55, across: 0.4, down: 0.38 })
  );
}

/** The face of 1m to 9m. */
export function man(rank: number): Svg {
  return character(rank, 'ink');
}

/** The face of 0m. */
export function redMan(): Svg {
  return character(5, 'red');
}
