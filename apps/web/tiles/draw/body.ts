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

/** A tile lying: below, what is under its upper half, then the side of the upper half, then what lies up. */
function lying(size: Size, under: Colour, up: Colour): Svg {
  const rim = box({ x: EDGE / 2, y: EDGE / 2, width: size.width - EDGE, height: size.height - EDGE, radius: CORNER });
  return (
    slab(under, size, THICKNESS) +
    slab('edge', size, THICKNESS / 2) +
    `<rect ${rim} fill="${paint(up)}" stroke="${paint('edge')}" stroke-width="${EDGE}"/>`
  );
}

/** A tile without its drawing. */
export function face(): Svg {
  return lying(FACE, 'back', 'face');
}

/** The same, lying on its side: as wide as a tile is high. */
export function sidewaysFace(): Svg {
  return lying({ width: FACE.height, height: FACE.width }, 'back', 'face');
}

/** A tile face down. */
export function back(): Svg {
  const inset = box({ x: 5, y: 5, width: FACE.width - 10, height: FACE.height - 10, radius: 3 });
  return `${lying(FACE, 'face', 'back')}<rect ${inset} fill="none" stroke="${paint('face')}" stroke-width=".9" opacity=".35"/>`;
}
