import { describe, expect, expectTypeOf, test } from 'vitest';

import { readingText } from '../../../fixtures/read.ts';
import { type Situation, tile, winOf } from '../../../fixtures/typed-wins.ts';
import {
  type HandValue,
  type Kind,
  type Meld,
  type MeldType,
  type Rejected,
  type Riichi,
  type RuleSet,
  type ScoreError,
  type Tile,
  type WinMethod,
  type YakuId,
  createScorer,
  parseRules,
  parseTiles,
  presets,
  unwrap,
} from './index.ts';

const { tenhou, tenhouSanma } = presets;
const TWO_HAN = unwrap(parseRules({ yaku: { twoHanFromHonba: 5 } }));
const CLOSED = '234m567p13789s44z +2s';
const OPEN = '234m567p13s44z [789s] +2s';
const SANMA = '999m123456p78s44z +9s';
const RIICHI: Riichi = { kind: 'riichi', ippatsu: false };

interface Wrong {
  readonly hand: string;
  readonly situation?: Situation;
  readonly rules?: RuleSet;
  readonly error: ScoreError;
}

describe('an error says what is wrong and where', () => {
  test.each<Wrong>([
    { hand: '234m567p13789s4z +2s', error: { code: 'tileCount', tiles: 12, melds: 0, expected: 13 } },
    { hand: '234m567p13789s44z [111m] +2s', error: { code: 'tileCount', tiles: 13, melds: 1, expected: 10 } },
    { hand: '11111m567p13789s +2s', error: { code: 'fifthTile', kind: tile('1m'), count: 5, at: { in: 'concealed', index: 4 } } },
    { hand: '11111111m123p44z +4z', error: { code: 'fifthTile', kind: tile('1m'), count: 8, at: { in: 'concealed', index: 4 } } },
    { hand: '1111m567p1378944s +1m', error: { code: 'fifthTile', kind: tile('1m'), count: 5, at: { in: 'tile', index: 0 } } },
    {
      hand: '1111m567p123s (1111m) +4z',
      error: { code: 'fifthTile', kind: tile('1m'), count: 8, at: { in: 'melds', index: 0 } },
    },
    {
      hand: '44z13s567p [789s] (4444z) +2s',
      error: { code: 'fifthTile', kind: tile('4z'), count: 6, at: { in: 'melds', index: 1 } },
    },
    {
      hand: '234m567p13s44z (9999s) +2s',
      situation: { riichi: RIICHI, dora: '1m9s' },
      error: { code: 'fifthTile', kind: tile('9s'), count: 5, at: { in: 'doraIndicators', index: 1 } },
    },
    {
      hand: '234m567p13s44z (9999s) +2s',
      situation: { riichi: RIICHI, dora: '1m1m', ura: '9s' },
      error: { code: 'fifthTile', kind: tile('9s'), count: 5, at: { in: 'uraIndicators', index: 0 } },
    },
    {
      hand: '005m567p13789s44z +2s',
      error: {
        code: 'tooManyRedFives',
        tile: unwrap(parseTiles('0m'))[0] as Tile,
        count: 2,
        most: 1,
        at: { in: 'concealed', index: 1 },
      },
    },
    {
      hand: '234m067p13789s44z +2s',
      rules: presets.wrc2025,
      error: {
        code: 'tooManyRedFives',
        tile: unwrap(parseTiles('0p'))[0] as Tile,
        count: 1,
        most: 0,
        at: { in: 'concealed', index: 3 },
      },
    },
    {
      hand: SANMA,
      situation: { riichi: RIICHI, dora: '5m' },
      rules: tenhouSanma,
      error: { code: 'removedTile', tile: tile('5m'), at: { in: 'doraIndicators', index: 0 } },
    },
    {
      hand: '567p13789s44z [235m] +2s',
      error: { code: 'notAMeld', type: 'chi', tiles: unwrap(parseTiles('235m')), at: { in: 'melds', index: 0 } },
    },
    {
      hand: '999m123p78s44z [456p] +9s',
      rules: tenhouSanma,
      error: { code: 'chiNotPlayed', players: 3, at: { in: 'melds', index: 0 } },
    },
    { hand: SANMA, situation: { seatWind: 'N' }, rules: tenhouSanma, error: { code: 'noSuchSeat', seatWind: 'N', players: 3 } },
    { hand: CLOSED, situation: { ura: '1m' }, error: { code: 'uraWithoutRiichi', at: { in: 'uraIndicators', index: 0 } } },
    {
      hand: '234m567p123789s4z +4z',
      situation: { method: { by: 'ron', on: 'chankan' } },
      error: { code: 'chankanTileHeld', kind: tile('4z') },
    },
    {
      hand: '234m567p13s44z (9999s) +2s',
      situation: { method: { by: 'tsumo', on: 'firstTurn' } },
      error: { code: 'firstTurnWithMelds', melds: 1 },
    },
    {
      hand: SANMA,
      situation: { method: { by: 'tsumo', on: 'firstTurn' }, kita: 2 },
      rules: tenhouSanma,
      error: { code: 'firstTurnWithKita', kita: 2 },
    },
    ...[3, 256].map((kita): Wrong => ({
      hand: SANMA,
      situation: { kita },
      rules: tenhouSanma,
      error: { code: 'fifthTile', kind: tile('4z'), count: 2 + kita, at: { in: 'kita', index: 2 } },
    })),
    {
      hand: '999m123456p7s444z +7s',
      situation: { kita: 2 },
      rules: tenhouSanma,
      error: { code: 'fifthTile', kind: tile('4z'), count: 5, at: { in: 'kita', index: 1 } },
    },
    { hand: CLOSED, situation: { riichi: RIICHI, kita: 1 }, error: { code: 'kitaNotPlayed', kita: 1 } },
    {
      hand: CLOSED,
      situation: { riichi: RIICHI, dora: '1m1m1m2m2m3m' },
      error: { code: 'tooManyIndicators', which: 'doraIndicators', count: 6, most: 5 },
    },
    {
      hand: CLOSED,
      situation: { riichi: RIICHI, dora: '1m', ura: '2m3m' },
      error: { code: 'tooManyIndicators', which: 'uraIndicators', count: 2, most: 1 },
    },
    { hand: '135m567p13789s44z +2s', error: { code: 'notComplete', shanten: 0 } },
    ...['11m119p19s123456z +7z', '19m11p199s123456z +7z', '19m199p11s123456z +7z'].map((hand): Wrong => ({
      hand,
      error: { code: 'notComplete', shanten: 0 },
    })),
    {
      hand: '234m567p13s44z [111z] +2s',
      situation: { method: { by: 'tsumo', on: 'rinshan' } },
      error: { code: 'rinshanWithoutQuad' },
    },
    { hand: '11m22p33s1112224z +4z', error: { code: 'notComplete', shanten: 1 } },
    { hand: '1245z [234p] [567p] [789s] +3z', error: { code: 'notComplete', shanten: 2 } },
  ])('$error.code: $hand', ({ hand, situation, rules = tenhou, error }) => {
    expect(createScorer(rules).check(winOf(hand, situation))).toEqual(expect.arrayContaining([error]));
  });

  test.each([
    ['m', '567p13789s44z +2s', '67p13789s44z +2s'],
    ['p', '567m13789s44z +2s', '67m13789s44z +2s'],
    ['s', '567m13789p44z +2p', '67m13789p44z +2p'],
  ])('two red fives of %s are one too many, and four plain ones', (suit, beside, besideFour) => {
    const codesOf = (text: string) =>
      createScorer(tenhou)
        .check(winOf(text))
        .map(({ code }) => code);
    expect(codesOf(`005${suit}${beside}`)).toContain('tooManyRedFives');
    expect(codesOf(`5555${suit}${besideFour}`)).toContain('tooManyPlainFives');
  });

  test('one mistake is one error', () => {
    const only = (text: string, rules: RuleSet, situation: Situation = {}) => createScorer(rules).check(winOf(text, situation));
    const fifth = { code: 'fifthTile', kind: tile('5m'), count: 5, at: { in: 'concealed', index: 4 } };
    expect(only('55555m567p1378s1z +1z', presets.wrc2025)).toEqual([fifth]);
    const ippatsu = { riichi: { kind: 'riichi', ippatsu: true }, kita: 1 } as const;
    expect(only('23467m56788s (4444p) +8m', tenhou, ippatsu)).toEqual([{ code: 'kitaNotPlayed', kita: 1 }]);
    const noMeld = { code: 'notAMeld', type: 'chi', tiles: unwrap(parseTiles('235m')), at: { in: 'melds', index: 0 } };
    expect(only('406p567s88s67m [235m] +8m', tenhou, { riichi: RIICHI })).toEqual([noMeld]);
    expect(only('406p567s89s67m [235m] +8m', tenhou)).toEqual([noMeld]);
    const north = { code: 'fifthTile', kind: tile('4z'), count: 5, at: { in: 'kita', index: 4 } };
    expect(only('123456p789s55z11s +5z', tenhouSanma, { kita: 5 })).toEqual([north]);
    const seat = { code: 'noSuchSeat', seatWind: 'N', players: 3 };
    expect(only('123456p78s44z [111z] +9s', tenhouSanma, { seatWind: 'N' })).toEqual([seat]);
  });

  test('four tiles that are no quad are none for rinshan either', () => {
    const errors = createScorer(tenhou).check(winOf('406p567s88s67m (1112m) +8m', { method: { by: 'tsumo', on: 'rinshan' } }));
    expect(errors.map(({ code }) => code)).toEqual(['notAMeld', 'rinshanWithoutQuad']);
  });

  test('a missing yaku comes with the reading and its dora', () => {
    const [error] = createScorer(tenhou).check(winOf(CLOSED, { dora: '1s3z' }));
    expect(error).toMatchObject({ code: 'noYaku', doraHan: 3 });
    expect(error?.code === 'noYaku' && readingText(error.reading)).toBe('234m 567p 123s* 789s 44z');
  });

  test('too few han comes with the number of han and the rule', () => {
    const errors = createScorer(TWO_HAN).check(winOf(CLOSED, { riichi: RIICHI, dora: '1s' }), 6);
    expect(errors).toEqual([{ code: 'tooFewHan', han: 1, minimum: 2, honba: 6, bound: 'all' }]);
  });

  test('check, score and explain report the same errors, and none for a valid win', () => {
    const scorer = createScorer(tenhou);
    const bad = winOf(OPEN, { riichi: RIICHI, ura: '1m' });
    expect(scorer.check(bad).length).toBe(1);
    expect(scorer.score(bad)).toEqual({ ok: false, error: scorer.check(bad) });
    expect(scorer.explain(bad)).toEqual({ ok: false, error: scorer.check(bad) });
    expect(scorer.check(winOf(CLOSED, { riichi: RIICHI }))).toEqual([]);
  });
});

