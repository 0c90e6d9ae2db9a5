import { type RuleSet, startOf } from '@tenbo/engine';

import type { Act, Plan, ResultEntered, RoundSeated } from './acts.ts';
import type { Tournament, TournamentError, TournamentRound, TournamentTable } from './state.ts';
import { isAgreed } from './board.ts';

/**
 * The reason why an act does not fit the current state of a tournament; undefined if it fits. `withAct` and `tournamentOf` set such acts aside, and a
 * form can use this to disable its buttons.
 *
 * @param tournament undefined before it is opened
 * @example
 * checkAct(undefined, { type: 'playerLeft', player: 'aki' }); // → { code: 'notOpened' }
 */
export function checkAct(tournament: Tournament | undefined, act: Act): TournamentError | undefined {
  if (act.type === 'tournamentOpened') return tournament && { code: 'alreadyOpened' };
  if (!tournament) return { code: 'notOpened' };
  switch (act.type) {
    case 'planChanged':
      return planError(tournament, act.plan);
    case 'playerEntered':
    case 'lateDismissed':
      return undefined;
    case 'playerLeft':
      return playerLeftError(tournament, act.player);
    case 'playersNumbered':
      return numbersError(tournament, act.players);
    case 'roundSeated':
      return seatingError(tournament, act);
    case 'penaltyGiven':
      return unknownPlayer(tournament, [act.player]) ?? roundError(tournament, act.round);
    case 'actWithdrawn':
      return withdrawalError(tournament, act.entry);
    case 'clockStarted':
    case 'clockStopped':
      return openRoundError(tournament, act.round);
    case 'roundReopened':
      return reopeningError(tournament, act.round);
    case 'roundClosed':
      return closingError(tournament, act.round);
    case 'seatTaken':
      return seatTakenError(tournament, act);
    case 'resultConfirmed':
      return openTableError(tournament, act) ?? seatError(tournament, act.round, act.seat ?? 0);
    case 'resultEntered':
      return openTableError(tournament, act) ?? scoreError(tournament, act);
    case 'withheld':
      return act.result && openTableError(tournament, act.result);
    case 'tableExtended':
    case 'refereeCalled':
    case 'refereeCame':
      return openTableError(tournament, act);
  }
}

/**
 * A table of a round; undefined if it does not exist.
 *
 * @param round from 1
 * @param table the table's number
 * @example
 * import { presets } from '@tenbo/engine';
 * const plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 } as const;
 * tableAt({ plan, players: [], rounds: [], penalties: [], dismissed: [], aside: [] }, 1, 1); // → undefined
 */
export function tableAt({ rounds }: Tournament, round: number, table: number): TournamentTable | undefined {
  return rounds[round - 1]?.tables.find((one) => one.table === table);
}

/** The plan cannot switch to or from free play once a round is seated, because only in free play can several rounds be open. */
function planError({ plan, rounds }: Tournament, changed: Plan): TournamentError | undefined {
  return rounds.length > 0 && plan.isFree !== changed.isFree ? { code: 'kindFixed' } : undefined;
}

function playerLeftError({ players }: Tournament, player: string): TournamentError | undefined {
  const known = players.find((one) => one.player === player);
  if (!known) return { code: 'noSuchPlayer', player };
  return known.isPresent ? undefined : { code: 'alreadyLeft', player };
}

function unknownPlayer({ players }: Tournament, named: readonly string[]): TournamentError | undefined {
  const known = new Set(players.map(({ player }) => player));
  const player = named.find((one) => !known.has(one));
  return player === undefined ? undefined : { code: 'noSuchPlayer', player };
}

function numbersError(tournament: Tournament, named: readonly string[]): TournamentError | undefined {
  const present = tournament.players.filter(({ isPresent }) => isPresent);
  const all = new Set(named);
  const isWhole = all.size === named.length && present.every(({ player }) => all.has(player));
  return (
    unknownPlayer(tournament, named) ??
    (isWhole ? undefined : { code: 'notEverybody', players: present.length, numbered: all.size })
  );
}

function seatingError(tournament: Tournament, act: RoundSeated): TournamentError | undefined {
  const { tables, byes } = act;
  const turn = tournament.plan.isFree ? freeTurnError(tournament, act) : turnError(tournament, act);
  if (turn) return turn;
  const expected = tournament.plan.rules.tiles.players;
  const wrong = tables.find(({ players }) => players.length !== expected);
  if (wrong) return { code: 'tableSize', table: wrong.table, players: wrong.players.length, expected };
  const twice = firstTwice(tables.map(({ table }) => table));
  if (twice !== undefined) return { code: 'tableTwice', table: twice };
  const everybody = [...tables.flatMap(({ players }) => players), ...byes];
  const player = firstTwice(everybody);
  return player === undefined ? unknownPlayer(tournament, everybody) : { code: 'seatedTwice', player };
}

