import { presets, transfersOf, withRule } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { draw, handEnded, played, started } from '../../../fixtures/logs.ts';
import { type HandLine, explainWin } from './index.ts';

const rules = withRule(presets.standard, 'payments.honbaTo', 'nearest');
const tiles = { hand: '234m406p567s88s67m', tile: '8m', dora: '4p' };
const { state } = played(
  started(rules),
  ['a', draw(0)],
  [
    'b',
    handEnded({
      riichi: [3],
      outcome: {
        kind: 'ron',
        discarder: 0,
        wins: [
          { winner: 1, value: { tiles } },
          { winner: 2, value: { tiles: { ...tiles, dora: '1z' } } },
          { winner: 3, value: { han: 2, fu: 30 } },
        ],
      },
    }),
  ],
);
const line = state.hands[1] as HandLine;

test('a win is explained by the rules of its match and the winner’s seat', () => {
  const won = explainWin(line, 1, rules);
  expect(won?.record.win.seatWind).toBe('S');
  expect(won?.explanation.basePoints).toBe(line.wins[0]?.basePoints);
  expect(explainWin(line, 2, rules)?.explanation.basePoints).toBe(line.wins[1]?.basePoints);
});

test('honba and sticks are in the record of the winner who was paid them', () => {
  expect(explainWin(line, 1, rules)?.record.table).toEqual({ honba: 1, riichiSticks: 1 });
  expect(explainWin(line, 2, rules)?.record.table).toEqual({ honba: 0, riichiSticks: 0 });
});

test('the hand’s list of riichi says whether the discarder was in riichi', () => {
  const openRiichi = { ...tiles, dora: '4p', riichi: 'openRiichi' };
  const outcome = { kind: 'ron', discarder: 0, wins: [{ winner: 1, value: { tiles: openRiichi } }] } as const;
  const [paying, caught] = [[1], [1, 0]].map((riichi) => {
    const [ended] = played(started(presets.local), ['a', handEnded({ riichi: riichi as (0 | 1)[], outcome })]).state.hands;
    return explainWin(ended as HandLine, 1, presets.local);
  });
  expect(paying?.explanation.yakuman).toBe(1);
  expect(caught?.record.win.circumstances).toEqual(['riichiDiscarder']);
  expect(caught?.explanation.yaku.map(([id]) => id)).toContain('openRiichi');
});

test('each meld has the player who gave it, if the entry says so', () => {
  const melds = [
    { type: 'chi', tiles: '234m', from: 'left' },
    { type: 'ankan', tiles: '1111s' },
  ] as const;
  const win = { winner: 1, value: { tiles: { hand: '406p88s67m', tile: '8m', melds, on: 'houtei' } } } as const;
  const hand = { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [win] } } as const;
  const [open] = played(started(rules), ['a', handEnded(hand)]).state.hands as [HandLine];
  expect(explainWin(open, 1, rules)?.givers).toEqual(['left', undefined]);
  expect(explainWin(line, 1, rules)?.givers).toEqual([]);
});

test('a self-draw is explained as one, without a discarder', () => {
  const hand = { riichi: [], outcome: { kind: 'tsumo', win: { winner: 1, value: { tiles } } } } as const;
  const [drawn] = played(started(rules), ['a', handEnded(hand)]).state.hands as [HandLine];
  const { record, explanation } = explainWin(drawn, 1, rules)!;
  expect([record.win.method, record.discarder]).toEqual([{ by: 'tsumo' }, undefined]);
  expect(explanation.yaku).toContainEqual(['menzenTsumo', 1]);
});

test('nothing is explained without tiles or without a win', () => {
  expect(explainWin(line, 3, rules)).toBeUndefined();
  expect(explainWin(line, 0, rules)).toBeUndefined();
});

test('the record has the discarder and the player whose wall was broken', () => {
  const split = withRule(presets.standard, 'payments.wareme', 'withHonba');
  const hand = {
    riichi: [],
    wareme: 0,
    outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 1, value: { tiles } }] },
  } as const;
  const [paid] = played(started(split), ['a', handEnded(hand)]).state.hands as [HandLine];
  const { record, explanation } = explainWin(paid, 1, split)!;
  expect([record.discarder, record.wareme]).toEqual(['E', 'E']);
  const transfers = transfersOf(explanation.basePoints, record);
  expect(transfers.reduce((sum, { points }) => sum + points, 0)).toBe(paid.deltas[1]);
});

test('sticks that are worth nothing are not in the record', () => {
  const worthless = withRule(presets.standard, 'payments.riichiStick', 0);
  const hand = { riichi: [3], outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 1, value: { tiles } }] } } as const;
  const [won] = played(started(worthless), ['a', handEnded(hand)]).state.hands as [HandLine];
  expect(explainWin(won, 1, worthless)?.record.table).toEqual({ honba: 0, riichiSticks: 0 });
});
