import { RULE_PATHS, type RulePath, type RuleSet, type RuleValue, parseRules, presets, ruleAt, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { LANGUAGES, describeDifferences, describeRule, describeRules, localeOf } from '../index.ts';

const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];

test.each<{ [P in RulePath]: [P, RuleValue<P>, string, string, string] }[RulePath]>([
  ['tiles.players', 3, 'Players: 3', '人数：3人打ち', '人数：三人麻将'],
  ['tiles.redFives', [0, 0, 0], 'Red fives: none', '赤ドラ：なし', '赤宝牌：无'],
  ['tiles.redFives', [1, 1, 1], 'Red fives: 1 per suit', '赤ドラ：各1枚', '赤宝牌：每色1张'],
  [
    'tiles.redFives',
    [0, 1, 2],
    'Red fives: 0 man, 1 pin, 2 sou',
    '赤ドラ：萬子0枚、筒子1枚、索子2枚',
    '赤宝牌：万子0张、筒子1张、索子2张',
  ],
  ['yaku.openTanyao', 'closedOnly', 'Open tanyao: no', '喰いタン：なし', '食断：无'],
  ['yaku.disabled', [], 'Yaku left out: none', '採用しない役：なし', '不采用的役：无'],
  [
    'yaku.doubleYakuman',
    ['daisuushii', 'kokushi13'],
    'Double yakuman: Big Four Winds, Thirteen Orphans, Thirteen-Sided Wait',
    'ダブル役満：大四喜、国士無双十三面',
    '两倍役满：大四喜、国士无双十三面',
  ],
  ['yaku.twoHanFromHonba', 5, 'Two-han minimum: from 5 honba', '二翻縛り：5本場から', '二番缚：5本场起'],
  ['yaku.yakumanLimit', null, 'Yakuman limit per hand: no limit', '役満の上限：なし', '役满上限：无'],
  ['fu.closedRon', 0, 'Closed ron: no fu', '門前加符：なし', '门前清荣和的符：无'],
  ['fu.doubleWindPair', 2, 'Double-wind pair: 2 fu', '連風牌の雀頭：2符', '连风牌雀头：2符'],
  [
    'fu.doubleWindPair',
    'twoOrFour',
    'Double-wind pair: 2 fu, or 4 if agreed',
    '連風牌の雀頭：2符（4符も可）',
    '连风牌雀头：2符（可4符）',
  ],
  ['points.kiriageMangan', 'played', 'Kiriage mangan: yes', '切り上げ満貫：あり', '切上满贯：有'],
  ['payments.honba.ron', 1500, 'Honba by ron: 1,500 points', '本場（ロン）：1500点', '本场（荣和）：1500点'],
  ['payments.multipleRon', 'all', 'Multiple ron: everyone wins', 'ダブロン：あり', '一炮多响：有'],
  ['payments.multipleRon', 'headBump', 'Multiple ron: head bump (atamahane)', 'ダブロン：なし（頭ハネ）', '一炮多响：无（头跳）'],
  ['draws.noten', 3000, 'Noten payment: 3,000 points in total', 'ノーテン罰符：場に3000点', '不听罚符：共3000点'],
  [
    'draws.noten',
    [2000, 4000],
    'Noten payment: 2,000 points in total with 1 in tenpai, 4,000 points in total with 2 in tenpai',
    'ノーテン罰符：聴牌1人なら場に2000点、聴牌2人なら場に4000点',
    '不听罚符：1人听牌共2000点，2人听牌共4000点',
  ],
  [
    'draws.abortive',
    ['nineTerminals', 'fourQuads'],
    'Abortive draws: nine terminals and honours, four kans',
    '途中流局：九種九牌、四槓散了',
    '途中流局：九种九牌、四杠散了',
  ],
  ['chombo.payment', 'mangan', 'Chombo payment: reverse mangan', 'チョンボの支払い：満貫払い', '错和的支付：满贯罚符'],
  ['chombo.payment', 0, 'Chombo payment: nothing', 'チョンボの支払い：なし', '错和的支付：无'],
  ['chombo.payment', 2000, 'Chombo payment: 2,000 points to each', 'チョンボの支払い：各2000点', '错和的支付：每家2000点'],
  ['chips.value', 5000, 'Chips: 5,000 points each', 'チップ：1枚5000点', '筹码：每枚5000点'],
  ['match.rounds', 1, 'Length: East only', '対局の長さ：東風戦', '对局长度：东风战'],
  [
    'match.rounds',
    'unlimited',
    'Length: no last round, ends by points',
    '対局の長さ：制限なし（トビかコールドで終了）',
    '对局长度：不限场数（至击飞或提前终局）',
  ],
  [
    'match.goal',
    30_000,
    'Points needed to finish: 30,000 points',
    '終局に必要な点数：30000点（届かなければ延長戦）',
    '1位必要点数：30000点（无人达到则南入或西入）',
  ],
  ['match.bust', 'none', 'Bust (tobi): no, play continues', 'トビ：なし（箱下あり）', '击飞：无（负分继续）'],
  ['match.bust', 'zeroOrBelow', 'Bust (tobi): 0 or less ends the match', 'トビ：0点以下で終了', '击飞：0点以下（含0点）终局'],
  [
    'match.bust',
    -20_000,
    'Bust (tobi): −20,000 or less ends the match',
    'トビ：−20000点以下で終了',
    '击飞：−20000点以下（含−20000点）终局',
  ],
  ['match.ceiling', null, 'Points that end the match: none', 'コールド：なし', '提前终局：无'],
  ['match.ceiling', 60_000, 'Points that end the match: 60,000 points', 'コールド：60000点で終了', '提前终局：60000点'],
  ['standings.yakitori.ranking', 10, 'Yakitori (no hand won): 10 ranking points', '焼き鳥：10ポイント', '烧鸟：10分'],
  ['standings.uma', [[15, 5, -5, -15]], 'Uma: +15 +5 −5 −15', 'ウマ：+15 +5 △5 △15', '马点：+15 +5 −5 −15'],
  [
    'standings.uma',
    [
      [0, 0, 0],
      [8, 0, -8],
    ],
    'Uma: 0 at or above target: ±0 ±0 ±0; 1 at or above target: +8 ±0 −8',
    'ウマ：浮き0人 ±0 ±0 ±0、浮き1人 +8 ±0 △8',
    '马点：0人达到返点 ±0 ±0 ±0；1人达到返点 +8 ±0 −8',
  ],
  [
    'standings.rounding',
    'sixUp',
    'Rounding to thousands: 600 rounds up',
    '端数処理（1000点未満）：五捨六入',
    '不足1000点的零头：五舍六入',
  ],
])('%s %j', (path, value, ...expected) => {
  expect([en, ja, zh].map((locale) => describeRule(path, value, locale))).toEqual(expected);
});

