import { presets } from '@tenbo/engine';
import { type Act, type Plan, tournamentOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { goesOn } from './goes-on.ts';

const AT = '2026-11-22T10:00:00Z';
const SEATED = { tables: [{ table: 3, players: ['a', 'b', 'c', 'd'] }], byes: [] };
const CLOSED: readonly Act[] = [
  { type: 'resultEntered', round: 1, table: 3, scores: [30_000, 30_000, 30_000, 30_000] },
  { type: 'roundClosed', round: 1 },
];
const AGAIN: Act = { type: 'roundSeated', round: 2, ...SEATED };

function event(plan: Partial<Plan>, ...further: readonly Act[]) {
  const whole: Plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0, ...plan };
  const acts: readonly Act[] = [
    { type: 'tournamentOpened', version: 1, plan: whole },
    ...['a', 'b', 'c', 'd'].map((player) => ({ type: 'playerEntered', player }) as const),
    { type: 'roundSeated', round: 1, ...SEATED },
    ...further,
  ];
  const state = tournamentOf(acts.map((act, i) => ({ id: `act${i}`, at: AT, act })));
  const [first, second] = state?.rounds.map(({ tables }) => tables[0]?.match ?? '') ?? [];
  if (!state || first === undefined) throw new Error('not seated');
  return { state, own: { log: first, isOver: true, created: AT }, next: second ?? 'none' };
}

const later = (log: string, head = 0) => ({ log, created: '2026-11-22T12:00:00Z', round: 2, head });

test('in a tournament: only once the round is closed, and the next one has begun', () => {
  const minutes = 60;
  const seated = event({ minutes }, ...CLOSED, AGAIN);
  expect(goesOn(seated.state, seated.own, later(seated.next))).toBe(false);
  const begun = event({ minutes }, ...CLOSED, AGAIN, { type: 'clockStarted', round: 2, until: AT });
  expect(goesOn(begun.state, begun.own, later(begun.next))).toBe(true);
  // Somebody there has begun without waiting for the clock.
  expect(goesOn(seated.state, seated.own, later(seated.next, 2))).toBe(true);
  // Without a clock, being seated is the beginning.
  const timeless = event({}, ...CLOSED, AGAIN);
  expect(goesOn(timeless.state, timeless.own, later(timeless.next))).toBe(true);
  // The round was reopened: there may be something to confirm.
  const reopened = event({}, ...CLOSED, AGAIN, { type: 'roundReopened', round: 1 });
  expect(goesOn(reopened.state, reopened.own, later(reopened.next))).toBe(false);
});

test('in free play: as soon as the match is over', () => {
  const free = event({ isFree: true }, { ...AGAIN });
  expect(goesOn(free.state, free.own, later(free.next))).toBe(true);
  expect(goesOn(free.state, { ...free.own, isOver: false }, later(free.next))).toBe(false);
});

test('never to the match that it shows, nor back', () => {
  const of = event({}, ...CLOSED, AGAIN);
  expect(goesOn(of.state, { ...of.own, log: of.next }, later(of.next))).toBe(false);
  expect(goesOn(of.state, { ...of.own, created: '2026-11-22T13:00:00Z' }, later(of.next))).toBe(false);
});
