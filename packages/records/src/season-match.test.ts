import { type RuleSet, presets } from '@tenbo/engine';
import { type SeasonTable, ratesOf, seasonOf, sumOfSeason } from '@tenbo/ledger';
import { describe, expect, test } from 'vitest';

import { HandMaker } from '../../../fixtures/game-hand.ts';
import { SITUATIONS, gameOf } from '../../../fixtures/situations.ts';
import type { Game } from './game.ts';
import { seasonMatch } from './audit.ts';

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

/** What each player did in one hand, and how it was played. */
function playOf(maker: HandMaker, rules: RuleSet = presets.tenhou) {
  const { plays } = seasonMatch(
    { ...game, rules, players: game.players.slice(0, rules.tiles.players), hands: [maker.hand()] },
    '',
  );
  return plays?.get('0');
}

describe('how a hand was played', () => {
  test('a turn is one more than the own discards before it: calls take turns, and skip those of others', () => {
    const play = playOf(
      new HandMaker([WAITING, '99p1s', '', ''])
        .turn(0, '9p')
        .call('pon', 1, 0, '999p')
        .discard(1, '1s')
        .turn(2, '1z')
        .turn(3, '1z')
        .draw(0, '8m')
        .win(0, 0, '8m', [3000, -1000, -1000, -1000]),
    );
    expect(play?.turns).toEqual([
      { last: 2, call: undefined, riichi: undefined },
      { last: 2, call: 1, riichi: undefined },
      { last: 2, call: undefined, riichi: undefined },
      { last: 2, call: undefined, riichi: undefined },
    ]);
  });

  test('a win on the first tile is in turn 1, for the dealer and for a player who has not discarded yet', () => {
    const first = playOf(new HandMaker([WAITING, '', '', '']).draw(0, '8m').win(0, 0, '8m', [48_000, -16_000, -16_000, -16_000]));
    const ron = playOf(new HandMaker(['', '', WAITING, '']).turn(0, '8m').win(2, 0, '8m', [-2000, 0, 2000, 0]));
    expect([first?.turns[0]?.last, ron?.turns[2]?.last, ron?.turns[0]?.last]).toEqual([1, 1, 2]);
  });

  test('a closed kan, an added kan and a north are no calls; an open kan is the first call only of one who has not called', () => {
    const kans = playOf(
      new HandMaker(['1111m', '99p1s', '9p', ''])
        .draw(0, '2z')
        .ankan(0, '1111m')
        .turn(0, '3z')
        .turn(1, '3z')
        .turn(2, '3z', '9p')
        .call('pon', 1, 2, '999p')
        .discard(1, '1s'),
    );
    expect(kans?.turns.map(({ call }) => call)).toEqual([undefined, 2, undefined, undefined]);
    const north = playOf(new HandMaker(['4z', '', '']).draw(0, '1z').kita(0).turn(0, '2z'), presets.tenhouSanma);
    expect(north?.turns.map(({ call, last }) => [call, last])).toEqual([
      [undefined, 2],
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  test('riichi in the order in which they were declared, with the turn of the discard that declares', () => {
    const other = '234p456m567m88p67s';
    const play = playOf(
      new HandMaker([WAITING, '', other, ''])
        .turn(0, '1z')
        .turn(1, '1z')
        .riichi(2, '3z')
        .turn(3, '2z')
        .riichi(0, '3z')
        .turn(1, '8s')
        .win(2, 1, '8s', [0, -3900, 5900, 0]),
    );
    expect([play?.riichi, play?.turns.map(({ riichi }) => riichi)]).toEqual([
      [2, 0],
      [2, undefined, 1, undefined],
    ]);
  });

  test('a riichi on whose tile somebody wins has no stick, and the hand left decides whether it was in tenpai', () => {
    const play = playOf(
      new HandMaker([WAITING, '234p456m567p88m67s', '', ''])
        .turn(0, '1z')
        .riichi(1, '1z', '8m')
        .win(0, 1, '8m', [2900, -2900, 0, 0]),
    );
    expect([play?.riichi, play?.dealtInTenpai]).toEqual([[], false]);
    const waiting = playOf(
      new HandMaker([WAITING, '234p456m567p99m67s', '', ''])
        .turn(0, '1z')
        .riichi(1, '8m', '8m')
        .win(0, 1, '8m', [2900, -2900, 0, 0]),
    );
    expect([waiting?.riichi, waiting?.dealtInTenpai]).toEqual([[], true]);
  });

  test('who is robbed of a kan has dealt in, from the hand that is left without its tile', () => {
    const robbed = (rest: string) =>
      playOf(
        new HandMaker(['', `99p1z${rest}`, '78p123m456s789s11z', ''])
          .turn(0, '9p')
          .call('pon', 1, 0, '999p')
          .discard(1, '1z')
          .turn(2, '2z')
          .turn(3, '2z')
          .turn(0, '2z')
          .draw(1, '9p')
          .kakan(1, '9999p')
          .win(2, 1, '9p', [0, -2600, 2600, 0]),
      )?.dealtInTenpai;
    expect([robbed('234m456p678s5s'), robbed('234m456p67s5z6z')]).toEqual([true, false]);
  });
});
