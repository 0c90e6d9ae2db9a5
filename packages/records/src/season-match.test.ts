import { presets } from '@tenbo/engine';
import { type SeasonTable, ratesOf, seasonOf, sumOfSeason } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { HandMaker } from '../../../fixtures/game-hand.ts';
import { SITUATIONS, gameOf } from '../../../fixtures/situations.ts';
import type { Game } from './game.ts';
import { seasonMatch } from './season-match.ts';

const WAITING = '234m456p567s88s67m';

/** East 1: the second player calls, and the dealer wins on 8m. */
const won = new HandMaker([WAITING, '99p1s', '', ''])
  .turn(0, '9p')
  .call('pon', 1, 0, '999p')
  .discard(1, '1s')
  .turn(2, '8m')
  .win(0, 2, '8m', [2900, 0, -2900, 0])
  .hand();

const game: Game = {
  id: undefined,
  rules: presets.tenhou,
  houseRules: false,
  players: ['Aki', 'Ben', 'Chie', 'Dai'],
  hands: [won],
  final: undefined,
};

function tableOf(one: Game): SeasonTable {
  return seasonOf(seasonMatch(one, 'Friday'))[0] as SeasonTable;
}

test('players who called are counted in every hand', () => {
  const { players } = tableOf(game);
  expect(players.map(({ bySeat }) => ratesOf(sumOfSeason(bySeat)).call)).toEqual([0, 1, 0, 0]);
});

test('a record without an end has no result; one with an end has, even if the rules would continue', () => {
  expect(tableOf(game).matches[0]?.result).toBeUndefined();
  const final = { scores: [27_900, 25_000, 22_100, 25_000], totals: undefined };
  const [match] = tableOf({ ...game, final }).matches;
  expect([match?.inDoubt, match?.result?.map(({ place }) => place)]).toEqual([true, [1, 2, 4, 3]]);
});

test('a hand that breaks off counts as missing, and the match has no result', () => {
  const cut = { ...won, kyoku: 1, scores: [27_900, 25_000, 22_100, 25_000], events: [] };
  const final = { scores: cut.scores, totals: undefined };
  const [match] = tableOf({ ...game, hands: [won, { ...cut, honba: 0 }], final }).matches;
  expect(match).toMatchObject({ missing: 1, inDoubt: true, result: undefined, outcomes: { ron: 1 } });
});

test.each(SITUATIONS.map((situation) => [situation.name, situation] as const))(
  '%s: counted as the ledger pays it',
  (_, situation) => {
    const table = tableOf(gameOf(situation));
    const [match] = table.matches;
    expect([match?.points, match?.missing]).toEqual([situation.after, 0]);
    const hand = situation.hand.events;
    const wins = hand.filter(({ type }) => type === 'win').length;
    const counts = table.players.map(({ bySeat }) => sumOfSeason(bySeat));
    expect(counts.reduce((sum, { rons, tsumos }) => sum + rons + tsumos, 0)).toBe(wins);
    expect(counts.map(({ called }) => called > 0)).toEqual(
      counts.map((_counts, seat) => hand.some((event) => event.type === 'call' && event.seat === seat)),
    );
  },
);
