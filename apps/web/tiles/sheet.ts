import { bamboo, redBamboo } from './draw/bamboo.ts';
import { bird } from './draw/bird.ts';
import { honour, index, man, redMan } from './draw/characters.ts';
import { SIDEWAYS, TILE } from './draw/grid.ts';
import { pin, redPin } from './draw/pins.ts';
import { type Svg, back, disc, face, sidewaysFace } from './draw/shape.ts';

/** The mark that distinguishes a red five without its colour. */
const redDot = disc({ x: 52.8, y: 7.2 }, 3.3, 'red');

/** Each face under its tile's name in notation. */
const DRAWINGS: ReadonlyMap<string, Svg> = new Map([
  ...ranked('m', 9, man),
  ...ranked('p', 9, pin),
  ...ranked('s', 9, (rank) => (rank === 1 ? bird() : bamboo(rank))),
  ...ranked('z', 7, honour),
  ['0m', redMan() + redDot],
  ['0p', redPin() + redDot],
  ['0s', redBamboo() + redDot],
]);

function ranked(suit: string, count: number, draw: (rank: number) => Svg): readonly (readonly [string, Svg])[] {
  return Array.from({ length: count }, (_, at) => [`${at + 1}${suit}`, draw(at + 1)]);
}

/** The names of all tiles that have a face: `1m` … `9s`, `1z` … `7z`, `0m` `0p` `0s`. */
export const FACES: readonly string[] = [...DRAWINGS.keys()];

/** The drawing of a face, by its tile's name. */
export function drawingOf(name: string): Svg {
  return DRAWINGS.get(name) ?? '';
}

/** A drawing that `<use>` may show. */
export function symbol(
  id: string,
  drawing: Svg,
  { width, height }: { readonly width: number; readonly height: number } = TILE,
): Svg {
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${drawing}</symbol>`;
}

/** The sheet: an SVG that shows nothing itself, with a symbol for each body, face and index. */
export function sheet(): Svg {
  const symbols = [
    symbol('tile-face', face()),
    symbol('tile-face-sideways', sidewaysFace(), SIDEWAYS),
    symbol('tile-back', back()),
    ...[...DRAWINGS].map(([name, drawing]) => symbol(`tile-${name}`, drawing)),
    ...FACES.map((name) => symbol(`index-${name}`, index(name))),
  ];
  const licence = '<!-- Characters from Yuji Syuku, indices from Atkinson Hyperlegible, both OFL 1.1: see LICENSE-glyphs.md -->';
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${licence}\n${symbols.join('\n')}\n</svg>\n`;
}
