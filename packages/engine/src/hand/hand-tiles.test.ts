import { describe, expect, test } from 'vitest';

import { formatTilesInOrder, parseHand, parseTiles, presets, unwrap } from '../index.ts';
import { ALL_KINDS, CHUN, EAST, type Tile } from '../tiles/tile.ts';
import { DRAWN_HAND, type HandSize, WAITING_HAND, atMost, countTiles } from './hand-tiles.ts';

const FOUR = presets.tenhou.tiles;
const THREE = presets.tenhouSanma.tiles;
const counted = (text: string, size: HandSize = WAITING_HAND, rules = FOUR, seen: readonly Tile[] = []) =>
  countTiles(unwrap(parseHand(text)).hand, rules, size, seen);
const errorsOf = (...given: Parameters<typeof counted>) => {
  const result = counted(...given);
  return result.ok ? [] : result.error;
};
/** A tile for each that was counted. */
const tilesOf = (counts: Uint8Array) =>
  formatTilesInOrder(ALL_KINDS.flatMap((kind) => Array<Tile>(counts[kind] as number).fill(kind)));

test('the hand without its melds, with them, and with the tiles seen', () => {
  const { concealed, held, known } = unwrap(counted('0567m444z [123p] (8888s)', WAITING_HAND, FOUR, unwrap(parseTiles('0m4z'))));
  expect(tilesOf(concealed)).toBe('5567m444z');
  expect(tilesOf(held)).toBe('5567m123p8888s444z');
  expect(tilesOf(known)).toBe('55567m123p8888s4444z');
});

describe('the size of a hand', () => {
  const twelve = '123m456p789s111z';

  test.each([
    ['thirteen wait', `${twelve}2z`, WAITING_HAND, []],
    ['a meld counts as three, a quad too', '123m44z6z 7z [456p] (1111s)', WAITING_HAND, []],
    ['twelve are one too few', twelve, WAITING_HAND, [{ code: 'tileCount', tiles: 12, melds: 0, expected: 13 }]],
    ['fourteen are one too many', `${twelve}22z`, WAITING_HAND, [{ code: 'tileCount', tiles: 14, melds: 0, expected: 13 }]],
    ['thirteen lack the drawn tile', `${twelve}2z`, DRAWN_HAND, [{ code: 'tileCount', tiles: 13, melds: 0, expected: 14 }]],
    ['of melds the rest is expected', '1m [456p]', WAITING_HAND, [{ code: 'tileCount', tiles: 1, melds: 1, expected: 10 }]],
    ['a hand in the making may be empty', '', atMost(13), []],
    ['but not too large', `${twelve}22z`, atMost(13), [{ code: 'tileCount', tiles: 14, melds: 0, expected: 13 }]],
  ] as const)('%s', (_, text, size, errors) => {
    expect(errorsOf(text, size)).toEqual(errors);
  });
});

describe('tiles that there cannot be, each in its place', () => {
  test('a fifth one, in the hand, in a meld or seen, is the only error', () => {
    const fifth = { code: 'fifthTile', kind: EAST, count: 5 };
    expect(errorsOf('11111z123456m78p')).toEqual([{ ...fifth, at: { in: 'concealed', index: 4 } }]);
    expect(errorsOf('11z456m23455p [111z]')).toEqual([{ ...fifth, at: { in: 'melds', index: 0 } }]);
    expect(errorsOf('111z456m2345567p', WAITING_HAND, FOUR, [CHUN, EAST, EAST])).toEqual([
      { ...fifth, at: { in: 'seen', index: 2 } },
    ]);
  });

  test('2m to 8m under rules without them', () => {
    expect(errorsOf('19m111222333p44z', WAITING_HAND, THREE)).toEqual([]);
    expect(errorsOf('28m111222333p44z', WAITING_HAND, THREE)).toEqual([
      { code: 'removedTile', tile: 1, at: { in: 'concealed', index: 0 } },
      { code: 'removedTile', tile: 7, at: { in: 'concealed', index: 1 } },
    ]);
  });

  test('all tiles may be seen, and never more', () => {
    const all = ALL_KINDS.flatMap((kind) => [kind, kind, kind, kind]);
    expect(counted('', atMost(13), FOUR, all).ok).toBe(true);
    expect(errorsOf('', atMost(13), FOUR, Array<Tile>(256).fill(EAST))).toMatchObject([{ code: 'fifthTile', at: { index: 4 } }]);
  });
});
