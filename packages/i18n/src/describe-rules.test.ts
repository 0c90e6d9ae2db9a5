import { RULE_PATHS, type RulePath, type RuleSet, type RuleValue, parseRules, presets, ruleAt, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { LANGUAGES, describeDifferences, describeRule, describeRules, localeOf } from './index.ts';

const [en, ja] = [localeOf('en'), localeOf('ja')];

test.each<{ [P in RulePath]: [P, RuleValue<P>, string, string] }[RulePath]>([
  ['tiles.players', 3, 'Players: 3', '人数：3人打ち'],
  ['tiles.redFives', [0, 0, 0], 'Red fives: none', '赤ドラ：なし'],
  ['tiles.redFives', [1, 1, 1], 'Red fives: 1 a suit', '赤ドラ：各1枚'],
  ['tiles.redFives', [0, 1, 2], 'Red fives: 0 man, 1 pin, 2 sou', '赤ドラ：萬子0枚、筒子1枚、索子2枚'],
  ['yaku.openTanyao', 'closedOnly', 'Open tanyao: not played', '喰いタン：なし'],
  ['yaku.disabled', [], 'Yaku not played: none', '採用しない役：なし'],
  [
    'yaku.doubleYakuman',
    ['daisuushii', 'kokushi13'],
    'Double yakuman: Big Four Winds, Thirteen-Sided Thirteen Orphans',
    'ダブル役満：大四喜、国士無双十三面',
  ],
  ['yaku.twoHanFromHonba', 5, 'Two han needed: from 5 honba', '二翻縛り：5本場から'],
  ['yaku.yakumanLimit', null, 'Most yakuman for a hand: no limit', '役満の上限：なし'],
  ['fu.closedRon', 0, 'Closed ron: no fu', '門前加符：なし'],
  ['fu.doubleWindPair', 2, 'Double-wind pair: 2 fu', '連風牌の雀頭：2符'],
  ['points.kiriageMangan', 'played', 'Kiriage mangan: played', '切り上げ満貫：あり'],
  ['payments.honba.ron', 1500, 'Honba by ron: 1,500 points', '本場（ロン）：1500点'],
  ['payments.multipleRon', 'all', 'Several rons: all are paid', 'ダブロン：あり'],
  ['payments.multipleRon', 'headBump', 'Several rons: head bump (atamahane)', 'ダブロン：なし（頭ハネ）'],
  ['draws.noten', 3000, 'Noten payment: 3,000 points in all', 'ノーテン罰符：場に3000点'],
  [
    'draws.abortive',
    ['nineTerminals', 'fourQuads'],
    'Abortive draws: nine terminals and honours, four quads',
    '途中流局：九種九牌、四槓散了',
  ],
  ['chombo.payment', 'mangan', 'Chombo, paid at once: a mangan', 'チョンボの支払い：満貫払い'],
  ['chombo.payment', 0, 'Chombo, paid at once: nothing', 'チョンボの支払い：なし'],
  ['chombo.payment', 2000, 'Chombo, paid at once: 2,000 points to each', 'チョンボの支払い：各2000点'],
  ['chips.value', 5000, 'Chips: 5,000 points each', 'チップ：1枚5000点'],
  ['match.rounds', 1, 'Rounds: East only', '長さ：東風戦'],
  ['match.goal', 30_000, 'Needed to end the match: 30,000 points', '終局に必要な点数：30000点（届かなければ西入）'],
  ['match.bust', 'none', 'Out of points (tobi): play goes on', 'トビ：なし（箱下あり）'],
  ['standings.uma', [[15, 5, -5, -15]], 'Uma: +15 +5 −5 −15', 'ウマ：+15 +5 −5 −15'],
  [
    'standings.uma',
    [
      [0, 0, 0],
      [8, 0, -8],
    ],
    'Uma: 0 at the target: ±0 ±0 ±0; 1 at the target: +8 ±0 −8',
    'ウマ：浮き0人 ±0 ±0 ±0、浮き1人 +8 ±0 −8',
  ],
  ['standings.rounding', 'sixUp', 'Rounding to thousands: 600 up', '1000点未満の端数：五捨六入'],
])('%s %j', (path, value, english, japanese) => {
  expect([describeRule(path, value, en), describeRule(path, value, ja)]).toEqual([english, japanese]);
});

/** Each rule set there is, and one that has each further choice of a few fields. */
const RULE_SETS: readonly RuleSet[] = [
  ...Object.values(presets),
  unwrap(
    parseRules({
      fu: { closedRon: 0, rinshanTsumo: 0, most: 70 },
      yaku: { twoHanFromHonba: 5 },
      chips: { value: 0, ippatsu: 0, yakuman: { tsumoEach: 0 } },
      chombo: { payment: 0, ranking: 20 },
    }),
  ),
];

describe.each(LANGUAGES)('%s', (language) => {
  const locale = localeOf(language);

  test('calls no two rules alike', () => {
    const names = RULE_PATHS.map((path) => locale.rules[path].name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(RULE_PATHS)('says no two values of %s alike', (path) => {
    const { says } = locale.rules[path];
    const values = new Map(RULE_SETS.map((rules) => [JSON.stringify(ruleAt(rules, path)), ruleAt(rules, path)]));
    const said = typeof says === 'object' ? Object.values(says) : [...values.values()].map((v) => describeRule(path, v, locale));
    expect(new Set(said).size).toBe(said.length);
  });

  test.each(RULE_SETS)('tells every rule of $id in its group', (rules) => {
    const groups = describeRules(rules, locale);
    expect(groups.map(({ heading }) => heading)).toEqual(Object.values(locale.ruleGroups));
    const lines = groups.flatMap((group) => group.rules.map(({ name, value }) => locale.rule(name, value)));
    expect(lines).toEqual(RULE_PATHS.map((path) => describeRule(path, ruleAt(rules, path), locale)));
  });
});

test('what two rule sets play otherwise', () => {
  const { standard } = presets;
  expect(describeDifferences(standard, { ...standard, fu: { ...standard.fu, doubleWindPair: 2 } }, en)).toEqual([
    { name: 'Double-wind pair', one: '4 fu', other: '2 fu' },
  ]);
  expect(describeDifferences(standard, standard, ja)).toEqual([]);
});
