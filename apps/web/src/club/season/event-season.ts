import { type Log, type MatchState, type Season, SeasonSum, type SeasonView, replay, seasonOf } from '@tenbo/ledger';
import { type Tournament, type TournamentRound, type TournamentTable, matchStartOf } from '@tenbo/tournament';

/**
 * The statistics of all matches of an event, by ids of people and matches; `named` replaces the ids with names.
 *
 * A hand counts for the player in the seat, even a substitute, though the log names the players who were seated first. A result entered by hand replaces
 * that of the log; the log's hands still count.
 *
 * @param logs the logs by match id; a match without a log has no hands
 */
export function eventSeason({ rounds }: Tournament, logs: ReadonlyMap<string, Log>): Season {
  const sum = new SeasonSum();
  for (const round of rounds) {
    for (const table of round.tables) sum.add(seasonOfTable(round, table, logs.get(table.match) ?? []));
  }
  return sum.season;
}

/** What was last counted of a log. It stays valid until other people sit there or another result is entered. */
const counted = new WeakMap<Log, { readonly of: string; readonly season: Season }>();

function seasonOfTable(round: TournamentRound, table: TournamentTable, log: Log): Season {
  const of = JSON.stringify([table.players, table.entered]);
  const known = counted.get(log);
  if (known?.of === of) return known.season;
  const season = countedAt(round, table, log);
  if (log.length > 0) counted.set(log, { of, season });
  return season;
}

function countedAt(round: TournamentRound, { match, players, entered, ...table }: TournamentTable, log: Log): Season {
  const state = replay(log.length > 0 ? log : [matchStartOf(round, { match, players, ...table })]);
  const inDoubt = state.aside.length > 0 || state.conflicts.length > 0;
  if (!entered && state.hands.length === 0 && state.end === undefined && !inDoubt) return [];
  return seasonOf({
    state: { ...state, players, end: endOf(state) },
    name: match,
    at: round.at,
    inDoubt,
    ...(entered && { final: entered }),
  });
}

/** A match with two conflicting accounts has no result yet, as in the standings. */
function endOf({ end, conflicts }: MatchState): MatchState['end'] {
  return conflicts.length > 0 ? undefined : end;
}

/** How many matches, or matches of one player, have a result but no hands, because they were kept on paper. */
export function withoutHands(season: Season, only?: string): number {
  return season
    .flatMap(({ matches }) => matches)
    .filter(({ players }) => only === undefined || players.includes(only))
    .filter(({ result, outcomes }) => result !== undefined && Object.values(outcomes).every((hands) => hands === 0)).length;
}

/** A view with names instead of ids. */
export function named(view: SeasonView, nameOf: (player: string) => string, nameOfMatch: (match: string) => string): SeasonView {
  const win = (one: SeasonView['biggest'][number]) => ({
    ...one,
    player: nameOf(one.player),
    discarder: one.discarder === undefined ? undefined : nameOf(one.discarder),
    match: nameOfMatch(one.match),
  });
  return {
    ...view,
    matches: view.matches.map((one) => ({ ...one, name: nameOfMatch(one.name), players: one.players.map(nameOf) })),
    players: view.players.map((one) => ({ ...one, name: nameOf(one.name) })),
    progress: {
      players: view.progress.players.map(nameOf),
      matches: view.progress.matches.map((one) => ({ ...one, name: nameOfMatch(one.name) })),
    },
    biggest: view.biggest.map(win),
    yakuman: view.yakuman.map(win),
  };
}
