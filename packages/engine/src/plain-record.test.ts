import { describe, expect, test } from 'vitest';

import { type Choose, oneOf, randomWin, seeded } from '../../../fixtures/wins.ts';
import { type RuleSet, WINDS, type Win, formatTiles, formatTilesInOrder, presets } from './index.ts';
import { readPlainRecord } from './plain-record.ts';
import { readCarefully } from './record.ts';

const { tenhou, tenhouSanma, arcadeA } = presets;

/** A win as a record, with some of the fields that say nothing. */
function recordOf({ hand, tile, method, seatWind, roundWind, riichi, doraIndicators, uraIndicators, kita }: Win, choose: Choose) {
  const maybe = (fields: object) => (choose(3) === 0 ? fields : {});
  return {
    ...maybe({ honba: choose(4), riichiSticks: choose(3) }),
    hand: formatTiles(hand.concealed),
    ...maybe({ on: null, rules: null }),
    ...(hand.melds.length > 0 || choose(2) === 0
      ? { melds: hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTilesInOrder(tiles) })) }
      : {}),
    tile: formatTiles([tile]),
    ...method,
    seat: seatWind,
    round: roundWind,
    ...(riichi && { riichi: riichi.kind, ...(riichi.ippatsu || choose(2) === 0 ? { ippatsu: riichi.ippatsu } : {}) }),
    dora: formatTilesInOrder(doraIndicators),
    ura: formatTilesInOrder(uraIndicators),
    ...(kita !== undefined && { kita }),
    ...(method.by === 'ron' &&
      maybe({
        from: oneOf(
          choose,
          WINDS.filter((wind) => wind !== seatWind),
        ),
      })),
    ...maybe({ rules: oneOf(choose, ['tenhou', 'wrc2025', 'local']) }),
  };
}

const ODD_VALUES: readonly unknown[] = [
  null,
  undefined,
  '',
  '5m',
  '50m',
  '8z',
  '0z',
  'm',
  '12',
  '1m ',
  '5rm',
  '東',
  'E',
  'ron',
  'tsumo',
  'rinshan',
  'riichi',
  -1,
  0,
  0.5,
  3,
  1000,
  true,
  false,
  [],
  {},
  [null],
  [{}],
  [{ type: 'pon', tiles: '555z', more: 1 }],
  [{ type: 'kan', tiles: '555z' }],
  ['riichiTile'],
  '1'.repeat(80),
  { base: 'tenhou', fu: { doubleWindPair: 2 } },
];

const FIELDS =
  'hand melds tile by on seat round riichi ippatsu dora ura kita honba riichiSticks from wareme rules circumstances more __proto__ toString'.split(
    ' ',
  );

/** The record with another value in one of its fields. */
function changed(record: object, choose: Choose): object {
  const field = JSON.stringify(oneOf(choose, FIELDS));
  const value = JSON.stringify(oneOf(choose, ODD_VALUES)) ?? 'null';
  return JSON.parse(`${JSON.stringify(record).slice(0, -1)},${field}:${value}}`) as object;
}

describe.each([tenhou, tenhouSanma, arcadeA])('under the rules of $id', (rules: RuleSet) => {
  const choose = seeded(3);
  const records = Array.from({ length: 1500 }, () => recordOf(randomWin(choose, rules), choose));

  test('what is read in one pass is what is read with care', () => {
    for (const record of records) {
      const careful = readCarefully(record, rules);
      const plain = readPlainRecord(record, rules);
      expect(plain === undefined ? undefined : { ok: true, value: plain }).toEqual(careful.ok ? careful : undefined);
    }
  });

  test('a record with an odd value is read with care, or with the same result', () => {
    const read = { plain: 0, carefully: 0 };
    for (const record of records) {
      const odd = changed(record, choose);
      const plain = readPlainRecord(odd, rules);
      read[plain === undefined ? 'carefully' : 'plain']++;
      if (plain !== undefined) expect(readCarefully(odd, rules)).toEqual({ ok: true, value: plain });
    }
    expect(Math.min(read.plain, read.carefully)).toBeGreaterThan(100);
  });
});

test('an object that is not plain is read with care', () => {
  const record = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' };
  expect(readPlainRecord(record, tenhou)).toBeDefined();
  expect(readPlainRecord(Object.create(record) as object, tenhou)).toBeUndefined();
  expect(readPlainRecord(Object.assign(Object.create(null) as object, record), tenhou)).toBeUndefined();
});
