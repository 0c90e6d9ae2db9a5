import { type MeldType, formatTiles, parseTiles, unwrap } from '@tenbo/engine';
import type { Giver } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { type LaidTile, giversOf, laidTiles } from './laid.ts';

const MARKS = { upright: '', sideways: '-', faceDown: '#' } as const;
const shown = ({ tile, lies, above }: LaidTile) =>
  MARKS[lies] + formatTiles([tile]) + (above === undefined ? '' : `^${formatTiles([above])}`);

test.each<[MeldType, string, Giver | undefined, string]>([
  ['chi', '3m4m0m', 'left', '-3m 4m 0m'],
  ['pon', '5z5z5z', undefined, '-5z 5z 5z'],
  ['pon', '0p5p5p', 'across', '0p -5p 5p'],
  ['pon', '6s6s6s', 'right', '6s 6s -6s'],
  ['daiminkan', '9p9p9p9p', 'left', '-9p 9p 9p 9p'],
  ['daiminkan', '9p9p9p9p', 'across', '9p -9p 9p 9p'],
  ['daiminkan', '9p9p9p9p', 'right', '9p 9p 9p -9p'],
  ['kakan', '5s5s5s0s', 'across', '5s -5s^0s 5s'],
  ['kakan', '5s5s5s0s', 'right', '5s 5s -5s^0s'],
  ['ankan', '0p5p5p5p', undefined, '#5p 0p 5p #5p'],
])('a %s of %s from %s lies as %4$s', (type, tiles, from, expected) => {
  const meld = { type, tiles: [...tiles.matchAll(/../g)].flatMap(([one]) => unwrap(parseTiles(one))), from };
  expect(laidTiles(meld).map(shown).join(' ')).toBe(expected);
});

test('only seats with a player can give a tile', () => {
  expect(giversOf('chi', 4)).toEqual(['left']);
  expect(giversOf('ankan', 4)).toEqual([]);
  expect(giversOf('pon', 4)).toEqual(['left', 'across', 'right']);
  expect(giversOf('kakan', 3)).toEqual(['left', 'right']);
  expect(giversOf('daiminkan', 2)).toEqual(['across']);
});
