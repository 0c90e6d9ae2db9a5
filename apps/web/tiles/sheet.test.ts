import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { type Tile, formatTiles, isTile } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { CLEAR, DAY, NIGHT, type Palette } from './draw/palette.ts';
import { sheet } from './sheet.ts';

const text = sheet();
const symbols = new Map(
  [...text.matchAll(/<symbol id="([^"]+)" viewBox="[^"]+">(.*?)<\/symbol>/g)].map(([, id, drawing]) => [id, drawing]),
);
const drawing = (id: string) => symbols.get(id) ?? expect.fail(`no symbol ${id}`);

/** The different values of an attribute. */
const valuesOf = (svg: string, attribute: string) =>
  new Set([...svg.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map((match) => match[1]));

/** The colours of a drawing, without its background. */
function coloursOf(svg: string): ReadonlySet<string> {
  const colours = [...svg.matchAll(/var\(--tile-([a-z]+)/g)].map((match) => match[1] as string);
  return new Set(colours.filter((colour) => colour !== 'face'));
}

const tiles = Array.from({ length: 100 }, (_, number) => number as Tile)
  .filter(isTile)
  .map((tile) => formatTiles([tile]));

test('the committed sheet is what the code draws', () => {
  expect(readFileSync(new URL('sheet.svg', import.meta.url), 'utf8')).toBe(text);
});

test('every tile of the engine has a face and an index, and the bodies exist', () => {
  expect(tiles).toHaveLength(37);
  const ids = [...tiles.map((tile) => `tile-${tile}`), ...tiles.map((tile) => `index-${tile}`)];
  expect(new Set(symbols.keys())).toEqual(new Set([...ids, 'tile-face', 'tile-face-sideways', 'tile-back']));
});

test('ids are unique, and only symbols have them', () => {
  expect(text.match(/ id=/g)).toHaveLength(symbols.size);
});

test('every drawing differs from every other', () => {
  expect(new Set(symbols.values()).size).toBe(symbols.size);
});

test('the sheet is at most 25 kB compressed', () => {
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(25_000);
});

test('the sheet has no links, scripts, fonts, filters or gradients', () => {
  const elements = new Set([...text.matchAll(/<([a-zA-Z]+)/g)].map((match) => match[1] as string));
  expect(elements).toEqual(new Set(['circle', 'g', 'path', 'rect', 'svg', 'symbol']));
  expect(text).not.toMatch(/href|url\(| on[a-z]+=| style=/);
});

test('every number is valid', () => {
  expect(text).not.toMatch(/NaN|undefined|Infinity|\de/);
});

test('every colour can be set by the page, with the day colour as the default', () => {
  const colours = Object.entries(DAY).map(([colour, value]) => `var(--tile-${colour},${value})`);
  const used = [...valuesOf(text, 'fill'), ...valuesOf(text, 'stroke')].filter((value) => value !== 'none');
  expect(new Set(used)).toEqual(new Set(colours));
});

test.each(['2s', '3s', '4s', '6s', '8s', '6z'])('%s, a tile of ryuuiisou, is all green', (tile) => {
  expect(coloursOf(drawing(`tile-${tile}`))).toEqual(new Set(['green']));
});

test.each(['m', 'p', 's'])('the red five 0%s is all red', (suit) => {
  expect(coloursOf(drawing(`tile-0${suit}`))).toEqual(new Set(['red']));
});

test.each(['m', 'p', 's'])('the red five 0%s differs from the plain five even without colour', (suit) => {
  const colourless = (tile: string) => drawing(`tile-${tile}`).replaceAll(/var\([^)]*\)/g, '');
  expect(colourless(`0${suit}`)).not.toBe(colourless(`5${suit}`));
});

/** The relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const palettes: readonly (readonly [string, Palette])[] = Object.entries({ DAY, NIGHT, CLEAR });

test.each(palettes)('%s: the engraving has a contrast of at least 4.5 to 1', (_, { face, ink, red, green, blue }) => {
  for (const colour of [ink, red, green, blue]) expect(contrast(colour, face)).toBeGreaterThanOrEqual(4.5);
});

test('CLEAR keeps green apart from red and blue by brightness', () => {
  expect(contrast(CLEAR.green, CLEAR.red)).toBeGreaterThan(1.7);
  expect(contrast(CLEAR.green, CLEAR.blue)).toBeGreaterThan(1.7);
});
