import { describe, expect, test } from 'vitest';

import { handFixtures, rulesOf, winOf } from '../../../fixtures/read.ts';
import {
  CIRCUMSTANCES,
  type RecordError,
  badTiles,
  createScorer,
  formatHand,
  formatTiles,
  parseRecord,
  presets,
  resultOf,
  tilesAsText,
  unwrap,
} from './index.ts';

const GOOD = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' };

describe('a record', () => {
  test('with every field', () => {
    const { win, table, rules } = unwrap(
      parseRecord({
        hand: '123456p22278s44z',
        tile: '9s',
        by: 'tsumo',
        on: 'haitei',
        seat: 'W',
        round: 'S',
        riichi: 'doubleRiichi',
        ippatsu: true,
        circumstances: ['eighthWin'],
        dora: '3z',
        ura: '1p',
        kita: 1,
        honba: 2,
        riichiSticks: 3,
        rules: 'tenhouSanma',
      }),
    );
    expect(formatHand(win.hand, win.tile)).toBe('123456p22278s44z +9s');
    expect(win).toMatchObject({
      method: { by: 'tsumo', on: 'haitei' },
      seatWind: 'W',
      roundWind: 'S',
      riichi: { kind: 'doubleRiichi', ippatsu: true },
      circumstances: ['eighthWin'],
      kita: 1,
    });
    expect([win.doraIndicators, win.uraIndicators].map(formatTiles)).toEqual(['3z', '1p']);
    expect(table).toEqual({ honba: 2, riichiSticks: 3 });
    expect(rules).toBe(presets.tenhouSanma);
  });

  test('with only the required fields', () => {
    const { win, table, rules } = unwrap(parseRecord(GOOD));
    expect(win).toMatchObject({ method: { by: 'ron' }, doraIndicators: [], uraIndicators: [] });
    expect('riichi' in win || 'circumstances' in win || 'kita' in win).toBe(false);
    expect(table).toEqual({ honba: 0, riichiSticks: 0 });
    expect(rules).toBe(presets.standard);
  });

  test('with melds', () => {
    const melds = [
      { type: 'pon', tiles: '555z' },
      { type: 'ankan', tiles: '2222p' },
    ];
    const { win } = unwrap(parseRecord({ ...GOOD, hand: '234m44z67s', melds, tile: '8s' }));
    expect(formatHand(win.hand, win.tile)).toBe('234m67s44z [555z] (2222p) +8s');
  });

  test('with changed rules', () => {
    expect(unwrap(parseRecord({ ...GOOD, rules: { base: 'wrc2025', fu: { doubleWindPair: 4 } } })).rules.fu.doubleWindPair).toBe(
      4,
    );
  });

  test.each<[string, unknown, readonly RecordError[]]>([
    ['no object', 5, [{ code: 'notAnObject' }]],
    ['null', null, [{ code: 'notAnObject' }]],
    ['a list', [], [{ code: 'notAnObject' }]],
    ['no round', { ...GOOD, round: undefined }, [{ code: 'missingField', field: 'round' }]],
    ['an unknown field', { ...GOOD, winds: 'E' }, [{ code: 'unknownField', field: 'winds' }]],
    [
      'an unknown wind',
      { ...GOOD, seat: 'X' },
      [{ code: 'badField', field: 'seat', value: '"X"', expected: ['E', 'S', 'W', 'N'] }],
    ],
    [
      'robbing a quad by self-draw',
      { ...GOOD, by: 'tsumo', on: 'chankan' },
      [{ code: 'badField', field: 'on', value: '"chankan"', expected: ['firstTurn', 'rinshan', 'haitei'] }],
    ],
    [
      'the last tile of the wall by ron',
      { ...GOOD, on: 'haitei' },
      [{ code: 'badField', field: 'on', value: '"haitei"', expected: ['firstTurn', 'chankan', 'houtei'] }],
    ],
    [
      'a flag that is not a boolean',
      { ...GOOD, riichi: 'riichi', ippatsu: 'yes' },
      [{ code: 'badField', field: 'ippatsu', value: '"yes"', expected: ['true', 'false'] }],
    ],
    [
      'unknown circumstances',
      { ...GOOD, circumstances: ['eighthWin', 'luck'] },
      [{ code: 'badField', field: 'circumstances', value: '["eighthWin","luck"]', expected: CIRCUMSTANCES }],
    ],
    [
      'an unknown circumstance outside a list',
      { ...GOOD, circumstances: 'ninthWin' },
      [{ code: 'badField', field: 'circumstances', value: '"ninthWin"', expected: CIRCUMSTANCES }],
    ],
    ['ippatsu without riichi', { ...GOOD, ippatsu: true }, [{ code: 'ippatsuWithoutRiichi' }]],
    ['bad honba', { ...GOOD, honba: -1 }, [{ code: 'badField', field: 'honba', value: '-1', expected: ['0–999'] }]],
    ['too many honba', { ...GOOD, honba: 1000 }, [{ code: 'badField', field: 'honba', value: '1000', expected: ['0–999'] }]],
    ['half a honba', { ...GOOD, honba: 1.5 }, [{ code: 'badField', field: 'honba', value: '1.5', expected: ['0–999'] }]],
    ['honba in words', { ...GOOD, honba: 'one' }, [{ code: 'badField', field: 'honba', value: '"one"', expected: ['0–999'] }]],
    [
      'a self-draw from somebody',
      { ...GOOD, by: 'tsumo', from: 'W' },
      [{ code: 'badField', field: 'from', value: '"W"', expected: ['null'] }],
    ],
    ['ron from oneself', { ...GOOD, from: 'S' }, [{ code: 'badField', field: 'from', value: '"S"', expected: ['E', 'W', 'N'] }]],
    [
      'text that is not tiles',
      { ...GOOD, dora: '1x' },
      [
        { code: 'badTiles', field: 'dora', error: { code: 'missingSuit', position: 0, digits: '1' } },
        { code: 'badTiles', field: 'dora', error: { code: 'unknownCharacter', position: 1, character: 'x' } },
      ],
    ],
    [
      'a hand that is no text',
      { ...GOOD, hand: 5 },
      [{ code: 'badField', field: 'hand', value: '5', expected: ['234m406p77z'] }],
    ],
    [
      'a text longer than any hand',
      { ...GOOD, hand: '1m'.repeat(1000) },
      [{ code: 'badTiles', field: 'hand', error: { code: 'textTooLong', position: 1000, most: 1000 } }],
    ],
    ['two winning tiles', { ...GOOD, tile: '78s' }, [{ code: 'badField', field: 'tile', value: '"78s"', expected: ['7s'] }]],
    [
      'melds outside a list',
      { ...GOOD, melds: { type: 'pon', tiles: '111m' } },
      [
        {
          code: 'badField',
          field: 'melds',
          value: '{"type":"pon","tiles":"111m"}',
          expected: ['[{"type":"pon","tiles":"222p"}]'],
        },
      ],
    ],
    ...[5, null, undefined].map((meld): [string, unknown, readonly RecordError[]] => [
      `${String(meld)} for a meld`,
      { ...GOOD, melds: [meld] },
      [{ code: 'badField', field: 'melds[0]', value: String(meld), expected: ['{"type":"pon","tiles":"222p"}'] }],
    ]),
    [
      'a meld of an unknown type',
      { ...GOOD, melds: [{ type: 'kan', tiles: '1111m' }] },
      [{ code: 'badField', field: 'melds[0].type', value: '"kan"', expected: ['chi', 'pon', 'daiminkan', 'kakan', 'ankan'] }],
    ],
    [
      'a meld with an unknown field',
      { ...GOOD, melds: [{ type: 'pon', tiles: '111m', from: 1 }] },
      [{ code: 'unknownField', field: 'melds[0].from' }],
    ],
    ['unknown rules', { ...GOOD, rules: 'nobody' }, [{ code: 'unknownRules', id: 'nobody', nearest: [] }]],
    [
      'an unknown rule',
      { ...GOOD, rules: { fu: { doubleWindPair: 3 } } },
      [{ code: 'badRule', path: 'fu.doubleWindPair', value: '3', choices: ['2', '4', 'twoOrFour'] }],
    ],
  ])('%s', (_, input, errors) => {
    expect(parseRecord(input)).toEqual({ ok: false, error: errors });
  });

  test('up to 999 honba are read, and spaces between tiles', () => {
    expect(unwrap(parseRecord({ ...GOOD, honba: 999 })).table.honba).toBe(999);
    const spaced = { ...GOOD, hand: '234m 406p 567s 88s 67m' };
    expect(parseRecord(spaced)).toEqual(parseRecord(GOOD));
  });

  test('who discarded and the break of the wall are absent where they are not said', () => {
    for (const hand of [GOOD.hand, `${GOOD.hand} `]) {
      expect(Object.keys(unwrap(parseRecord({ ...GOOD, hand }))).toSorted()).toEqual(['rules', 'table', 'win']);
    }
  });

  test('of too many wrong tiles the last error is how many more there are', () => {
    expect(badTiles('dora', [{ code: 'moreErrors', count: 3 }])).toEqual([{ code: 'moreErrors', count: 3 }]);
  });

  test('every error is reported at once', () => {
    const parsed = parseRecord({ hand: '1x', by: 'draw', more: 1 });
    const errors = parsed.ok ? [] : parsed.error.map((error) => ('field' in error ? `${error.code} ${error.field}` : error.code));
    expect(errors.toSorted()).toEqual([
      'badField by',
      'badTiles hand',
      'badTiles hand',
      'missingField round',
      'missingField seat',
      'missingField tile',
      'unknownField more',
    ]);
  });
});

