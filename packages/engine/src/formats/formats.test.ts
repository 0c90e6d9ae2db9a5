import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import {
  TILE_FORMATS,
  type Tile,
  type TileFormat,
  LOCAL_YAKU,
  YAKU,
  type YakuId,
  countsOfTiles,
  formatTiles,
  idsOfTiles,
  isRedFive,
  kindOf,
  parseTiles,
  presets,
  tileOfId,
  tilesFrom,
  tilesOfCounts,
  unwrap,
  yakuFormats,
  yakuFrom,
} from '../index.ts';

const ALL = Array.from({ length: 37 }, (_, tile) => tile as Tile);
const tiles = (text: string) => unwrap(parseTiles(text));

describe('one tile', () => {
  test.each<[string, TileFormat<string>, string]>([
    ['mjai', TILE_FORMATS.mjai, '1m 5m 5mr 9p 5pr 3s 5sr E S W N P F C'],
    ['majsoul', TILE_FORMATS.majsoul, '1m 5m 0m 9p 0p 3s 0s 1z 2z 3z 4z 5z 6z 7z'],
  ])('%s', (_, format, written) => {
    const same = tiles('1m 5m 0m 9p 0p 3s 0s 1z 2z 3z 4z 5z 6z 7z');
    expect(same.map(format.write)).toEqual(written.split(' '));
    expect(unwrap(tilesFrom(format, written.split(' ')))).toEqual(same);
  });

  test('tenhou.net/6', () => {
    const written = [11, 15, 51, 29, 52, 33, 53, 41, 47];
    expect(tiles('1m 5m 0m 9p 0p 3s 0s 1z 7z').map(TILE_FORMATS.tenhou.write)).toEqual(written);
    expect(unwrap(tilesFrom(TILE_FORMATS.tenhou, written))).toEqual(tiles('1m 5m 0m 9p 0p 3s 0s 1z 7z'));
  });

  test('Unicode has no red fives, and is read with and without its selector', () => {
    expect(tiles('5m 0m 7z').map(TILE_FORMATS.unicode.write)).toEqual(['🀋︎', '🀋︎', '🀄︎']);
    expect(unwrap(tilesFrom(TILE_FORMATS.unicode, ['🀋', '🀄︎', '🀀️']))).toEqual(tiles('5m 7z 1z'));
  });

  test.each(Object.entries(TILE_FORMATS))('every tile is read back: %s', (name, format) => {
    const { read, write } = format as TileFormat<string | number>;
    expect(ALL.map((tile) => read(write(tile)))).toEqual(name === 'unicode' ? ALL.map(kindOf) : ALL);
  });

  test.each([
    ['5mrr', TILE_FORMATS.mjai],
    ['', TILE_FORMATS.mjai],
    ['1Z', TILE_FORMATS.majsoul],
    ['🀫', TILE_FORMATS.unicode],
  ])('%j is no tile', (written, format) => {
    expect(tilesFrom(format, ['', written].slice(1))).toEqual({
      ok: false,
      error: { code: 'notATile', index: 0, found: JSON.stringify(written) },
    });
  });

  test.each([0, 10, 20, 48, 50, 54, 1.5, NaN])('%d is no tile of tenhou.net/6', (written) => {
    expect(tilesFrom(TILE_FORMATS.tenhou, [11, written])).toMatchObject({ error: { index: 1, found: String(written) } });
  });
});

