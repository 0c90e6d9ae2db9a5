import { type Character, written } from './characters.ts';
import { FACE } from './grid.ts';
import type { Colour } from './palette.ts';
import { type Svg, frame } from './shape.ts';

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
