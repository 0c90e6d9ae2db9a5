import { type Conditions, type MatchState, type PlaceConditions, type StepRange, type Threat, conditions } from '@tenbo/ledger';
import { type PointStep, type Seat, presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { matchOf } from '../../../../fixtures/tables.ts';
import { type Locale, describeConditions, localeOf } from '../index.ts';
import { tenpaiCases } from './describe-conditions.ts';

const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];

/** South 4, dealt by D. */
const at = { kyoku: 7, scores: [30_000, 22_000, 24_000, 24_000] };
const state: MatchState = { ...matchOf({}, presets.tenhou).state, ...at };

/** Every set of players. */
const ALL: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, set) =>
  ([0, 1, 2, 3] as const).filter((seat) => set & (1 << seat)),
);

// The goal is 30,000. After 7,700 from A or 2,000/3,900 B has at most 29,900. A draw ends the match if D is in noten and A keeps 30,000.
test('players from whom the same win is enough are listed together', () => {
  expect(describeConditions(conditions(state, 1), state, en)).toEqual({
    now: 'B is 4th',
    places: [
      'To finish 1st: ron from A 4,500 or more, from C and D 12,000 or more, tsumo 1,800/3,600 or more',
      'To finish 2nd: ron from A, C and D 2,000 or more, tsumo 400/800 or more, a draw with B tenpai and C and D noten',
      'To finish 3rd: ron from A 2,000 or more, from C and D 1,000 or more, tsumo 400/700 or more, a draw with B tenpai and C noten or with B tenpai and D noten',
    ],
    threats: '4th is safe: no other player’s win changes it',
    goesOn:
      'The match goes on after: ron from A up to 7,700, tsumo up to 2,000/3,900, any draw except one with A tenpai and D noten or with B, C and D noten',
  });
  expect(describeConditions(conditions(state, 1), state, zh)).toEqual({
    now: 'B现为4位',
    places: [
      '要升到1位：荣和（A放铳4500点以上；C、D放铳12000点以上），自摸1800/3600以上',
      '要升到2位：荣和（A、C、D放铳2000点以上），自摸400/800以上，流局（B听牌且C、D未听牌）',
      '要升到3位：荣和（A放铳2000点以上；C、D放铳1000点以上），自摸400/700以上，流局（B听牌且C未听牌，或B听牌且D未听牌）',
    ],
    threats: '他家怎样和牌都保得住4位',
    goesOn: '以下情况对局继续：荣和（A放铳7700点以下），自摸2000/3900以下，流局（A听牌且D未听牌，或B、C、D未听牌除外）',
  });
});

const noWay: PlaceConditions = { place: 1, rons: [], tsumo: undefined, draws: [] };
const withDraws = (draws: PlaceConditions['draws']): Conditions => ({
  seat: 1,
  place: 2,
  places: [
    { ...noWay, draws },
    { ...noWay, place: 2, draws: [] },
    { ...noWay, place: 3, draws: ALL },
    { ...noWay, place: 4, draws: ALL },
  ],
  threats: [],
  goesOn: { wins: [], draws: [] },
});

test.each<[string, PlaceConditions['draws'], string, string, string]>([
  ['no way', [], 'To finish 1st: out of reach this hand', '1位になる条件：この局では届きません', '要升到1位：本局做不到'],
  ['any', ALL, 'To finish 1st: any draw', '1位になる条件：流局', '要升到1位：流局'],
  [
    'own tenpai',
    ALL.filter((tenpai) => tenpai.includes(1)),
    'To finish 1st: a draw with B tenpai',
    '1位になる条件：流局（Bが聴牌）',
    '要升到1位：流局（B听牌）',
  ],
  [
    'one player in tenpai and another not',
    ALL.filter((tenpai) => tenpai.includes(1) && !tenpai.includes(0)),
    'To finish 1st: a draw with B tenpai and A noten',
    '1位になる条件：流局（Bが聴牌、Aがノーテン）',
    '要升到1位：流局（B听牌且A未听牌）',
  ],
  [
    'all but one case, described as an exception',
    ALL.filter((tenpai) => !tenpai.includes(1) || tenpai.includes(0)),
    'To finish 1st: any draw except one with B tenpai and A noten',
    '1位になる条件：流局（Bが聴牌、Aがノーテンの場合を除く）',
    '要升到1位：流局（B听牌且A未听牌除外）',
  ],
])('draws: %s', (_, draws, inEnglish, inJapanese, inChinese) => {
  expect([en, ja, zh].map((locale) => describeConditions(withDraws(draws), state, locale).places[0])).toEqual([
    inEnglish,
    inJapanese,
    inChinese,
  ]);
});

