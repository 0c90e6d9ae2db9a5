import type { Point } from './grid.ts';
import { type Colour, paint } from './palette.ts';

/** A piece of SVG. */
export type Svg = string;

/** A number as SVG writes it shortest: at most two decimals, no zero before the point. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** The text of a path or a transform, its numbers short. */
export function path(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.map((part, at) => part + (at < values.length ? short(values[at] as number) : '')).join('');
}

export function fill(d: string, colour: Colour): Svg {
  return `<path fill="${paint(colour)}" d="${d}"/>`;
}

/** A drawing placed: made larger across and down, then moved. */
export interface Placing extends Point {
  readonly across: number;
  readonly down: number;
}

export function placed(drawing: Svg, { across, down, x, y }: Placing): Svg {
  return `<g transform="matrix(${short(across)} 0 0 ${short(down)} ${short(x)} ${short(y)})">${drawing}</g>`;
}

export interface Line {
  readonly colour: Colour;
  readonly width: number;
}

export function stroke(d: string, { colour, width }: Line): Svg {
  return `<path fill="none" stroke="${paint(colour)}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
}

/** A shape with a line of its own colour about it, to make it heavier. */
export function cut(d: string, { colour, width }: Line): Svg {
  return `<path fill="${paint(colour)}" stroke="${paint(colour)}" stroke-width="${short(width)}" stroke-linejoin="round" d="${d}"/>`;
}

export function disc({ x, y }: Point, radius: number, colour: Colour): Svg {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${paint(colour)}"/>`;
}

/** A ring whose outer rim has the radius. */
export function ring({ x, y }: Point, radius: number, { colour, width }: Line): Svg {
  const line = `stroke="${paint(colour)}" stroke-width="${short(width)}"`;
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius - width / 2)}" fill="none" ${line}/>`;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
  /** Of the corners. */
  readonly radius: number;
}

export function box({ x, y, width, height, radius }: Box): string {
  const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  return `${place} rx="${short(radius)}"`;
}

/** Petals about a middle, pointed at both ends, the first one upward. */
export interface Petals {
  readonly count: number;
  /** Where they begin and end, from the middle. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

export function petals(middle: Point, { count, from, to, width }: Petals): string {
  const half = (from + to) / 2;
  return Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count;
    const place = (out: number, side: number): readonly [number, number] => [
      middle.x + out * Math.sin(turn) + side * Math.cos(turn),
      middle.y - out * Math.cos(turn) + side * Math.sin(turn),
    ];
    const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = [place(from, 0), place(half, width), place(to, 0), place(half, -width)];
    return path`M${x1} ${y1}Q${x2} ${y2} ${x3} ${y3}Q${x4} ${y4} ${x1} ${y1}z`;
  }).join('');
}
