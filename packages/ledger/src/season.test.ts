import { type RuleSet, presets, seatsOf, withRule } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { check, historyOf } from '../../../fixtures/holds.ts';
import { draw, handEnded, played, ron, started, tsumo } from '../../../fixtures/logs.ts';
import type { Choose } from '../../../fixtures/wins.ts';
import {
  type HandPlay,
  type MatchEvent,
  type MatchState,
  type Season,
  type SeasonCounts,
  SeasonSum,
  type SeasonTable,
  ratesOf,
  seasonOf,
  settleMatch,
  sumOfSeason,
} from './index.ts';

/** Pinfu, tanyao and a red five by ron: 3 han 30 fu. */
const TILES = { hand: '234m406p567s88s67m', tile: '8m' };

function evening(...events: readonly MatchEvent[]): MatchState {
  return played(started(), ...events.map((event, i) => [`${i}`, event] as const)).state;
}

function tableOf(state: MatchState, name: string = 'Friday'): SeasonTable {
  return seasonOf({ state, name })[0] as SeasonTable;
}

function countsOf({ players }: SeasonTable, name: string): SeasonCounts {
  return sumOfSeason(players.find((player) => player.name === name)?.bySeat ?? []);
}

test('wins are counted by yaku, by han and fu, and by limit, as far as they are known', () => {
  const table = tableOf(
    evening(
      ron(1, 0, { tiles: TILES }),
      // Ben deals.
      tsumo(1, { limit: 'haneman' }),
      ron(1, 2, { han: 3, fu: 70 }),
      ron(1, 3, { points: { discarder: 2000 } }),
      ron(1, 3, { yakuman: 1 }),
    ),
  );
  expect(countsOf(table, 'Ben').wins).toEqual({
    scored: 1,
    yaku: { pinfu: { wins: 1, points: 3900 }, tanyao: { wins: 1, points: 3900 } },
    dora: { dora: 0, akaDora: 1, uraDora: 0, kita: 0 },
    hanFu: { 3: { 30: 1, 70: 1 } },
    limits: { none: 2, mangan: 1, haneman: 1, baiman: 0, sanbaiman: 0, yakuman: 1 },
  });
  expect(countsOf(table, 'Aki').wins).toEqual({
    scored: 0,
    yaku: {},
    dora: { dora: 0, akaDora: 0, uraDora: 0, kita: 0 },
    hanFu: {},
    limits: { none: 0, mangan: 0, haneman: 0, baiman: 0, sanbaiman: 0, yakuman: 0 },
  });
});

test('the most expensive wins are told with their tiles, and every yakuman', () => {
  const table = tableOf(evening(ron(1, 0, { tiles: TILES }), tsumo(1, { yakuman: 1 }), ron(2, 1, { han: 1, fu: 30 })));
  const [ben, chie] = ['Ben', 'Chie'].map((name) => table.players.find((player) => player.name === name)?.biggest ?? []);
  expect(ben?.map(({ points, limit, tiles, by, discarder, match }) => [points, limit, tiles, by, discarder, match])).toEqual([
    [48_000, 'yakuman', undefined, 'tsumo', undefined, 'Friday'],
    [3900, undefined, TILES, 'ron', 'Aki', 'Friday'],
  ]);
  expect(ben?.[1]?.yaku).toEqual([
    ['pinfu', 1],
    ['tanyao', 1],
  ]);
  expect(chie?.map(({ points }) => points)).toEqual([1000]);
  expect(table.yakuman.map(({ player, before }) => [player, before.kyoku])).toEqual([['Ben', 1]]);
});

test('of many wins the ten most expensive are told, also of several matches together', () => {
  const points = (state: MatchState) => tableOf(state).players[1]?.biggest.map((win) => win.points);
  const wins = (...han: readonly (1 | 2 | 3)[]) =>
    evening(...han.map((one, i) => ron(1, i % 2 === 0 ? 0 : 3, { han: one, fu: 30 })));
  // Ben deals from the second hand on, and stays.
  expect(points(wins(1, 1, 2, 1, 3, 1, 1, 1, 1, 2, 2))).toEqual([5800, 2900, 2900, 2900, 1500, 1500, 1500, 1500, 1500, 1500]);
  const [sum] = sumOf([
    seasonOf({ state: wins(1, 2), name: 'a' }),
    seasonOf({ state: evening(tsumo(1, { yakuman: 1 })), name: 'b' }),
  ]);
  expect(sum?.players[1]?.biggest.map((win) => [win.match, win.points])).toEqual([
    ['b', 32_000],
    ['a', 2900],
    ['a', 1000],
  ]);
  expect(sum?.yakuman.map((win) => [win.match, win.player])).toEqual([['b', 'Ben']]);
});

