import { presets } from '@tenbo/engine';
import type { Game, GameFact, HandFact, NotConverted } from '@tenbo/records';
import { expect, test } from 'vitest';

import { LANGUAGES, conversionWordsOf, describeLoss, describeNotConverted, localeOf } from '../index.ts';

const FACTS = Object.keys(conversionWordsOf(localeOf('en')).facts) as (GameFact | HandFact)[];

test('a fact that is lost in a whole game, in some of its hands, in some games', () => {
  const said = (...[fact, part]: [GameFact | HandFact, Parameters<typeof describeLoss>[1]]) =>
    LANGUAGES.map((language) => describeLoss(fact, part, conversionWordsOf(localeOf(language))));
  expect(said('totals', undefined)).toEqual([
    'lost: the settlement with uma and oka',
    '失われるもの：ウマ・オカ込みの精算',
    '丢失：含马点与头名赏的结算',
  ]);
  expect(said('fu', { count: 3, of: 11, what: 'hands' })).toEqual([
    'lost: the fu of wins, in 3 of 11 hands',
    '失われるもの：和了の符（11局中3局）',
    '丢失：和牌的符（11局中的3局）',
  ]);
  expect(said('tenpai', { count: 1200, of: 1300, what: 'games' })).toEqual([
    'lost: who was in tenpai, in 1,200 of 1,300 games',
    '失われるもの：聴牌者（1,300戦中1,200戦）',
    '丢失：听牌者（1,300场中的1,200场）',
  ]);
  expect(said('play', { count: 11, of: 11, what: 'hands' })[0]).toBe('lost: draws, discards and calls');
});

test.each(FACTS)('%s has words of its own in each language', (fact) => {
  const texts = LANGUAGES.map((language) => conversionWordsOf(localeOf(language)).facts[fact]);
  expect(new Set(texts).size).toBe(LANGUAGES.length);
  const all = FACTS.map((one) => conversionWordsOf(localeOf('en')).facts[one]);
  expect(all.filter((text) => text === texts[0])).toHaveLength(1);
});

const HAND = { kyoku: 5, honba: 1, sticks: 0, scores: [], dealt: [], indicator: 0 as never, events: [] };
const GAME: Game = {
  id: undefined,
  rules: presets.tenhou,
  houseRules: false,
  players: ['Aki', 'Ben', 'Chie', 'Dai'],
  hands: [HAND],
  final: undefined,
};

const REASONS: { readonly [C in NotConverted['code']]: readonly [NotConverted, en: string, ja: string, zh: string] } = {
  noValue: [
    { code: 'noValue', hand: 0 },
    'South 2, 1 honba: neither the record nor its rules give the value of a win',
    '南2局 1本場：和了の点数が、牌譜からもルールからも決まりません',
    '南2局 1本场：牌谱和规则都没有给出和牌的点数',
  ],
  noPon: [
    { code: 'noPon', hand: 0 },
    'South 2, 1 honba: a tile is added to a pon that was never called',
    '南2局 1本場：ポンしていない牌に加槓しています',
    '南2局 1本场：加杠的牌没有碰过',
  ],
  notFourPlayers: [
    { code: 'notFourPlayers' },
    'the format has no games for three players: choose another',
    'この形式は三人麻雀を書けません。ほかの形式にしてください',
    '这种格式不能写三人麻将：请用其他格式',
  ],
  noHands: [{ code: 'noHands' }, 'it has no hand that could be written', '書ける局がありません', '没有可以写的局'],
  tooLong: [
    { code: 'tooLong', hand: 0 },
    'South 2, 1 honba: no game is as long as this one',
    '南2局 1本場：対局としては長すぎます',
    '南2局 1本场：没有这么长的对局',
  ],
  notReadAgain: [
    { code: 'notReadAgain', error: { code: 'badValue', path: 'log[0]', found: 'null' } },
    'what the format can hold of it is no record: log[0] is not valid: null',
    'この形式で書くと牌譜として読めません：log[0]のnullは読めません',
    '写成这种格式后无法作为牌谱读取：log[0]的null无法读取',
  ],
  beginsLater: [
    { code: 'beginsLater' },
    'the game begins later than East 1, so it cannot be opened as a match',
    '東1局より後から始まる牌譜なので、対局として開けません',
    '牌谱不是从东1局开始，无法作为对局打开',
  ],
  refused: [
    { code: 'refused', hand: 0, errors: [{ code: 'riichiNoten', seat: 1 }] },
    'South 2, 1 honba cannot be entered: Ben declared riichi',
    '南2局 1本場を入力できません：',
    '南2局 1本场无法录入：',
  ],
};

test.each(Object.values(REASONS))('why a game cannot be written: %j', (error, ...says) => {
  const texts = LANGUAGES.map((language) => {
    const locale = localeOf(language);
    return describeNotConverted(error, GAME, conversionWordsOf(locale), locale);
  });
  // The ledger's own words follow a refusal.
  if (error.code === 'refused') texts.forEach((text, i) => expect(text.startsWith(says[i] ?? '')).toBe(true));
  else expect(texts).toEqual(says);
});
