// How a match that was played elsewhere gets into an event, worked out without a page.
import { type Result, type RuleDifference, err, ok, ruleDifferences } from '@tenbo/engine';
import { type Entry, type Log, digestOf, replay } from '@tenbo/ledger';
import {
  type Act,
  type PlayedTable,
  type Tournament,
  type TournamentEntry,
  type TournamentError,
  type TournamentRound,
  type TournamentTable,
  checkAct,
  matchStartOf,
  withAct,
} from '@tenbo/tournament';

import { nameKey } from './pasted.ts';
import type { Person } from './result-acts.ts';

/** Why a match cannot be imported into an event. */
export type MatchFault =
  | { readonly code: 'players'; readonly players: number; readonly expected: number }
  | { readonly code: 'rules'; readonly differences: readonly RuleDifference[] }
  /** The players did not start with the points that the rules give them. */
  | { readonly code: 'startPoints' }
  /** The event uses this id for something else. */
  | { readonly code: 'takenId' }
  | { readonly code: 'refused'; readonly error: TournamentError };

/** What an import needs to know of the event. */
export interface EventNow {
  readonly tournament: Tournament;
  /** The organiser's entries. */
  readonly entries: readonly TournamentEntry[];
  readonly nameOf: (player: string) => string;
  /** The ids of the entries that the server has in the log of a match. */
  readonly idsIn: (match: string) => ReadonlySet<string>;
  /** The number of a table where nobody is playing. */
  readonly freeTable: number;
  readonly newId: () => string;
  /** Now, in ISO 8601. */
  readonly at: string;
}

/** How a match gets into an event. */
export interface MatchImport {
  /** People whose names must reach the server first. */
  readonly fresh: readonly Person[];
  /** The organiser's entries that make room for it; none if it already has a table. */
  readonly entries: readonly TournamentEntry[];
  /** The entries that settle a finished match of free play, so that its table does not look in use. They come after the match: nothing is added to what is settled. */
  readonly closing: readonly TournamentEntry[];
  readonly round: TournamentRound;
  readonly table: TournamentTable;
  /** The match as the event stores it: only its start differs. */
  readonly log: Log;
  /** How many of its entries the event does not have. */
  readonly missing: number;
}

/**
 * How to import a match. If its players are seated together at a table, in these seats, and nothing was entered there, it goes there. Otherwise it gets a
 * new round with an id derived from the match. So a second import, from any device, finds the match again and completes it if entries are missing.
 *
 * @param names the players' names, in seat order from the first dealer
 */
export function matchImport(log: Log, names: readonly string[], now: EventNow): Result<MatchImport, MatchFault> {
  const start = log[0];
  if (start?.event.type !== 'matchStarted') throw new Error('a log begins with its start');
  const { rules, scores } = start.event;
  const known = tableOf(log, now) ?? (scores ? undefined : emptyTable(names, now));
  if (known) {
    const isCopy = known.table.match === start.id;
    if (!isCopy && !isSeating(known.table, names, now.nameOf)) return err({ code: 'takenId' });
    const differences = ruleDifferences(known.round.rules, rules);
    if (differences.length > 0) return err({ code: 'rules', differences });
    const copy = inEvent(log, matchStartOf(known.round, known.table), now);
    return ok({ fresh: [], entries: [], closing: closingOf(known, copy.log, now), ...known, ...copy });
  }
  const { plan } = now.tournament;
  const expected = plan.rules.tiles.players;
  if (names.length !== expected) return err({ code: 'players', players: names.length, expected });
  const differences = ruleDifferences(plan.rules, rules);
  if (differences.length > 0) return err({ code: 'rules', differences });
  if (scores) return err({ code: 'startPoints' });
  return seated(log, names, now);
}

/** The id for the entry that seats a match: the id of the match's start, if it is valid there. */
export function seatingIdOf([start]: Log): string {
  if (start === undefined) throw new Error('a log begins with its start');
  return /^[\w-]{1,40}$/.test(start.id) ? start.id : digestOf([start]).slice(0, 40);
}

/** The table that the match was imported to before, or that it is a copy of. */
function tableOf(log: Log, { tournament, idsIn }: EventNow) {
  const [start, ...others] = log;
  const seating = seatingIdOf(log);
  return tablesOf(tournament).find(
    ({ table: { match, table } }) =>
      match === start?.id || match === `${seating}-${table}` || others.some(({ id }) => idsIn(match).has(id)),
  );
}

