import { type Act, standingsOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { draw } from '../../../../../fixtures/logs.ts';
import { courseOf, roundsOf } from './course.ts';
import { ENDED, PLAN, entered, knownOf, playedAt, seated, tournamentAfter } from '../testing.ts';

const FIVE = ['p1', 'p2', 'p3', 'p4', 'p5'];
const byHand = (round: number): Act => ({ type: 'resultEntered', round, table: 1, scores: [42_000, 32_000, 26_000, 20_000] });
const closed = (round: number): Act => ({ type: 'roundClosed', round });
const ACTS: readonly Act[] = [
  ...entered(...FIVE),
  { ...seated(1, ['p1', 'p2', 'p3', 'p4']), byes: ['p5'] } as Act,
  byHand(1),
  closed(1),
  { ...seated(2, ['p5', 'p2', 'p3', 'p4']), byes: ['p1'] } as Act,
  { type: 'penaltyGiven', round: 2, player: 'p2', total: -20_000 },
  byHand(2),
  closed(2),
];

test('the course includes each round’s penalties and byes, and ends at the standings', () => {
  const tournament = tournamentAfter({ ...PLAN, bye: -5000 }, ...ACTS);
  expect(courseOf(tournament, new Map(), 'p1')).toEqual([
    { round: 1, place: 1, total: 27_000 },
    { round: 2, place: 1, total: 22_000 },
  ]);
  expect(courseOf(tournament, new Map(), 'p2').map(({ total }) => total)).toEqual([7000, -6000]);
  for (const { player, place, total } of standingsOf(tournament, new Map())) {
    expect(courseOf(tournament, new Map(), player).at(-1)).toEqual({ round: 2, place, total });
  }
});

test('in free play a player’s course has only their own matches and penalties', () => {
  const acts: readonly Act[] = [
    ...entered(...FIVE),
    seated(1, ['p1', 'p2', 'p3', 'p4']),
    byHand(1),
    seated(2, ['p5', 'p2', 'p3', 'p4']),
    byHand(2),
    seated(3, ['p2', 'p1', 'p3', 'p4']),
    byHand(3),
    { type: 'penaltyGiven', round: 3, player: 'p5', total: -20_000 },
  ];
  const tournament = tournamentAfter({ ...PLAN, isFree: true }, ...acts);
  expect(courseOf(tournament, new Map(), 'p1').map(({ round, total }) => [round, total])).toEqual([
    [1, 27_000],
    [3, 34_000],
  ]);
  expect(courseOf(tournament, new Map(), 'p5').map(({ round, total }) => [round, total])).toEqual([
    [2, 27_000],
    [3, 7000],
  ]);
});

test('a house substitute has no place in the standings', () => {
  const acts: Act[] = [
    ...entered('p1', 'p2', 'p3'),
    { type: 'playerEntered', player: 'house', isSubstitute: true },
    seated(1, ['house', 'p1', 'p2', 'p3']),
    byHand(1),
  ];
  expect(courseOf(tournamentAfter(PLAN, ...acts), new Map(), 'house')).toEqual([]);
});

test('rounds of a player: played, sat out, handed over to a substitute, still open', () => {
  const tournament = tournamentAfter(PLAN, ...ACTS, ...entered('p6'), seated(3, ['p1', 'p2', 'p3', 'p4']), {
    type: 'seatTaken',
    round: 3,
    table: 1,
    seat: 3,
    player: 'p6',
  });
  expect(roundsOf(tournament, new Map(), 'p1')).toMatchObject([
    { round: 1, kind: 'seated', seat: 0, result: { place: 1, points: 42_000, total: 27_000 } },
    { round: 2, kind: 'sitsOut' },
    { round: 3, kind: 'seated', result: undefined },
  ]);
  expect(roundsOf(tournament, new Map(), 'p4').at(-1)).toMatchObject({ round: 3, kind: 'replaced', by: 'p6' });
  const { summaries } = knownOf(playedAt(tournament, 3, 1, draw(3), ENDED));
  expect(roundsOf(tournament, summaries, 'p6')).toMatchObject([
    { round: 3, kind: 'seated', seat: 3, result: { place: 1, points: 33_000 } },
  ]);
});
