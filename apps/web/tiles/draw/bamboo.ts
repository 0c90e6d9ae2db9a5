import { FACE, type Point, grid } from './grid.ts';
import type { Colour } from './palette.ts';
import { type Svg, fill, svg, stroke } from './shape.ts';

/** Half of a node between two joints, along the stick. */
const NODE = 0.8;

export interface Stick extends Point {
  readonly length: number;
  /** Of the nodes, which are the widest part. */
  readonly width: number;
  readonly colour: Colour;
  /** In degrees from upright, clockwise. */
  readonly lean?: number;
}

/** The outline of a stick about its middle, upright: two joints, narrower than the nodes at their ends. */
function outline(side: number, cap: number, joint: number): Svg {
  const [waist, curve] = [side * 0.24, joint / 3];
  const end = (sign: 1 | -1) => svg`a${side} ${cap} 0 0 1 ${2 * side * sign} 0`;
  const along = (sign: 1 | -1) => {
    const [way, inward] = [curve * sign, -waist * sign];
    const step = (across: number) => svg`c0 ${way / 2} ${across} ${way / 2} ${across} ${way}`;
    return svg`${step(inward)}v${way}${step(-inward)}`;
  };
  const edge = (sign: 1 | -1) => svg`${along(sign)}v${2 * NODE * sign}${along(sign)}`;
  return svg`M${-side} ${-joint - NODE}${end(1)}${edge(1)}${end(-1)}${edge(-1)}z`;
}

/** Two joints of bamboo, each with a slit of light, and rounded nodes at the ends and between them. */
export function stick({ length, width, colour, lean = 0, x, y }: Stick): Svg {
  const cap = width * 0.4;
  const joint = length / 2 - cap - NODE;
  const light = svg`M0 ${-joint}V${-NODE - 1.4}M0 ${joint}V${NODE + 1.4}`;
  const turn = lean === 0 ? '' : svg` rotate(${lean})`;
  const drawing = fill(outline(width / 2, cap, joint), colour) + stroke(light, { colour: 'face', width: width / 6.5 });
  return svg`<g transform="translate(${x} ${y})${turn}">${drawing}</g>`;
}

const LONG = { length: 30, width: 8.8 };
const SHORT = { length: 19.8, width: 8 };
const SLENDER = { length: 29.6, width: 6.4 };

function sticks(size: typeof LONG, colour: Colour, places: readonly Point[]): readonly Stick[] {
  return places.map((place) => ({ ...place, ...size, colour }));
}

/** The rows of long sticks (two) and of short ones (three), and the columns of three. */
const [TWO, THREE, COLUMNS] = [
  [22.5, 57.5],
  [17, 40, 63],
  [13.5, 30, 46.5],
] as const;

function fives(middle: Colour, corners: Colour): readonly Stick[] {
  return [...sticks(LONG, corners, grid([15, 45], TWO)), ...sticks(LONG, middle, [FACE.middle])];
}

/** An M above a W. */
function eights(): readonly Stick[] {
  const half = (y: number, lean: number): readonly Stick[] => {
    const stickAt = (x: number, angle: number): Stick => ({ x, y, ...SLENDER, colour: 'green', lean: angle });
    return [stickAt(11, 0), stickAt(22.6, -lean), stickAt(37.4, lean), stickAt(49, 0)];
  };
  return [...half(22.8, 21), ...half(57.2, -21)];
}

/** The sticks of 2s to 9s. */
const STICKS: readonly (readonly Stick[])[] = [
  sticks(LONG, 'green', grid([30], TWO)),
  sticks(LONG, 'green', [...grid([30], [22.5]), ...grid([17, 43], [57.5])]),
  sticks(LONG, 'green', grid([17.5, 42.5], TWO)),
  fives('red', 'green'),
  sticks(LONG, 'green', grid(COLUMNS, TWO)),
  [...sticks(SHORT, 'red', grid([30], [17])), ...sticks(SHORT, 'green', grid(COLUMNS, [40, 63]))],
  eights(),
  [...sticks(SHORT, 'green', grid([13.5, 46.5], THREE)), ...sticks(SHORT, 'red', grid([30], THREE))],
];

/** The face of 2s to 9s. */
export function bamboo(rank: number): Svg {
  return (STICKS[rank - 2] as readonly Stick[]).map(stick).join('');
}

/** The face of 0s. */
export function redBamboo(): Svg {
  return fives('red', 'red').map(stick).join('');
}
