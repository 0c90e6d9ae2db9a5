import { describe, expect, test } from 'vitest';

import {
  type Kind,
  type Tile,
  formatTiles,
  isHonor,
  isRedFive,
  isSimple,
  isTerminal,
  isTile,
  kindAt,
  kindOf,
  parseTiles,
  rankOf,
  redFiveOf,
  suitOf,
  unicodeOf,
  unwrap,
  windKind,
} from '../index.ts';

const KINDS = Array.from({ length: 34 }, (_, kind) => kind as Kind);
const all = (holds: (kind: Kind) => boolean) => formatTiles(KINDS.filter(holds));

describe('tiles', () => {
  test('the tiles are 34 kinds and three red fives', () => {
    expect([-1, 0, 33, 34, 36, 37, 0.5, Number.NaN].filter(isTile)).toEqual([0, 33, 34, 36]);
  });

  test('a red five is a five of its suit', () => {
    expect(unwrap(parseTiles('0m0p0s')).map((tile) => formatTiles([kindOf(tile)]))).toEqual(['5m', '5p', '5s']);
    expect(([0, 1, 2] as const).map((suit) => formatTiles([redFiveOf(suit)]))).toEqual(['0m', '0p', '0s']);
    expect([...KINDS, 34 as Tile, 35 as Tile, 36 as Tile].filter(isRedFive)).toEqual([34, 35, 36]);
  });

  test('suit and rank give the kind back', () => {
    for (const kind of KINDS) expect(kindAt(suitOf(kind), rankOf(kind))).toBe(kind);
    expect(KINDS.map(suitOf).filter((suit) => suit === 3)).toHaveLength(7);
  });

  test('every kind is a terminal, an honour or a simple', () => {
    expect(all(isTerminal)).toBe('19m19p19s');
    expect(all(isHonor)).toBe('1234567z');
    expect(all(isSimple)).toBe('2345678m2345678p2345678s');
  });

  test('a wind is its tile, and what is none is refused', () => {
    expect(formatTiles((['E', 'S', 'W', 'N'] as const).map(windKind))).toBe('1234z');
    expect(() => windKind('X' as never)).toThrow(new TypeError('not a wind: X'));
  });

  test('each kind has its own character', () => {
    expect(new Set(KINDS.map(unicodeOf)).size).toBe(34);
    expect(unicodeOf(unwrap(parseTiles('0p'))[0] as Tile)).toBe(unicodeOf(unwrap(parseTiles('5p'))[0] as Tile));
  });
});
