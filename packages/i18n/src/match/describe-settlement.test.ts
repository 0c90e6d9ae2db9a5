import { presets, withRule } from '@tenbo/engine';
import { settleMatch } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { describeGaps, describeSettlement, describeStatistics, describeSticks, localeOf } from '../index.ts';

const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];
const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];

test('unused columns are left out; negative totals have the sign of the language', () => {
  const rows = settleMatch({ scores: [41_000, 27_500, 20_200, 11_300], sticks: [] }, presets.standard);
  expect(describeSettlement(rows, PLAYERS, en)).toEqual({
    columns: ['place', 'player', 'points', 'difference', 'oka', 'uma', 'total'],
    headings: ['place', 'player', 'points', 'difference', 'oka', 'uma', 'total'],
    rows: [
      ['1st', 'Aki', '41,000', '+11.0', '+20.0', '+20.0', '+51.0'],
      ['2nd', 'Ben', '27,500', '−2.5', '±0.0', '+10.0', '+7.5'],
      ['3rd', 'Chie', '20,200', '−9.8', '±0.0', '−10.0', '−19.8'],
      ['4th', 'Dai', '11,300', '−18.7', '±0.0', '−20.0', '−38.7'],
    ],
    sums: 'Check: +58.5 and −58.5 add up to ±0.0',
  });
  const inJapanese = describeSettlement(rows, PLAYERS, ja);
  expect(inJapanese.rows[3]).toEqual(['4位', 'Dai', '11300', '△18.7', '0.0', '△20.0', '△38.7']);
  expect(inJapanese.sums).toBe('検算：プラス計 +58.5、マイナス計 △58.5、合計 0.0');
  const inChinese = describeSettlement(rows, PLAYERS, zh);
  expect(inChinese.headings).toEqual(['顺位', '玩家', '点数', '与返点差', '头名赏', '马点', '合计']);
  expect(inChinese.rows[3]).toEqual(['4位', 'Dai', '11300', '−18.7', '±0.0', '−20.0', '−38.7']);
  expect(inChinese.sums).toBe('验算：正分+58.5，负分−58.5，合计±0.0');
});

test('rounding, penalties and chips have columns if they change something, and the sums show what was deducted', () => {
  const rules = withRule(withRule(presets.standard, 'standings.rounding', 'fiveUp'), 'chips.value', 2000);
  const final = { scores: [41_000, 27_500, 20_200, 11_300], sticks: [], penalties: [0, 0, 20, 0], chips: [2, -2, 0, 0] };
  const { headings, rows, sums } = describeSettlement(settleMatch(final, rules), PLAYERS, en);
  expect(headings.slice(4)).toEqual(['oka', 'rounded', 'uma', 'penalty', 'chips', 'total']);
  expect(rows.map((row) => row.slice(5))).toEqual([
    ['+31.0', '+20.0', '±0.0', '+4.0', '+55.0'],
    ['−2.0', '+10.0', '±0.0', '−4.0', '+4.0'],
    ['−10.0', '−10.0', '−20.0', '±0.0', '−40.0'],
    ['−19.0', '−20.0', '±0.0', '±0.0', '−39.0'],
  ]);
  expect(sums).toBe('Check: +59.0 and −79.0 add up to −20.0');
});

test('yakitori has a column if somebody pays it', () => {
  const rules = withRule(presets.standard, 'standings.yakitori.ranking', 10);
  const wins = [0, 1, 2].map((winner) => ({
    hand: { outcome: { kind: 'tsumo', win: { winner: winner as 0 | 1 | 2 } } as const },
  }));
  const final = { scores: [41_000, 27_500, 20_200, 11_300], sticks: [], hands: wins };
  const { headings, rows } = describeSettlement(settleMatch(final, rules), PLAYERS, en);
  expect(headings.slice(-2)).toEqual(['yakitori', 'total']);
  expect(rows.map((row) => row.at(-2))).toEqual(['+10.0', '+10.0', '+10.0', '−30.0']);
});

test('statistics average wins and deal-ins, with a dash if there are none', () => {
  const common = {
    hands: 4,
    riichi: 1,
    riichiWon: 0,
    riichiDealtIn: 0,
    riichiDrawn: 1,
    draws: 2,
    nagashi: 0,
    dealtIn: 0,
    dealIns: 0,
    rons: 0,
    tsumos: 0,
    won: 0,
    biggest: undefined,
    chombo: 0,
    causes: [],
  };
  const text = describeStatistics(
    [
      { ...common, seat: 0, tenpai: 0, dealIns: 2, dealtIn: 9900 },
      { ...common, seat: 1, tenpai: 2, rons: 2, tsumos: 1, won: 10_000, biggest: { entry: 'b', points: 8000 } },
    ],
    PLAYERS,
    en,
  );
  expect(text.rows).toEqual([
    ['Aki', '0', '0', '2', '1', '0/2', '—', '4,950', '—'],
    ['Ben', '2', '1', '0', '1', '2/2', '3,333', '—', '8,000'],
  ]);
  expect(text.headings).toHaveLength(9);
  const fouls = { chombo: 3, causes: [{ cause: 'furiten', times: 2 }] } as const;
  const inJapanese = describeStatistics(
    [
      { ...common, ...fouls, seat: 0, tenpai: 0 },
      { ...common, seat: 1, tenpai: 0 },
    ],
    PLAYERS,
    ja,
  );
  expect([inJapanese.headings.at(-1), ...inJapanese.rows.map((row) => row.at(-1))]).toEqual([
    'チョンボ',
    '3（フリテンロン 2）',
    '0',
  ]);
});

test('money is the last column if a unit is given', () => {
  const rows = settleMatch({ scores: [41_000, 27_500, 20_200, 11_300], sticks: [], unit: 30 }, presets.standard);
  const { headings, rows: withMoney } = describeSettlement(rows, PLAYERS, en);
  expect(headings.at(-1)).toBe('money');
  expect(withMoney.map((row) => row.at(-1))).toEqual(['+1,530', '+225', '−594', '−1,161']);
});

test('gaps show how far each player is ahead of each other', () => {
  expect(describeGaps([30_000, 20_500], ['Aki'], ja)).toEqual({
    headings: ['対局者', 'Aki', '対局者2'],
    rows: [
      ['Aki', '—', '+9500'],
      ['対局者2', '−9500', '—'],
    ],
  });
});

test('points are shown as sticks of 10,000, 5,000, 1,000 and 100, and a dash below zero', () => {
  expect(describeSticks([37_600, -1000], ['Aki', 'Ben'], en)).toEqual({
    headings: ['player', 'points', '10,000', '5,000', '1,000', '100'],
    rows: [
      ['Aki', '37,600', '3', '1', '2', '6'],
      ['Ben', '−1,000', '—', '—', '—', '—'],
    ],
  });
});
