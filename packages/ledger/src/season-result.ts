import { NO_COUNTS, type Season, type SeasonCounts, type SeasonMatch, placeOf } from './season.ts';

/** A match of which only the end is known: who played, and how it ended. */
export interface ResultOfMatch {
  readonly name: string;
  /** When it began, in ISO 8601, if known. */
  readonly at?: string;
  /** It does not agree with itself. */
  readonly inDoubt?: boolean;
  /** By seat if the seats are known, and otherwise in any order. */
  readonly players: readonly string[];
  readonly isSeated: boolean;
  /** Points at the end; undefined if only the result is known. */
  readonly points: readonly number[] | undefined;
  /** By player, in points: 25,000 is +25.0. */
  readonly result: NonNullable<SeasonMatch['result']>;
}

/**
 * A season of one match without its hands: it counts for matches, places and totals, and for nothing of hands.
 *
 * @example
 * const result = [{ place: 1, total: 51_000 }, { place: 2, total: 7500 }, { place: 3, total: -19_800 }, { place: 4, total: -38_700 }];
 * const players = ['Aki', 'Ben', 'Chie', 'Dai'];
 * const [table] = seasonOfResult({ name: 'Friday', players, isSeated: false, points: undefined, result });
 * table?.players.map(({ bySeat }) => sumOfSeason(bySeat).total); // → [51000, 7500, -19800, -38700]
 */
export function seasonOfResult({ name, at, inDoubt = false, players, isSeated, points, result }: ResultOfMatch): Season {
  const match: SeasonMatch = {
    name,
    ...(at !== undefined && { at }),
    inDoubt,
    missing: 0,
    outcomes: { ron: 0, tsumo: 0, exhaustiveDraw: 0, abortiveDraw: 0, chombo: 0 },
    players,
    points,
    result,
  };
  const unknown = players.length;
  const countsOf = (player: number): SeasonCounts => ({ ...NO_COUNTS, ...placeOf(result[player]), matches: 1 });
  return [
    {
      seats: players.length as 3 | 4,
      matches: [match],
      players: players.map((player, i) => ({
        name: player,
        bySeat: [...players, ''].map((_, seat) => (seat === (isSeated ? i : unknown) ? countsOf(i) : NO_COUNTS)),
        biggest: [],
      })),
      yakuman: [],
    },
  ];
}
