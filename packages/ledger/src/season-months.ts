import type { SeasonMatch } from './season.ts';

/** A player's matches in one calendar month. */
export interface SeasonMonth {
  /** Such as `2026-11`. */
  readonly month: string;
  /** Matches with an end; the others do not count here. */
  readonly finished: number;
  /** The average place. */
  readonly place: number;
  /** The results of the matches added up, in points. */
  readonly total: number;
}

/** Each player's months, the latest first: of the matches with an end whose time is known. */
export function monthsOf(matches: readonly SeasonMatch[]): ReadonlyMap<string, readonly SeasonMonth[]> {
  const results = matches.flatMap(({ at, players, result = [] }) => {
    const month = monthAt(at ?? '');
    return month === undefined ? [] : result.map((one, seat) => ({ ...one, month, name: players[seat] as string }));
  });
  return new Map([...Map.groupBy(results, ({ name }) => name)].map(([name, own]) => [name, monthsOfPlayer(own)]));
}

function monthsOfPlayer(results: readonly { readonly month: string; readonly place: number; readonly total: number }[]) {
  const months = [...Map.groupBy(results, ({ month }) => month)].map(([month, own]): SeasonMonth => {
    const finished = own.length;
    const places = own.reduce((sum, { place }) => sum + place, 0);
    return { month, finished, place: places / finished, total: own.reduce((sum, { total }) => sum + total, 0) };
  });
  return months.toSorted((one, other) => other.month.localeCompare(one.month));
}

/** The month of a time in ISO 8601: by this computer's clock if it is in UTC, else by that of the place of play; undefined if it is no time. */
function monthAt(at: string): string | undefined {
  const time = new Date(at);
  if (Number.isNaN(time.valueOf())) return undefined;
  if (!at.endsWith('Z')) return at.slice(0, 'YYYY-MM'.length);
  return `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}`;
}
