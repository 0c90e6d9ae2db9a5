import { presets, unwrap } from '@tenbo/engine';
import { type Log, type MatchEvent, append, newMatch, nextEntry } from '@tenbo/ledger';
import { describe, expect, test } from 'vitest';

import type { Act, Plan } from './acts.ts';
import { isAgreed, tableStatus, timeLeft } from './board.ts';
import { checkAct, tableAt } from './check.ts';
import { type Tournament, matchStartOf } from './state.ts';
import { resultsOf, standingsOf } from './results.ts';
import { type MatchSummary, summaryOf } from './summary.ts';
import { tournamentOf } from './tournament.ts';

const PLAN: Plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: ['headToHead'] }, minutes: 90, bye: 0 };
const OPENED: Act = { type: 'tournamentOpened', version: 1, plan: PLAN };
const EIGHT = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
const entered = (...players: readonly string[]): Act[] => players.map((player) => ({ type: 'playerEntered', player }));
const seated = (round: number, tables: readonly (readonly string[])[], byes: readonly string[] = []): Act => ({
  type: 'roundSeated',
  round,
  tables: tables.map((players, i) => ({ table: i + 1, players })),
  byes,
});
const ROUND_1 = seated(1, [EIGHT.slice(0, 4), EIGHT.slice(4)]);
/** A result entered by hand: by default the first player of the table wins. */
const byHand = (round: number, table: number, scores: readonly number[] = [42_000, 32_000, 26_000, 20_000]): Act => ({
  type: 'resultEntered',
  round,
  table,
  scores,
});
const D = 'd'.repeat(64);

function after(...acts: readonly Act[]): Tournament {
  const log = [OPENED, ...acts].map((act, i) => ({ id: `e${i}`, at: `2026-11-22T10:${String(i).padStart(2, '0')}:00Z`, act }));
  const tournament = tournamentOf(log);
  if (!tournament) throw new Error('not opened');
  return tournament;
}

/** The reason why the last act was set aside. */
function refusal(...acts: readonly Act[]) {
  const { aside } = after(...acts);
  return aside.at(-1)?.error;
}

/** A match in which the first dealer wins a mangan by ron from the second player, and then all agree to end. */
function played(tournament: Tournament, round: number, table: number, isEnded = true): Log {
  const of = tournament.rounds[round - 1];
  const at = tableAt(tournament, round, table);
  if (!of || !at) throw new Error('no such table');
  const win: MatchEvent = {
    type: 'handEnded',
    hand: { riichi: [], outcome: { kind: 'ron', discarder: 1, wins: [{ winner: 0, value: { limit: 'mangan' } }] } },
  };
  const events: MatchEvent[] = [win, ...(isEnded ? [{ type: 'matchEnded', reason: 'agreed' } as const] : [])];
  let match = unwrap(newMatch(matchStartOf(of, at)));
  for (const [i, event] of events.entries()) {
    match = unwrap(append(match, nextEntry(match, event, { id: `${at.match}.${i}`, at: `2026-11-22T11:0${i}:00Z` })));
  }
  return match.log;
}

function summaries(...logs: readonly Log[]): Map<string, MatchSummary> {
  return new Map(
    logs.map((log) => {
      const summary = summaryOf(log);
      if (!summary) throw new Error('no start');
      return [summary.match, summary];
    }),
  );
}