/** The table of an open round where these players sit, in these seats, and nothing was entered. */
function emptyTable(names: readonly string[], { tournament, nameOf, idsIn }: EventNow) {
  return tablesOf(tournament).findLast(
    ({ round, table }) => !round.isClosed && !table.entered && idsIn(table.match).size <= 1 && isSeating(table, names, nameOf),
  );
}

/** The matches of the same players in the same seats: the import must first ask the server what it has of them. */
export function matchesOfPlayers(
  names: readonly string[],
  tournament: Tournament,
  nameOf: (player: string) => string,
): readonly TournamentTable[] {
  return tablesOf(tournament).flatMap(({ table }) => (isSeating(table, names, nameOf) ? [table] : []));
}

function isSeating({ seated: players }: TournamentTable, names: readonly string[], nameOf: (player: string) => string): boolean {
  return (
    players.length === names.length && players.every((player, seat) => nameKey(nameOf(player)) === nameKey(names[seat] ?? ''))
  );
}

function tablesOf({ rounds }: Tournament) {
  return rounds.flatMap((round) => round.tables.map((table) => ({ round, table })));
}

/** Seats a match in its own round. */
function seated(log: Log, names: readonly string[], now: EventNow): Result<MatchImport, MatchFault> {
  const { tournament, entries: before, nameOf, newId, at, freeTable } = now;
  const seating = seatingIdOf(log);
  if (before.some(({ id }) => id === seating)) return err({ code: 'takenId' });
  const ids = new Map(tournament.players.map(({ player }) => [nameKey(nameOf(player)), player]));
  const fresh = names.flatMap((name) => (ids.has(nameKey(name)) ? [] : [{ id: newId(), name }]));
  for (const { id, name } of fresh) ids.set(nameKey(name), id);
  const round = tournament.rounds.length + 1;
  const table = tournament.plan.isFree ? freeTable : 1;
  const acts: (readonly [id: string, act: Act])[] = [
    ...fresh.map(({ id }) => [newId(), { type: 'playerEntered', player: id }] as const),
    [
      seating,
      {
        type: 'roundSeated',
        round,
        tables: [{ table, players: names.map((name) => ids.get(nameKey(name)) ?? '') }],
        byes: [],
        method: 'prescribed',
      },
    ],
  ];
  const entries = acts.map(([id, act]) => ({ id, at, act }));
  const after = stateAfter(tournament, entries);
  if (!after.ok) return after;
  const of = tablesOf(after.value).at(-1);
  if (!of) throw new Error('it was seated');
  const started = inEvent(log, matchStartOf(of.round, of.table), now);
  return ok({ fresh, entries, closing: closingOf(of, started.log, now), ...of, ...started });
}

/** What confirms and closes a finished match of free play; nothing if that was done before. */
function closingOf({ round, table }: PlayedTable, log: Log, { tournament, newId, at }: EventNow): readonly TournamentEntry[] {
  if (!tournament.plan.isFree || round.isClosed || replay(log).end === undefined) return [];
  const closing: readonly Act[] = [
    { type: 'resultConfirmed', round: round.round, table: table.table, digest: digestOf(log) },
    { type: 'roundClosed', round: round.round },
  ];
  return closing.map((act) => ({ id: newId(), at, act }));
}

function stateAfter(tournament: Tournament, entries: readonly TournamentEntry[]): Result<Tournament, MatchFault> {
  let state = tournament;
  for (const entry of entries) {
    const error = checkAct(state, entry.act);
    if (error) return err({ code: 'refused', error });
    state = withAct(state, entry) ?? state;
  }
  return ok(state);
}

/** The log with the start that the event gives the match. Other entries change only where they refer to the start by its id. */
function inEvent([own, ...others]: Log, start: Entry, { idsIn }: EventNow): Pick<MatchImport, 'log' | 'missing'> {
  const renamed = (id: string) => (id === own?.id ? start.id : id);
  const log = [start, ...others.map((entry) => ({ ...entry, after: entry.after.map(renamed) }))];
  const there = idsIn(start.id);
  return { log, missing: log.filter(({ id }) => !there.has(id)).length };
}
