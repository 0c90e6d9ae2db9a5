import { type RuleSet, presets, withRule } from '@tenbo/engine';
import type { EnteredWin, EndReason, HandEnd } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { next } from '../../../../fixtures/logs.ts';
import { matchOf } from '../../../../fixtures/tables.ts';
import { append } from '@tenbo/ledger';
import { describeEntered, describeHand, describePosition, localeOf } from '../index.ts';

const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];
const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];

test.each([
  [{ kyoku: 0, honba: 0, sticks: 0 }, 4, 'East 1', '東1局', '东1局'],
  [{ kyoku: 1, honba: 1, sticks: 2 }, 4, 'East 2, 1 honba, 2 sticks', '東2局 1本場 供託2本', '东2局 1本场 供托2根'],
  [{ kyoku: 7, honba: 0, sticks: 1 }, 4, 'South 4, 1 stick', '南4局 供託1本', '南4局 供托1根'],
  [{ kyoku: 3, honba: 3, sticks: 0 }, 3, 'South 1, 3 honba', '南1局 3本場', '南1局 3本场'],
  [{ kyoku: 8, honba: 0, sticks: 0 }, 4, 'West 1', '西1局', '西1局'],
  [{ kyoku: 7, honba: 0, sticks: 0 }, 2, 'North 2', '北2局', '北2局'],
  [{ kyoku: 8, honba: 0, sticks: 0 }, 2, 'East 1 (2nd time)', '東1局（2周目）', '东1局（第2轮）'],
  [{ kyoku: 31, honba: 1, sticks: 0 }, 4, 'North 4 (2nd time), 1 honba', '北4局（2周目） 1本場', '北4局（第2轮） 1本场'],
  [{ kyoku: 24, honba: 0, sticks: 0 }, 3, 'East 1 (3rd time)', '東1局（3周目）', '东1局（第3轮）'],
  [{ kyoku: 801, honba: 0, sticks: 0 }, 2, 'East 2 (101st time)', '東2局（101周目）', '东2局（第101轮）'],
  [{ kyoku: 80, honba: 0, sticks: 0 }, 2, 'East 1 (11th time)', '東1局（11周目）', '东1局（第11轮）'],
])('%j of %d players', (position, players, ...expected) => {
  expect([en, ja, zh].map((locale) => describePosition(position, players, locale))).toEqual(expected);
});

/** A hand dealt by Aki, as the match describes it. */
function described(hand: HandEnd<EnteredWin>, rules: RuleSet, honba = 0) {
  const match = matchOf({ at: { honba } }, rules);
  const after = append(match, next(match, 'hand', { type: 'handEnded', hand }));
  if (!after.ok) throw new Error(JSON.stringify(after.error));
  const [line] = after.value.state.hands;
  const table = { rules, players: PLAYERS };
  return line ? [en, ja, zh].map((locale) => describeHand(line, table, locale)) : [];
}

const TILES = { hand: '234m406p567s88s67m', tile: '8m', dora: '3p' };
const ron = (winner: 1 | 2 | 3, value: EnteredWin['value'], more: Partial<EnteredWin> = {}) => ({ winner, value, ...more });