test('a match has its time if that is known, and is in doubt only if that is said', () => {
  const state = evening(draw(0), ron(1, 0, { han: 3, fu: 30 }));
  const matchOf = (more: object) => seasonOf({ state, name: 'Friday', ...more })[0]?.matches[0];
  const known = {
    name: 'Friday',
    inDoubt: false,
    missing: 0,
    outcomes: { ron: 1, tsumo: 0, exhaustiveDraw: 1, abortiveDraw: 0, chombo: 0 },
    players: ['Aki', 'Ben', 'Chie', 'Dai'],
    points: state.scores,
    result: undefined,
  };
  expect(matchOf({})).toStrictEqual(known);
  const at = '2026-11-24T18:00:00Z';
  expect(matchOf({ at, inDoubt: true, missing: 2 })).toStrictEqual({ ...known, at, inDoubt: true, missing: 2 });
});

test('only a match with an end has places and totals', () => {
  const open = evening(ron(1, 0, { han: 3, fu: 30 }));
  const over = evening(ron(1, 0, { han: 3, fu: 30 }), { type: 'matchEnded', reason: 'agreed' });
  expect(countsOf(tableOf(open), 'Ben')).toMatchObject({ matches: 1, finished: 0, places: {}, total: 0, won: 3900 });
  expect(tableOf(open).matches[0]?.result).toBeUndefined();
  const [first] = settleMatch(over, over.rules);
  expect(countsOf(tableOf(over), 'Ben')).toMatchObject({ matches: 1, finished: 1, places: { 1: 1 }, total: first?.total });
  expect(tableOf(over).matches[0]?.result?.[1]).toEqual({ place: 1, total: first?.total });
});

test('what became of a riichi: won, dealt in, drawn, or the win of another', () => {
  const riichi = (event: ReturnType<typeof ron>) => handEnded({ ...event.hand, riichi: [1] });
  const mangan = { limit: 'mangan' } as const;
  const table = tableOf(
    evening(
      riichi(ron(1, 0, mangan)),
      riichi(ron(0, 1, mangan)),
      riichi(draw(1)),
      handEnded({ riichi: [1], outcome: { kind: 'abortiveDraw', cause: 'fourWinds' } }),
      riichi(tsumo(0, mangan)),
      handEnded({ riichi: [1], outcome: { kind: 'chombo', by: [0] } }),
    ),
  );
  const { riichi: all, riichiWon, riichiDealtIn, riichiDrawn } = countsOf(table, 'Ben');
  expect([all, riichiWon, riichiDealtIn, riichiDrawn]).toEqual([6, 1, 1, 2]);
});

test('nagashi mangan, double ron, pao, chombo and abortive draws', () => {
  const pao = { winner: 1, value: { yakuman: 1 }, pao: [{ yakuman: 'daisangen', liable: 2 }] } as const;
  const table = tableOf(
    evening(
      handEnded({ riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0], nagashi: [3] } }),
      handEnded({
        riichi: [],
        outcome: {
          kind: 'ron',
          discarder: 3,
          wins: [
            { winner: 0, value: { han: 1, fu: 30 } },
            { winner: 1, value: { han: 2, fu: 30 } },
          ],
        },
      }),
      handEnded({ riichi: [], outcome: { kind: 'chombo', by: [2] } }),
      handEnded({ riichi: [], outcome: { kind: 'abortiveDraw', cause: 'nineTerminals' } }),
      handEnded({ riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [pao] } }),
    ),
  );
  expect(table.matches[0]?.outcomes).toEqual({ ron: 2, tsumo: 0, exhaustiveDraw: 1, abortiveDraw: 1, chombo: 1 });
  const rows = ['Aki', 'Ben', 'Chie', 'Dai'].map((name) => countsOf(table, name));
  expect(rows.map(({ nagashi, draws, tenpai }) => [nagashi, draws, tenpai])).toEqual([
    [0, 1, 1],
    [0, 1, 0],
    [0, 1, 0],
    [1, 1, 0],
  ]);
  // The dealer Aki has 1,500; a liable player pays half of a ron and has not dealt in.
  expect(rows.map(({ rons, won, dealIns, dealtIn, chombo }) => [rons, won, dealIns, dealtIn, chombo])).toEqual([
    [1, 1500, 1, 16_000, 0],
    [2, 34_000, 0, 0, 0],
    [0, 0, 0, 0, 1],
    [0, 0, 1, 3500, 0],
  ]);
});

