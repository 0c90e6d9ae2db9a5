/**
 * The standings of a tournament or a league: results of many matches added up, equal totals parted by the rules of the event, and only some going on
 * after a cut. All totals are in points, as those of `settleMatch`: 38,900 is +38.9.
 */

/** What somebody has from one match. In a league of teams this is the team, so that its members' results add up. */
export interface TournamentResult {
  /** From 1. */
  readonly round: number;
  /** The match; those who share it met. */
  readonly match: string;
  readonly player: string;
  readonly place: number;
  readonly total: number;
}

/** Points that were given or taken outside a match, such as a referee's penalty. */
export interface TournamentPenalty {
  /** The round from which it counts, from 1. */
  readonly round: number;
  readonly player: string;
  /** Negative for a penalty. */
  readonly total: number;
}

/** What parts players whose totals are equal. */
export const TIE_BREAKS = ['headToHead', 'lastRound', 'bestRound', 'firsts', 'places'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** A cut: after a round only the first few go on, and what they have so far counts in part or not at all. */
export interface TournamentCut {
  /** The last round before it. */
  readonly after: number;
  /** How many go on. Everybody who shares the last of these places does. */
  readonly advance: number;
  /** The part of the totals that is kept, such as 0.5; or what each place begins with, the first place first. */
  readonly keep: number | readonly number[];
}

export interface TournamentRules {
  /** In the order in which they are asked. Those who are equal in all share a place. */
  readonly ties: readonly TieBreak[];
  /** In the order of their rounds. */
  readonly cuts?: readonly TournamentCut[];
  /** Of each player's results between two cuts only so many count, the best ones. */
  readonly best?: number;
}

/** One line of the standings. */
export interface TournamentStanding {
  readonly player: string;
  /** From 1; shared by those whom no rule parts. */
  readonly place: number;
  /** With what was kept at the last cut the player survived, and penalties. */
  readonly total: number;
  /** How many cuts the player survived. */
  readonly stage: number;
  /** What was kept at the last of them. */
  readonly kept: number;
  /** The results by round, all of them. */
  readonly results: readonly TournamentResult[];
  /** Points outside matches since that cut. */
  readonly penalties: number;
  /** What parted the player from the one before, if their totals are equal. */
  readonly partedBy?: TieBreak;
}

/**
 * The standings after the results given. What players have after they were cut counts no more: a league may let them play on.
 *
 * @param players everybody who takes part, also without a result
 * @returns the first place first; among equals in the order of `players`
 *
 * @example
 * const results = [
 *   { round: 1, match: 'a', player: 'Aki', place: 1, total: 40_000 },
 *   { round: 1, match: 'a', player: 'Ben', place: 4, total: -40_000 },
 *   { round: 1, match: 'b', player: 'Chie', place: 1, total: 40_000 },
 * ];
 * tournamentStandings(['Aki', 'Ben', 'Chie'], results, { ties: [] }).map(({ player, place }) => [player, place]); // → [['Aki', 1], ['Chie', 1], ['Ben', 3]]
 */
export function tournamentStandings(
  players: readonly string[],
  results: readonly TournamentResult[],
  rules: TournamentRules,
  penalties: readonly TournamentPenalty[] = [],
): readonly TournamentStanding[] {
  const last = Math.max(0, ...results.map(({ round }) => round));
  const cuts = (rules.cuts ?? []).filter(({ after }) => after < last);
  let begun: readonly Begun[] = players.map((player) => ({ player, kept: 0 }));
  const out: (readonly TournamentStanding[])[] = [];
  let from = 0;
  for (const [stage, cut] of [...cuts, undefined].entries()) {
    const until = cut?.after ?? Infinity;
    const within = <T extends { readonly round: number }>(list: readonly T[]) =>
      list.filter(({ round }) => round > from && round <= until);
    const standing = standingOf(begun, within(results), within(penalties), rules, stage);
    const advancing = cut ? standing.filter(({ place }) => place <= cut.advance) : standing;
    out.unshift(standing.slice(advancing.length));
    if (cut === undefined) out.unshift(advancing);
    else begun = advancing.map(({ player, place, total }) => ({ player, kept: keptOf(cut.keep, place, total) }));
    from = until;
  }
  // Those who were cut earlier are behind all who went on.
  let before = 0;
  return out.flatMap((group) => {
    const first = group[0]?.place ?? 1;
    const placed = group.map((one) => ({
      ...one,
      place: before + 1 + one.place - first,
      results: resultsOf(results, one.player),
    }));
    before += group.length;
    return placed;
  });
}

interface Begun {
  readonly player: string;
  readonly kept: number;
}

function keptOf(keep: TournamentCut['keep'], place: number, total: number): number {
  return typeof keep === 'number' ? total * keep : (keep[place - 1] ?? 0);
}

function resultsOf(results: readonly TournamentResult[], player: string): readonly TournamentResult[] {
  return results.filter((one) => one.player === player).toSorted((one, other) => one.round - other.round);
}

/** The standings of one stage. */
function standingOf(
  begun: readonly Begun[],
  results: readonly TournamentResult[],
  penalties: readonly TournamentPenalty[],
  { ties, best = Infinity }: TournamentRules,
  stage: number,
): readonly TournamentStanding[] {
  const lines = begun.map(({ player, kept }) => {
    const own = resultsOf(results, player);
    const counted = own
      .map(({ total }) => total)
      .toSorted((one, other) => other - one)
      .slice(0, best);
    const penalty = sumOf(penalties.filter((one) => one.player === player).map(({ total }) => total));
    return { player, stage, kept, results: own, penalties: penalty, total: kept + sumOf(counted) + penalty, place: 0 };
  });
  const groups = grouped(lines, ({ total }) => total).map(({ members }) => parted(members, results, ties));
  let place = 1;
  return groups.flat().flatMap(({ members, by }) => {
    const placed = members.map((line, i) => ({ ...line, place, ...(i === 0 && by !== undefined && { partedBy: by }) }));
    place += members.length;
    return placed;
  });
}

type Line = Omit<TournamentStanding, 'partedBy'>;

/** Players who share a place, and what parted them from those before. */
interface Shared {
  readonly members: readonly Line[];
  readonly by: TieBreak | undefined;
}

/** Players of equal totals, in the groups that the rules leave. */
function parted(equal: readonly Line[], results: readonly TournamentResult[], ties: readonly TieBreak[]): readonly Shared[] {
  const [tie, ...others] = ties;
  if (tie === undefined) return [{ members: equal, by: undefined }];
  const groups = grouped(equal, (line) => FIGURES[tie](line, equal, results));
  return groups.flatMap(({ members }, i) =>
    parted(members, results, others).map(({ members: few, by }, j) => ({ members: few, by: j === 0 && i > 0 ? tie : by })),
  );
}

/** The figure by which a rule parts equals: the higher one is better. */
const FIGURES: Readonly<Record<TieBreak, (line: Line, equal: readonly Line[], results: readonly TournamentResult[]) => number>> =
  {
    /** What they have from matches in which they met one of the others. */
    headToHead: (line, equal) => {
      const others = equal.filter(({ player }) => player !== line.player);
      const met = new Set(others.flatMap(({ results }) => results.map(({ match }) => match)));
      return sumOf(line.results.filter(({ match }) => met.has(match)).map(({ total }) => total));
    },
    lastRound: (line, _equal, results) => {
      const last = Math.max(0, ...results.map(({ round }) => round));
      return sumOf(line.results.filter(({ round }) => round === last).map(({ total }) => total));
    },
    bestRound: (line) => Math.max(-Infinity, ...line.results.map(({ total }) => total)),
    firsts: (line) => line.results.filter(({ place }) => place === 1).length,
    /** The sum of their places: the lower one is better. */
    places: (line) => -sumOf(line.results.map(({ place }) => place)),
  };

/** In the order of a figure, the highest first, those who have the same together. Shares of a third are equal to the thousandth of a point. */
function grouped<T>(list: readonly T[], figure: (one: T) => number): readonly { readonly members: readonly T[] }[] {
  const groups = Map.groupBy(list, (one) => Math.round(figure(one) * 1000));
  return [...groups].toSorted(([one], [other]) => other - one).map(([, members]) => ({ members }));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
