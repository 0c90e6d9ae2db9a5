import { type Point, FACE } from './grid.ts';
import type { Colour } from './palette.ts';
import { grid } from './pins.ts';
import { type Svg, fill, path, short, stroke } from './shape.ts';

/** Half of a node between two joints, along the stick. */
const NODE = 0.8;

export interface Stick extends Point {
  readonly length: number;
  /** Of its nodes, the widest part. */
  readonly width: number;
  readonly colour: Colour;
  /** In degrees from upright, clockwise. */
  readonly lean?: number;
}

/** Two joints of bamboo, each with a slit of light, and rounded nodes at the ends and between them. */
export function stick({ length, width, colour, lean = 0, x, y }: Stick): Svg {
  const side = width / 2;
  const cap = side * 0.8;
  const joint = length / 2 - cap - NODE;
  const [waist, curve] = [side * 0.24, joint / 3];
  const round = (across: number) => path`a${side} ${cap} 0 0 1 ${across} 0`;
  const along = (sign: 1 | -1) => {
    const [way, inward] = [curve * sign, -waist * sign];
    return path`c0 ${way / 2} ${inward} ${way / 2} ${inward} ${way}v${way}c0 ${way / 2} ${-inward} ${way / 2} ${-inward} ${way}`;
  };
  const outline = `${path`M${-side} ${-joint - NODE}`}${round(width)}${along(1)}v${2 * NODE}${along(1)}${round(-width)}${along(-1)}v${-2 * NODE}${along(-1)}z`;
  const light = path`M0 ${-joint}V${-NODE - 1.4}M0 ${joint}V${NODE + 1.4}`;
  const turn = lean === 0 ? '' : ` rotate(${short(lean)})`;
  const drawing = fill(outline, colour) + stroke(light, { colour: 'face', width: width / 6.5 });
  return `<g transform="translate(${short(x)} ${short(y)})${turn}">${drawing}</g>`;
}

function sticks(colour: Colour, length: number, places: readonly Point[]): readonly Stick[] {
  return places.map((place) => ({ ...place, length, width: length === LONG ? 8.8 : 8, colour }));
}

const LONG = 30;
const SHORT = 19.8;
const [columns, rows] = [
  [13.5, 30, 46.5],
  [17, 40, 63],
] as const;

function fives(middle: Colour, corners: Colour): readonly Stick[] {
  return [...sticks(corners, LONG, grid([15, 45], [22.5, 57.5])), ...sticks(middle, LONG, [FACE.middle])];
}

/** An M above a W. */
function eights(): readonly Stick[] {
  const half = (sign: 1 | -1): readonly Stick[] => {
    const stickAt = (x: number, lean: number, length: number): Stick => ({
      x,
      y: 40 - sign * 17.2,
      length,
      width: 6.4,
      colour: 'green',
      lean: lean * sign,
    });
    return [stickAt(11, 0, 30), stickAt(22.6, -21, 29), stickAt(37.4, 21, 29), stickAt(49, 0, 30)];
  };
  return [...half(1), ...half(-1)];
}

/** The sticks of 2s to 9s. */
const STICKS: readonly (readonly Stick[])[] = [
  sticks('green', LONG, grid([30], [22.5, 57.5])),
  sticks('green', LONG, [{ x: 30, y: 22.5 }, ...grid([17, 43], [57.5])]),
  sticks('green', LONG, grid([17.5, 42.5], [22.5, 57.5])),
  fives('red', 'green'),
  sticks('green', LONG, grid(columns, [22.5, 57.5])),
  [...sticks('red', SHORT, [{ x: 30, y: rows[0] }]), ...sticks('green', SHORT, grid(columns, rows.slice(1)))],
  eights(),
  [...sticks('green', SHORT, grid([columns[0], columns[2]], rows)), ...sticks('red', SHORT, grid([30], rows))],
];

/** The face of 2s to 9s. */
export function bamboo(rank: number): Svg {
  return (STICKS[rank - 2] as readonly Stick[]).map(stick).join('');
}

/** The face of 0s. */
export function redBamboo(): Svg {
  return fives('red', 'red').map(stick).join('');
}
