import { describe, expect, test } from 'vitest';

import { winOf } from '../../../../fixtures/typed-wins.ts';
import { type RuleSet, type Unreached, createScorer, parseRules, presets, unreached, unwrap } from '../index.ts';

const rulesOf = (fu: object): RuleSet => unwrap(parseRules({ fu }));
const without = (...disabled: string[]): RuleSet => unwrap(parseRules({ yaku: { disabled } }));

test.each<[string, RuleSet, [number, number, 'ron' | 'tsumo'], Unreached | undefined]>([
  ['20 fu by ron', presets.guide, [3, 20, 'ron'], { code: 'ronOf20Fu' }],
  ['20 fu by ron of an open hand without fu', presets.arcadeA, [1, 20, 'ron'], undefined],
  ['20 fu by ron if a closed ron adds none', rulesOf({ closedRon: 0 }), [1, 20, 'ron'], undefined],
  ['20 fu by tsumo', presets.guide, [2, 20, 'tsumo'], undefined],
  ['20 fu by tsumo with one han', presets.guide, [1, 20, 'tsumo'], { code: 'pinfuTsumo' }],
  [
    '20 fu by tsumo if pinfu by tsumo is not played',
    rulesOf({ pinfuTsumo: 'notPinfu' }),
    [2, 20, 'tsumo'],
    { code: 'tsumoOf20Fu' },
  ],
  ['other fu by tsumo are as usual then', rulesOf({ pinfuTsumo: 'notPinfu' }), [1, 30, 'tsumo'], undefined],
  ['seven pairs by ron', presets.guide, [2, 25, 'ron'], undefined],
  ['25 fu with one han', presets.guide, [1, 25, 'ron'], { code: 'sevenPairs', by: 'ron', fu: 25, han: 2 }],
  ['seven pairs by tsumo', presets.guide, [3, 25, 'tsumo'], undefined],
  ['25 fu by tsumo with two han', presets.guide, [2, 25, 'tsumo'], { code: 'sevenPairs', by: 'tsumo', fu: 25, han: 3 }],
  ['20 fu by tsumo with one han if tsumo is not a yaku', without('menzenTsumo'), [1, 20, 'tsumo'], undefined],
  ['20 fu by tsumo with one han if pinfu is not a yaku', without('pinfu'), [1, 20, 'tsumo'], undefined],
  ['25 fu by tsumo with two han if tsumo is not a yaku', without('menzenTsumo'), [2, 25, 'tsumo'], undefined],
  ['30 fu', presets.guide, [1, 30, 'ron'], undefined],
  ['one han 110 fu by ron', presets.standard, [1, 110, 'ron'], undefined],
  [
    'one han 110 fu by ron if a double-wind pair has 2',
    presets.mleague,
    [1, 110, 'ron'],
    { code: 'tooManyFu', by: 'ron', most: 100, han: 2 },
  ],
  ['one han 110 fu by ron if a double-wind pair may have 4', presets.wikipedia, [1, 110, 'ron'], undefined],
  [
    'one han 110 fu by tsumo, whatever a double-wind pair has',
    presets.wikipedia,
    [1, 110, 'tsumo'],
    { code: 'tooManyFu', by: 'tsumo', most: 100, han: 2 },
  ],
  [
    'one han 110 fu by ron if a closed ron adds no fu',
    rulesOf({ closedRon: 0 }),
    [1, 110, 'ron'],
    { code: 'tooManyFu', by: 'ron', most: 100, han: 2 },
  ],
  ['one han 110 fu by tsumo', presets.standard, [1, 110, 'tsumo'], { code: 'tooManyFu', by: 'tsumo', most: 100, han: 2 }],
  ['one han 100 fu', presets.wikipedia, [1, 100, 'tsumo'], undefined],
  ['one han 120 fu', presets.wikipedia, [1, 120, 'ron'], { code: 'tooManyFu', by: 'ron', most: 110, han: 2 }],
  ['two han 110 fu', presets.wikipedia, [2, 110, 'tsumo'], undefined],
  ['two han 120 fu', presets.wikipedia, [2, 120, 'ron'], { code: 'tooManyFu', by: 'ron', most: 110, han: 4 }],
  ['three han 120 fu', presets.standard, [3, 120, 'tsumo'], { code: 'tooManyFu', by: 'tsumo', most: 110, han: 4 }],
  ['four han 120 fu', presets.wikipedia, [4, 120, 'tsumo'], undefined],
  ['two han 120 fu if three quads are not a yaku', without('sankantsu'), [2, 120, 'ron'], undefined],
])('%s', (_, rules, [han, fu, by], why) => {
  expect(unreached(han, fu, by, rules)).toEqual(why);
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

describe('the hands with the most fu, where a double-wind pair has 4', () => {
  const rules = unwrap(parseRules({ base: 'wikipedia', fu: { doubleWindPair: 4 } }));
  const scorer = createScorer(rules);
  const values = handsOfManyFu().flatMap((hand) =>
    (['ron', 'tsumo'] as const).flatMap((by) => {
      const scored = scorer.explain(winOf(hand, { method: { by }, seatWind: 'E' }));
      return scored.ok && scored.value.yakuman === 0 ? [{ ...scored.value, by }] : [];
    }),
  );
  const most = (han: number) => Math.max(...values.filter((value) => value.han === han).map(({ fu }) => fu));

  test('one and two han have at most 110', () => {
    expect([most(1), most(2)]).toEqual([110, 110]);
  });

  test('120 need at least three han', () => {
    const high = values.filter(({ fu }) => fu >= 120);
    expect(high.length).toBeGreaterThan(50);
    expect(high.filter(({ han }) => han < 3)).toEqual([]);
  });

  test('none of these values is out of reach', () => {
    expect(values.filter(({ han, fu, by }) => unreached(han, fu, by, rules))).toEqual([]);
    expect(values.filter(({ han, fu, by }) => unreached(han, fu, by, presets.wikipedia))).toEqual([]);
  });
});
