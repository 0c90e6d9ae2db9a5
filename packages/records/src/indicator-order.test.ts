import { createScorer, formatTilesInOrder, parseRecord, presets, unwrap } from '@tenbo/engine';
import { type HandEnd, parseLog, replay, winsOf } from '@tenbo/ledger';
import { describe, expect, test } from 'vitest';

import { HandMaker } from '../../../fixtures/game-hand.ts';
import { auditGame } from './audit.ts';
import type { Game } from './game.ts';
import { readRecord } from './read.ts';
import { playHand } from './play.ts';
import { toLog } from './match-of.ts';
import { writeMjai } from './mjai/write.ts';
import { writeTenhou6 } from './tenhou6/write.ts';
import { winRows } from './win-rows.ts';

/** Riichi with a closed quad, 1 han 70 fu. The first indicator, the red dragon, makes no dora; the second, 3m, would make one. */
const hand = new HandMaker(['', '999s456m345p67p88m', '', ''], { dora: '7z' })
  .turn(0, '1z')
  .draw(1, '9s')
  .ankan(1, '9999s')
  .dora('3m')
  .riichi(1, '2z')
  .turn(2, '8p')
  .win(1, 2, '8p', [0, 3300, -2300, 0])
  .hand();
const played: Game = {
  id: undefined,
  rules: presets.jpmlA,
  houseRules: false,
  players: ['Aki', 'Ben', 'Chie', 'Dai'],
  hands: [hand],
  final: undefined,
};
/** Formats keep no rules of an organisation, so each copy is played by the same ones. */
const copyOf = (text: string): Game => ({ ...unwrap(readRecord(text)), rules: presets.jpmlA });

describe.each<[string, Game]>([
  ['as played', played],
  ['in mjai', copyOf(writeMjai(played))],
  ['in tenhou.net/6', copyOf(JSON.stringify(unwrap(writeTenhou6(played))))],
])('%s, only the first of two indicators counts without kan dora', (_, game) => {
  test('the indicators are in the order they were turned', () => {
    const [won] = game.hands.flatMap((one) => playHand(one, game.rules).wins);
    expect(formatTilesInOrder(won?.win.doraIndicators ?? [])).toBe('7z3m');
  });

  test('in the audit', () => {
    const { findings, match } = auditGame(game);
    expect(findings.filter(({ code }) => code === 'points' || code === 'changes' || code === 'dora')).toEqual([]);
    expect(match.state.hands[0]?.deltas[1]).toBe(2300);
  });

  test('in the table of wins', () => {
    expect(winRows(game, auditGame(game))).toMatchObject([{ doraIndicators: '7z3m', dora: 0, han: 1, fu: 70, points: 2300 }]);
  });

  test('in the match it becomes', () => {
    const log = unwrap(toLog(game));
    const again = unwrap(parseLog(JSON.parse(JSON.stringify(log)) as unknown));
    expect(replay(again).scores[1]).toBe(27_300);
    const wins = again.flatMap(({ event }) => (event.type === 'handEnded' ? winsOf((event.hand as HandEnd<never>).outcome) : []));
    expect(wins).toMatchObject([{ value: { tiles: { dora: '7z3m' } } }]);
  });

  test('as a score of the same tiles does', () => {
    const record = unwrap(
      parseRecord(
        {
          hand: '456m34567p88m',
          melds: [{ type: 'ankan', tiles: '9999s' }],
          tile: '8p',
          by: 'ron',
          seat: 'S',
          round: 'E',
          riichi: 'riichi',
          dora: '7z3m',
        },
        game.rules,
      ),
    );
    expect(unwrap(createScorer(record.rules).score(record.win)).total).toBe(2300);
  });
});