test('the cases cover exactly the draws they were made from', () => {
  for (let bits = 1; bits < 2 ** 16; bits += 251) {
    const draws = ALL.filter((_, i) => bits & (1 << i));
    const cases = tenpaiCases(draws, ALL);
    const said = ALL.filter((drawn) =>
      cases.some(
        ({ tenpai, noten }) => tenpai.every((seat) => drawn.includes(seat)) && !noten.some((seat) => drawn.includes(seat)),
      ),
    );
    expect(said).toEqual(draws);
  }
});

const step = (basePoints: number): PointStep => ({ basePoints, value: { han: 3, fu: 30, yakuman: 0 } });
const from = (least?: PointStep, most?: PointStep): StepRange => ({ least, most });
const said = (threats: readonly Threat[], locale: Locale) =>
  describeConditions({ ...withDraws([]), threats }, state, locale).threats;

test.each<[string, readonly Threat[], string, string, string]>([
  [
    'from some win upwards',
    [
      { winner: 0, from: undefined, ranges: [from(step(960))] },
      { winner: 0, from: 1, ranges: [from(step(960))] },
    ],
    'Drops below 2nd after: A ron from B 3,900 or more, tsumo 1,000/2,000 or more',
    '2位から落ちる条件：Aのロン（Bから3900点以上）か1000・2000以上のツモ',
    '他家这样和牌就保不住2位：A荣和（B放铳3900点以上），自摸1000/2000以上',
  ],
  [
    'up to a highest win, between two wins, and a single win',
    [
      { winner: 0, from: 1, ranges: [from(undefined, step(960))] },
      { winner: 0, from: 2, ranges: [from(step(320), step(960)), from(step(2000))] },
      { winner: 0, from: 3, ranges: [from(step(960), step(960))] },
    ],
    'Drops below 2nd after: A ron from B up to 3,900, from C 1,300–3,900 or 8,000 or more, from D 3,900',
    '2位から落ちる条件：Aのロン（Bから3900点以下、Cから1300点〜3900点または8000点以上、Dから3900点）',
    '他家这样和牌就保不住2位：A荣和（B放铳3900点以下；C放铳1300点～3900点或8000点以上；D放铳3900点）',
  ],
  [
    'any win from one player, and any win at all',
    [
      { winner: 0, from: 1, ranges: [from()] },
      { winner: 0, from: 3, ranges: [from(step(960))] },
      { winner: 2, from: undefined, ranges: [from()] },
      { winner: 2, from: 0, ranges: [from()] },
      { winner: 2, from: 1, ranges: [from()] },
      { winner: 2, from: 3, ranges: [from()] },
    ],
    'Drops below 2nd after: A ron from B, from D 3,900 or more; C ron, tsumo',
    '2位から落ちる条件：Aのロン（Bから、Dから3900点以上）、Cのロンかツモ',
    '他家这样和牌就保不住2位：A荣和（B放铳；D放铳3900点以上）；C荣和，自摸',
  ],
])('threats: %s', (_, threats, inEnglish, inJapanese, inChinese) => {
  expect([en, ja, zh].map((locale) => said(threats, locale))).toEqual([inEnglish, inJapanese, inChinese]);
});

test('the results after which the match continues', () => {
  const goesOn = {
    wins: [{ from: 0, ranges: [from(step(320), step(960))] }],
    draws: ALL.filter((tenpai) => tenpai.includes(3)),
  } as const;
  const lastHand = { ...withDraws([]), goesOn };
  expect([en, ja, zh].map((locale) => describeConditions(lastHand, state, locale).goesOn)).toEqual([
    'The match goes on after: ron from A 1,300–3,900, a draw with D tenpai',
    '次のときは対局が続きます：ロン（Aから1300点〜3900点）、流局（Dが聴牌）',
    '以下情况对局继续：荣和（A放铳1300点～3900点），流局（D听牌）',
  ]);
  expect(describeConditions(withDraws([]), state, en).goesOn).toBeUndefined();
});
