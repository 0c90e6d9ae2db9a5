import { describe, expect, test } from 'vitest';

import { type RuleSet, type Tile, doraOf, formatTiles, parseTiles, presets, unwrap } from '../index.ts';

function circle(text: string, rules: RuleSet): string {
  return unwrap(parseTiles(text))
    .map((tile) => formatTiles([doraOf(tile, rules)]))
    .join(' ');
}

describe('the dora an indicator points to', () => {
  test.each([
    ['man', '1m2m3m4m5m6m7m8m9m', '2m 3m 4m 5m 6m 7m 8m 9m 1m'],
    ['pin', '1p2p3p4p5p6p7p8p9p', '2p 3p 4p 5p 6p 7p 8p 9p 1p'],
    ['sou', '1s2s3s4s5s6s7s8s9s', '2s 3s 4s 5s 6s 7s 8s 9s 1s'],
    ['winds', '1z2z3z4z', '2z 3z 4z 1z'],
    ['dragons', '5z6z7z', '6z 7z 5z'],
    ['red fives', '0m0p0s', '6m 6p 6s'],
  ])('%s', (_, indicators, dora) => {
    expect(circle(indicators, presets.standard)).toBe(dora);
  });

  test('with three players 1m and 9m point to each other; all else is as with four', () => {
    expect(circle('1m9m', presets.tenhouSanma)).toBe('9m 1m');
    const others = Array.from({ length: 34 }, (_, kind) => kind as Tile).slice(9);
    const with3 = others.map((kind) => doraOf(kind, presets.tenhouSanma));
    expect(with3).toEqual(others.map((kind) => doraOf(kind, presets.standard)));
  });

  test('each kind is the dora of exactly one indicator', () => {
    const kinds = Array.from({ length: 34 }, (_, kind) => kind as Tile);
    expect(new Set(kinds.map((kind) => doraOf(kind, presets.standard))).size).toBe(34);
  });
});
