import { FACE, type Point, grid, turned } from './grid.ts';
import type { Colour } from './palette.ts';
import { type Svg, disc, fill, petals, ring } from './shape.ts';

interface Coin extends Point {
  readonly radius: number;
  readonly colour: Colour;
}

/** A ring around a flower; a large coin has a fine second ring in between. */
function coin({ radius, colour, ...middle }: Coin): Svg {
  const rim = ring(middle, radius, { colour, width: 1.4 + radius / 12 });
  const flower = (to: number, count: number) => fill(petals(middle, { count, from: 0, to, width: to * 0.46 }), colour);
  if (radius < 9) return rim + flower(radius - 3, 6);
  return rim + ring(middle, radius - 3.4, { colour, width: 0.7 }) + flower(radius - 4.8, 8);
}

/** The coin of a red five is solid, so that it differs even without its colour. */
function fullCoin({ radius, ...middle }: Coin): Svg {
  const flower = fill(petals(middle, { count: 8, from: 0, to: radius - 4, width: radius / 5.5 }), 'face');
  return disc(middle, radius, 'red') + flower;
}

/** Coins of one colour and size. */
function coins(colour: Colour, radius: number, places: readonly Point[]): readonly Coin[] {
  return places.map((place) => ({ ...place, radius, colour }));
}

const corner = { x: 17.2, y: 18 };
const opposite = { x: 42.8, y: 18 };

const fives = [
  ...coins('blue', 10, [corner, turned(corner)]),
  ...coins('green', 10, [opposite, turned(opposite)]),
  ...coins('red', 10, [FACE.middle]),
];

/** The coins of 2p to 9p. */
const COINS: readonly (readonly Coin[])[] = [
  [...coins('green', 14.5, [{ x: 30, y: 22.5 }]), ...coins('blue', 14.5, [{ x: 30, y: 57.5 }])],
  [
    ...coins('blue', 10.8, [{ x: 17.8, y: 17.8 }]),
    ...coins('red', 10.8, [FACE.middle]),
    ...coins('green', 10.8, [{ x: 42.2, y: 62.2 }]),
  ],
  [
    ...coins('blue', 11, [
      { x: 17.8, y: 21 },
      { x: 42.2, y: 59 },
    ]),
    ...coins('green', 11, [
      { x: 42.2, y: 21 },
      { x: 17.8, y: 59 },
    ]),
  ],
  fives,
  [...coins('green', 9.3, grid([18.5, 41.5], [16.5])), ...coins('red', 9.3, grid([18.5, 41.5], [42.5, 63.5]))],
  [
    ...coins('green', 7.6, [
      { x: 14.5, y: 13.5 },
      { x: 30, y: 19.5 },
      { x: 45.5, y: 25.5 },
    ]),
    ...coins('red', 8.4, grid([20, 40], [46.6, 65])),
  ],
  coins('blue', 8, grid([19.5, 40.5], [13.8, 31.3, 48.7, 66.2])),
  [
    ...coins('green', 7.6, grid([13.6, 30, 46.4], [15])),
    ...coins('red', 7.6, grid([13.6, 30, 46.4], [40])),
    ...coins('blue', 7.6, grid([13.6, 30, 46.4], [65])),
  ],
];

/** 1p: one great wheel. */
function wheel(): Svg {
  const { middle } = FACE;
  return (
    ring(middle, 24, { colour: 'green', width: 2.7 }) +
    ring(middle, 20.3, { colour: 'green', width: 0.8 }) +
    fill(petals(middle, { count: 12, from: 9.6, to: 18.6, width: 4.3 }), 'blue') +
    disc(middle, 8.4, 'red') +
    fill(petals(middle, { count: 6, from: 1.4, to: 6.8, width: 2.6 }), 'face')
  );
}

/** The face of 1p to 9p. */
export function pin(rank: number): Svg {
  return rank === 1 ? wheel() : (COINS[rank - 2] as readonly Coin[]).map(coin).join('');
}

/** The face of 0p. */
export function redPin(): Svg {
  return fives.map(fullCoin).join('');
}
