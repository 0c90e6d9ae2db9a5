import { type Point, FACE, SIDEWAYS, THICKNESS } from './grid.ts';
import { type Colour, paint } from './palette.ts';

/** A piece of SVG. */
export type Svg = string;

/** A template for SVG: text is inserted as it is, numbers with at most two decimals. */
export function svg(parts: TemplateStringsArray, ...values: readonly (number | string)[]): Svg {
  return String.raw({ raw: parts }, ...values.map((value) => (typeof value === 'string' ? value : short(value))));
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

export function fill(path: Svg, colour: Colour): Svg {
  return svg`<path fill="${paint(colour)}" d="${path}"/>`;
}

interface Line {
  readonly colour: Colour;
  readonly width: number;
}

const line = ({ colour, width }: Line): Svg => svg`stroke="${paint(colour)}" stroke-width="${width}"`;

export function stroke(path: Svg, style: Line): Svg {
  return svg`<path fill="none" ${line(style)} stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
}

/** A shape with a stroke of its own colour, which makes it heavier. */
export function heavy(path: Svg, style: Line): Svg {
  return svg`<path fill="${paint(style.colour)}" ${line(style)} stroke-linejoin="round" d="${path}"/>`;
}

export function disc({ x, y }: Point, radius: number, colour: Colour): Svg {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint(colour)}"/>`;
}

/** A ring whose outer rim has the radius. */
export function ring({ x, y }: Point, radius: number, style: Line): Svg {
  return svg`<circle cx="${x}" cy="${y}" r="${radius - style.width / 2}" fill="none" ${line(style)}/>`;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
  /** Of the corners. */
  readonly radius: number;
}

const box = ({ x, y, width, height, radius }: Box): Svg =>
  svg`x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`;

function slab(place: Box, colour: Colour): Svg {
  return svg`<rect ${box(place)} fill="${paint(colour)}"/>`;
}

export function frame(place: Box, style: Line): Svg {
  return svg`<rect ${box(place)} fill="none" ${line(style)}/>`;
}

/** How a drawing is placed: scaled, then moved. */
export interface Placing extends Point {
  readonly across: number;
  readonly down: number;
}

export function placed(drawing: Svg, { across, down, x, y }: Placing): Svg {
  return svg`<g transform="matrix(${across} 0 0 ${down} ${x} ${y})">${drawing}</g>`;
}

/** Petals around a centre, pointed at both ends, the first one upward. */
interface Petals {
  readonly count: number;
  /** Their start and end, from the centre. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

export function petals(middle: Point, { count, from, to, width }: Petals): Svg {
  const half = (from + to) / 2;
  return Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count;
    const place = (out: number, side: number): readonly [number, number] => [
      middle.x + out * Math.sin(turn) + side * Math.cos(turn),
      middle.y - out * Math.cos(turn) + side * Math.sin(turn),
    ];
    const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = [place(from, 0), place(half, width), place(to, 0), place(half, -width)];
    return svg`M${x1} ${y1}Q${x2} ${y2} ${x3} ${y3}Q${x4} ${y4} ${x1} ${y1}z`;
  }).join('');
}

const CORNER = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A lying tile: its two layers seen from the side, the lower one first, then the face. */
function lying({ width, height }: Size, [lower, upper]: readonly [Colour, Colour], up: Colour): Svg {
  const at = (y: number) => ({ x: 0, y, width, height, radius: CORNER + 0.5 });
  const inside = { x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: CORNER };
  const top = slab(inside, up) + frame(inside, { colour: 'edge', width: 1 });
  return slab(at(THICKNESS), lower) + slab(at(THICKNESS / 2), upper) + top;
}

/** A tile without its drawing. */
export function face(): Svg {
  return lying(FACE, ['back', 'edge'], 'face');
}

/** The same on its side, as wide as a tile is high. */
export function sidewaysFace(): Svg {
  return lying({ width: SIDEWAYS.width, height: FACE.width }, ['back', 'edge'], 'face');
}

/** A tile face down. */
export function back(): Svg {
  const inset = { x: 5, y: 5, width: FACE.width - 10, height: FACE.height - 10, radius: 3 };
  const rim = frame(inset, { colour: 'face', width: 1 });
  return `${lying(FACE, ['edge', 'edge'], 'back')}<g opacity=".45">${rim}</g>`;
}
