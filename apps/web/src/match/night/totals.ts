import { type Match, type Settlement, settleMatch, tournamentStandings } from '@tenbo/ledger';

/** What a player has after a night. */
interface PlayerOfNight {
  readonly name: string;
  /** From 1; shared by equal totals. */
  readonly place: number;
  /** In points: 51,000 is +51.0. */
  readonly total: number;
  /** What each match gave, in points; undefined if the player sat it out. */
  readonly results: readonly (number | undefined)[];
  /** What the total is worth; undefined without a stake. */
  readonly money: number | undefined;
}

export interface NightTotals {
  /** Those that are over, in the order of play. */
  readonly matches: readonly Match[];
  /** The best first. */
  readonly players: readonly PlayerOfNight[];
}

/**
 * The matches of a night added up by name, with the uma and oka of the rules of each.
 *
 * @param unit money per ranking point; undefined for none
 */
export function totalsOf(all: readonly Match[], unit: number | undefined): NightTotals {
  const matches = all.filter(({ state }) => state.end !== undefined);
  const rows = matches.flatMap(({ state }, i) =>
    settleMatch({ ...state, unit }, state.rules).map((row) => ({ round: i + 1, player: state.players[row.seat] as string, row })),
  );
  const names = [...new Set(rows.map(({ player }) => player))];
  const added = (what: (row: Settlement) => number) => {
    const results = rows.map(({ round, player, row }) => ({
      round,
      match: String(round),
      player,
      place: row.place,
      total: what(row),
    }));
    return tournamentStandings(names, results, { ties: [] });
  };
  const money = new Map(unit === undefined ? [] : added((row) => row.money ?? 0).map(({ player, total }) => [player, total]));
  return {
    matches,
    players: added((row) => row.total).map(({ player, place, total, results }) => ({
      name: player,
      place,
      total,
      results: matches.map((_, i) => results.find(({ round }) => round === i + 1)?.total),
      money: money.get(player),
    })),
  };
}
