import { FACE, THICKNESS } from './grid.ts';
import { type Colour, paint } from './palette.ts';
import { type Svg, box } from './shape.ts';

const CORNER = 6;
const EDGE = 1;

function slab(colour: Colour, size: Size, y: number): Svg {
  return `<rect ${box({ x: 0, y, ...size, radius: CORNER + EDGE / 2 })} fill="${paint(colour)}"/>`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A tile lying: its two halves seen from the side, the lower one first, and what lies up. */
function lying(size: Size, [lower, upper]: readonly [Colour, Colour], up: Colour): Svg {
  const rim = box({ x: EDGE / 2, y: EDGE / 2, width: size.width - EDGE, height: size.height - EDGE, radius: CORNER });
  const top = `<rect ${rim} fill="${paint(up)}" stroke="${paint('edge')}" stroke-width="${EDGE}"/>`;
  return slab(lower, size, THICKNESS) + slab(upper, size, THICKNESS / 2) + top;
}

/** A tile without its drawing. */
export function face(): Svg {
  return lying(FACE, ['back', 'edge'], 'face');
}

/** The same on its side, as wide as a tile is high. */
export function sidewaysFace(): Svg {
  return lying({ width: FACE.height, height: FACE.width }, ['back', 'edge'], 'face');
}

/** A tile face down. */
export function back(): Svg {
  const inset = box({ x: 5, y: 5, width: FACE.width - 10, height: FACE.height - 10, radius: 3 });
  const line = `<rect ${inset} fill="none" stroke="${paint('face')}" stroke-width="1" opacity=".45"/>`;
  return lying(FACE, ['edge', 'edge'], 'back') + line;
}
