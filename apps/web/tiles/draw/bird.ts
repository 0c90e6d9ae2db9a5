import { stick } from './bamboo.ts';
import type { Point } from './grid.ts';
import { paint } from './palette.ts';
import { type Svg, disc, fill, svg, stroke } from './shape.ts';

/** A drawing with a rim of the face's colour, which separates it from what is underneath. */
function apart(drawing: Svg, rim: number): Svg {
  return svg`<g stroke="${paint('face')}" stroke-width="${rim}" stroke-linejoin="round" paint-order="stroke">${drawing}</g>`;
}

const RUMP: Point = { x: 34, y: 46 };

/** Of the round end of a tail feather. */
const RADIUS = 4.3;

/** The tail feathers: angle in degrees from upright, and length; each overlaps the one before. */
const FEATHERS = [
  [-3, 33.5],
  [13, 35],
  [31, 29.6],
  [49, 21.2],
  [79, 16],
] as const;

/** A blade that widens from the rump to its tip, bent outward, with an eye at the tip. */
function feather([angle, length]: (typeof FEATHERS)[number]): Svg {
  const turn = (angle * Math.PI) / 180;
  const along = (part: number): Point => ({
    x: RUMP.x + part * length * Math.sin(turn),
    y: RUMP.y - part * length * Math.cos(turn),
  });
  const side = { x: RADIUS * Math.cos(turn), y: RADIUS * Math.sin(turn) };
  const [tip, half] = [along(1), along(0.55)];
  const bend = { x: half.x + 3, y: half.y + 3 };
  const inner = svg`M${RUMP.x} ${RUMP.y}Q${bend.x - side.x / 5} ${bend.y - side.y / 5} ${tip.x - side.x} ${tip.y - side.y}`;
  const end = svg`A${RADIUS} ${RADIUS} 0 0 1 ${tip.x + side.x} ${tip.y + side.y}`;
  const outer = svg`Q${bend.x + side.x / 2} ${bend.y + side.y / 2} ${RUMP.x} ${RUMP.y}z`;
  return apart(fill(inner + end + outer, 'green'), 1.6) + disc(tip, 2.7, 'face') + disc(tip, 1.7, 'red');
}

/** A bamboo to stand on, with two leaves. */
function perch(): Svg {
  const leaves = 'M43 66C42.5 60 44 56 47.5 52.5C48 57.5 47 62.5 43 66zM45 66.5C47 61.5 49.5 59 53.8 57.5C53 62 50 65.5 45 66.5z';
  return fill(leaves, 'green') + stick({ x: 30, y: 69, length: 48, width: 6.6, colour: 'green', lean: 90 });
}

function legs(): Svg {
  const [shanks, claws] = ['M21.5 55L20.5 65M28.5 55L29 65', 'M17.5 66.2Q20 64 23.5 66.2M26 66.2Q29 64 32.3 66.2'];
  return stroke(shanks + claws, { colour: 'red', width: 1.7 });
}

/** Head, neck and breast in one line, and the down of the breast. */
function body(): Svg {
  const neck = 'M13.6 19C14 25 8.2 31 8.2 40';
  const belly = 'C8.2 50.5 16 57.5 26 57.5C33.5 57.5 38.5 53.5 41 47.5';
  const nape = 'C34 46 29 42 26.6 35C25 30.5 24.6 25.5 24.4 18.5C24.2 14.5 22 12 19 12C15.8 12 13.4 14.5 13.6 19z';
  const down = 'M13.5 30.5q2 1.8 4 0q2 1.8 4 0M11.5 34.8q2 1.8 4 0q2 1.8 4 0M11.5 39.1q1.8 1.6 3.5 0';
  return apart(fill(neck + belly + nape, 'blue'), 1.6) + stroke(down, { colour: 'face', width: 0.8 });
}

function head(): Svg {
  const crest: readonly Point[] = [
    { x: 15, y: 7 },
    { x: 19.6, y: 5.9 },
    { x: 24.1, y: 7 },
  ];
  return [
    fill('M13.6 16.6L7 20.2L14 21.4z', 'red'),
    disc({ x: 18, y: 17.4 }, 1.8, 'face'),
    disc({ x: 17.6, y: 17.4 }, 0.9, 'ink'),
    stroke('M17.8 11.5L15.2 7.2M19.3 11.5L19.6 6.2M20.8 11.8L23.9 7.2', { colour: 'green', width: 1 }),
    ...crest.map((end) => disc(end, 1.4, 'red')),
  ].join('');
}

/** Two layers of long feathers, and the short ones over them. */
function wing(): Svg {
  return [
    apart(fill('M17 42C20.5 51 30 55.5 42 49.5C37.5 49 34 47.5 31.5 44.5z', 'green'), 1.6),
    apart(fill('M16.8 41C21.5 48 30.5 51.5 42.5 47.5C38 46.5 34 44.5 31.5 41z', 'green'), 1.2),
    apart(fill('M16.5 40C18 35 26.5 34.5 31 39.5C33.5 42.5 36.5 45 40.5 46.2C30.5 48.5 21 46.5 16.5 40z', 'red'), 1.2),
  ].join('');
}

/** The face of 1s: a peacock on a bamboo. */
export function bird(): Svg {
  return [...FEATHERS.map(feather), perch(), legs(), body(), head(), wing()].join('');
}