test('matches with three and with four players are apart', () => {
  const three = played(started(presets.tenhouSanma), ['a', ron(1, 0, { han: 3, fu: 30 })]).state;
  const season = new SeasonSum()
    .add(seasonOf({ state: three, name: 'b' }))
    .add(seasonOf({ state: evening(draw(0)), name: 'a' })).season;
  expect(season.map(({ seats, matches, players }) => [seats, matches.length, players.length])).toEqual([
    [4, 1, 4],
    [3, 1, 3],
  ]);
});

test('a player is the same at any seat', () => {
  const { state } = played(started(), ['a', ron(1, 0, { han: 3, fu: 30 })]);
  const moved = { ...state, players: ['Ben', 'Aki', 'Chie', 'Dai'] };
  const [table] = new SeasonSum().add(seasonOf({ state, name: 'a' })).add(seasonOf({ state: moved, name: 'b' })).season as [
    SeasonTable,
  ];
  expect(table.players.map(({ name }) => name)).toEqual(['Aki', 'Ben', 'Chie', 'Dai']);
  expect(table.players[1]?.bySeat.map(({ matches, won }) => [matches, won])).toEqual([
    [1, 0],
    [1, 3900],
    [0, 0],
    [0, 0],
    // Of matches whose seats are not known.
    [0, 0],
  ]);
  expect(countsOf(table, 'Ben')).toMatchObject({ matches: 2, hands: 2, rons: 1, dealIns: 1, dealtIn: 3900 });
});

test('rates have nothing to divide by before there is something', () => {
  const [table] = seasonOf({ state: started().state, name: 'a' }) as [SeasonTable];
  expect(new Set(Object.values(ratesOf(countsOf(table, 'Aki'))))).toEqual(new Set([undefined]));
});

test('rates and averages', () => {
  const table = tableOf(
    evening(ron(1, 0, { tiles: TILES }), tsumo(1, { limit: 'mangan' }), draw(1), draw(0), {
      type: 'matchEnded',
      reason: 'agreed',
    }),
  );
  expect(ratesOf(countsOf(table, 'Ben'))).toMatchObject({
    win: 2 / 4,
    dealIn: 0,
    tsumo: 1 / 2,
    averageWin: (3900 + 12_000) / 2,
    averageDealIn: undefined,
    tenpai: 1 / 2,
    dora: 1,
    place: 1,
  });
});

test('an end that was entered by hand counts instead of the accounts, and the hands stay', () => {
  const state = evening(ron(1, 0, { han: 3, fu: 30 }));
  const final = { scores: [40_000, 30_000, 20_000, 9000], sticks: [3] as const };
  const [table] = seasonOf({ state, name: 'a', final }) as [SeasonTable];
  const rows = settleMatch(final, state.rules);
  expect(table.matches[0]).toMatchObject({ points: final.scores, result: [0, 1, 2, 3].map((seat) => ({ place: seat + 1 })) });
  for (const { seat, place, total } of rows) {
    expect(countsOf(table, state.players[seat] as string)).toMatchObject({
      finished: 1,
      places: { [place]: 1 },
      total,
      hands: 1,
    });
  }
  expect(countsOf(table, 'Ben').rons).toBe(1);
});

test('parts of a season add up to the whole, wherever it is cut', () => {
  check(150, (choose) => {
    const seasons = Array.from({ length: 2 + choose(5) }, (_, i) => {
      const state = historyOf(choose, 6).at(-1)?.state as MatchState;
      return seasonOf({ ...matchFor(state, i), plays: playsOf(state, choose) });
    });
    const whole = sumOf(seasons);
    const cut = choose(seasons.length + 1);
    expect(sumOf([sumOf(seasons.slice(0, cut)), sumOf(seasons.slice(cut))])).toEqual(whole);
    expect(sumOf([structuredClone(whole)])).toEqual(whole);
  });
});

