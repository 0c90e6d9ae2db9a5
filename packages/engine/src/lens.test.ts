import { describe, expect, test } from 'vitest';

import { partOf } from '../../../fixtures/effort.ts';
import { handFixtures, rulesOf, winOf } from '../../../fixtures/read.ts';
import {
  type LensRow,
  type RulePath,
  type RuleSet,
  type WinRecord,
  lens,
  parseRecord,
  parseRules,
  presets,
  ruleAt,
  unwrap,
} from './index.ts';
import { withField } from './rules/fields.ts';

const CLOSED = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' };
const OPEN = { hand: '567p88p34567s', tile: '8s', melds: [{ type: 'chi', tiles: '234m' }], by: 'ron', seat: 'S', round: 'E' };
const DOUBLE_WIND = { hand: '111m567p123s11z78s', tile: '9s', by: 'ron', seat: 'E', round: 'E', riichi: 'riichi' };
const FIRST_TURN = { hand: '123m456p789s1s234m', tile: '1s', by: 'ron', on: 'firstTurn', seat: 'W', round: 'E' };
const FLUSH = { hand: '2233445566778m', tile: '8m', by: 'ron', seat: 'S', round: 'E', riichi: 'riichi', ippatsu: true };
const SANMA = { hand: '111999m22z34567p', tile: '8p', by: 'ron', seat: 'S', round: 'E', riichi: 'riichi' };
const WHITE = { hand: '234m567p1239s', tile: '9s', by: 'ron', seat: 'N', round: 'E', melds: [{ type: 'pon', tiles: '555z' }] };

const PLAIN_FIVES = {
  hand: '234m567p44z77z',
  tile: '7z',
  melds: [{ type: 'ankan', tiles: '5555s' }],
  by: 'ron',
  seat: 'S',
  round: 'E',
  riichi: 'riichi',
  rules: 'tenhouNoRed',
};

const record = (fields: object): WinRecord => unwrap(parseRecord(fields));

/** The row of a record under one other rule set. */
function rowUnder(fields: object, rules: unknown): LensRow {
  return lens(record(fields), [unwrap(parseRules(rules))]).rows[0] as LensRow;
}

/** "4 han 30 fu 7700", or the codes of the errors. */
function seen({ result }: Pick<LensRow, 'result'>): string {
  if (!result.ok) return [...new Set(result.error.map(({ code }) => code))].join(' ');
  const { han, fu, yakuman, withTable } = result.value;
  return yakuman > 0 ? `${yakuman} yakuman ${withTable}` : `${han} han ${fu} fu ${withTable}`;
}

describe('one field makes the difference', () => {
  test.each<[string, object, string, unknown, string, RulePath]>([
    [
      '4 han 30 fu is mangan',
      { ...CLOSED, dora: '3p' },
      '4 han 30 fu 7700',
      'mleague',
      '4 han 30 fu 8000',
      'points.kiriageMangan',
    ],
    ['30 + 8 and a double-wind pair', DOUBLE_WIND, '1 han 50 fu 2400', 'mleague', '1 han 40 fu 2000', 'fu.doubleWindPair'],
    ['tanyao with a chi', OPEN, '1 han 30 fu 1000', 'doramahjong', 'noYaku', 'yaku.openTanyao'],
    ['renhou as a mangan', FIRST_TURN, 'noYaku', 'wrc2025', '5 han 40 fu 8000', 'yaku.renhou'],
    ['renhou as a yakuman', FIRST_TURN, 'noYaku', 'doramahjong', '1 yakuman 32000', 'yaku.renhou'],
    ['13 han', FLUSH, '13 han 30 fu 32000', 'mleague', '13 han 30 fu 24000', 'points.countedYakuman'],
    ['an open hand without fu', OPEN, '1 han 30 fu 1000', 'arcadeA', '1 han 20 fu 700', 'fu.openPinfu'],
    ['a red five', CLOSED, '3 han 30 fu 3900', 'ema2016', '2 han 30 fu 2000', 'tiles.redFives'],
    ['four plain fives', PLAIN_FIVES, '2 han 50 fu 3200', 'tenhou', '3 han 50 fu 6400', 'tiles.redFives'],
    [
      'a red five as an indicator',
      { ...CLOSED, dora: '0s' },
      '4 han 30 fu 7700',
      'ema2016',
      '3 han 30 fu 3900',
      'tiles.redFives',
    ],
    [
      'honba with three players',
      { ...SANMA, honba: 2 },
      '1 han 50 fu 2200',
      'tenhouSanma',
      '1 han 50 fu 2000',
      'payments.honba.ron',
    ],
    [
      'a tsumo with three players',
      { ...SANMA, by: 'tsumo' },
      '2 han 40 fu 2700',
      'tenhouSanma',
      '2 han 40 fu 2000',
      'tiles.players',
    ],
    ['2m–8m with three players', CLOSED, '3 han 30 fu 3900', 'tenhouSanma', 'removedTile', 'tiles.removed'],
    ['the north seat with two players', WHITE, '1 han 30 fu 1000', 'arcadeC', 'noSuchSeat', 'tiles.players'],
    [
      'a chi with three players',
      { ...OPEN, melds: [{ type: 'chi', tiles: '234p' }] },
      '1 han 30 fu 1000',
      'tenhouSanma',
      'chiNotPlayed',
      'tiles.players',
    ],
    [
      'declared norths at a table of four',
      { ...SANMA, kita: 1, rules: 'tenhouSanma' },
      '2 han 50 fu 3200',
      'standard',
      'kitaNotPlayed',
      'tiles.kita',
    ],
  ])('%s', (_name, fields, before, rules, after, cause) => {
    expect(seen({ result: lens(record(fields)).base })).toBe(before);
    const row = rowUnder(fields, rules);
    expect([seen(row), row.cause]).toEqual([after, [cause]]);
  });

  test('if several fields would each do, the first is the cause', () => {
    const fields = { ...CLOSED, riichi: 'riichi', dora: '1z1z', ura: '1z3p' };
    const kanUra = { dora: { kanUra: 'none' } };
    expect(rowUnder(fields, kanUra).cause).toEqual(['dora.kanUra']);
    expect(rowUnder(fields, { dora: { ura: 'none', kanUra: 'none' } }).cause).toEqual(['dora.ura']);
  });
});

