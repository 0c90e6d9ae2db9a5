// What a caller may read of an event's logs, as `may-read.ts` of packages/club judges it: everything, unless the plan hides results.
import {
  LATE_LOG,
  type Rightful,
  type SummaryOfLog,
  TOURNAMENT_LOG,
  actFor,
  hidesFrom,
  mayReadMatch,
  withoutResults,
} from '@tenbo/club';
import { type Act, type Tournament, type TournamentEntry, parseTournamentEntry } from '@tenbo/tournament';

import type { LogHead } from '../store/store.ts';
import { subjectOf } from './caller.ts';
import { logOf } from './log-key.ts';

type Log = Pick<LogHead, 'id' | 'subject'>;

/**
 * The entries of a log as a caller may read them, as JSON texts, each in its place; undefined if the caller may read none.
 *
 * @param tournament of the event, read after these entries: its state knows them, and whether results are hidden now
 */
export function readable(
  reader: Rightful,
  log: Log,
  bodies: readonly string[],
  tournament: Tournament | undefined,
): readonly string[] | undefined {
  if (!hidesFrom(reader, tournament)) return bodies;
  if (logOf(log.id) === TOURNAMENT_LOG) return bodies.map((body) => actText(reader, body, tournament));
  return mayRead(reader, log, tournament) ? bodies : undefined;
}

/** An entry of the organiser's log. What only a later version can read may be a result, so it is withheld too. */
function actText(reader: Rightful, body: string, tournament: Tournament | undefined): string {
  const entry = JSON.parse(body) as TournamentEntry;
  const read = parseTournamentEntry(entry);
  if (!read.ok) return JSON.stringify({ id: entry.id, at: entry.at, act: { type: 'withheld' } satisfies Act });
  const act = actFor(reader, read.value, tournament);
  return act === read.value.act ? body : JSON.stringify({ ...read.value, act });
}

/** The summary of a match as a caller may read it. */
export function readableSummary(reader: Rightful, log: Log, of: SummaryOfLog, tournament: Tournament | undefined): SummaryOfLog {
  return mayRead(reader, log, tournament) ? of : { ...of, summary: withoutResults(of.summary) };
}

/** Whether a caller may read a match, or what came too late for one. */
function mayRead(reader: Rightful, log: Log, tournament: Tournament | undefined): boolean {
  if (!hidesFrom(reader, tournament)) return true;
  return logOf(log.id) !== LATE_LOG && mayReadMatch(reader, { log: logOf(log.id), subject: subjectOf(log), tournament });
}
