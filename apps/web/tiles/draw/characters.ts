import { CHARACTERS, LETTERS } from '../glyphs.ts';
import type { Colour } from './palette.ts';
import { type Placing, type Svg, fill, frame, heavy, placed } from './shape.ts';
import { FACE } from './grid.ts';

type Character = keyof typeof CHARACTERS;

/** How much wider an engraved stroke is than a brush stroke, in hundredths of the em. */
const CUT = 1.6;

/** A character centred on its place, with strokes a little wider than the font's. */
function written(character: Character, colour: Colour, placing: Placing): Svg {
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

/** 白: nothing, in a fine double frame. */
function blank(): Svg {
  const outer = { x: 10, y: 10, width: 40, height: 60, radius: 2.5 };
  const inner = { x: 13.3, y: 13.3, width: 33.4, height: 53.4, radius: 1 };
  return frame(outer, { colour: 'blue', width: 2 }) + frame(inner, { colour: 'blue', width: 0.8 });
}

/** By rank: the character, its colour, and its vertical stretch, so that low characters are as high as the others. */
const ENGRAVED: Readonly<Record<number, readonly [Character, Colour, number]>> = {
  1: ['東', 'ink', 0.58],
  2: ['南', 'ink', 0.58],
  3: ['西', 'ink', 0.67],
  4: ['北', 'ink', 0.65],
  6: ['發', 'green', 0.63],
  7: ['中', 'red', 0.58],
};

/** The face of 1z to 7z. */
export function honour(rank: number): Svg {
  const engraved = ENGRAVED[rank];
  if (engraved === undefined) return blank();
  const [character, colour, down] = engraved;
  return written(character, colour, { ...FACE.middle, across: 0.51, down });
}

type Letter = keyof typeof LETTERS;

const HONOURS = ['E', 'S', 'W', 'N', 'Wh', 'G', 'R'];

/** Units to a hundredth of the em. */
const SIZE = 0.16;

/** Between letters, in hundredths of the em. */
const GAP = 5;

/** Where an index begins on its baseline. */
const START = { x: 4.8, y: 13.8 };

/** A suited tile is named as in notation, an honour by its English letter. */
function lettersOf(tile: string): readonly Letter[] {
  const [rank, suit] = tile;
  return [...(suit === 'z' ? (HONOURS[Number(rank) - 1] as string) : tile)] as Letter[];
}

/** The index of a tile for its upper left corner, `5m` or `E`. */
export function index(tile: string): Svg {
  const colour = tile.startsWith('0') ? 'red' : 'ink';
  let left = 0;
  const outlines = lettersOf(tile).map((letter) => {
    const x = START.x + SIZE * left;
    left += LETTERS[letter].width + GAP;
    return placed(fill(LETTERS[letter].path, colour), { x, y: START.y, across: SIZE, down: SIZE });
  });
  return outlines.join('');
}
