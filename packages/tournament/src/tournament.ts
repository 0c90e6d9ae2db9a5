import type { Act, TournamentEntry } from './acts.ts';
import { checkAct } from './check.ts';
import type { Tournament, TournamentPlayer, TournamentRound, TournamentTable } from './state.ts';

/**
 * The state of a tournament that follows from its log.
 *
 * @param log the entries in the order in which the server stored them, which is the same for everyone
 * @returns undefined until the tournament is opened
 * @example
 * import { presets } from '@tenbo/engine';
 * const plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 } as const;
 * const at = '2026-11-22T10:00:00Z';
 * const log = [
 *   { id: 'a', at, act: { type: 'tournamentOpened', version: 1, plan } },
 *   { id: 'b', at, act: { type: 'playerEntered', player: 'aki' } },
 *   { id: 'c', at, act: { type: 'playerLeft', player: 'ben' } },
 * ] as const;
 * tournamentOf(log)?.players.map(({ player }) => player); // → ['aki']
 * tournamentOf(log)?.aside.map(({ error }) => error); // → [{ code: 'noSuchPlayer', player: 'ben' }]
 */
export function tournamentOf(log: readonly TournamentEntry[]): Tournament | undefined {
  return log.reduce<Tournament | undefined>(withAct, undefined);
}

/**
 * The state of a tournament after one more entry. An entry that does not fit is set aside.
 *
 * @returns undefined until the tournament is opened
 * @example
 * withAct(undefined, { id: 'a', at: '2026-11-22T10:00:00Z', act: { type: 'playerLeft', player: 'aki' } }); // → undefined
 */
export function withAct(tournament: Tournament | undefined, entry: TournamentEntry): Tournament | undefined {
  const { act } = entry;
  const error = checkAct(tournament, act);
  if (act.type === 'tournamentOpened' && !error)
    return { plan: act.plan, players: [], rounds: [], penalties: [], dismissed: [], aside: [] };
  if (!tournament) return undefined;
  if (error) return { ...tournament, aside: [...tournament.aside, { entry, error }] };
  return { ...tournament, ...changed(tournament, entry) };
}

/** The changes that a valid act makes. */
function changed(tournament: Tournament, { id, at, act }: TournamentEntry): Partial<Tournament> {
  switch (act.type) {
    case 'tournamentOpened':
      return {};
    case 'planChanged':
      return { plan: act.plan };
    case 'playerEntered':
      return { players: withPlayer(tournament.players, act) };
    case 'playerLeft':
      return {
        players: tournament.players.map((one) => (one.player === act.player ? { ...one, isPresent: false } : one)),
      };
    case 'playersNumbered':
      return {
        players: tournament.players.map((one) => {
          const place = act.players.indexOf(one.player);
          return { ...one, number: place < 0 ? undefined : place + 1 };
        }),
      };
    case 'roundSeated':
      return { rounds: [...tournament.rounds.slice(0, act.round - 1), roundOf(tournament, act, id, at)] };
    case 'seatTaken':
      return atTable(tournament, act, ({ players, ...table }) => ({ ...table, players: players.with(act.seat, act.player) }));
    case 'clockStarted':
      return atRound(tournament, act.round, (round) => ({ ...round, clock: { until: act.until } }));
    case 'clockStopped':
      return atRound(tournament, act.round, (round) => ({ ...round, clock: { left: act.left } }));
    case 'roundClosed':
      return atRound(tournament, act.round, (round) => ({ ...round, isClosed: true }));
    case 'roundReopened':
      return atRound(tournament, act.round, (round) => ({ ...round, isClosed: false }));
    case 'tableExtended':
      return atTable(tournament, act, (table) => ({ ...table, extension: table.extension + act.minutes }));
    case 'refereeCalled':
      return atTable(tournament, act, (table) => ({ ...table, called: table.called ?? at }));
    case 'refereeCame':
      return atTable(tournament, act, (table) => ({ ...table, called: undefined }));
    case 'resultConfirmed':
      return atTable(tournament, act, ({ confirmations, ...table }) => ({
        ...table,
        confirmations: [
          ...confirmations.filter(({ seat }) => seat !== act.seat),
          { entry: id, seat: act.seat, digest: act.digest },
        ],
      }));
    case 'resultEntered':
      return atTable(tournament, act, (table) => ({
        ...unentered(table),
        entered: { entry: id, scores: act.scores, sticks: act.sticks ?? [] },
      }));
    case 'withheld':
      if (!act.result) return { withheld: [...(tournament.withheld ?? []), id] };
      return atTable(tournament, act.result, (table) => ({ ...unentered(table), withheld: id }));
    case 'penaltyGiven': {
      const { round, player, total, reason } = act;
      const penalty = { entry: id, round, player, total, ...(reason !== undefined && { reason }) };
      return { penalties: [...tournament.penalties, penalty] };
    }
    case 'lateDismissed':
      return { dismissed: [...tournament.dismissed, { match: act.match, entry: act.entry }] };
    case 'actWithdrawn':
      return without(tournament, act.entry);
  }
}

function withPlayer(
  players: readonly TournamentPlayer[],
  { player, team, isSubstitute = false }: Extract<Act, { type: 'playerEntered' }>,
): readonly TournamentPlayer[] {
  const known = players.find((one) => one.player === player);
  const entered: TournamentPlayer = {
    player,
    isSubstitute,
    isPresent: true,
    ...(team !== undefined && { team }),
    number: known?.number,
  };
  return known ? players.map((one) => (one === known ? entered : one)) : [...players, entered];
}

function roundOf(
  { plan }: Tournament,
  { round, tables, byes }: Extract<Act, { type: 'roundSeated' }>,
  id: string,
  at: string,
): TournamentRound {
  return {
    round,
    rules: plan.rules,
    at,
    byes,
    isClosed: false,
    tables: tables
      .map(({ table, players }) => ({
        table,
        match: `${id}-${table}`,
        seated: players,
        players,
        extension: 0,
        confirmations: [],
      }))
      .toSorted((one, other) => one.table - other.table),
  };
}

function atRound(
  { rounds }: Tournament,
  round: number,
  change: (round: TournamentRound) => TournamentRound,
): Pick<Tournament, 'rounds'> {
  return { rounds: rounds.map((one) => (one.round === round ? change(one) : one)) };
}

function atTable(
  tournament: Tournament,
  { round, table }: { readonly round: number; readonly table: number },
  change: (table: TournamentTable) => TournamentTable,
): Pick<Tournament, 'rounds'> {
  return atRound(tournament, round, ({ tables, ...one }) => ({
    ...one,
    tables: tables.map((other) => (other.table === table ? change(other) : other)),
  }));
}

/** A table as if no result had been entered. */
function unentered(table: TournamentTable): TournamentTable {
  const { entered: _, withheld: __, ...others } = table;
  return others;
}

/** Removes a penalty, a confirmation or an entered result, also one that is withheld. */
function without({ rounds, penalties, withheld: acts }: Tournament, entry: string): Partial<Tournament> {
  const cleared = ({ confirmations, entered, withheld, ...table }: TournamentTable): TournamentTable => ({
    ...table,
    confirmations: confirmations.filter((one) => one.entry !== entry),
    ...(entered && entered.entry !== entry && { entered }),
    ...(withheld !== undefined && withheld !== entry && { withheld }),
  });
  return {
    ...(acts && { withheld: acts.filter((one) => one !== entry) }),
    penalties: penalties.filter((one) => one.entry !== entry),
    rounds: rounds.map((round) => ({ ...round, tables: round.tables.map(cleared) })),
  };
}