describe('the log', () => {
  test('nothing counts before the tournament is opened, and it is opened once', () => {
    expect(tournamentOf([])).toBeUndefined();
    expect(tournamentOf([{ id: 'a', at: '2026-11-22T10:00:00Z', act: { type: 'playerLeft', player: 'p1' } }])).toBeUndefined();
    expect(refusal(OPENED)).toEqual({ code: 'alreadyOpened' });
  });

  test('a refused act is set aside with its reason, and later acts count', () => {
    const { aside, players } = after({ type: 'playerLeft', player: 'p1' }, ...entered('p1'));
    expect(aside).toMatchObject([{ entry: { id: 'e1' }, error: { code: 'noSuchPlayer', player: 'p1' } }]);
    expect(players).toEqual([{ player: 'p1', isSubstitute: false, isPresent: true }]);
  });

  test('a round is played under the plan at its seating, even if the plan changes later', () => {
    const { rounds, plan } = after(...entered(...EIGHT), ROUND_1, {
      type: 'planChanged',
      plan: { ...PLAN, rules: presets.wrc2025 },
    });
    expect([rounds[0]?.rules, plan.rules]).toEqual([presets.ema2016, presets.wrc2025]);
  });
});

describe('players', () => {
  test('can leave, return and change teams, and keep their number', () => {
    const { players } = after(
      ...entered('p1', 'p2'),
      { type: 'playersNumbered', players: ['p2', 'p1'], seed: 'dice' },
      { type: 'playerLeft', player: 'p1' },
      { type: 'playerEntered', player: 'p1', team: 'Cranes' },
      { type: 'playerEntered', player: 'sub', isSubstitute: true },
    );
    expect(players).toEqual([
      { player: 'p1', team: 'Cranes', isSubstitute: false, isPresent: true, number: 2 },
      { player: 'p2', isSubstitute: false, isPresent: true, number: 1 },
      { player: 'sub', isSubstitute: true, isPresent: true },
    ]);
  });

  test('are drawn once each', () => {
    const numbered = (...players: readonly string[]): Act => ({ type: 'playersNumbered', players });
    expect(refusal(...entered('p1', 'p2'), numbered('p1'))).toEqual({ code: 'notEverybody', players: 2, numbered: 1 });
    expect(refusal(...entered('p1', 'p2'), numbered('p1', 'p2', 'p1'))).toMatchObject({ code: 'notEverybody' });
    expect(refusal(...entered('p1', 'p2'), numbered('p1', 'p3'))).toEqual({ code: 'noSuchPlayer', player: 'p3' });
    expect(refusal(...entered('p1'), { type: 'playerLeft', player: 'p1' }, { type: 'playerLeft', player: 'p1' })).toEqual({
      code: 'alreadyLeft',
      player: 'p1',
    });
  });
});

describe('seating', () => {
  const field = entered(...EIGHT);

  test.each<[string, Act, object]>([
    ['only the next round', seated(2, [EIGHT.slice(0, 4)]), { code: 'notNextRound', round: 2, next: 1 }],
    ['only full tables', seated(1, [EIGHT.slice(0, 3)]), { code: 'tableSize', table: 1, players: 3, expected: 4 }],
    ['one place for each player', seated(1, [EIGHT.slice(0, 4)], ['p1']), { code: 'seatedTwice', player: 'p1' }],
    ['only known players', seated(1, [['p1', 'p2', 'p3', 'x']]), { code: 'noSuchPlayer', player: 'x' }],
    [
      'each table only once',
      {
        type: 'roundSeated',
        round: 1,
        byes: [],
        tables: [
          { table: 3, players: EIGHT.slice(0, 4) },
          { table: 3, players: EIGHT.slice(4) },
        ],
      },
      { code: 'tableTwice', table: 3 },
    ],
  ])('%s', (_, act, error) => {
    expect(refusal(...field, act)).toEqual(error);
  });

  test('the next round can be seated only once the last one is closed', () => {
    expect(refusal(...field, ROUND_1, seated(2, [EIGHT.slice(0, 4)]))).toEqual({ code: 'roundOpen', round: 1 });
  });

  test('the last round can be seated again until something is done in it, and then has new matches', () => {
    const anew = seated(1, [EIGHT.slice(4), EIGHT.slice(0, 4)]);
    expect(after(...field, ROUND_1, anew).rounds.map(({ tables }) => tables.map(({ match }) => match))).toEqual([
      ['e10-1', 'e10-2'],
    ]);
    expect(refusal(...field, ROUND_1, byHand(1, 1), anew)).toEqual({ code: 'roundBegun', round: 1 });
    const substitute: Act[] = [
      { type: 'playerEntered', player: 'sub' },
      { type: 'seatTaken', round: 1, table: 1, seat: 3, player: 'sub' },
    ];
    expect(refusal(...field, ROUND_1, ...substitute, anew)).toEqual({ code: 'roundBegun', round: 1 });
  });

  test('a player who takes over a seat must have no other; the match still names the original players', () => {
    const taken = (seat: 0 | 3, player: string): Act => ({ type: 'seatTaken', round: 1, table: 1, seat, player });
    expect(refusal(...field, ROUND_1, taken(3, 'p8'))).toEqual({ code: 'seatedTwice', player: 'p8' });
    expect(refusal(...field, ROUND_1, taken(3, 'x'))).toEqual({ code: 'noSuchPlayer', player: 'x' });
    const { rounds } = after(...field, ...entered('sub'), ROUND_1, taken(3, 'sub'));
    const [round] = rounds;
    const [table] = round?.tables ?? [];
    expect(table).toMatchObject({ seated: EIGHT.slice(0, 4), players: ['p1', 'p2', 'p3', 'sub'] });
    expect(round && table && matchStartOf(round, table).event).toMatchObject({ players: EIGHT.slice(0, 4) });
  });
});