test.each<[string, HandEnd<EnteredWin>, string, string, string]>([
  [
    'by han and fu',
    { riichi: [1, 2], outcome: { kind: 'ron', discarder: 0, wins: [ron(1, { han: 3, fu: 30 })] } },
    'ron by Ben from Aki, 3 han 30 fu, 3,900; riichi: Ben and Chie',
    'BenがAkiからロン、30符3翻 3900点、リーチ：Ben・Chie',
    'Ben荣和（Aki放铳），3番30符 3900点；立直：Ben、Chie',
  ],
  [
    'by han without fu',
    { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [ron(1, { han: 8 })] } },
    'ron by Ben from Aki, baiman, 16,000',
    'BenがAkiからロン、倍満 16000点',
    'Ben荣和（Aki放铳），倍满 16000点',
  ],
  [
    'by a limit',
    { riichi: [], outcome: { kind: 'ron', discarder: 3, wins: [ron(1, { limit: 'haneman' })] } },
    'ron by Ben from Dai, haneman, 12,000',
    'BenがDaiからロン、跳満 12000点',
    'Ben荣和（Dai放铳），跳满 12000点',
  ],
  [
    'by points below a limit, without han and fu',
    { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [ron(2, { points: { discarder: 1300 } })] } },
    'ron by Chie from Aki, 1,300',
    'ChieがAkiからロン、1300点',
    'Chie荣和（Aki放铳），1300点',
  ],
  [
    'by points that are a limit',
    { riichi: [], outcome: { kind: 'tsumo', win: ron(2, { points: { dealer: 4000, other: 2000 } }) } },
    'tsumo by Chie, mangan, 2,000/4,000',
    'Chieがツモ、満貫 2000・4000',
    'Chie自摸，满贯 2000/4000',
  ],
  [
    'by points that are a yakuman',
    { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [ron(2, { points: { discarder: 32_000 } })] } },
    'ron by Chie from Aki, yakuman, 32,000',
    'ChieがAkiからロン、役満 32000点',
    'Chie荣和（Aki放铳），役满 32000点',
  ],
  [
    'by tiles: pinfu, tanyao, a dora and a red five',
    { riichi: [], outcome: { kind: 'ron', discarder: 2, wins: [ron(1, { tiles: TILES })] } },
    'ron by Ben from Chie, 4 han 30 fu, 7,700',
    'BenがChieからロン、30符4翻 7700点',
    'Ben荣和（Chie放铳），4番30符 7700点',
  ],
  [
    "a dealer's tsumo",
    { riichi: [], outcome: { kind: 'tsumo', win: { winner: 0, value: { han: 2, fu: 40 } } } },
    'tsumo by Aki, 2 han 40 fu, 1,300 all',
    'Akiがツモ、40符2翻 1300オール',
    'Aki自摸，2番40符 每家1300',
  ],
  [
    'two winners on one tile',
    { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [ron(1, { limit: 'mangan' }), ron(3, { han: 1, fu: 30 })] } },
    'double ron from Aki: Ben mangan, 8,000; Dai 1 han 30 fu, 1,000',
    'Akiからダブロン：Ben 満貫 8000点、Dai 30符1翻 1000点',
    'Aki一炮双响：Ben 满贯 8000点；Dai 1番30符 1000点',
  ],
  [
    'with pao',
    {
      riichi: [],
      outcome: { kind: 'tsumo', win: ron(1, { yakuman: 1 }, { pao: [{ yakuman: 'daisangen', liable: 3 }] }) },
    },
    'tsumo by Ben, yakuman, 8,000/16,000; pao: Dai for Ben',
    'Benがツモ、役満 8000・16000、責任払い：Dai（Benの和了）',
    'Ben自摸，役满 8000/16000；Dai为Ben包牌',
  ],
  [
    'all noten',
    { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [] } },
    'exhaustive draw, all noten',
    '流局（全員ノーテン）',
    '流局：全员未听牌',
  ],
  [
    'two in tenpai',
    { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0, 2] } },
    'exhaustive draw, Aki and Chie in tenpai',
    '流局（Aki・Chieが聴牌）',
    '流局：Aki、Chie听牌',
  ],
  [
    'all in tenpai',
    { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0, 1, 2, 3] } },
    'exhaustive draw, all in tenpai',
    '流局（全員聴牌）',
    '流局：全员听牌',
  ],
  [
    'nagashi mangan',
    { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0], nagashi: [1] } },
    'nagashi mangan by Ben; Aki in tenpai',
    '流し満貫：Ben、聴牌：Aki',
    '流局满贯：Ben；听牌：Aki',
  ],
  [
    'nine terminals',
    { riichi: [], outcome: { kind: 'abortiveDraw', cause: 'nineTerminals' } },
    'abortive draw (nine terminals and honours)',
    '途中流局（九種九牌）',
    '途中流局：九种九牌',
  ],
  ['chombo', { riichi: [], outcome: { kind: 'chombo', by: [3] } }, 'chombo by Dai', 'チョンボ：Dai', '错和：Dai'],
  [
    'a win with a dead hand and a chombo',
    { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [ron(1, { han: 1, fu: 30 })] }, dead: [2], chombo: [3] },
    'ron by Ben from Aki, 1 han 30 fu, 1,000; chombo by Dai; dead hand: Chie',
    'BenがAkiからロン、30符1翻 1000点、チョンボ：Dai、アガリ放棄：Chie',
    'Ben荣和（Aki放铳），1番30符 1000点；错和：Dai；和了放弃：Chie',
  ],
])('%s', (_, hand, ...expected) => {
  expect(described(hand, presets.tenhou).map(({ outcome }) => outcome)).toEqual(expected);
});

