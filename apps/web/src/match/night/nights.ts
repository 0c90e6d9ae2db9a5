import { type Match, type Settlement, settleMatch, tournamentStandings } from '@tenbo/ledger';

/** A night ends at six in the morning of this device's clock: by then the last have gone home, and the first have not sat down. */
const ENDS_AT = 6;

/** What is known of a match without playing it through. */
interface Dated {
  /** When it began; empty if that is not known. */
  readonly at: string;
  readonly players: readonly string[];
  /** The event of a club that it belongs to; empty for a match among friends. */
  readonly event: string;
}

/** The matches of one night among people of whom each played with some of the others. */
export interface Night<M> {
  /** The day on which it began, `2026-11-28`; empty if that is not known. */
  readonly day: string;
  /** In the order of play. */
  readonly matches: readonly M[];
}

/** The night that a time belongs to, by the day on which it began: `2026-11-28`. Empty if the time is not known. */
export function nightOf(at: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '';
  const early = time.getHours() < ENDS_AT ? 1 : 0;
  const day = new Date(time.getFullYear(), time.getMonth(), time.getDate() - early);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Matches by night, the latest first. */
export function nightsOf<M extends Dated>(matches: readonly M[]): readonly Night<M>[] {
  const played = matches.toSorted((one, other) => one.at.localeCompare(other.at));
  const days = Map.groupBy(played, ({ at, event }) => `${nightOf(at)} ${event}`);
  const nights = [...days.values()].flatMap((all): readonly Night<M>[] => {
    const day = nightOf(all[0]?.at ?? '');
    return day === '' ? [{ day, matches: all }] : companies(all).map((few) => ({ day, matches: few }));
  });
  return nights.toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)));
}

function lastOf({ matches }: Night<Dated>): string {
  return matches.at(-1)?.at ?? '';
}

interface Company<M> {
  readonly people: ReadonlySet<string>;
  readonly matches: readonly M[];
}

/** The matches of each company: people who met, directly or through others. */
function companies<M extends Dated>(played: readonly M[]): readonly (readonly M[])[] {
  let all: readonly Company<M>[] = [];
  for (const match of played) {
    const isTheirs = ({ people }: Company<M>) => match.players.some((name) => people.has(name));
    const met = all.filter(isTheirs);
    const people = new Set([...met.flatMap((one) => [...one.people]), ...match.players]);
    all = [...all.filter((one) => !met.includes(one)), { people, matches: [...met.flatMap(({ matches }) => matches), match] }];
  }
  return all.map(({ matches }) => matches.toSorted((one, other) => one.at.localeCompare(other.at)));
}

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