describe('results', () => {
  const begun = [...entered(...EIGHT), ROUND_1];

  test('count as soon as a match is over, and add up to zero', () => {
    const tournament = after(...begun);
    const over = summaries(played(tournament, 1, 1), played(tournament, 1, 2, false));
    const results = resultsOf(tournament, over);
    expect(results.map(({ player, total }) => [player, total])).toEqual([
      ['p1', 27_000],
      ['p3', 0],
      ['p4', 0],
      ['p2', -27_000],
    ]);
    expect(standingsOf(tournament, over).map(({ player, place }) => [place, player])).toEqual([
      [1, 'p1'],
      [2, 'p3'],
      [2, 'p4'],
      [2, 'p5'],
      [2, 'p6'],
      [2, 'p7'],
      [2, 'p8'],
      [8, 'p2'],
    ]);
  });

  test('of a match that was ended without a hand do not count, and its table has not begun', () => {
    const tournament = after(...begun);
    const log = played(tournament, 1, 1).filter(({ event }) => event.type !== 'handEnded');
    const [start, end] = log as [Log[number], Log[number]];
    const over = summaries([start, { ...end, after: [start.id] }]);
    expect([...over.values()]).toMatchObject([{ isOver: true, hands: 0 }]);
    expect(resultsOf(tournament, over)).toEqual([]);
    const [table] = tournament.rounds[0]?.tables ?? [];
    expect(table && tableStatus(table, over.get(table.match))).toBe('waiting');
  });

  test('entered by hand count instead of the match, until withdrawn', () => {
    const acts = [...begun, byHand(1, 1, [45_000, 29_000, 26_000, 20_000])];
    const tournament = after(...acts);
    const over = summaries(played(after(...begun), 1, 1));
    expect(resultsOf(tournament, over)[0]).toMatchObject({ player: 'p1', total: 30_000 });
    expect(resultsOf(after(...acts, { type: 'actWithdrawn', entry: 'e10' }), over)[0]).toMatchObject({
      player: 'p1',
      total: 27_000,
    });
  });

  test.each<[Act, object]>([
    [byHand(1, 1, [40_000, 40_000, 20_000, 10_000]), { code: 'scoreSum', sum: 110_000, expected: 120_000 }],
    [byHand(1, 1, [60_000, 60_000]), { code: 'scoreCount', scores: 2, expected: 4 }],
    [byHand(1, 3), { code: 'noSuchTable', round: 1, table: 3 }],
    [byHand(2, 1), { code: 'noSuchRound', round: 2 }],
    [
      { type: 'actWithdrawn', entry: 'e1' },
      { code: 'notWithdrawable', entry: 'e1' },
    ],
    [
      { type: 'roundReopened', round: 1 },
      { code: 'roundOpen', round: 1 },
    ],
    [
      { type: 'roundClosed', round: 1 },
      { code: 'unconfirmed', round: 1, tables: [1, 2] },
    ],
  ])('%j is refused', (act, error) => {
    expect(refusal(...begun, act)).toEqual(error);
  });

  test('must include the sticks left on the table in their sum', () => {
    const act: Act = { ...byHand(1, 1, [41_000, 32_000, 26_000, 20_000]), sticks: [0] } as Act;
    expect(refusal(...begun, act)).toBeUndefined();
  });

  test('a round is closed once all agree: each player of a table, or a referee', () => {
    const confirmed = (table: number, seat?: 0 | 1 | 2 | 3, digest = D): Act => ({
      type: 'resultConfirmed',
      round: 1,
      table,
      digest,
      ...(seat !== undefined && { seat }),
    });
    const byThree = [confirmed(1, 0), confirmed(1, 1), confirmed(1, 2)];
    const close: Act = { type: 'roundClosed', round: 1 };
    expect(refusal(...begun, confirmed(2), ...byThree, close)).toEqual({ code: 'unconfirmed', round: 1, tables: [1] });
    const another = confirmed(1, 3, 'e'.repeat(64));
    expect(refusal(...begun, confirmed(2), ...byThree, another, close)).toEqual({ code: 'unconfirmed', round: 1, tables: [1] });
    const closed = [...begun, confirmed(2), ...byThree, confirmed(1, 3), close];
    expect(after(...closed).rounds[0]).toMatchObject({ isClosed: true });
    expect(refusal(...closed, byHand(1, 1))).toEqual({ code: 'roundClosed', round: 1 });
    expect(refusal(...closed, { type: 'actWithdrawn', entry: 'e10' })).toEqual({ code: 'roundClosed', round: 1 });
    expect(refusal(...closed, { type: 'roundReopened', round: 1 }, byHand(1, 1))).toBeUndefined();
    expect(refusal(...closed, seated(2, [EIGHT.slice(0, 4), EIGHT.slice(4)]))).toBeUndefined();
  });

  test('a confirmation counts only for the log that was seen', () => {
    const tournament = after(...begun);
    const [summary] = summaries(played(tournament, 1, 1)).values();
    if (!summary) throw new Error('no summary');
    const table = tableAt(after(...begun, { type: 'resultConfirmed', round: 1, table: 1, digest: summary.digest }), 1, 1);
    if (!table) throw new Error('no table');
    expect([isAgreed(table, summary.digest), isAgreed(table, D)]).toEqual([true, false]);
    expect(tableStatus(table, summary)).toBe('agreed');
    expect(tableStatus(table, { ...summary, digest: D })).toBe('over');
    expect(tableStatus(table, { ...summary, isOver: false })).toBe('playing');
    expect(tableStatus(table, { ...summary, conflicts: 1 })).toBe('conflict');
    expect(tableStatus(table, undefined)).toBe('waiting');
  });

  test('penalties count at once and can be withdrawn', () => {
    const penalty: Act = { type: 'penaltyGiven', round: 1, player: 'p1', total: -20_000, reason: 'late' };
    const last = (...acts: readonly Act[]) => standingsOf(after(...begun, ...acts), new Map()).at(-1);
    expect(last(penalty)).toMatchObject({ player: 'p1', place: 8, total: -20_000, penalties: -20_000 });
    expect(last(penalty, { type: 'actWithdrawn', entry: 'e10' })).toMatchObject({ place: 1, total: 0 });
    expect(refusal(...begun, { ...penalty, player: 'x' })).toEqual({ code: 'noSuchPlayer', player: 'x' });
  });

  test('a substitute has a fixed result and no place in the standings', () => {
    const plan = { ...PLAN, substitute: -30_000 };
    const acts: Act[] = [
      { type: 'planChanged', plan },
      ...entered('p1', 'p2', 'p3'),
      { type: 'playerEntered', player: 'house', isSubstitute: true },
      seated(1, [['house', 'p1', 'p2', 'p3']]),
      byHand(1, 1),
    ];
    const tournament = after(...acts);
    expect(resultsOf(tournament, new Map())[0]).toMatchObject({ player: 'house', place: 1, total: -30_000 });
    expect(standingsOf(tournament, new Map()).map(({ player }) => player)).toEqual(['p1', 'p2', 'p3']);
  });

  test('add up for teams', () => {
    const teamed = (player: string, team: string): Act => ({ type: 'playerEntered', player, team });
    const acts = [
      ...['p1', 'p2', 'p5', 'p6'].map((player) => teamed(player, 'A')),
      ...['p3', 'p4', 'p7', 'p8'].map((player) => teamed(player, 'B')),
    ];
    const standing = standingsOf(after(...acts, ROUND_1, byHand(1, 1), byHand(1, 2)), new Map(), 'team');
    expect(standing.map(({ player, total }) => [player, total])).toEqual([
      ['A', 68_000],
      ['B', -68_000],
    ]);
  });

  test.each([
    [-5_000, -5_000],
    ['average' as const, 27_000],
  ])('sitting out counts %s once the round is closed', (bye, total) => {
    const nine = [...EIGHT, 'p9'];
    const acts: Act[] = [
      { type: 'planChanged', plan: { ...PLAN, bye } },
      ...entered(...nine),
      seated(1, [['p9', 'p2', 'p3', 'p4'], EIGHT.slice(4)], ['p1']),
      byHand(1, 1),
      byHand(1, 2),
      { type: 'roundClosed', round: 1 },
      seated(2, [['p1', 'p2', 'p3', 'p4'], EIGHT.slice(4)], ['p9']),
    ];
    const own = (...more: readonly Act[]) =>
      standingsOf(after(...acts, ...more), new Map()).find(({ player }) => player === 'p9')?.total;
    expect(own()).toBe(27_000);
    expect(own(byHand(2, 1), byHand(2, 2), { type: 'roundClosed', round: 2 })).toBe(27_000 + total);
  });
});