describe('ids from 0 to 135', () => {
  test('four a kind, the first of each five being red', () => {
    expect(formatTiles([0, 3, 4, 16, 17, 52, 88, 108, 135].map((id) => tileOfId(id) as Tile))).toBe('11205m0p0s17z');
    expect([-1, 136, 0.5, NaN].map((id) => tileOfId(id))).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('the wall has each tile as often as the rules say', () => {
    for (const rules of Object.values(presets)) {
      const wall = Array.from({ length: 136 }, (_, id) => tileOfId(id, rules) as Tile);
      expect(wall.filter(isRedFive).length).toBe(rules.tiles.redFives.reduce((sum, count) => sum + count, 0));
      expect(new Set(countsOfTiles(wall, 34))).toEqual(new Set([4]));
      expect(unwrap(idsOfTiles(wall, rules)).toSorted((a, b) => a - b)).toEqual(wall.map((_, id) => id));
    }
  });

  test('ids are different and give the tiles back, in their order', () => {
    const wall = Array.from({ length: 136 }, (_, id) => tileOfId(id) as Tile);
    fc.assert(
      fc.property(fc.shuffledSubarray(wall), (some) => {
        const ids = unwrap(idsOfTiles(some));
        expect(new Set(ids).size).toBe(some.length);
        expect(ids.map((id) => tileOfId(id))).toEqual(some);
      }),
      { seed: 1, numRuns: cases(200) },
    );
  });

  test.each([
    ['11111z', 4],
    ['5555m', 3],
    ['00p', 1],
  ])('%s has a tile too many', (text, index) => {
    expect(idsOfTiles(tiles(text))).toMatchObject({ error: { code: 'noCopyLeft', index } });
  });
});

describe('counts', () => {
  test('34 and 37', () => {
    const hand = tiles('0555m 1z');
    expect(countsOfTiles(hand, 34)).toHaveLength(34);
    expect([countsOfTiles(hand, 34)[4], countsOfTiles(hand, 34)[27]]).toEqual([4, 1]);
    expect([countsOfTiles(hand, 37)[4], countsOfTiles(hand, 37)[34]]).toEqual([3, 1]);
  });

  test('37 counts give the tiles back, 34 their kinds', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALL), { maxLength: 4 }), (some) => {
        expect(formatTiles(unwrap(tilesOfCounts(countsOfTiles(some, 37))))).toBe(formatTiles(some));
        expect(formatTiles(unwrap(tilesOfCounts(countsOfTiles(some, 34))))).toBe(formatTiles(some.map(kindOf)));
      }),
      { seed: 1, numRuns: cases(300) },
    );
  });

  test.each<[string, readonly number[], number]>([
    ['a fifth copy', [0, 5], 1],
    ['less than none', [-1], 0],
    ['half a tile', [0, 0, 0.5], 2],
    ['a thirty-eighth kind', Array<number>(38).fill(0), 37],
  ])('%s is no count', (_, counts, index) => {
    expect(tilesOfCounts(counts)).toMatchObject({ ok: false, error: { code: 'notACount', index } });
  });

  test('typed arrays are read as well', () => {
    expect(formatTiles(unwrap(tilesOfCounts(Uint8Array.from([2, 1]))))).toBe('112m');
  });
});

describe('yaku elsewhere', () => {
  const LOCAL: readonly YakuId[] = LOCAL_YAKU.map(({ id }) => id);
  const USUAL = YAKU.map(({ id }) => id).filter((id) => !LOCAL.includes(id));

  /** The 55 numbers of an mjlog, in their order, as Tenhou prints them. */
  const TENHOU =
    'menzenTsumo riichi ippatsu chankan rinshan haitei houtei pinfu tanyao iipeikou seatWind seatWind seatWind seatWind roundWind roundWind roundWind roundWind haku hatsu chun doubleRiichi chiitoitsu chanta ittsuu sanshokuDoujun sanshokuDoukou sankantsu toitoi sanankou shousangen honroutou ryanpeikou junchan honitsu chinitsu renhou tenhou chiihou daisangen suuankou suuankouTanki tsuuiisou ryuuiisou chinroutou chuuren junseiChuuren kokushi kokushi13 daisuushii shousuushii suukantsu dora uraDora akaDora'.split(
      ' ',
    );

  test('each number of Tenhou is one yaku; its dora may be kita', () => {
    expect(TENHOU.map((_, number) => yakuFrom('tenhou', number)[0])).toEqual(TENHOU);
    expect(yakuFrom('tenhou', 52)).toEqual(['dora', 'kita']);
    expect(yakuFrom('tenhou', 55)).toEqual([]);
  });

  test('each yaku that is usual has a number or a name, and is read back from it', () => {
    for (const id of USUAL) {
      const { tenhou, majsoul, mjai } = yakuFormats(id);
      expect(yakuFrom('tenhou', tenhou as number)).toContain(id);
      if (id !== 'renhou') expect(yakuFrom('majsoul', majsoul as number)).toEqual([id]);
      expect(yakuFrom('mjai', mjai as string)).toContain(id);
    }
  });

  test('winds by their seat and round', () => {
    expect((['E', 'S', 'W', 'N'] as const).map((wind) => yakuFormats('seatWind', { seat: wind }).tenhou)).toEqual([
      10, 11, 12, 13,
    ]);
    expect((['E', 'S', 'W', 'N'] as const).map((wind) => yakuFormats('roundWind', { round: wind }).tenhou)).toEqual([
      14, 15, 16, 17,
    ]);
  });

  test('a local yaku has no name elsewhere', () => {
    expect(LOCAL.map((id) => yakuFormats(id)).filter((names) => Object.keys(names).length > 0)).toEqual([]);
    expect(yakuFrom('mjai', 'no such yaku')).toEqual([]);
  });
});

test('a count may be four, and a selector is read after its tile only', () => {
  expect(formatTiles(unwrap(tilesOfCounts([4, 0, 1])))).toBe('11113m');
  expect(tilesOfCounts([5])).toMatchObject({ ok: false, error: { code: 'notACount', index: 0 } });
  expect(TILE_FORMATS.unicode.read('\u{1F000}\uFE0F')).toBe(TILE_FORMATS.mjai.read('E'));
  expect(TILE_FORMATS.unicode.read('\uFE0F\u{1F000}')).toBeUndefined();
});
