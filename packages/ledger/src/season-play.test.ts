import type { Seat } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { draw, handEnded, played, ron, started, tsumo } from '../../../fixtures/logs.ts';
import {
  type HandPlay,
  type MatchEvent,
  type PlayCounts,
  type PlayerTurns,
  type SeasonCounts,
  type SeasonTable,
  ratesOf,
  seasonOf,
  sumOfSeason,
} from './index.ts';
import { NO_PLAY } from './season-play.ts';

type Hand = MatchEvent & { readonly type: 'handEnded' };

const MANGAN = { limit: 'mangan' } as const;
const CHEAP = { han: 1, fu: 30 } as const;

/** Every player discarded ten tiles, unless `turns` says otherwise. */
function play({
  turns = {},
  riichi = [],
  dealtInTenpai = false,
}: {
  readonly turns?: { readonly [S in Seat]?: Partial<PlayerTurns> };
  readonly riichi?: readonly Seat[];
  readonly dealtInTenpai?: boolean;
}): HandPlay {
  const seats = [0, 1, 2, 3] as const;
  return {
    turns: seats.map((seat) => ({ last: 11, call: undefined, riichi: undefined, ...turns[seat] })),
    riichi,
    dealtInTenpai,
  };
}

/** Counts of Aki, Ben, Chie and Dai; hands without a play were kept by hand. */
function counted(...hands: readonly (readonly [Hand, HandPlay?])[]): readonly SeasonCounts[] {
  const { state } = played(started(), ...hands.map(([hand], i) => [`${i}`, hand] as const));
  const plays = new Map(hands.flatMap(([, one], i) => (one === undefined ? [] : [[`${i}`, one] as const])));
  const [table] = seasonOf({ state, name: 'Friday', plays }) as [SeasonTable];
  return table.players.map(({ bySeat }) => sumOfSeason(bySeat));
}

const withRiichi = ({ hand }: Hand, ...riichi: readonly Seat[]): Hand => handEnded({ ...hand, riichi });

function of(counts: readonly SeasonCounts[], ...names: readonly (keyof PlayCounts)[]): readonly unknown[] {
  return counts.map(({ play: one }) => names.map((name) => one[name]));
}

test('a riichi is the first of its hand or chases an earlier one, and may be chased', () => {
  const order: readonly Seat[] = [2, 0, 1];
  const turns = { 2: { riichi: 6 }, 0: { riichi: 8 }, 1: { riichi: 9 } };
  // Ben, the last of three, wins from Chie, the first.
  const counts = counted(
    [withRiichi(ron(1, 2, MANGAN), 0, 1, 2), play({ riichi: order, turns })],
    [withRiichi(tsumo(2, MANGAN), 2), play({ riichi: [2], turns: { 2: { riichi: 3 } } })],
  );
  expect(of(counts, 'firstRiichi', 'firstRiichiWon', 'chasingRiichi', 'chasingRiichiWon', 'chasedRiichi', 'riichiTurns')).toEqual(
    [
      [0, 0, 1, 0, 1, 8],
      [0, 0, 1, 1, 0, 9],
      [2, 1, 0, 0, 1, 9],
      [0, 0, 0, 0, 0, 0],
    ],
  );
  expect(counts.map(ratesOf)[0]).toMatchObject({ chasingRiichi: 1, chasingRiichiWon: 0, chasedRiichi: 1, riichiTurn: 8 });
  expect(counts.map(ratesOf)[2]).toMatchObject({ firstRiichi: 1, firstRiichiWon: 1 / 2, chasedRiichi: 1 / 2, riichiTurn: 4.5 });
});

test('a deal-in is made in riichi, in another tenpai or in noten, once for two winners', () => {
  const two = [0, 1].map((winner) => ({ winner: winner as Seat, value: CHEAP }));
  const counts = counted(
    [withRiichi(ron(0, 3, CHEAP), 3), play({ riichi: [3], dealtInTenpai: true })],
    [handEnded({ riichi: [], outcome: { kind: 'ron', discarder: 3, wins: two } }), play({ dealtInTenpai: true })],
    [ron(0, 3, CHEAP), play({ dealtInTenpai: true })],
    [ron(0, 3, CHEAP), play({})],
    [ron(3, 0, CHEAP), play({})],
  );
  expect(of(counts, 'dealInsInRiichi', 'dealInsInTenpai', 'dealInsInNoten')).toEqual([
    [0, 0, 1],
    [0, 0, 0],
    [0, 0, 0],
    [1, 2, 1],
  ]);
  expect(ratesOf(counts[3] as SeasonCounts)).toMatchObject({ dealInRiichi: 1 / 4, dealInTenpai: 1 / 2, dealInNoten: 1 / 4 });
});

test('first calls by turn: 1 to 6, 7 to 12, and later', () => {
  const turn = (call: number) => play({ turns: { 1: { call } } });
  const counts = counted([draw(0), turn(6)], [draw(0), turn(7)], [draw(0), turn(12)], [draw(0), turn(13)], [draw(0), play({})]);
  const [, ben] = counts as readonly [SeasonCounts, SeasonCounts];
  expect([ben.called, ben.callsKnown, ben.play.callTurns, ben.play.calls]).toEqual([4, 5, 38, { early: 1, middle: 2, late: 1 }]);
  expect(ratesOf(ben)).toMatchObject({ call: 4 / 5, callTurn: 9.5, earlyCall: 1 / 5, middleCall: 2 / 5, lateCall: 1 / 5 });
});

test('wins by turn, and their points', () => {
  const turn = (last: number) => play({ turns: { 1: { last } } });
  // Ben is no dealer in the first hand, and the dealer in the two after it.
  const counts = counted([ron(1, 0, MANGAN), turn(1)], [tsumo(1, MANGAN), turn(12)], [ron(1, 2, CHEAP), turn(18)]);
  const [, ben] = counts as readonly [SeasonCounts, SeasonCounts];
  expect(ben.play.winTurns).toBe(31);
  expect(ben.play.wins).toEqual({
    early: { wins: 1, points: 8000 },
    middle: { wins: 1, points: 12_000 },
    late: { wins: 1, points: 1500 },
  });
  expect(ratesOf(ben)).toMatchObject({ winTurn: 31 / 3, earlyWin: 8000, middleWin: 12_000, lateWin: 1500 });
});

test('of hands kept by hand nothing of this is known, and they are in no share', () => {
  const byHand = counted([withRiichi(ron(1, 0, MANGAN), 1)], [withRiichi(tsumo(1, MANGAN), 2, 1)], [draw(0)]);
  for (const { play: one, callsKnown } of byHand) expect([one, callsKnown]).toEqual([NO_PLAY, 0]);
  const { firstRiichi, chasedRiichi, riichiTurn, dealInNoten, call, callTurn, earlyCall, winTurn, earlyWin } = ratesOf(
    byHand[1] as SeasonCounts,
  );
  expect([firstRiichi, chasedRiichi, riichiTurn, dealInNoten, call, callTurn, earlyCall, winTurn, earlyWin]).toEqual(
    Array<undefined>(9).fill(undefined),
  );
  const [, ben] = counted(
    [withRiichi(ron(1, 0, MANGAN), 1)],
    [withRiichi(ron(1, 0, MANGAN), 1), play({ riichi: [1], turns: { 1: { last: 9, call: undefined, riichi: 5 } } })],
  ) as readonly [SeasonCounts, SeasonCounts];
  expect([ben.riichi, ben.rons, ben.callsKnown]).toEqual([2, 2, 1]);
  expect(ratesOf(ben)).toMatchObject({ firstRiichi: 1, riichiTurn: 5, winTurn: 9, call: 0 });
});