describe('a rejected reading says why it lost', () => {
  test.each<[Rejected['reason'], string, Situation, RuleSet, number, string]>([
    ['noYaku', '567m67899p23345s +4s', {}, tenhou, 0, '567m 678p 99p 234s 345s*'],
    ['fewerPoints', '567m67899p23345s +4s', { riichi: RIICHI }, tenhou, 0, '567m 678p 99p 234s 345s*'],
    ['tooFewHan', '567m67899p23345s +4s', { riichi: RIICHI }, TWO_HAN, 5, '567m 678p 99p 234s 345s*'],
    ['fewerHan', '1123345567789m +4m', {}, tenhou, 0, '11m 234m 345m* 567m 789m'],
    ['fewerFu', '1123345567999m +4m', { method: { by: 'tsumo' } }, tenhou, 0, '11m 234m* 345m 567m 999m'],
    ['fewerPoints', '223344m667788p9s +9s', {}, tenhou, 0, '22m 33m 44m 66p 77p 88p 99s*'],
  ])('%s: %s', (reason, text, situation, rules, honba, lost) => {
    const { rejected } = unwrap(createScorer(rules).explain(winOf(text, situation), honba));
    expect(rejected.map((one) => [one.reason, readingText(one.reading)])).toContainEqual([reason, lost]);
  });

  test('a counted yakuman loses to a yakuman', () => {
    const situation = {
      method: { by: 'tsumo' },
      riichi: { kind: 'riichi', ippatsu: true },
      doraIndicators: [13 as Tile],
    } as const;
    const { han, fu, yakuman, rejected } = unwrap(createScorer(tenhou).explain(winOf('1112223335666p +5p', situation)));
    expect([han, fu, yakuman]).toEqual([0, 0, 1]);
    expect(rejected.map(({ reason }) => reason)).toContain('counted');
  });

  test('two places of the winning tile are worth the same', () => {
    const { rejected } = unwrap(createScorer(tenhou).explain(winOf('222m33399p44456s +4s', { method: { by: 'tsumo' } })));
    expect(rejected.map(({ reason }) => reason)).toEqual(['same']);
  });

  test('the best comes first, and each has its value', () => {
    const { rejected } = unwrap(createScorer(tenhou).explain(winOf('2223334445556m +6m', { method: { by: 'ron' } })));
    const points = rejected.map(({ basePoints }) => basePoints);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(rejected.every(({ yakuman, han, yaku }) => (yakuman > 0 ? han === 0 : han >= yaku.length))).toBe(true);
  });

  test('three concealed triplets come before two, beside four equal runs', () => {
    const { han, rejected } = unwrap(createScorer(tenhou).explain(winOf('1177778888999m +9m')));
    expect(han).toBe(13);
    expect(rejected.map(({ basePoints, reading }) => [basePoints, readingText(reading)])).toEqual([
      [4000, '11m 777m 789m* 888m 999m'],
      [3000, '11m 777m 789m 888m 999m*'],
    ]);
  });
});

