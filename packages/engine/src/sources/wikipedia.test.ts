// Wikipedia, "Japanese mahjong scoring rules": what this document alone says. The rest is in common-fu.test.ts and common-points.test.ts.
import { describe, expect, test } from 'vitest';

import { type How, DEALER, RIICHI, TSUMO, play } from '../../../../fixtures/play.ts';
import { type YakuId, basePoints, parseHand, parseRules, presets, shanten, sharesOf, unreached, unwrap } from '../index.ts';

const rules = presets.wikipedia;
const wikipedia = play(rules);

/** Four wind quads and a pair of dragons. */
const WINDS = '5z (1111z) (2222z) (3333z) (4444z) +5z';
/** One han, and 102 fu if a double-wind pair has 4. */
const MOST = '11p234s11z (5555z) (9999m) +1p';
const doubleWind2 = unwrap(parseRules({ base: 'wikipedia', fu: { doubleWindPair: 2 } }));
const doubleWind4 = unwrap(parseRules({ base: 'wikipedia', fu: { doubleWindPair: 4 } }));

describe('dora are not yaku', () => {
  const none = '234m567s79p44z [123s] +8p';

  test.each<[string, string, How, readonly string[]]>([
    ['no yaku, no dora', none, {}, ['noYaku']],
    ['no yaku, four dora', none, { dora: '3z7p1s' }, ['noYaku']],
    ['no yaku, a red five', '234m067s79p44z [123s] +8p', {}, ['noYaku']],
    ['a yaku', '567s79p44z [123s] [555z] +8p', {}, []],
  ])('%s', (_, hand, how, errors) => {
    expect(wikipedia.errors(hand, how)).toEqual(errors);
  });

  test('with a yaku each dora is a han', () => {
    expect(wikipedia.value('567s79p44z [123s] [555z] +8p', { dora: '3z7p1s' }).han).toBe(5);
  });
});

describe('the arrangement with the most han', () => {
  test.each<[string, string, Partial<Record<YakuId, number>>]>([
    ['ryanpeikou, not seven pairs', '223344m667788p9s +9s', { ryanpeikou: 3 }],
    ['seven pairs if there is no other', '223344m6688p99s5z +5z', { chiitoitsu: 2 }],
    ['runs with junchan, not three concealed triplets', '111222333m99p78s +9s', { pinfu: 1, iipeikou: 1, junchan: 3 }],
  ])('%s', (_, hand, yaku) => {
    expect(wikipedia.yaku(hand)).toEqual(yaku);
  });
});

describe('some yaku lose a han in an open hand', () => {
  test.each<[YakuId, string, string, readonly [closed: number, open: number]]>([
    ['honitsu', '12334567m55z (9999m) +8m', '34567m55z [999m] [123m] +8m', [3, 2]],
    ['chinitsu', '1222334567m (9999m) +8m', '34567m22m [999m] [123m] +8m', [6, 5]],
    ['sanshokuDoujun', '345m345p34599s78m +6m', '345p34599s78m [345m] +6m', [2, 1]],
    ['ittsuu', '123456789s34p55m +2p', '456789s34p55m [123s] +2p', [2, 1]],
    ['chanta', '123m789p12s44z999m +3s', '123m789p12s44z [999m] +3s', [2, 1]],
    ['junchan', '123m789p12s11p999m +3s', '123m789p12s11p [999m] +3s', [3, 2]],
    ['toitoi', '222m44455p666s77z +5p', '44455p666s77z [222m] +5p', [2, 2]],
  ])('%s', (id, closed, open, han) => {
    expect([wikipedia.yaku(closed)[id], wikipedia.yaku(open)[id]]).toEqual(han);
  });
});

describe('seven pairs', () => {
  const kansai = play(unwrap(parseRules({ base: 'wikipedia', fu: { sevenPairs: { han: 1, fu: 50 } } })));
  const pairs = '1133m889s225577z +9s';

  test.each<[string, How, number, number]>([
    ['25 fu, not rounded up', {}, 2, 25],
    ['by self-draw too', TSUMO, 3, 25],
  ])('%s', (_, how, han, fu) => {
    expect(wikipedia.value(pairs, how)).toEqual({ han, fu, fuBeforeRounding: fu });
  });

  test('in Kansai, 50 fu and one han make the same points', () => {
    expect(kansai.value(pairs)).toEqual({ han: 1, fu: 50, fuBeforeRounding: 50 });
    expect([kansai.pays(pairs), wikipedia.pays(pairs)]).toEqual([{ discarder: 1600 }, { discarder: 1600 }]);
  });
});

