// The guide "Japanese mahjong score calculation": what this document alone says. The rest is in common-fu.test.ts and common-points.test.ts.
import { describe, expect, test } from 'vitest';

import { type How, RIICHI, TSUMO, play } from '../../../../fixtures/play.ts';
import { type DoraHan, basePoints, parseRules, presets, sharesOf, unwrap } from '../index.ts';

const rules = presets.guide;
const guide = play(rules);

test('all losers share a self-draw', () => {
  const paid = guide.transfers({ basePoints: 2000, winner: 1, dealer: 0 });
  expect(paid).toEqual(['0→1 4000 hand', '2→1 2000 hand', '3→1 2000 hand']);
});

describe('han come from yaku and dora', () => {
  const hand = '234m345p34567s44z +8s';

  test.each<[string, string, How, Partial<DoraHan>, number]>([
    ['yaku alone', hand, RIICHI, {}, 2],
    ['a red five', '234m340p34567s44z +8s', RIICHI, { akaDora: 1 }, 3],
    ['a dora and a kan dora', hand, { ...RIICHI, dora: '1m3s' }, { dora: 2 }, 4],
    ['an ura dora', hand, { ...RIICHI, dora: '9m', ura: '2m' }, { uraDora: 1 }, 3],
  ])('%s', (_, text, how, dora, han) => {
    expect(guide.explain(text, how)).toMatchObject({ dora: 0, akaDora: 0, uraDora: 0, kita: 0, ...dora, han, fu: 30 });
  });
});

describe('an open hand by ron with no other fu is 30 fu', () => {
  test.each<[string, string, How, readonly string[], number]>([
    ['no other fu', '67m456p56788s [234m] +8m', {}, ['base 20', 'openPinfu 10'], 30],
    ['with a closed wait', '68m456p56788s [234m] +7m', {}, ['base 20', 'wait kanchan 2'], 30],
    ['with an open triplet', '67m456p77788s [234m] +8m', {}, ['base 20', 'triplet 7s concealed 4'], 30],
    ['by self-draw', '67m456p56788s [234m] +8m', TSUMO, ['base 20', 'tsumo 2'], 30],
  ])('%s', (_, hand, how, lines, fu) => {
    expect(guide.fuItems(hand, how)).toEqual(lines);
    expect(guide.value(hand, how).fu).toBe(fu);
  });

  test('one han is 1,000, not 700', () => {
    expect(guide.pays('67m456p56788s [234m] +8m')).toEqual({ discarder: 1000 });
  });
});

describe('the dealer gets 1½ times and pays twice, except for rounding', () => {
  const paid = (han: number, fu: number) => {
    const shares = (by: 'ron' | 'tsumo', dealer: boolean) => sharesOf(basePoints(han, fu, rules), { by, dealer }, rules);
    return [shares('ron', false), shares('ron', true), shares('tsumo', false)];
  };

  test.each([
    ['exactly', 1, 30, [{ discarder: 1000 }, { discarder: 1500 }, { dealer: 500, other: 300 }]],
    ['2,000 for 1,300, 700 for 400', 1, 40, [{ discarder: 1300 }, { discarder: 2000 }, { dealer: 700, other: 400 }]],
    ['2,900 for 2,000', 2, 30, [{ discarder: 2000 }, { discarder: 2900 }, { dealer: 1000, other: 500 }]],
    ['exactly at mangan', 5, 30, [{ discarder: 8000 }, { discarder: 12_000 }, { dealer: 4000, other: 2000 }]],
  ])('%s', (_, han, fu, shares) => {
    expect(paid(han, fu)).toEqual(shares);
  });
});

describe('11,600 and 7,700 may be rounded up to mangan', () => {
  const rounding = unwrap(parseRules({ base: 'guide', points: { kiriageMangan: 'played' } }));

  test.each([
    [
      'as the chart prints them',
      rules,
      [{ discarder: 7700 }, { discarder: 11_600 }, { dealer: 3900, other: 2000 }, { all: 3900 }],
    ],
    ['as its note says', rounding, [{ discarder: 8000 }, { discarder: 12_000 }, { dealer: 4000, other: 2000 }, { all: 4000 }]],
  ])('%s', (_, played, shares) => {
    for (const points of [basePoints(4, 30, played), basePoints(3, 60, played)]) {
      const paid = (['ron', 'tsumo'] as const).flatMap((by) =>
        [false, true].map((dealer) => sharesOf(points, { by, dealer }, played)),
      );
      expect(paid).toEqual(shares);
    }
  });
});
