import { presets, unwrap } from '@tenbo/engine';
import { type Log, type MatchEvent, append, newMatch, nextEntry, replay } from '@tenbo/ledger';
import {
  type Act,
  type Plan,
  type Tournament,
  type TournamentEntry,
  resultsOf,
  standingsOf,
  summaryOf,
  tablesNow,
  tournamentOf,
} from '@tenbo/tournament';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type EventNow, matchImport, matchesOfPlayers } from './match-import.ts';

const PLAN: Plan = { title: 'Night', rules: presets.ema2016, isFree: true, standings: { ties: [] }, bye: 0 };
const NAMES: Readonly<Record<string, string>> = { p0: 'Aki', p1: 'Ben', p2: 'Chie', p3: 'Dai' };
const FOUR = Object.values(NAMES);
const at = '2026-11-22T10:00:00Z';
const nameOf = (player: string) => NAMES[player] ?? player;

const win = (winner: 0 | 1, han: number): MatchEvent => ({
  type: 'handEnded',
  hand: { riichi: [winner], outcome: { kind: 'tsumo', win: { winner, value: { han, fu: 30 } } } },
});
const END: MatchEvent = { type: 'matchEnded', reason: 'agreed' };

/** A match from this browser or from `tenbo match`. */
function played(events: readonly MatchEvent[], players: readonly string[] = FOUR, rules = presets.ema2016, id = 'start'): Log {
  let match = unwrap(newMatch({ id, after: [], event: { type: 'matchStarted', version: 3, rules, players } }));
  for (const [i, event] of events.entries()) match = unwrap(append(match, nextEntry(match, event, { id: `${id}.${i}` })));
  return match.log;
}

/** An event and what its server has of it. */
class Event {
  entries: TournamentEntry[] = [];
  readonly logs = new Map<string, Log>();

  constructor(plan: Plan = PLAN) {
    this.do({ type: 'tournamentOpened', version: 1, plan });
    for (const player of Object.keys(NAMES)) this.do({ type: 'playerEntered', player });
  }

  do(act: Act): void {
    this.entries.push({ id: `o${this.entries.length}`, at, act });
  }

  get state(): Tournament {
    const state = tournamentOf(this.entries);
    if (!state || state.aside.length > 0) throw new Error('does not fit');
    return state;
  }

  get now(): EventNow {
    let ids = 0;
    return {
      tournament: this.state,
      entries: this.entries,
      nameOf,
      idsIn: (match) => new Set(this.logs.get(match)?.map(({ id }) => id)),
      freeTable: 3,
      newId: () => `new-${this.entries.length}-${++ids}`,
      at,
    };
  }

  plan(log: Log, names = FOUR) {
    return matchImport(log, names, this.now);
  }

  /** Imports a match, of which only some entries arrive. */
  importMatch(log: Log, names = FOUR, arriving = log.length) {
    const imported = unwrap(this.plan(log, names));
    this.entries.push(...imported.entries);
    const before = this.logs.get(imported.table.match) ?? [];
    const known = new Set(before.map(({ id }) => id));
    const now = [...before, ...imported.log.filter(({ id }) => !known.has(id)).slice(0, arriving)];
    this.logs.set(imported.table.match, now);
    // It is settled once all of it has arrived.
    if (now.length === imported.log.length) this.entries.push(...imported.closing);
    return imported;
  }

  get results() {
    const summaries = new Map([...this.logs].flatMap(([, log]) => summaryOf(log) ?? []).map((one) => [one.match, one]));
    return { all: resultsOf(this.state, summaries), standings: standingsOf(this.state, summaries) };
  }
}

test('a finished match becomes a match of the event, confirmed and off the board', () => {
  const night = new Event();
  const log = played([win(0, 3), win(1, 2), END]);
  const imported = night.importMatch(log);
  expect(imported).toMatchObject({ fresh: [], missing: 4, table: { table: 3, players: ['p0', 'p1', 'p2', 'p3'] } });
  expect(imported.entries.map(({ id, act }) => [id, act.type]).slice(0, 1)).toEqual([['start', 'roundSeated']]);
  expect(imported.log[0]?.id).toBe('start-3');
  expect(imported.log.slice(2)).toEqual(log.slice(2));
  expect(tablesNow(night.state)).toEqual([]);
  expect(night.results.all.map(({ player, total }) => [player, total])).toHaveLength(4);
});

test('an unfinished match stays on the board', () => {
  const night = new Event();
  night.importMatch(played([win(0, 3)]));
  expect(tablesNow(night.state).map(({ table }) => table.match)).toEqual(['start-3']);
});

test('a second import changes nothing, except that it completes a partial one', () => {
  const night = new Event();
  const log = played([win(0, 3), win(1, 2), END]);
  night.importMatch(log, FOUR, 2);
  expect(unwrap(night.plan(log))).toMatchObject({ entries: [], missing: 2, closing: [{}, {}] });
  expect(tablesNow(night.state)).toHaveLength(1);
  night.importMatch(log);
  expect(unwrap(night.plan(log))).toMatchObject({ entries: [], missing: 0, closing: [] });
  expect(tablesNow(night.state)).toEqual([]);
  expect(night.state.rounds).toHaveLength(1);
  expect(night.results.all).toHaveLength(4);
});

