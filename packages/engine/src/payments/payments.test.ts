import { describe, expect, test } from 'vitest';

import {
  type RuleSet,
  type Seat,
  type Transfer,
  type WinAtTable,
  parseRules,
  payWin,
  presets,
  tableBonus,
  unwrap,
  withRule,
  multipliersOf,
} from '../index.ts';
import { Prices } from './payments.ts';

const { standard, tenhouSanma } = presets;
const EMPTY = { honba: 0, riichiSticks: 0 };

/** A transfer in words: `3→1 8000 hand`. */
function transfersOf(win: WinAtTable, rules: RuleSet = standard): string[] {
  return payWin(win, rules).map(({ from, to, points, for: reason }) => `${from}→${to} ${points} ${reason}`);
}

describe('four players', () => {
  test.each<[string, WinAtTable, string[]]>([
    ['ron: the discarder pays all', { basePoints: 960, winner: 1, discarder: 3, dealer: 0, ...EMPTY }, ['3→1 3900 hand']],
    [
      'ron by the dealer: six times the base points',
      { basePoints: 960, winner: 2, discarder: 3, dealer: 2, ...EMPTY },
      ['3→2 5800 hand'],
    ],
    [
      'ron from the dealer: four times the base points',
      { basePoints: 960, winner: 1, discarder: 0, dealer: 0, ...EMPTY },
      ['0→1 3900 hand'],
    ],
    [
      'self-draw: the dealer pays double',
      { basePoints: 640, winner: 1, dealer: 0, ...EMPTY },
      ['0→1 1300 hand', '2→1 700 hand', '3→1 700 hand'],
    ],
    [
      'self-draw with another dealer',
      { basePoints: 640, winner: 0, dealer: 2, ...EMPTY },
      ['1→0 700 hand', '2→0 1300 hand', '3→0 700 hand'],
    ],
    [
      'self-draw by the dealer: double from each',
      { basePoints: 640, winner: 2, dealer: 2, ...EMPTY },
      ['0→2 1300 hand', '1→2 1300 hand', '3→2 1300 hand'],
    ],
    [
      'ron with honba and sticks',
      { basePoints: 2000, winner: 1, discarder: 3, dealer: 0, honba: 2, riichiSticks: 1 },
      ['3→1 8000 hand', '3→1 600 honba', 'table→1 1000 riichi'],
    ],
    [
      'self-draw with honba and sticks',
      { basePoints: 640, winner: 1, dealer: 0, honba: 1, riichiSticks: 2 },
      ['0→1 1300 hand', '2→1 700 hand', '3→1 700 hand', '0→1 100 honba', '2→1 100 honba', '3→1 100 honba', 'table→1 2000 riichi'],
    ],
    [
      'two yakuman by the dealer’s self-draw',
      { basePoints: 16_000, winner: 0, dealer: 0, ...EMPTY },
      ['1→0 32000 hand', '2→0 32000 hand', '3→0 32000 hand'],
    ],
  ])('%s', (_, win, transfers) => {
    expect(transfersOf(win)).toEqual(transfers);
  });

  test('honba are added after the share is rounded up', () => {
    // 240 base points: 480 → 500 and 240 → 300, each with 100 for a honba
    expect(transfersOf({ basePoints: 240, winner: 2, dealer: 0, honba: 1, riichiSticks: 0 })).toEqual([
      '0→2 500 hand',
      '1→2 300 hand',
      '3→2 300 hand',
      '0→2 100 honba',
      '1→2 100 honba',
      '3→2 100 honba',
    ]);
  });

  test('no share is missing, so there is none to split', () => {
    const rules = withRule(standard, 'payments.missingPlayer', 'split');
    expect(transfersOf({ basePoints: 2000, winner: 1, dealer: 0, ...EMPTY }, rules)).toEqual([
      '0→1 4000 hand',
      '2→1 2000 hand',
      '3→1 2000 hand',
    ]);
  });

  test('two honba add 600 to the discarder’s payment to North', () => {
    // Wikipedia, counters, example: south round, first hand, two counters
    const honba = payWin({ basePoints: 240, winner: 3, discarder: 0, dealer: 0, honba: 2, riichiSticks: 0 }, standard)[1];
    expect(honba).toEqual<Transfer>({ from: 0, to: 3, points: 600, for: 'honba' });
  });
});

describe('three players', () => {
  test.each<[string, WinAtTable, string[]]>([
    [
      'self-draw: the share of the missing player is lost',
      { basePoints: 2000, winner: 1, dealer: 0, ...EMPTY },
      ['0→1 4000 hand', '2→1 2000 hand'],
    ],
    ['self-draw by the dealer', { basePoints: 2000, winner: 0, dealer: 0, ...EMPTY }, ['1→0 4000 hand', '2→0 4000 hand']],
    [
      'self-draw with honba: 100 per honba from each of the two',
      { basePoints: 2000, winner: 2, dealer: 1, honba: 3, riichiSticks: 1 },
      ['0→2 2000 hand', '1→2 4000 hand', '0→2 300 honba', '1→2 300 honba', 'table→2 1000 riichi'],
    ],
    [
      'ron with honba: 200 from the discarder',
      { basePoints: 2000, winner: 2, discarder: 1, dealer: 1, honba: 3, riichiSticks: 0 },
      ['1→2 8000 hand', '1→2 600 honba'],
    ],
  ])('%s', (_, win, transfers) => {
    expect(transfersOf(win, tenhouSanma)).toEqual(transfers);
  });
});