/** A round can be seated if it is the next one, or again if it is the last one. */
function turnError({ rounds }: Tournament, { round }: RoundSeated): TournamentError | undefined {
  const last = rounds.at(-1);
  if (round === rounds.length) return last && hasBegun(last) ? { code: 'roundBegun', round } : undefined;
  if (round !== rounds.length + 1) return { code: 'notNextRound', round, next: rounds.length + 1 };
  return last && !last.isClosed ? { code: 'roundOpen', round: last.round } : undefined;
}

/**
 * In free play only the next round can be seated, never the last one again: two devices that start a table at the same moment would overwrite each other's
 * table. A player may still be playing elsewhere, because only the log of that match shows whether it is over.
 */
function freeTurnError({ rounds }: Tournament, { round }: RoundSeated): TournamentError | undefined {
  return round === rounds.length + 1 ? undefined : { code: 'notNextRound', round, next: rounds.length + 1 };
}

/** Checks for anything in a round that a new seating would lose. */
function hasBegun({ tables, isClosed }: TournamentRound): boolean {
  const isUsed = ({ confirmations, entered, withheld, players, seated }: TournamentTable) =>
    confirmations.length > 0 || (entered ?? withheld) !== undefined || players.some((player, seat) => player !== seated[seat]);
  return isClosed || tables.some(isUsed);
}

function firstTwice<T>(list: readonly T[]): T | undefined {
  const known = new Set<T>();
  return list.find((one) => known.size === known.add(one).size);
}

function roundError({ rounds }: Tournament, round: number): TournamentError | undefined {
  return rounds[round - 1] ? undefined : { code: 'noSuchRound', round };
}

function openRoundError(tournament: Tournament, round: number): TournamentError | undefined {
  const closed = tournament.rounds[round - 1]?.isClosed;
  return roundError(tournament, round) ?? (closed ? { code: 'roundClosed', round } : undefined);
}

function openTableError(
  tournament: Tournament,
  { round, table }: { readonly round: number; readonly table: number },
): TournamentError | undefined {
  return (
    openRoundError(tournament, round) ?? (tableAt(tournament, round, table) ? undefined : { code: 'noSuchTable', round, table })
  );
}

function seatError({ rounds }: Tournament, round: number, seat: number): TournamentError | undefined {
  const players = rounds[round - 1]?.rules.tiles.players ?? 4;
  return seat < players ? undefined : { code: 'noSuchSeat', seat, players };
}

function seatTakenError(tournament: Tournament, act: Extract<Act, { type: 'seatTaken' }>): TournamentError | undefined {
  const { round, seat, player } = act;
  const error = openTableError(tournament, act) ?? seatError(tournament, round, seat) ?? unknownPlayer(tournament, [player]);
  if (error) return error;
  const seated = tournament.rounds[round - 1]?.tables.flatMap(({ table, players }) =>
    players.filter((_, i) => table !== act.table || i !== seat),
  );
  return seated?.includes(player) ? { code: 'seatedTwice', player } : undefined;
}

function scoreError({ rounds }: Tournament, { round, scores, sticks = [] }: ResultEntered): TournamentError | undefined {
  const rules = rounds[round - 1]?.rules as RuleSet;
  const start = startOf(rules);
  if (scores.length !== start.length) return { code: 'scoreCount', scores: scores.length, expected: start.length };
  const seat = sticks.find((one) => one >= start.length);
  if (seat !== undefined) return { code: 'noSuchSeat', seat, players: start.length };
  const sum = sumOf(scores) + sticks.length * rules.payments.riichiStick;
  return sum === sumOf(start) ? undefined : { code: 'scoreSum', sum, expected: sumOf(start) };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function closingError(tournament: Tournament, round: number): TournamentError | undefined {
  const error = openRoundError(tournament, round);
  if (error) return error;
  const tables = tournament.rounds[round - 1]?.tables.filter((one) => !isAgreed(one)).map(({ table }) => table) ?? [];
  return tables.length > 0 ? { code: 'unconfirmed', round, tables } : undefined;
}

function reopeningError(tournament: Tournament, round: number): TournamentError | undefined {
  const isOpen = tournament.rounds[round - 1]?.isClosed === false;
  return roundError(tournament, round) ?? (isOpen ? { code: 'roundOpen', round } : undefined);
}

/** Only an act that counts can be withdrawn, and a result only while its round is open. */
function withdrawalError({ penalties, rounds, withheld }: Tournament, entry: string): TournamentError | undefined {
  if (penalties.some((one) => one.entry === entry) || withheld?.includes(entry)) return undefined;
  const round = rounds.find(({ tables }) =>
    tables.some(
      (table) => table.withheld === entry || [table.entered, ...table.confirmations].some((one) => one?.entry === entry),
    ),
  );
  if (!round) return { code: 'notWithdrawable', entry };
  return round.isClosed ? { code: 'roundClosed', round: round.round } : undefined;
}
