import { expect, test } from 'vitest';

import { type RuleSet, type Unreached, parseRules, presets, unreached, unwrap } from '../index.ts';

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
