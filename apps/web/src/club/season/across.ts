// The results of all events that share their players with this one, for a ranking across them.
import type { Answers, SharedResults } from '@tenbo/club';
import type { ApiFault } from '@tenbo/club/client';
import type { Result } from '@tenbo/engine';
import type { TournamentResult } from '@tenbo/ledger';

/** Asks the server with a link of this event. */
type Ask = <What extends keyof Answers>(what: What) => Promise<Result<Answers[What], ApiFault>>;

/** The results of several events, by people who are the same in all of them. */
export interface Across {
  /** The titles of the events that were read, the newest first. */
  readonly events: readonly string[];
  /** How many could not be read. */
  readonly unread: number;
  /** In the order in which the matches were seated. */
  readonly results: readonly TournamentResult[];
  /** The latest name of each person; null if any event has erased it. */
  readonly names: ReadonlyMap<string, string | null>;
}

/**
 * Reads the events one after the other.
 *
 * @param seats players at a table: matches of other sizes do not count together
 * @returns undefined if the server cannot be reached
 */
export async function readAcross(
  ask: Ask,
  seats: number,
  onRead: (done: number, of: number) => void,
): Promise<Across | undefined> {
  const listed = await ask('GET /api/shared');
  if (!listed.ok) return undefined;
  const { events } = listed.value;
  const read: (SharedResults & { readonly title: string })[] = [];
  for (const [i, { event, title }] of events.entries()) {
    onRead(i + 1, events.length);
    const answer = await ask(`GET /api/shared/${event}`);
    if (answer.ok) read.push({ ...answer.value, title });
  }
  return { ...added(read, seats), events: read.map(({ title }) => title), unread: events.length - read.length };
}

/** Puts results of events together. @param read the newest event first */
export function added(read: readonly SharedResults[], seats: number): Pick<Across, 'results' | 'names'> {
  const matches = read
    .flatMap((one) => one.matches)
    .filter(({ results }) => results.length === seats)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const names = new Map<string, string | null>();
  for (const { people } of read)
    for (const { person, name } of people) if (name === null || !names.has(person)) names.set(person, name);
  return {
    results: matches.flatMap(({ match, results }, i) =>
      results.map(({ person, place, total }) => ({ round: i + 1, match: `${match} ${i}`, player: person, place, total })),
    ),
    names,
  };
}