describe('an open hand with no fu beyond its 20 has 2 more', () => {
  test.each<[string, string, How, readonly string[]]>([
    ['by ron', '67m456p56788s [234m] +8m', {}, ['base 20', 'openPinfu 2']],
    ['a self-draw already has 2', '67m456p56788s [234m] +8m', TSUMO, ['base 20', 'tsumo 2']],
    ['a hand with another 2 already has them', '68m456p56788s [234m] +7m', {}, ['base 20', 'wait kanchan 2']],
    ['a closed hand does not get them', '23467m456p56788s +8m', TSUMO, ['base 20']],
  ])('%s', (_, hand, how, lines) => {
    expect(wikipedia.fuItems(hand, how)).toEqual(lines);
  });

  test('which makes 30', () => {
    expect(wikipedia.value('67m456p56788s [234m] +8m')).toEqual({ han: 1, fu: 30, fuBeforeRounding: 22 });
  });
});

const SETS = ['1p', '9m', '2s', '5z', '3z'].map((kind) => {
  const [rank, suit] = [...kind] as [string, string];
  const of = (count: number) => rank.repeat(count) + suit;
  return [of(3), `[${of(3)}]`, `[${of(4)}]`, `(${of(4)})`];
});

/** Every choice of this many kinds, each as a triplet or quad, concealed or open. */
function choices(of: readonly (readonly string[])[], count: number): string[][] {
  if (count === 0) return [[]];
  return of.flatMap((kind, i) => kind.flatMap((set) => choices(of.slice(i + 1), count - 1).map((rest) => [set, ...rest])));
}