test.each<[string, string, Situation, readonly (readonly [YakuId, number])[]]>([
  ['nine gates need one suit', '111999m234567p8s +8s', { riichi: RIICHI }, [['riichi', 1]]],
  [
    'nine gates need every rank',
    '1112233445599m +9m',
    {},
    [
      ['iipeikou', 1],
      ['chinitsu', 6],
    ],
  ],
  [
    'little dragons need a pair of dragons',
    '234m56p4455566z6z +7p',
    {},
    [
      ['haku', 1],
      ['hatsu', 1],
    ],
  ],
  [
    'a quad from before riichi leaves ippatsu',
    '23467m56788s (4444p) +8m',
    { riichi: { kind: 'riichi', ippatsu: true } },
    [
      ['riichi', 1],
      ['ippatsu', 1],
      ['tanyao', 1],
    ],
  ],
])('%s: %s', (_, text, situation, yaku) => {
  expect(unwrap(createScorer(tenhou).score(winOf(text, situation))).yaku).toEqual(yaku);
});

test.each(['123p78s99s666z [406m] +6s', '123m78s99s666z [406p] +6s', '123m78p99p666z [406s] +6p'])(
  'a red five in a meld is a dora: %s',
  (text) => {
    expect(unwrap(createScorer(tenhou).score(winOf(text)))).toMatchObject({ yaku: [['hatsu', 1]], akaDora: 1, han: 2 });
  },
);