test('every match, hand and win is accounted for', () => {
  check(300, (choose) => {
    const states = Array.from({ length: 1 + choose(4) }, () => historyOf(choose, 6).at(-1)?.state as MatchState);
    for (const table of sumOf(states.map((state, i) => seasonOf(matchFor(state, i))))) {
      const own = states.filter(({ rules }) => seatsOf(rules).length === table.seats);
      const hands = own.flatMap((state) => state.hands);
      const all = sumOfSeason(table.players.flatMap(({ bySeat }) => bySeat));
      expect(table.matches).toHaveLength(own.length);
      expect(all.hands).toBe(hands.length * table.seats);
      expect(table.matches.flatMap(({ outcomes }) => Object.values(outcomes)).reduce((sum, n) => sum + n, 0)).toBe(hands.length);
      const wins = hands.flatMap((line) => line.wins);
      expect(all.rons + all.tsumos).toBe(wins.length);
      expect(Object.values(all.wins.limits).reduce((sum, n) => sum + n, 0)).toBe(wins.length);
      expect(all.finished).toBe(own.filter(({ end }) => end !== undefined).length * table.seats);
      const placed = Object.values(all.places).reduce((sum, n) => sum + n, 0);
      expect(placed).toBe(all.finished);
      const paid = hands.flatMap(({ transfers }) => transfers.filter((one) => one.for === 'hand' || one.for === 'pao'));
      expect(all.won).toBe(paid.reduce((sum, { points }) => sum + points, 0));
    }
  });
});

test('where it is known of every hand how it was played, the parts make up the whole', () => {
  check(150, (choose) => {
    const state = historyOf(choose, 6).at(-1)?.state as MatchState;
    const [table] = seasonOf({ ...matchFor(state, 0), plays: playsOf(state, choose, state.hands) }) as [SeasonTable];
    for (const { bySeat } of table.players) {
      const { play, ...counts } = sumOfSeason(bySeat);
      expect(counts.callsKnown).toBe(counts.hands);
      expect(play.firstRiichi + play.chasingRiichi).toBe(counts.riichi);
      expect(play.firstRiichiWon + play.chasingRiichiWon).toBe(counts.riichiWon);
      expect(play.dealInsInRiichi).toBe(counts.riichiDealtIn);
      expect(play.dealInsInRiichi + play.dealInsInTenpai + play.dealInsInNoten).toBe(counts.dealIns);
      expect(play.calls.early + play.calls.middle + play.calls.late).toBe(counts.called);
      const wins = Object.values(play.wins);
      expect(wins.reduce((sum, one) => sum + one.wins, 0)).toBe(counts.rons + counts.tsumos);
      expect(wins.reduce((sum, { points }) => sum + points, 0)).toBe(counts.won);
    }
  });
});

/** How the hands of a match were played; of some of them by default. */
function playsOf(
  { hands, players }: MatchState,
  choose: Choose,
  known: MatchState['hands'] = hands.filter(() => choose(3) > 0),
): ReadonlyMap<string, HandPlay> {
  const turns = () => ({ last: 1 + choose(18), call: choose(2) === 0 ? undefined : 1 + choose(18), riichi: 1 + choose(18) });
  const plays = known.map(({ entry, hand: { riichi } }): readonly [string, HandPlay] => [
    entry,
    { turns: players.map(turns), riichi: riichi.toReversed(), dealtInTenpai: choose(2) === 0 },
  ]);
  return new Map(plays);
}

function matchFor(state: MatchState | undefined, i: number) {
  const match = { state: state as MatchState, name: `match ${i}` };
  return i % 2 === 0 ? { ...match, inDoubt: true } : match;
}

function sumOf(seasons: readonly Season[]): Season {
  const sum = new SeasonSum();
  for (const season of seasons) sum.add(season);
  return sum.season;
}

test('a win without fu is counted by its limit, not by han and fu', () => {
  const { hanFu, limits } = countsOf(tableOf(evening(ron(1, 0, { han: 8 }))), 'Ben').wins;
  expect([hanFu, limits.baiman]).toEqual([{}, 1]);
});

test('without limits, no win has one', () => {
  const rules: RuleSet = withRule(presets.standard, 'points.limits', 'none');
  const { state } = played(started(rules), ['a', ron(1, 0, { han: 6, fu: 30 })]);
  expect(countsOf(tableOf(state), 'Ben').wins).toMatchObject({ hanFu: { 6: { 30: 1 } }, limits: { none: 1, haneman: 0 } });
});