describe('several fields together', () => {
  const noFrills = { tiles: { redFives: [0, 0, 0] }, dora: { ura: 'none', kanUra: 'none' }, yaku: { ippatsu: 'none' } };

  test.each<[string, object, unknown, string, RulePath[]]>([
    [
      'one han less, and 4 han 30 fu is mangan',
      { ...CLOSED, dora: '3p3m' },
      'wrc2025',
      '4 han 30 fu 8000',
      ['tiles.redFives', 'points.kiriageMangan'],
    ],
    [
      'two players, and a tsumo paid like a ron',
      { ...CLOSED, hand: '234m456p567s88s67m', by: 'tsumo' },
      'arcadeC',
      '3 han 20 fu 2600',
      ['tiles.players', 'payments.tsumo'],
    ],
    [
      'a red five, ura dora and ippatsu, one han each',
      { ...CLOSED, riichi: 'riichi', ippatsu: true, dora: '1z', ura: '3p' },
      noFrills,
      '3 han 30 fu 3900',
      ['tiles.redFives', 'dora.ura', 'yaku.ippatsu'],
    ],
    [
      'a chi and a tile that three players do not have',
      { ...OPEN, seat: 'W' },
      'tenhouSanma',
      'removedTile chiNotPlayed',
      ['tiles.players', 'tiles.removed'],
    ],
  ])('%s', (_name, fields, rules, after, cause) => {
    const row = rowUnder(fields, rules);
    expect([seen(row), row.cause]).toEqual([after, cause]);
  });
});

test('any rule set can be the base, and against itself it has no cause', () => {
  const { base, rows } = lens(record({ ...CLOSED, dora: '3p', rules: 'mleague' }));
  expect(seen({ result: base })).toBe('4 han 30 fu 8000');
  const causes = Object.fromEntries(rows.map(({ rules, cause }) => [rules.id, cause]));
  expect(causes).toMatchObject({ mleague: [], tenhou: ['points.kiriageMangan'], shanghai: [] });
  expect(rows.map(({ rules }) => rules)).toEqual(Object.values(presets));
});

test('fields about the match or several winners are never a cause', () => {
  const matchRules = {
    pao: { yaku: [] },
    draws: { nagashi: 'none' },
    chips: { value: 2000 },
    match: { start: 30_000 },
    standings: { ties: 'shared' },
    payments: { multipleRon: 'headBump' },
  };
  expect(rowUnder({ ...FLUSH, honba: 3, riichiSticks: 2 }, matchRules).cause).toEqual([]);
});

test('an error under every rule set has no cause', () => {
  const { base, rows } = lens(record({ ...CLOSED, hand: '234m406p567s88s67m1z' }), [presets.tenhou, presets.mleague]);
  expect(seen({ result: base })).toBe('tileCount');
  expect(rows.map(({ cause }) => cause)).toEqual([[], []]);
});

/** The base rules with some fields taken from another rule set. */
function changed(base: RuleSet, other: RuleSet, paths: readonly RulePath[]): RuleSet {
  return paths.reduce((rules, path) => withField(rules, path, ruleAt(other, path)), base);
}

test.each(partOf(handFixtures('rules').concat(handFixtures('presets'), handFixtures('dora'))))(
  '$id: the cause alone gives the result, and no part of it can be left out',
  (fixture) => {
    const played = { win: winOf(fixture), table: { honba: fixture.honba ?? 0, riichiSticks: 1 }, rules: rulesOf(fixture) };
    const { base, rows } = lens(played);
    const under = (rules: RuleSet) => seen({ result: lens({ ...played, rules }, []).base });
    for (const { rules, result, cause } of rows) {
      const given = cause.length === 0 ? seen({ result: base }) : under(changed(played.rules, rules, cause));
      expect(given).toBe(seen({ result }));
      const fewer = cause.length > 1 ? cause.map((left) => cause.filter((path) => path !== left)) : [];
      for (const paths of fewer)
        expect(lens({ ...played, rules: changed(played.rules, rules, paths) }, [rules]).rows[0]?.cause).not.toEqual([]);
    }
  },
);