describe('scorers', () => {
  test('two scorers do not disturb each other', () => {
    const [strict, loose] = [createScorer(presets.mleague), createScorer(presets.tenhou)];
    const win = winOf('234m78p77z [555z] [666z] +9p');
    const points = () => [strict, loose].map((scorer) => unwrap(scorer.score(win)).basePoints);
    expect([points(), points()]).toEqual([
      [2000, 1920],
      [2000, 1920],
    ]);
  });

  test('an answer stays unchanged when the scorer is used again', () => {
    const scorer = createScorer(tenhou);
    const first = unwrap(scorer.explain(winOf(CLOSED, { riichi: RIICHI, dora: '1s' })));
    const before = structuredClone(first);
    scorer.explain(winOf('1112223335666p +5p', { method: { by: 'tsumo' } }));
    scorer.score(winOf(OPEN));
    expect(first).toEqual(before);
  });

  test('a scorer knows its rules', () => {
    expect(createScorer(tenhou).rules).toBe(tenhou);
  });
});

test('impossible wins do not compile', () => {
  expectTypeOf<{ by: 'tsumo'; on: 'rinshan' }>().toExtend<WinMethod>();
  expectTypeOf<{ by: 'tsumo'; on: 'chankan' }>().not.toExtend<WinMethod>();
  expectTypeOf<{ by: 'tsumo'; on: 'houtei' }>().not.toExtend<WinMethod>();
  expectTypeOf<{ by: 'ron'; on: 'haitei' }>().not.toExtend<WinMethod>();
  expectTypeOf<{ by: 'ron'; on: 'rinshan' }>().not.toExtend<WinMethod>();
  expectTypeOf<{ ippatsu: true }>().not.toExtend<Riichi>();
  expectTypeOf<{ kind: 'yakuman'; multiple: number; fu: number }['fu']>().not.toExtend<Extract<HandValue, { kind: 'yakuman' }>>();
  expectTypeOf<number>().not.toExtend<Tile>();
  expectTypeOf<Tile>().not.toExtend<Kind>();
  expectTypeOf<Kind>().toExtend<Tile>();
});