describe('three players who split the missing share', () => {
  const split = unwrap(parseRules({ base: 'tenhouSanma', payments: { missingPlayer: 'split' } }));

  test.each<[string, WinAtTable, string[]]>([
    ['mangan: 5,000 and 3,000', { basePoints: 2000, winner: 1, dealer: 0, ...EMPTY }, ['0→1 5000 hand', '2→1 3000 hand']],
    [
      '1,000 base points: 2,500 and 1,500',
      { basePoints: 1000, winner: 1, dealer: 0, ...EMPTY },
      ['0→1 2500 hand', '2→1 1500 hand'],
    ],
    ['the dealer’s mangan: 6,000 each', { basePoints: 2000, winner: 0, dealer: 0, ...EMPTY }, ['1→0 6000 hand', '2→0 6000 hand']],
    ['a ron has no missing share', { basePoints: 2000, winner: 1, discarder: 2, dealer: 0, ...EMPTY }, ['2→1 8000 hand']],
  ])('%s', (_, win, transfers) => {
    expect(transfersOf(win, split)).toEqual(transfers);
  });
});

describe('two players in the arcade, 960 base points', () => {
  const won = (payments: object, dealer: Seat, discarder?: Seat) => {
    const rules = unwrap(parseRules({ tiles: { players: 2 }, standings: { uma: [[0, 0]] }, payments }));
    return transfersOf({ basePoints: 960, winner: 0, dealer, ...EMPTY, ...(discarder !== undefined && { discarder }) }, rules);
  };

  test.each<[string, object, readonly [number, number, number, number]]>([
    ['types A and B: a self-draw pays twice the base points', { tsumo: 'shares' }, [2000, 5800, 2000, 3900]],
    ['type C: a self-draw is paid like a ron', { tsumo: 'likeRon' }, [5800, 5800, 3900, 3900]],
  ])('%s', (_, payments, [dealerTsumo, dealerRon, otherTsumo, otherRon]) => {
    expect(won(payments, 0)).toEqual([`1→0 ${dealerTsumo} hand`]);
    expect(won(payments, 0, 1)).toEqual([`1→0 ${dealerRon} hand`]);
    expect(won(payments, 1)).toEqual([`1→0 ${otherTsumo} hand`]);
    expect(won(payments, 1, 1)).toEqual([`1→0 ${otherRon} hand`]);
  });
});

describe('the bonus of the table', () => {
  test.each<[string, number, number, 'ron' | 'tsumo', RuleSet, number]>([
    ['nothing', 0, 0, 'ron', standard, 0],
    ['honba by ron', 2, 0, 'ron', standard, 600],
    ['honba by self-draw', 2, 0, 'tsumo', standard, 600],
    ['sticks', 0, 3, 'ron', standard, 3000],
    ['honba by ron with three players', 2, 1, 'ron', tenhouSanma, 1400],
    ['honba by self-draw with three players', 2, 1, 'tsumo', tenhouSanma, 1400],
  ])('%s', (_, honba, riichiSticks, by, rules, points) => {
    expect(tableBonus({ honba, riichiSticks }, by, rules)).toBe(points);
  });

  test('it is the sum of the transfers for honba and riichi', () => {
    for (const rules of [standard, tenhouSanma]) {
      for (const discarder of [undefined, 1 as Seat]) {
        const table = { honba: 3, riichiSticks: 2 };
        const win = { basePoints: 2000, winner: 0, dealer: 1, ...table, ...(discarder !== undefined && { discarder }) } as const;
        const added = payWin(win, rules).filter(({ for: reason }) => reason !== 'hand');
        const by = discarder === undefined ? 'tsumo' : 'ron';
        expect(added.reduce((sum, { points }) => sum + points, 0)).toBe(tableBonus(table, by, rules));
      }
    }
  });
});

test('prices of base points that share a place are kept apart', () => {
  const prices = new Prices(presets.standard);
  for (const points of [240, 240 + 509, 240]) {
    expect(prices.of(points, 'ron', false)).toMatchObject({ basePoints: points, total: Math.ceil((4 * points) / 100) * 100 });
  }
});

test('a price is kept until another needs its place', () => {
  const prices = new Prices(presets.standard);
  const kept = prices.of(240, 'ron', false);
  prices.of(320, 'ron', false);
  expect(prices.of(240, 'ron', false)).toBe(kept);
  prices.of(240 + 509, 'ron', false);
  expect(prices.of(240, 'ron', false)).not.toBe(kept);
});

test.each([
  ['ron', false, presets.standard, { discarder: 4 }],
  ['ron', true, presets.standard, { discarder: 6 }],
  ['tsumo', false, presets.standard, { dealer: 2, other: 1 }],
  ['tsumo', true, presets.standard, { all: 2 }],
] as const)('by %s, dealer %s: each payer multiplies the base points', (by, dealer, rules, shares) => {
  expect(multipliersOf({ by, dealer }, rules)).toEqual(shares);
});