test('names match regardless of case and width; new people are entered', () => {
  const night = new Event();
  const names = ['ＡＫＩ', 'ben', 'Emi', 'Dai'];
  const imported = night.importMatch(played([win(0, 3), END], names), names);
  expect(imported.fresh.map(({ name }) => name)).toEqual(['Emi']);
  expect(imported.table.players).toEqual(['p0', 'p1', imported.fresh[0]?.id, 'p3']);
  const twice = ['Aki', 'aki', 'Chie', 'Dai'];
  expect(night.plan(played([END], FOUR, presets.ema2016, 'other'), twice)).toEqual({
    ok: false,
    error: { code: 'refused', error: { code: 'seatedTwice', player: 'p0' } },
  });
  expect(night.plan(played([END]), FOUR)).toEqual({ ok: false, error: { code: 'takenId' } });
});

test('an empty table with these players takes the match; if something was entered there, the match gets its own round', () => {
  const { isFree: _, ...rounds } = PLAN;
  const tournament = new Event(rounds);
  const night = new Event();
  night.do({ type: 'roundSeated', round: 1, tables: [{ table: 1, players: ['p0', 'p1', 'p2', 'p3'] }], byes: [] });
  expect(matchesOfPlayers(FOUR, night.state, nameOf)).toHaveLength(1);
  const log = played([win(0, 3), END]);
  expect(night.importMatch(log)).toMatchObject({ entries: [], table: { table: 1 }, missing: 3 });
  expect(unwrap(night.plan(log))).toMatchObject({ entries: [], table: { table: 1 }, missing: 0 });
  const other = played([win(1, 2), END], FOUR, presets.ema2016, 'second');
  expect(night.importMatch(other)).toMatchObject({ table: { table: 3 }, round: { round: 2 } });
  expect(tournament.importMatch(log)).toMatchObject({ table: { table: 1 }, round: { round: 1, isClosed: false } });
  expect(tournament.plan(other)).toEqual({ ok: false, error: { code: 'refused', error: { code: 'roundOpen', round: 1 } } });
});

test('a copy of an event’s match goes back to that match', () => {
  const night = new Event();
  night.do({ type: 'roundSeated', round: 1, tables: [{ table: 1, players: ['p0', 'p1', 'p2', 'p3'] }], byes: [] });
  const imported = night.importMatch(played([win(0, 3)]));
  expect(unwrap(night.plan(imported.log, ['whoever', 'they', 'are', 'here']))).toMatchObject({ entries: [], missing: 0 });
});

test('different rules, another number of players or custom starting points are refused', () => {
  const night = new Event();
  const refused = night.plan(played([], FOUR, presets.wrc2025));
  expect(refused).toMatchObject({ ok: false, error: { code: 'rules' } });
  const three = ['Aki', 'Ben', 'Chie'];
  expect(night.plan(played([], three, presets.tenhouSanma), three)).toEqual({
    ok: false,
    error: { code: 'players', players: 3, expected: 4 },
  });
  const [start] = played([]);
  if (start?.event.type !== 'matchStarted') throw new Error('no start');
  const own = [{ ...start, event: { ...start.event, scores: [40_000, 30_000, 30_000, 20_000] } }];
  expect(night.plan(own)).toEqual({ ok: false, error: { code: 'startPoints' } });
  night.entries.push({ id: 'start', at, act: { type: 'playerEntered', player: 'p9' } });
  expect(night.plan(played([]))).toEqual({ ok: false, error: { code: 'takenId' } });
});

test('every hand and every correction of a match arrives, and gives the same scores', () => {
  const event = fc.oneof(
    fc.tuple(fc.constantFrom(0 as const, 1 as const), fc.integer({ min: 1, max: 4 })).map(([winner, han]) => win(winner, han)),
    fc.constant('undo' as const),
  );
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 8 }),
      fc.constantFrom('start', 'ä start of a match that no address can have', 'a_1'),
      (events, id) => {
        let match = unwrap(
          newMatch({ id, after: [], event: { type: 'matchStarted', version: 3, rules: presets.ema2016, players: FOUR } }),
        );
        for (const [i, one] of events.entries()) {
          const last = match.state.hands.at(-1);
          const next: MatchEvent | undefined = one !== 'undo' ? one : last && { type: 'entryVoided', entry: last.entry };
          const appended = next && append(match, nextEntry(match, next, { id: `e${i}` }));
          if (appended?.ok) match = appended.value;
        }
        const night = new Event();
        const { table } = night.importMatch(match.log);
        const there = night.logs.get(table.match) ?? [];
        const state = replay(there);
        expect(state.scores).toEqual(match.state.scores);
        expect(state.hands.map(({ entry }) => entry)).toEqual(match.state.hands.map(({ entry }) => entry));
        expect(there.slice(1).map((entry) => entry.event)).toEqual(match.log.slice(1).map((entry) => entry.event));
      },
    ),
  );
});
