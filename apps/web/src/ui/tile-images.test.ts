import { expect, test } from 'vitest';

import { DAY, NIGHT } from '../../tiles/draw/palette.ts';
import { sheet } from '../../tiles/sheet.ts';
import { drawingsIn, tileImages } from './tile-images.ts';

const drawings = drawingsIn(sheet());
const day = tileImages(drawings, { palette: DAY, indices: 'off' });
const night = tileImages(drawings, { palette: NIGHT, indices: 'off' });
const indexed = tileImages(drawings, { palette: DAY, indices: 'on' });

test('there is an upright and a sideways image of each of the 37 tiles, and a back', () => {
  expect(day.size).toBe(2 * 37 + 1);
  expect(['tile-0p', 'tile-0p-sideways', 'tile-7z', 'tile-back'].filter((name) => !day.has(name))).toEqual([]);
});

test('the upright tiles come first: they are the keys of the pad, and images are shown in turn', () => {
  expect([...day.keys()].slice(0, 37).filter((name) => name.endsWith('-sideways'))).toEqual([]);
});

test('every image is different, and indices change all but the back', () => {
  expect(new Set(day.values()).size).toBe(day.size);
  expect([...day].filter(([name, image]) => indexed.get(name) === image).map(([name]) => name)).toEqual(['tile-back']);
});

test('an image has the colours of its palette instead of variables', () => {
  for (const image of [...day.values(), ...night.values()]) expect(image).not.toContain('var(');
  const colours = (image: string | undefined) => new Set(image?.match(/%23[0-9a-f]{6}/g));
  const of = (...values: string[]) => new Set(values.map((value) => value.replace('#', '%23')));
  expect(colours(day.get('tile-back'))).toEqual(of(DAY.edge, DAY.back, DAY.face));
  expect(colours(night.get('tile-back'))).toEqual(of(NIGHT.edge, NIGHT.back, NIGHT.face));
});

test('an image can be quoted in a style sheet', () => {
  for (const image of day.values()) expect(image).not.toMatch(/["#\\\n]/);
});

test('a sideways tile is as wide as the face of an upright one is high', () => {
  expect(day.get('tile-1m')).toContain("viewBox='0 0 60 86'");
  expect(day.get('tile-1m-sideways')).toContain("viewBox='0 0 80 66'");
});
