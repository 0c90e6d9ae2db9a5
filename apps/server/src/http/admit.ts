// Which of the entries that a client sends a log takes, and in which form they are stored.
import {
  type ErrorCode,
  type Fault,
  type LateEntry,
  RIGHT_OF_ACT,
  SIZES,
  busyFor,
  dependsOnLog,
  may,
  mayAct,
  mayWrite,
} from '@tenbo/club';
import { canonicalJson } from '@tenbo/engine';
import { type Entry, type LogError, parseEntry } from '@tenbo/ledger';
import {
  type Act,
  type MatchSummary,
  type SeatedTable,
  type Tournament,
  type TournamentEntry,
  type TournamentTable,
  checkAct,
  isAgreed,
  parseTournamentEntry,
  tablesNow,
  withAct,
} from '@tenbo/tournament';

import type { Heads, LogHead, NewEntry } from '../store/store.ts';
import { type Caller, subjectOf } from './caller.ts';
import { logOf } from './log-key.ts';
import type { LogAt } from './log-memory.ts';
import type { LogWork } from './log-work.ts';

/** Entries that a client sends for a log. */
interface Sent {
  readonly caller: Caller;
  readonly log: LogHead;
  readonly entries: readonly unknown[];
  /** What the log has, up to its head. */
  readonly known: LogAt;
  /** The event's tournament, if it has been opened. */
  readonly tournament: Tournament | undefined;
  readonly work: Pick<LogWork, 'verdict'>;
  /** The log of a match as it is now; undefined if it has no start. */
  readonly matchNow: (match: string) => Promise<{ readonly head: number; readonly summary: MatchSummary } | undefined>;
}

/** The entries to store, or the reason to store none. */
export type Admitted =
  /** `seen`: further logs that must not have grown since, by id. */
  | { readonly entries: readonly NewEntry[]; readonly seen?: Heads }
  /** `late`: entries to keep apart, for a referee to decide about. */
  | { readonly refused: ErrorCode; readonly faults?: readonly Fault[]; readonly entry?: string; readonly late?: readonly Late[] };

/** An entry that came after the result of its match was settled. */
export interface Late {
  readonly match: string;
  readonly entry: NewEntry;
}

/** Checks the form of entries and the right to write them, not whether they fit the entries before them: each reader of the log sets aside those that do not. */
export type Admit = (sent: Sent) => Promise<Admitted>;

/** An entry of any kind of log. */
interface Readable {
  readonly id: string;
}

/** An entry to store. The text is the same from every device, although each writes the fields in its own order. */
function stored(entry: Readable): NewEntry {
  return { id: entry.id, body: canonicalJson(entry) };
}

interface LengthFault {
  readonly code: 'entryTooLong';
  readonly path: string;
  readonly most: number;
}

/** The fault of an entry that is too long to store, with its index among those sent. */
export function lengthFaults(entry: Readable, i: number, most: number): readonly LengthFault[] {
  return stored(entry).body.length > most ? [{ code: 'entryTooLong', path: `entries[${i}]`, most }] : [];
}

/** A fault of an entry. `otherMatch`: it starts another match, although a match's log must have the id of its start. */
type EntryFault = LogError | ReturnType<typeof lengthFaults>[number] | { readonly code: 'otherMatch'; readonly path: string };

/** Admits entries to the log of a match, if they have its form and `mayWrite` lets them in. */
export const admitToMatch: Admit = async ({ caller, log, entries: sent, known, tournament, work }) => {
  const match = logOf(log.id);
  const { entries, faults } = readEntries(match, sent);
  const of = { log: match, subject: subjectOf(log), tournament };
  const isRead = dependsOnLog(caller, of);
  const refused = isRead
    ? await work.verdict(known, { writer: { role: caller.role, subject: caller.subject }, of, sent: entries })
    : mayWrite(caller, { ...of, entries: [] }, entries);
  if (refused?.code === 'forbidden') return { refused: 'forbidden' };
  if (faults.length > 0) return { refused: 'badEntries', faults };
  if (!refused) return { entries: entries.map(stored) };
  const about = new Set(refused.entries);
  const late = refused.code === 'resultClosed' ? entries.filter(({ id }) => about.has(id)) : [];
  return {
    refused: refused.code,
    ...(refused.entries[0] !== undefined && { entry: refused.entries[0] }),
    late: late.map((entry) => ({ match, entry: stored(entry) })),
  };
};

/** Parses the entries sent for a match's log. @returns the good ones, and the faults of the others */
export function readEntries(log: string, sent: readonly unknown[]) {
  const read = sent.map((entry, i) => parseEntry(entry, `entries[${i}]`));
  const entries = read.flatMap((one) => (one.ok ? [one.value] : []));
  const faults = read.flatMap<EntryFault>((one, i) =>
    one.ok ? [...startFaults(one.value, log, i), ...lengthFaults(one.value, i, SIZES.matchEntry)] : one.error,
  );
  return { entries, faults };
}

