import { stick } from './bamboo.ts';
import type { Point } from './grid.ts';
import { type Svg, disc, fill, path, ring, stroke } from './shape.ts';

const RUMP: Point = { x: 36, y: 48 };

/** A tail feather from the rump to its eye: a blade that widens, bent through a point. */
function feather(tip: Point, bend: Point): Svg {
  const blade = path`M${RUMP.x - 1.5} ${RUMP.y}Q${bend.x - 1.6} ${bend.y} ${tip.x} ${tip.y}Q${bend.x + 1.6} ${bend.y + 1} ${RUMP.x + 2.5} ${RUMP.y + 1}z`;
  return fill(blade, 'green') + disc(tip, 4.2, 'green') + disc(tip, 2.9, 'face') + disc(tip, 1.9, 'red');
}

export function bird(): Svg {
  return [
    feather({ x: 49.5, y: 44 }, { x: 45, y: 49 }),
    feather({ x: 50.5, y: 33 }, { x: 46, y: 46 }),
    feather({ x: 48.5, y: 22 }, { x: 45, y: 40 }),
    feather({ x: 43, y: 12.5 }, { x: 43, y: 36 }),
    feather({ x: 34, y: 13 }, { x: 38, y: 32 }),
    stick({ x: 30, y: 69, length: 48, width: 6.6, colour: 'green', lean: 90 }),
    stroke('M22 55l-1.5 10.5M29 55l.5 10.5', { colour: 'red', width: 1.8 }),
    fill('M14.4 22C13.4 28 8.6 31.500 8.6 40C8.600 50 16 57 26 57C34 57 39 53 41.500 47C36 45 30 42 27.500 35C26 30.500 25.600 26 24.800 19C24.500 14.500 21.500 12.500 18.800 12.500C15.600 12.500 13.600 15 13.800 18z', 'blue'),
    fill('M14 17L7.500 20.200L14.400 21.600z', 'red'),
    disc({ x: 18, y: 17.6 }, 1.6, 'face'),
    disc({ x: 17.7, y: 17.6 }, 0.8, 'ink'),
    stroke('M18.500 12.500L16 7.500M19.500 12.500L19.800 6.500M20.500 12.800L23.500 7.800', { colour: 'green', width: 1 }),
    disc({ x: 16, y: 7.2 }, 1.3, 'red'),
    disc({ x: 19.8, y: 6.2 }, 1.3, 'red'),
    disc({ x: 23.6, y: 7.4 }, 1.3, 'red'),
    fill('M17.500 39C22 36.500 29 39 33 43C36 46 39 47.500 41.500 47C38 52 31 54 25 52C19.500 50 16 44 17.500 39z', 'face'),
    fill('M19 40.500C23 38.500 28.500 40.500 32 44C34.500 46.500 37 47.800 39 48C35.500 51 30.500 52 26 50.500C21.500 49 18.500 45 19 40.500z', 'green'),
    ring({ x: 0, y: 0 }, 0, { colour: 'ink', width: 0 }),
  ].join('');
}
