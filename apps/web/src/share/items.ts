import type { Tile } from '@tenbo/engine';

import type { LaidTile } from '../ui/laid.ts';

/** The size at which most chats and networks show a picture next to a link. */
export const SIZE = { width: 1200, height: 630 } as const;
export const MARGIN = 56;

/** The colours of a picture: tokens of the page, so that a picture looks like the page it comes from. */
export const COLOURS = [
  'paper',
  'ink',
  'quiet',
  'line',
  'edge',
  'accent',
  'baize',
  'baize-line',
  'on-baize',
  'on-baize-quiet',
  'arrow',
  'seal',
  'on-seal',
] as const;
export type Colour = (typeof COLOURS)[number];

export const FACES = ['sans', 'serif', 'kanji'] as const;

export interface Font {
  readonly face: (typeof FACES)[number];
  readonly size: number;
  readonly bold?: boolean;
}

/** The width of a text in a font. */
export type Measure = (text: string, font: Font) => number;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextItem extends Box {
  readonly is: 'text';
  readonly text: string;
  readonly font: Font;
  readonly colour: Colour;
}

/** A part of a picture. Parts are painted in order. */
export type Item =
  | TextItem
  | (Box & { readonly is: 'tile'; readonly tile: Tile; readonly lies: LaidTile['lies'] })
  | (Box & { readonly is: 'box'; readonly radius?: number; readonly fill?: Colour; readonly stroke?: Colour })
  | { readonly is: 'arrow'; readonly path: string; readonly colour: Colour };