function startFaults({ id, event }: Entry, log: string, i: number): readonly EntryFault[] {
  return event.type === 'matchStarted' && id !== log ? [{ code: 'otherMatch', path: `entries[${i}]` }] : [];
}

type MatchNow = Parameters<Admit>[0]['matchNow'];

/**
 * Admits acts of organisers, referees and tables. A round is closed only with results that are agreed as they are at that moment; a table starts its own
 * match only when it, and its players, are free.
 */
export const admitToTournament: Admit = async ({ caller, known: { bodies }, entries: sent, tournament, matchNow }) => {
  const read = sent.map((entry, i) => parseTournamentEntry(entry, `entries[${i}]`));
  const faults = read.flatMap<Fault>((one, i) => (one.ok ? lengthFaults(one.value, i, SIZES.tournamentEntry) : one.error));
  if (faults.length > 0) return { refused: 'badEntries', faults };
  const entries = read.flatMap((one) => (one.ok ? [one.value] : []));
  const beyond = entries.find(({ act }) => !mayAct(caller, act, tournament));
  if (beyond) return { refused: 'forbidden', entry: beyond.id };
  if (!entries.some(({ act }) => JUDGED.has(act.type))) return { entries: entries.map(stored) };
  const there = new Set(bodies.map((body) => (JSON.parse(body) as TournamentEntry).id));
  const fresh = entries.filter(({ id }) => !there.has(id));
  const isOwnStart = ({ act }: TournamentEntry) => act.type === 'roundSeated' && !may(caller, RIGHT_OF_ACT.roundSeated);
  const starting = fresh.find(isOwnStart);
  // One start at a time: what the others would find depends on it.
  if (starting && fresh.length > 1) return { refused: 'notNow', entry: starting.id };
  const judged = await (starting ? beginning(starting, tournament, matchNow) : closing(fresh, tournament, matchNow));
  return 'refused' in judged ? judged : { entries: entries.map(stored), seen: judged };
};

/** The acts that are judged by what the matches say at that moment. */
const JUDGED: ReadonlySet<Act['type']> = new Set(['roundClosed', 'roundSeated']);

/** The matches that must stay as they are for a table to start another, with the heads of their logs; or why it may not. */
async function beginning({ act, id }: TournamentEntry, tournament: Tournament | undefined, matchNow: MatchNow) {
  if (!tournament || act.type !== 'roundSeated' || checkAct(tournament, act)) return { refused: 'notNow', entry: id } as const;
  const { table, players } = act.tables[0] as SeatedTable;
  const found = await Promise.all(
    tablesNow(tournament).map(async (one) => [one.table.match, await matchNow(one.table.match)] as const),
  );
  const known = found.flatMap(([match, now]) => (now ? [[match, now] as const] : []));
  const busy = busyFor(table, tournament, new Map(known.map(([match, { summary }]) => [match, summary])));
  const playing = new Set([...busy.values()].flat());
  if (busy.has(table) || players.some((player) => playing.has(player))) return { refused: 'stillPlaying', entry: id } as const;
  // Those that others play now may go on meanwhile.
  const free = found.filter(([, now]) => now === undefined || now.summary.isOver || now.summary.hands === 0);
  return new Map(free.map(([match, now]) => [match, now?.head ?? 0]));
}

/** The matches whose results these acts close, with the heads of their logs; or the act that closes one without an agreed result. */
async function closing(entries: readonly TournamentEntry[], before: Tournament | undefined, matchNow: MatchNow) {
  const heads = new Map<string, number>();
  let tournament = before;
  for (const entry of entries) {
    const { act, id } = entry;
    const round = act.type === 'roundClosed' && !checkAct(tournament, act) ? tournament?.rounds[act.round - 1] : undefined;
    for (const table of round?.tables ?? []) {
      const now = await matchNow(table.match);
      if (!isSettled(table, now?.summary)) return { refused: 'unconfirmed', entry: id } as const;
      if (now) heads.set(table.match, now.head);
    }
    tournament = withAct(tournament, entry);
  }
  return heads;
}

/** Whether the match of a table is over, or its result was entered, and that is agreed as it is now. */
function isSettled(table: TournamentTable, summary: MatchSummary | undefined): boolean {
  const isOver = table.entered !== undefined || (summary?.isOver === true && summary.conflicts === 0);
  return isOver && isAgreed(table, summary?.digest ?? '');
}

/** An entry that came too late, as the log of such entries has it: an id of its own, because entries of two matches may share one. */
export function lateEntry(match: string, { id, body }: NewEntry): NewEntry {
  const late = { id: `${match}:${id}`, match, entry: JSON.parse(body) as LateEntry['entry'] } satisfies LateEntry;
  return { id: late.id, body: canonicalJson(late) };
}
