import { type Character, written } from './characters.ts';
import { FACE } from './grid.ts';
import { type Colour, paint } from './palette.ts';
import { type Svg, box } from './shape.ts';

/** 白: nothing, in a fine double frame. */
function frame(): Svg {
  const line = `fill="none" stroke="${paint('blue')}"`;
  const outer = box({ x: 10, y: 10, width: 40, height: 60, radius: 2.5 });
  const inner = box({ x: 13, y: 13, width: 34, height: 54, radius: 1 });
  return `<rect ${outer} ${line} stroke-width="1.5"/><rect ${inner} ${line} stroke-width=".7"/>`;
}

const CUT: Readonly<Record<number, readonly [Character, Colour]>> = {
  1: ['東', 'ink'],
  2: ['南', 'ink'],
  3: ['西', 'ink'],
  4: ['北', 'ink'],
  6: ['發', 'green'],
  7: ['中', 'red'],
};

/** The face of 1z to 7z. */
export function honour(rank: number): Svg {
  const cut = CUT[rank];
  if (cut === undefined) return frame();
  const [character, colour] = cut;
  return written(character, colour, { ...FACE.middle, across: 0.51, down: 0.58 });
}