test('three winners on one tile, and wareme', () => {
  const wins = [ron(1, { han: 1, fu: 30 }), ron(2, { han: 1, fu: 30 }), ron(3, { han: 1, fu: 30 })];
  const rules = withRule(withRule(presets.standard, 'payments.wareme', 'withHonba'), 'draws.abortive', []);
  const texts = described({ riichi: [], outcome: { kind: 'ron', discarder: 0, wins }, wareme: 1 }, rules);
  const worth = ['Ben', 'Chie', 'Dai'];
  expect(texts.map(({ outcome }) => outcome)).toEqual([
    `triple ron from Aki: ${worth.map((name) => `${name} 1 han 30 fu, 1,000`).join('; ')}; wareme: Ben`,
    `Akiからトリロン：${worth.map((name) => `${name} 30符1翻 1000点`).join('、')}、割れ目：Ben`,
    `Aki一炮三响：${worth.map((name) => `${name} 1番30符 1000点`).join('；')}；割目：Ben`,
  ]);
});

test('each payment, in the order it moves', () => {
  const hand = { riichi: [1], outcome: { kind: 'ron', discarder: 0, wins: [ron(1, { han: 3, fu: 30 })] } } as const;
  expect(described(hand, presets.tenhou, 2).map(({ transfers }) => transfers)).toEqual([
    [
      'Ben puts 1,000 on the table (riichi stick)',
      'Aki pays Ben 3,900 (hand)',
      'Aki pays Ben 600 (honba)',
      'Ben takes 1,000 from the table (riichi stick)',
    ],
    [
      'Benが1000点を供託（リーチ棒）',
      'AkiからBenへ3900点（和了）',
      'AkiからBenへ600点（本場）',
      'Benが供託1000点を受け取る（リーチ棒）',
    ],
    ['Ben放下1000点（立直棒）', 'Aki付给Ben 3900点（和牌）', 'Aki付给Ben 600点（本场）', 'Ben收取供托1000点（立直棒）'],
  ]);
});

test.each<[EnteredWin['value'], string]>([
  [
    {
      tiles: {
        hand: '234m88s67m',
        tile: '8m',
        melds: [
          { type: 'pon', tiles: '555z' },
          { type: 'ankan', tiles: '1111p' },
        ],
      },
    },
    '234m88s67m [555z] (1111p) +8m',
  ],
  [{ han: 2, fu: 30 }, '2 han 30 fu'],
  [{ han: 8 }, '8 han'],
  [{ yakuman: 2 }, 'double yakuman'],
  [{ points: { dealer: 1000, other: 500 } }, '500/1,000'],
])('a win that cannot be scored is described as entered: %j', (value, expected) => {
  const hand = { riichi: [], outcome: { kind: 'tsumo', win: { winner: 1, value } } } as const;
  expect(describeEntered(hand, { rules: presets.tenhou, players: PLAYERS }, en)).toBe(`tsumo by Ben, ${expected}`);
});

test('every reason for the end of a match has words', () => {
  const reasons: readonly EndReason[] = ['lastHand', 'goal', 'bust', 'ceiling', 'agariYame', 'tenpaiYame', 'timeUp', 'agreed'];
  const words = [en, ja, zh].map(({ match }) => new Set(reasons.map((reason) => match.ends[reason])).size);
  expect(words).toEqual([8, 8, 8]);
});
