import { expect, test } from 'vitest';

import { type RuleSet, type Unreached, parseRules, presets, unreached, unwrap } from './index.ts';

const rulesOf = (fu: object): RuleSet => unwrap(parseRules({ fu }));

test.each<[string, RuleSet, [number, number, 'ron' | 'tsumo'], Unreached | undefined]>([
  ['20 fu by ron', presets.guide, [3, 20, 'ron'], { code: 'ronOf20Fu' }],
  ['20 fu by ron of an open hand without fu', presets.arcadeA, [1, 20, 'ron'], undefined],
  ['20 fu by ron where a closed one has no more', rulesOf({ closedRon: 0 }), [1, 20, 'ron'], undefined],
  ['20 fu by tsumo', presets.guide, [2, 20, 'tsumo'], undefined],
  ['20 fu by tsumo with one han', presets.guide, [1, 20, 'tsumo'], { code: 'pinfuTsumo' }],
  ['20 fu by tsumo where its fu count', rulesOf({ pinfuTsumo: 'notPinfu' }), [2, 20, 'tsumo'], { code: 'tsumoOf20Fu' }],
  ['seven pairs by ron', presets.guide, [2, 25, 'ron'], undefined],
  ['25 fu with one han', presets.guide, [1, 25, 'ron'], { code: 'sevenPairs', by: 'ron', fu: 25, han: 2 }],
  ['seven pairs by tsumo', presets.guide, [3, 25, 'tsumo'], undefined],
  ['25 fu by tsumo with two han', presets.guide, [2, 25, 'tsumo'], { code: 'sevenPairs', by: 'tsumo', fu: 25, han: 3 }],
  ['30 fu', presets.guide, [1, 30, 'ron'], undefined],
])('%s', (_, rules, [han, fu, by], why) => {
  expect(unreached(han, fu, by, rules)).toEqual(why);
});
