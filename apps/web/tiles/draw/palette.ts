/** The colours of a tile. A page sets `--tile-ink` and so on; those of `DAY` are the default. */
export type Colour = 'ink' | 'red' | 'green' | 'blue' | 'face' | 'edge' | 'back';

export type Palette = Readonly<Record<Colour, string>>;

/** Ivory tiles on a light table. */
export const DAY: Palette = {
  ink: '#1d1d1f',
  red: '#b8261b',
  green: '#17653f',
  blue: '#23478f',
  face: '#fffdf5',
  edge: '#d3c7ab',
  back: '#2a6b52',
};

/** Dark tiles with bright engraving, for a dark room. */
export const NIGHT: Palette = {
  ink: '#efe9dc',
  red: '#ff8a73',
  green: '#77cfa6',
  blue: '#9db7f0',
  face: '#304139',
  edge: '#5b6f64',
  back: '#a67c42',
};

/** Red, green and blue that also differ in brightness, for readers who cannot tell the hues apart. */
export const CLEAR: Palette = {
  ink: '#111111',
  red: '#cc4800',
  green: '#00563f',
  blue: '#2f6fd0',
  face: '#ffffff',
  edge: '#c9c9c4',
  back: '#3f4a5a',
};

/** A colour as the sheet writes it. */
export function paint(colour: Colour): string {
  return `var(--tile-${colour},${DAY[colour]})`;
}