describe('the break of the wall', () => {
  const broken = { ...GOOD, rules: { payments: { wareme: 'withHonba' } }, wareme: 'W' };

  test('may be at any seat; by ron it must be known whether the discarder sits there', () => {
    expect(unwrap(parseRecord({ ...broken, from: 'W' }))).toMatchObject({ discarder: 'W', wareme: 'W' });
    expect(parseRecord(broken)).toEqual({ ok: false, error: [{ code: 'missingField', field: 'from' }] });
    expect(unwrap(parseRecord({ ...broken, wareme: 'S' })).wareme).toBe('S');
    expect(unwrap(parseRecord({ ...broken, by: 'tsumo' })).wareme).toBe('W');
  });

  test('is refused where the rules do not play it', () => {
    expect(parseRecord({ ...GOOD, wareme: 'W' })).toEqual({ ok: false, error: [{ code: 'waremeNotPlayed' }] });
  });
});

describe('the answer', () => {
  const answer = (input: object) => {
    const record = unwrap(parseRecord(input));
    return resultOf(unwrap(createScorer(record.rules).score(record.win)), record);
  };

  test('for han and fu', () => {
    expect(answer({ ...GOOD, honba: 1, riichiSticks: 1, dora: '1m' })).toEqual({
      ok: true,
      yaku: [
        ['pinfu', 1],
        ['tanyao', 1],
      ],
      dora: 1,
      akaDora: 1,
      uraDora: 0,
      kita: 0,
      han: 4,
      fu: 30,
      yakuman: 0,
      limit: null,
      basePoints: 1920,
      payments: { discarder: 7700 },
      total: 7700,
      withTable: 9000,
    });
  });

  test('for a yakuman', () => {
    expect(answer({ ...GOOD, hand: '19m119p19s123456z', tile: '7z', by: 'tsumo', rules: 'majsoul', dora: '9m' })).toMatchObject({
      yaku: [['kokushi', 1]],
      dora: 0,
      han: 0,
      fu: 0,
      yakuman: 1,
      limit: 'yakuman',
      payments: { dealer: 16_000, other: 8000 },
      total: 32_000,
    });
  });

  test('at the break of the wall the discarder pays twice, for honba too, and riichi sticks count once', () => {
    const rules = { payments: { wareme: 'withHonba' } };
    const { total, withTable } = answer({ ...GOOD, from: 'W', wareme: 'W', honba: 1, riichiSticks: 1, rules });
    expect([total, withTable]).toEqual([3900, 2 * (3900 + 300) + 1000]);
  });

  test('for a self-draw with three players: one share fewer', () => {
    const { total, withTable } = answer({
      ...GOOD,
      hand: '123456p22278s44z',
      tile: '9s',
      by: 'tsumo',
      honba: 2,
      rules: 'tenhouSanma',
    });
    expect([total, withTable]).toEqual([800, 1200]);
  });

  test('is plain JSON', () => {
    for (const fixture of handFixtures('points')) {
      const record = { win: winOf(fixture), table: { honba: 0, riichiSticks: 0 }, rules: rulesOf(fixture) };
      const result = resultOf(unwrap(createScorer(record.rules).score(record.win)), record);
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    }
  });

  test('tilesAsText writes lists of tiles, of lists of tiles, and of tiles by name', () => {
    const lists = { tiles: [3, 35], yakuTiles: [[], [0, 1, 2]], doraTiles: { dora: [4], kita: [] }, tile: 34, kind: 27 };
    expect(JSON.parse(JSON.stringify({ ...lists, others: [3], tiles2: null }, tilesAsText))).toEqual({
      tiles: '4m0p',
      yakuTiles: ['', '123m'],
      doraTiles: { dora: '5m', kita: '' },
      tile: '0m',
      kind: '1z',
      others: [3],
      tiles2: null,
    });
    expect(JSON.stringify({ doraTiles: null, tiles: 'none', kind: 'run' }, tilesAsText)).toBe(
      '{"doraTiles":null,"tiles":"none","kind":"run"}',
    );
  });

  test('tilesAsText writes tiles in notation', () => {
    const { win, rules } = unwrap(parseRecord({ ...GOOD, hand: '234m406p567s88s67m', tile: '8m' }));
    const { reading } = unwrap(createScorer(rules).explain(win));
    const text = JSON.stringify(reading, tilesAsText);
    expect((JSON.parse(text) as { blocks: { kind: string }[] }).blocks.map(({ kind }) => kind)).toEqual([
      '2m',
      '6m',
      '4p',
      '5s',
      '8s',
    ]);
  });
});
