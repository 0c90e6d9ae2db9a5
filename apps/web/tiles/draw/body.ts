import { FACE, SIDEWAYS, THICKNESS } from './grid.ts';
import type { Colour } from './palette.ts';
import { type Svg, frame, slab } from './shape.ts';

const CORNER = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A lying tile: its two layers seen from the side, the lower one first, then the face. */
function lying({ width, height }: Size, [lower, upper]: readonly [Colour, Colour], up: Colour): Svg {
  const at = (y: number) => ({ x: 0, y, width, height, radius: CORNER + 0.5 });
  const inside = { x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: CORNER };
  const top = slab(inside, up) + frame(inside, { colour: 'edge', width: 1 });
  return slab(at(THICKNESS), lower) + slab(at(THICKNESS / 2), upper) + top;
}

/** A tile without its drawing. */
export function face(): Svg {
  return lying(FACE, ['back', 'edge'], 'face');
}

/** The same on its side, as wide as a tile is high. */
export function sidewaysFace(): Svg {
  return lying({ width: SIDEWAYS.width, height: FACE.width }, ['back', 'edge'], 'face');
}

/** A tile face down. */
export function back(): Svg {
  const inset = { x: 5, y: 5, width: FACE.width - 10, height: FACE.height - 10, radius: 3 };
  const line = frame(inset, { colour: 'face', width: 1 });
  return `${lying(FACE, ['edge', 'edge'], 'back')}<g opacity=".45">${line}</g>`;
}
