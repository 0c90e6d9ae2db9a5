import { type Point, FACE } from './grid.ts';
import type { Colour } from './palette.ts';
import { grid } from './pins.ts';
import { type Svg, fill, path, short } from './shape.ts';

export interface Stick extends Point {
  readonly length: number;
  /** Of its nodes, the widest part. */
  readonly width: number;
  readonly colour: Colour;
  /** In degrees from upright, clockwise. */
  readonly lean?: number;
}

/** Two joints of bamboo with a node between them, each with a slit of light. */
export function stick({ length, width, colour, lean = 0, x, y }: Stick): Svg {
  const [end, side] = [length / 2, width / 2];
  const joint = end - side * 0.9 - 0.8;
  const waist = side * 0.62;
  const cap = path`a${side} ${side * 0.9} 0 0 1 ${width} 0`;
  const backCap = path`a${side} ${side * 0.9} 0 0 1 ${-width} 0`;
  const right = path`q${-waist} ${joint / 2} 0 ${joint}`;
  const left = path`q${waist} ${-joint / 2} 0 ${-joint}`;
  const outline = path`M${-side} ${-joint - 0.8}` + `${cap}${right}v1.6${right}${backCap}${left}v-1.6${left}z`;
  const slit = width / 5;
  const light = [-1, 1].map((half) => path`M0 ${half * (joint + 0.6)}Q${slit} ${(half * joint) / 2} 0 ${half * 1.9}Q${-slit} ${(half * joint) / 2} 0 ${half * (joint + 0.6)}z`);
  const turn = lean === 0 ? '' : ` rotate(${short(lean)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turn}">${fill(outline, colour)}${fill(light.join(''), 'face')}</g>`;
}

function sticks(colour: Colour, length: number, places: readonly Point[]): readonly Stick[] {
  return places.map((place) => ({ ...place, length, width: 7.6, colour }));
}

const LONG = 30;
const SHORT = 21;
const [columns, rows] = [[13.5, 30, 46.5], [17.5, 40, 62.5]] as const;

function fives(middle: Colour, corners: Colour): readonly Stick[] {
  return [...sticks(corners, LONG, grid([15, 45], [22.5, 57.5])), ...sticks(middle, LONG, [FACE.middle])];
}

/** An M above a W. */
function eights(): readonly Stick[] {
  const lean = 29;
  const half = (sign: 1 | -1): readonly Stick[] => {
    const y = 40 - sign * 17.4;
    const stickAt = (x: number, angle: number): Stick => ({ x, y, length: 29, width: 6.6, colour: 'green', lean: angle });
    return [stickAt(11.5, 0), stickAt(22.4, -lean * sign), stickAt(37.6, lean * sign), stickAt(48.5, 0)];
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
