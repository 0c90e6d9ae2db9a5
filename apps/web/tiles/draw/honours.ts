import { type Character, written } from './characters.ts';
import { FACE } from './grid.ts';
import { type Colour, paint } from './palette.ts';
import { type Svg, box } from './shape.ts';

/** 白: nothing, in a fine double frame. */
function frame(): Svg {
  const line = `fill="none" stroke="${paint('blue')}"`;
  const outer = box({ x: 10, y: 10, width: 40, height: 60, radius: 2.5 });
  const inner = box({ x: 13.3, y: 13.3, width: 33.4, height: 53.4, radius: 1 });
  return `<rect ${outer} ${line} stroke-width="2"/><rect ${inner} ${line} stroke-width=".8"/>`;
}

/** By rank: the character, its colour, and how far it is drawn out downward, so that low ones stand as high as the others. */
const CUT: Readonly<Record<number, readonly [Character, Colour, number]>> = {
  1: ['東', 'ink', 0.58],
  2: ['南', 'ink', 0.58],
  3: ['西', 'ink', 0.67],
  4: ['北', 'ink', 0.65],
  6: ['發', 'green', 0.63],
  7: ['中', 'red', 0.58],
};

/** The face of 1z to 7z. */
export function honour(rank: number): Svg {
  const cut = CUT[rank];
  if (cut === undefined) return frame();
  const [character, colour, down] = cut;
  return written(character, colour, { ...FACE.middle, across: 0.51, down });
}
