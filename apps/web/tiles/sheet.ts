import { bamboo, redBamboo } from './draw/bamboo.ts';
import { bird } from './draw/bird.ts';
import { back, face, sidewaysFace } from './draw/body.ts';
import { man, redMan } from './draw/characters.ts';
import { TILE, THICKNESS, FACE } from './draw/grid.ts';
import { honour } from './draw/honours.ts';
import { index } from './draw/indices.ts';
import { pin, redPin } from './draw/pins.ts';
import { type Svg, disc } from './draw/shape.ts';

const ranks = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Each face under its name in notation, in the order of the engine's tiles. */
const faces: readonly (readonly [string, Svg])[] = [
  ...ranks(9).map((rank) => [`${rank}m`, man(rank)] as const),
  ...ranks(9).map((rank) => [`${rank}p`, pin(rank)] as const),
  ...ranks(9).map((rank) => [`${rank}s`, rank === 1 ? bird() : bamboo(rank)] as const),
  ...ranks(7).map((rank) => [`${rank}z`, honour(rank)] as const),
  ['0m', redMan() + redDot()],
  ['0p', redPin() + redDot()],
  ['0s', redBamboo() + redDot()],
];

/** Tells a red five without its colour. */
function redDot(): Svg {
  return disc({ x: 53, y: 7 }, 2.8, 'red');
}

function symbol(id: string, drawing: Svg, { width, height }: { readonly width: number; readonly height: number } = TILE): Svg {
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${drawing}</symbol>`;
}

/** The sheet of all tiles: an SVG of symbols to be drawn by `<use>`. */
export function sheet(): Svg {
  const symbols = [
    symbol('tile-face', face()),
    symbol('tile-face-sideways', sidewaysFace(), { width: FACE.height, height: FACE.width + THICKNESS }),
    symbol('tile-back', back()),
    ...faces.map(([name, drawing]) => symbol(`tile-${name}`, drawing)),
    ...faces.map(([name]) => symbol(`index-${name}`, index(name))),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
