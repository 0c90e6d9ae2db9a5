import { LETTERS } from '../glyphs.ts';
import { type Svg, fill, placed } from './shape.ts';

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