/** Hands of two to four of these sets, runs for the rest and a double-wind pair, won on the pair and on a concealed triplet. */
function handsOfManyFu(): readonly string[] {
  const hands = [2, 3, 4].flatMap((count) => choices(SETS, count).map((sets) => [...sets, ...['678s', '345m'].slice(count - 2)]));
  return hands.flatMap((sets) => {
    const concealed = sets.filter((set) => !/[[(]/.test(set));
    const melds = sets.filter((set) => !concealed.includes(set)).join(' ');
    const triplet = concealed.find((set) => /^(.)\1\1/.test(set));
    const rest = concealed.filter((set) => set !== triplet).join('');
    const onPair = `${concealed.join('')}1z ${melds} +1z`;
    return triplet === undefined ? [onPair] : [onPair, `${rest}${triplet.slice(1)}11z ${melds} +${triplet.slice(2)}`];
  });
}

describe('one and two han have at most 110 fu', () => {
  const { explain, errors } = play(doubleWind4);
  const wins = handsOfManyFu().flatMap((hand) => [DEALER, { ...DEALER, ...TSUMO }].map((how) => [hand, how] as const));
  const values = wins
    .filter(([hand, how]) => errors(hand, how).length === 0)
    .map(([hand, how]) => ({ ...explain(hand, how), by: how.by ?? ('ron' as const) }))
    .filter((value) => value.yakuman === 0);
  const most = (han: number) => Math.max(...values.filter((value) => value.han === han).map(({ fu }) => fu));

  test('110 fu are 880 points with one han and 1,760 with two, below mangan', () => {
    expect([most(1), most(2)]).toEqual([110, 110]);
    expect([basePoints(1, 110, rules), basePoints(2, 110, rules)]).toEqual([880, 1760]);
  });

  test('120 fu need at least three han', () => {
    const high = values.filter(({ fu }) => fu >= 120);
    expect(high.length).toBeGreaterThan(50);
    expect(high.filter(({ han }) => han < 3)).toEqual([]);
  });

  test('none of these values is marked as out of reach', () => {
    expect(values.filter(({ han, fu, by }) => unreached(han, fu, by, doubleWind4))).toEqual([]);
    expect(values.filter(({ han, fu, by }) => unreached(han, fu, by, rules))).toEqual([]);
  });

  test('worked example: 110 fu with one or two han are below mangan, 70 fu with three are not', () => {
    expect([basePoints(1, 110, rules), basePoints(2, 110, rules), basePoints(3, 70, rules)]).toEqual([880, 1760, 2000]);
  });
});

test.each([
  ['haneman', [6, 7], 12_000, 18_000],
  ['baiman', [8, 9, 10], 16_000, 24_000],
  ['sanbaiman', [11, 12], 24_000, 36_000],
])('%s', (_, hans, other, dealer) => {
  for (const han of hans) {
    const paid = [false, true].map((deals) => sharesOf(basePoints(han, 30, rules), { by: 'ron', dealer: deals }, rules));
    expect(paid).toEqual([{ discarder: other }, { discarder: dealer }]);
  }
});

describe('13 han without a yakuman are paid as a yakuman', () => {
  /** Full flush 6, ryanpeikou 3, all simples, pinfu: 11 by ron. */
  const hand = '2233445566778m +8m';

  test.each<[string, How, number, object]>([
    ['12: sanbaiman', RIICHI, 12, { discarder: 24_000 }],
    ['13', { ...RIICHI, ippatsu: true }, 13, { discarder: 32_000 }],
    ['the dealer’s 13', { ...RIICHI, ...DEALER, ippatsu: true }, 13, { discarder: 48_000 }],
    ['21 are worth no more', { ...RIICHI, ippatsu: true, dora: '1m2m3m4m' }, 21, { discarder: 32_000 }],
  ])('%s', (_, how, han, shares) => {
    expect(wikipedia.value(hand, how).han).toBe(han);
    expect(wikipedia.pays(hand, how)).toEqual(shares);
  });
});

describe('yakuman', () => {
  test.each<[string, string, How, number, object]>([
    ['one: 8,000 base points', '19m119p19s123456z +7z', {}, 1, { discarder: 32_000 }],
    ['two together', '111999m11199p99s +9p', { ...DEALER, ...TSUMO }, 2, { all: 32_000 }],
    ['four wind quads and a pair of dragons: six', WINDS, {}, 6, { discarder: 192_000 }],
  ])('%s', (_, hand, how, multiple, shares) => {
    expect(wikipedia.explain(hand, how)).toMatchObject({ han: 0, yakuman: multiple });
    expect(wikipedia.pays(hand, how)).toEqual(shares);
  });
});

describe('the two worked examples', () => {
  const hand = '234m456p789s2225z +5z';

  test('a self-draw: 34 fu, 40; 1,300 from the dealer and 700 from the others', () => {
    expect(wikipedia.value(hand, TSUMO)).toEqual({ han: 2, fu: 40, fuBeforeRounding: 34 });
    const paid = wikipedia.transfers({ basePoints: 640, winner: 1, dealer: 0 });
    expect([wikipedia.explain(hand, TSUMO).basePoints, paid]).toEqual([640, ['0→1 1300 hand', '2→1 700 hand', '3→1 700 hand']]);
  });

  test('a ron: 42 fu, 50; 1,600 from the discarder', () => {
    expect(wikipedia.value(hand)).toEqual({ han: 1, fu: 50, fuBeforeRounding: 42 });
    const paid = wikipedia.transfers({ basePoints: 400, winner: 1, discarder: 2, dealer: 0 });
    expect([wikipedia.explain(hand).basePoints, paid]).toEqual([400, ['2→1 1600 hand']]);
  });
});

test.each([
  ['102 fu, rounded to 110, if a double-wind pair has 4', doubleWind4, 102, 110],
  ['100 fu as its own rules score it', rules, 100, 100],
  ['100 fu if it has 2', doubleWind2, 100, 100],
])('one han with %s', (_, played, fuBeforeRounding, fu) => {
  expect(play(played).value(MOST, DEALER)).toEqual({ han: 1, fu, fuBeforeRounding });
});

test('a hand in tenpai needs no yaku', () => {
  const none = '234m567s79p44z [123s]';
  expect(wikipedia.errors(`${none} +8p`)).toEqual(['noYaku']);
  expect(wikipedia.errors(`${none} +8p`, { on: 'houtei' })).toEqual([]);
  const distance = (text: string) => unwrap(shanten(unwrap(parseHand(text)).hand, presets.standard));
  expect([none, '234m567s19p44z [123s]'].map(distance)).toEqual([0, 1]);
});

test.each([
  ['ron: 300 each from the discarder', { discarder: 3 }, ['3→2 1000 hand', '3→2 900 honba']],
  [
    'self-draw: 100 each from all three',
    {},
    ['0→2 500 hand', '1→2 300 hand', '3→2 300 hand', '0→2 300 honba', '1→2 300 honba', '3→2 300 honba'],
  ],
  [
    'worked example: 300 in all either way',
    { honba: 1 },
    ['0→2 500 hand', '1→2 300 hand', '3→2 300 hand', '0→2 100 honba', '1→2 100 honba', '3→2 100 honba'],
  ],
] as const)('counters by %s', (_, at, paid) => {
  expect(wikipedia.transfers({ basePoints: 240, winner: 2, dealer: 0, honba: 3, ...at })).toEqual(paid);
});

test('north wins by ron with two counters: 600 more', () => {
  const paid = wikipedia.transfers({ basePoints: 240, winner: 0, discarder: 2, dealer: 1, honba: 2 });
  expect(paid).toEqual(['2→0 1000 hand', '2→0 600 honba']);
});

describe('two han from five counters, as a rule choice', () => {
  const binding = play(unwrap(parseRules({ base: 'wikipedia', yaku: { twoHanFromHonba: 5 } })));
  const one = '67m456p56788s [234m] +8m';

  test.each<[string, string, How, readonly string[]]>([
    ['one han with four counters', one, { honba: 4 }, []],
    ['one han with five', one, { honba: 5 }, ['tooFewHan']],
    ['dora do not help', one, { honba: 5, dora: '7s' }, ['tooFewHan']],
    ['two han', '23467m456p56788s +8m', { honba: 5 }, []],
  ])('%s', (_, hand, how, errors) => {
    expect(binding.errors(hand, how)).toEqual(errors);
  });

  test('it is off by default', () => {
    expect(wikipedia.errors(one, { honba: 5 })).toEqual([]);
  });
});
