import { CHARACTERS } from '../glyphs.ts';
import type { Colour } from './palette.ts';
import { type Placing, type Svg, heavy, placed } from './shape.ts';

export type Character = keyof typeof CHARACTERS;

/** How much wider an engraved stroke is than a brush stroke, in hundredths of the em. */
const CUT = 1.6;

/** A character centred on its place, with strokes a little wider than the font's. */
export function written(character: Character, colour: Colour, placing: Placing): Svg {
  return placed(heavy(CHARACTERS[character], { colour, width: CUT }), placing);
}

const NUMERALS = '一二三四五六七八九';

function numbered(rank: number, colour: Colour): Svg {
  const numeral = NUMERALS[rank - 1] as Character;
  return (
    written(numeral, colour, { x: 30, y: 20.8, across: 0.4, down: 0.355 }) +
    written('萬', 'red', { x: 30, y: 55.3, across: 0.4, down: 0.37 })
  );
}

/** The face of 1m to 9m. */
export function man(rank: number): Svg {
  return numbered(rank, 'ink');
}

/** The face of 0m. */
export function redMan(): Svg {
  return numbered(5, 'red');
}