/** Each preset, and a rule set for each other choice of a few fields. */
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

  test('gives every rule a different name', () => {
    const names = RULE_PATHS.map((path) => locale.rules[path].name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(RULE_PATHS)('describes every value of %s differently', (path) => {
    const { says } = locale.rules[path];
    const values = new Map(RULE_SETS.map((rules) => [JSON.stringify(ruleAt(rules, path)), ruleAt(rules, path)]));
    const said = typeof says === 'object' ? Object.values(says) : [...values.values()].map((v) => describeRule(path, v, locale));
    expect(new Set(said).size).toBe(said.length);
  });

  test.each(RULE_SETS)('describes every rule of $id in its group', (rules) => {
    const groups = describeRules(rules, locale);
    expect(groups.map(({ heading }) => heading)).toEqual(Object.values(locale.ruleGroups));
    const lines = groups.flatMap((group) => group.rules.map(({ name, value }) => locale.rule(name, value)));
    expect(lines).toEqual(RULE_PATHS.map((path) => describeRule(path, ruleAt(rules, path), locale)));
  });
});

test('the differences between two rule sets', () => {
  const { standard } = presets;
  expect(describeDifferences(standard, { ...standard, fu: { ...standard.fu, doubleWindPair: 2 } }, en)).toEqual([
    { name: 'Double-wind pair', one: '4 fu', other: '2 fu' },
  ]);
  expect(describeDifferences(standard, standard, ja)).toEqual([]);
});
