import { presets } from '@tenbo/engine';
import {
  type Act,
  type Tournament,
  type TournamentEntry,
  advancing,
  checkAct,
  standingsOf,
  tournamentOf,
  withAct,
} from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { type Wish, requestFor, seatingAct, withOnly } from './seating-request.ts';
import { planRounds } from './seating-job.ts';

const opened: Extract<Act, { type: 'tournamentOpened' }> = {
  type: 'tournamentOpened',
  version: 1,
  plan: { title: 'Autumn', rules: presets.ema2025, standings: { ties: [] }, bye: 0 },
};

/** A tournament whose acts must all be accepted. */
class Event {
  readonly log: TournamentEntry[] = [];

  do(...acts: readonly Act[]): void {
    for (const act of acts) {
      const error = checkAct(tournamentOf(this.log), act);
      if (error) throw new Error(JSON.stringify(error));
      this.log.push({ id: `e${this.log.length}`, at: '2026-11-22T10:00:00Z', act });
    }
  }

  get state(): Tournament {
    const state = this.log.reduce<Tournament | undefined>(withAct, undefined);
    if (!state) throw new Error('not opened');
    return state;
  }

  /** Seats a round, enters a result at each table, and closes it. */
  seat(round: number, wish: Wish) {
    const request = requestFor(
      this.log,
      this.state,
      round,
      this.state.players.map(({ player }) => player),
      wish,
    );
    const planned = planRounds(request.job);
    if (!planned.ok) throw new Error(JSON.stringify(planned.error));
    const [next] = planned.value.rounds;
    if (!next) throw new Error('no round');
    this.do(seatingAct(next, request.ids, { round, method: request.method, seed: request.seed }));
    for (const { table } of this.state.rounds[round - 1]?.tables ?? [])
      this.do({ type: 'resultEntered', round, table, scores: [30_000, 30_000, 30_000, 30_000] });
    this.do({ type: 'roundClosed', round });
    return planned.value;
  }
}

function eventOf(players: number, substitutes = 0): Event {
  const event = new Event();
  event.do(opened);
  for (let i = 0; i < players; i++) event.do({ type: 'playerEntered', player: `p${i}` });
  for (let i = 0; i < substitutes; i++) event.do({ type: 'playerEntered', player: `s${i}`, isSubstitute: true });
  return event;
}

const BALANCED: Wish = { method: 'balanced', rounds: 4, seed: 'spring' };

test('rounds planned together are seated one after the other as announced: no two players meet twice', () => {
  const event = eventOf(16);
  for (let round = 1; round <= 4; round++) {
    const { certificate, changed } = event.seat(round, { ...BALANCED, seed: `round ${round}` });
    expect(changed).toBe(round === 1 ? undefined : 0);
    expect([certificate.rounds, certificate.repeats.value]).toEqual([4, 0]);
  }
  const met = event.state.rounds.flatMap(({ tables }) =>
    tables.flatMap(({ players }) =>
      players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other].toSorted().join(' '))),
    ),
  );
  expect(new Set(met).size).toBe(met.length);
});

test('if a player leaves, the announced rounds are repaired: everyone present has one place or sits out', () => {
  const event = eventOf(17);
  event.seat(1, BALANCED);
  event.do({ type: 'playerLeft', player: 'p3' }, { type: 'playerLeft', player: 'p5' });
  const { changed } = event.seat(2, BALANCED);
  expect(changed).toBeGreaterThan(0);
  const [, second] = event.state.rounds;
  const there = [...(second?.tables.flatMap(({ players }) => players) ?? []), ...(second?.byes ?? [])];
  expect(there.toSorted()).toEqual(
    event.state.players.flatMap(({ player, isPresent }) => (isPresent ? [player] : [])).toSorted(),
  );
});

test('house substitutes fill the last table if there are enough of them, and sit nowhere else', () => {
  const seated = (event: Event) =>
    event.state.rounds[0]?.tables.flatMap(({ players }) => players).filter((one) => one.startsWith('s'));
  const [enough, tooFew, none] = [eventOf(14, 3), eventOf(13, 2), eventOf(16, 2)];
  for (const event of [enough, tooFew, none]) event.seat(1, { method: 'lot', seed: 'x' });
  expect(seated(enough)).toEqual(expect.arrayContaining(['s0', 's1']));
  expect([seated(enough)?.length, seated(tooFew), seated(none)]).toEqual([2, [], []]);
  expect(enough.state.rounds[0]?.byes).toEqual([]);
  expect(tooFew.state.rounds[0]?.byes).toHaveLength(1);
});

test('drawn numbers are the numbers in a prescribed round', () => {
  const event = eventOf(8);
  const drawn = ['p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1', 'p0'];
  event.do({ type: 'playersNumbered', players: drawn, seed: 'lottery' });
  event.seat(1, { method: 'prescribed', text: '1-3-5-7 2-4-6-8' });
  expect(event.state.rounds[0]?.tables.map(({ players }) => players)).toEqual([
    ['p7', 'p5', 'p3', 'p1'],
    ['p6', 'p4', 'p2', 'p0'],
  ]);
});

test('of a prescribed tournament the line of the round counts', () => {
  const event = eventOf(8);
  const text = '1-2-3-4 5-6-7-8\n1-3-5-7 2-4-6-8';
  event.seat(1, { method: 'prescribed', text });
  event.seat(2, { method: 'prescribed', text });
  expect(event.state.rounds[1]?.tables[0]?.players).toEqual(['p0', 'p2', 'p4', 'p6']);
  expect(() => event.seat(3, { method: 'prescribed', text })).toThrow('roundMissing');
});

test('after a cut only the players who advance are seated, by their standing, and the first plays the first', () => {
  const event = eventOf(16, 1);
  event.do({
    type: 'planChanged',
    plan: { ...opened.plan, standings: { ties: [], cuts: [{ after: 1, advance: 8, keep: 0.5 }] } },
  });
  event.do({
    type: 'roundSeated',
    round: 1,
    tables: [0, 4, 8, 12].map((from, i) => ({ table: i + 1, players: [0, 1, 2, 3].map((seat) => `p${from + seat}`) })),
    byes: [],
  });
  for (const [i, first] of [45_000, 44_000, 43_000, 42_000].entries()) {
    event.do({ type: 'resultEntered', round: 1, table: i + 1, scores: [first, 32_000, 26_000, 120_000 - 58_000 - first] });
  }
  event.do({ type: 'roundClosed', round: 1 });
  const through = advancing(event.state, new Map(), 2);
  expect(through).toHaveLength(8);
  const standing = standingsOf(event.state, new Map()).map(({ player }) => player);
  const request = requestFor(event.log, withOnly(event.state, through), 2, standing, { method: 'swiss', seed: 'spring' });
  const planned = planRounds(request.job);
  if (!planned.ok || !planned.value.rounds[0]) throw new Error('no plan');
  const act = seatingAct(planned.value.rounds[0], request.ids, { round: 2, method: 'swiss', seed: 'spring' });
  expect(act.tables.flatMap(({ players }) => players).toSorted()).toEqual(through.toSorted());
  expect(act.byes).toEqual([]);
  expect(checkAct(event.state, act)).toBeUndefined();
});
