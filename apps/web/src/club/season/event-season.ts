import { type Log, type MatchState, type Season, SeasonSum, type SeasonView, replay, seasonOf } from '@tenbo/ledger';
import { type Tournament, type TournamentRound, type TournamentTable, matchStartOf } from '@tenbo/tournament';

/**
 * All matches of an event added up. People have their ids and matches theirs: `named` puts names there.
 *
 * A hand counts for whoever sat there, substitutes too, though the log of the match names those who were seated. A result entered by hand counts instead
 * of the log's; the hands of the log count all the same.
 *
 * @param logs of the matches, by their ids; a match without one has no hands
 */
export function eventSeason({ rounds }: Tournament, logs: ReadonlyMap<string, Log>): Season {
  const sum = new SeasonSum();
  for (const round of rounds) {
    for (const table of round.tables) sum.add(seasonOfTable(round, table, logs.get(table.match) ?? []));
  }
  return sum.season;
}

/** What was counted of a log last: it is the same as long as the same people sit there and no other result is entered. */
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

/** A match about which two accounts disagree has no result yet, as in the standings. */
function endOf({ end, conflicts }: MatchState): MatchState['end'] {
  return conflicts.length > 0 ? undefined : end;
}

/** How many matches, or matches of one player, have a result and no hands: they were kept on paper. */
export function withoutHands(season: Season, only?: string): number {
  return season
    .flatMap(({ matches }) => matches)
    .filter(({ players }) => only === undefined || players.includes(only))
    .filter(({ result, outcomes }) => result !== undefined && Object.values(outcomes).every((hands) => hands === 0)).length;
}

/** A view with names in place of ids. */
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