test('the clock runs until a moment, can be stopped, and can be extended for one table', () => {
  const until = '2026-11-22T12:00:00Z';
  const now = Date.parse('2026-11-22T11:59:00Z');
  const acts = [...entered(...EIGHT), ROUND_1];
  const running = after(
    ...acts,
    { type: 'clockStarted', round: 1, until },
    { type: 'tableExtended', round: 1, table: 1, minutes: 5 },
  );
  const clock = running.rounds[0]?.clock;
  expect(clock && [timeLeft(clock, now), timeLeft(clock, now, tableAt(running, 1, 1)?.extension)]).toEqual([60_000, 360_000]);
  expect(timeLeft({ left: 1_000 }, now)).toBe(1_000);
  const stopped = after(...acts, { type: 'clockStarted', round: 1, until }, { type: 'clockStopped', round: 1, left: 60_000 });
  expect(stopped.rounds[0]?.clock).toEqual({ left: 60_000 });
});

test('a call for a referee lasts until one has come', () => {
  const acts = [...entered(...EIGHT), ROUND_1];
  const call: Act = { type: 'refereeCalled', round: 1, table: 2 };
  expect(tableAt(after(...acts, call, call), 1, 2)?.called).toBe('2026-11-22T10:10:00Z');
  expect(tableAt(after(...acts, call, { type: 'refereeCame', round: 1, table: 2 }), 1, 2)?.called).toBeUndefined();
  expect(checkAct(after(...acts), { type: 'refereeCalled', round: 1, table: 9 })).toEqual({
    code: 'noSuchTable',
    round: 1,
    table: 9,
  });
});