test.each([
  ['1p', 1],
  ['3z', 2],
  ['3z1p', 3],
])('norths set aside are dora of their own, and once more if the indicator %s points to them', (indicators, dora) => {
  const win = winOf('123456p789s55z11s +5z', { riichi: RIICHI, kita: 2, dora: indicators });
  expect(unwrap(createScorer(tenhouSanma).score(win))).toMatchObject({ dora, kita: 2 });
});

describe('tiles that make no meld', () => {
  test.each<[MeldType, string]>([
    ['chi', '1m'],
    ['chi', '1234m'],
    ['chi', '133m'],
    ['chi', '113m'],
    ['chi', '131m'],
    ['chi', '91m2p'],
    ['chi', '9m12p'],
    ['chi', '89m1p'],
    ['pon', '11m'],
    ['pon', '1111m'],
    ['pon', '112m'],
    ['ankan', '111m'],
    ['daiminkan', '11112m'],
    ['kakan', '1112m'],
  ])('%s of %s', (type, text) => {
    const win = winOf(CLOSED);
    const melds = [{ type, tiles: unwrap(parseTiles(text)) }];
    const errors = createScorer(tenhou).check({ ...win, hand: { concealed: win.hand.concealed.slice(0, 10), melds } });
    expect(errors).toContainEqual({ code: 'notAMeld', type, tiles: melds[0]?.tiles, at: { in: 'melds', index: 0 } });
  });

  test('a meld without tiles, beside another', () => {
    const win = winOf('55m78s [111z] [234p] +9s');
    const [first] = win.hand.melds;
    const concealed = [...win.hand.concealed, ...unwrap(parseTiles('456s'))];
    const melds = [first as Meld, { type: 'pon', tiles: [] } as const];
    const errors = createScorer(tenhou).check({ ...win, hand: { concealed, melds } });
    expect(errors).toEqual([{ code: 'notAMeld', type: 'pon', tiles: [], at: { in: 'melds', index: 1 } }]);
  });
});
