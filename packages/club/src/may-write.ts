// Who may add which entries to the log of a match, in which state of the match. The server asks it before it stores anything; a page asks it before it
// lets somebody enter what the server would refuse.
import { canonicalJson } from '@tenbo/engine';
import { type Entry, type Log, type MatchState, beyondLastHand, digestOf, isDecision, replay } from '@tenbo/ledger';
import { type PlayedTable, type Tournament, isAgreed, matchStartOf } from '@tenbo/tournament';

import { type Rightful, type Subject, may } from './rights.ts';

/**
 * How far a match has come, as far as rights depend on it. `ended`: it is over, but not everybody has confirmed the result, or there is no round in which
 * they could. `confirmed`: the result is agreed, or a referee has entered one. `closed`: its round is closed. `elsewhere`: the event has rounds, and no
 * table of any of them plays this match.
 */
export const MATCH_STATES = ['open', 'ended', 'confirmed', 'closed', 'elsewhere'] as const;
export type MatchProgress = (typeof MATCH_STATES)[number];

/**
 * What an entry does. `play`: a hand, a penalty, a call of time, the end. `afterEnd`: the same by somebody who knew that the match was over. `lastHand` and
 * `earlier`: a correction of the last hand entered, or of anything before it.
 */
export const WRITTEN = ['play', 'note', 'lastHand', 'earlier', 'afterEnd'] as const;
export type Written = (typeof WRITTEN)[number];

/** Why entries are not taken. `resultClosed`: the result is settled; an entry that comes now is kept apart until a referee decides about it. */
export type WriteRefusal = 'forbidden' | 'otherStart' | 'matchOver' | 'refereeCorrects' | 'resultClosed';

type Verdicts = Readonly<Record<MatchProgress, Readonly<Record<Written, WriteRefusal | 'yes'>>>>;

/** The same verdict for everything written. */
function everything(verdict: WriteRefusal | 'yes'): Record<Written, WriteRefusal | 'yes'> {
  return { play: verdict, note: verdict, lastHand: verdict, earlier: verdict, afterEnd: verdict };
}

/**
 * What a table may write in its own match; in any other it may write nothing. An entry beside the end was made by somebody who did not know of it: it is
 * taken, and the players see the disagreement, until the result is confirmed.
 */
export const OF_TABLES: Verdicts = {
  open: { ...everything('yes'), earlier: 'refereeCorrects' },
  ended: { play: 'yes', note: 'yes', lastHand: 'matchOver', earlier: 'matchOver', afterEnd: 'matchOver' },
  confirmed: everything('resultClosed'),
  closed: everything('resultClosed'),
  elsewhere: everything('forbidden'),
};

/** What referees and organisers may write in every match. A settled result is changed on purpose or not at all: who reopens its round may correct it. */
export const OF_OFFICIALS: Verdicts = {
  open: everything('yes'),
  ended: everything('yes'),
  confirmed: { ...everything('resultClosed'), afterEnd: 'yes' },
  closed: everything('resultClosed'),
  elsewhere: everything('yes'),
};

/** The log of a match, and what the event knows of it. */
export interface MatchLog {
  /** The id of the log, which is that of the match's start. */
  readonly log: string;
  /** What the log belongs to, where no round says it. */
  readonly subject: Subject;
  /** The entries it has. */
  readonly entries: Log;
  /** The state that follows from them, if it is known already. */
  readonly state?: MatchState | undefined;
  /** Undefined if the event has none. */
  readonly tournament: Tournament | undefined;
}

/**
 * Judges entries that somebody wants to add to the log of a match. Entries that the log has already are not judged again, because sending twice is safe.
 *
 * @returns undefined if all may be added; if not, the reason and the entries that it applies to, the first of them first
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { id: 'free', after: [], event: { type: 'matchStarted', version: 3, rules: presets.ema2016, players: ['Aki', 'Ben', 'Chie', 'Dai'] } } as const;
 * const match = { log: 'free', subject: { table: 3 }, entries: [start], tournament: undefined };
 * const note = { id: 'a', after: ['free'], event: { type: 'noteAdded', text: 'tea' } } as const;
 * mayWrite({ role: 'table', subject: { table: 3 } }, match, [note]); // → undefined
 * mayWrite({ role: 'table', subject: { table: 4 } }, match, [note]); // → { code: 'forbidden', entries: ['a'] }
 */
export function mayWrite(
  writer: Rightful,
  match: MatchLog,
  sent: readonly Entry[],
): { readonly code: WriteRefusal; readonly entries: readonly string[] } | undefined {
  const seated = tableOf(match);
  const known = new Set(match.entries.map(({ id }) => id));
  const fresh = sent.filter(({ id }) => !known.has(id));
  if (!may(writer, 'append', subjectOf(match, seated))) return { code: 'forbidden', entries: fresh.map(({ id }) => id) };
  const start = seated && matchStartOf(seated.round, seated.table);
  const forged = start && fresh.find((one) => one.id === start.id && canonicalJson(one) !== canonicalJson(start));
  if (forged) return { code: 'otherStart', entries: [forged.id] };

  const progress = dependsOnLog(writer, match) ? progressOf(match) : 'open';
  const verdicts = (may(writer, 'correct') ? OF_OFFICIALS : OF_TABLES)[progress];
  const kindOf = WRITTEN.every((kind) => verdicts[kind] === verdicts.play)
    ? () => 'play' as const
    : kindsIn(match.entries, fresh, progress);
  const verdictOf = (entry: Entry) => {
    // The start is the plan's own, as every device makes it: it is no news.
    if (entry.id === match.log) return 'yes';
    const kind = kindOf(entry);
    return kind === 'earlier' && progress === 'open' && match.tournament?.plan.tablesCorrect ? 'yes' : verdicts[kind];
  };
  const counts = progress === 'confirmed' ? countingIn(known, fresh, verdictOf) : undefined;
  const refused = fresh.flatMap((entry) => {
    const verdict = counts?.has(entry.id) === false ? 'resultClosed' : verdictOf(entry);
    return verdict === 'yes' ? [] : [{ id: entry.id, verdict }];
  });
  const [first] = refused;
  if (!first) return undefined;
  return { code: first.verdict, entries: refused.flatMap(({ id, verdict }) => (verdict === first.verdict ? [id] : [])) };
}

/** Those of the new entries that may count in a settled match: what follows something that does not count comes too late as well. */
function countingIn(
  known: ReadonlySet<string>,
  fresh: readonly Entry[],
  verdictOf: (entry: Entry) => WriteRefusal | 'yes',
): ReadonlySet<string> {
  const counts = new Set<string>();
  const allowed = fresh.filter((entry) => verdictOf(entry) === 'yes');
  for (let before = -1; before < counts.size;) {
    before = counts.size;
    for (const { id, after } of allowed) if (after.every((one) => known.has(one) || counts.has(one))) counts.add(id);
  }
  return counts;
}

/**
 * Whether what somebody may write depends on what the log has: where it does not, nobody needs to read the log for it.
 *
 * @example
 * dependsOnLog({ role: 'referee', subject: {} }, { log: 'free', tournament: undefined }); // → false
 */
export function dependsOnLog(writer: Rightful, { log, tournament }: Pick<MatchLog, 'log' | 'tournament'>): boolean {
  if (!may(writer, 'correct')) return may(writer, 'append');
  // An official may write into every match whose result is not settled.
  const seated = tableOf({ log, tournament });
  return (
    seated !== undefined && (seated.round.isClosed || seated.table.confirmations.length > 0 || seated.table.entered !== undefined)
  );
}

/**
 * Whether somebody may create the log of a match: a seated one exists by its seating alone, for its own table. Tables create others only in events
 * without a tournament.
 *
 * @example
 * mayCreate({ role: 'table', subject: { table: 3 } }, { log: 'free', subject: { table: 3 }, tournament: undefined }); // → true
 */
export function mayCreate(writer: Rightful, { log, subject, tournament }: Omit<MatchLog, 'entries' | 'state'>): boolean {
  const seated = tableOf({ log, tournament });
  if (seated) return subject.table === seated.table.table && may(writer, 'createLog', subject);
  return may(writer, 'createLog', subject) && (tournament === undefined || may(writer, 'correct'));
}

/**
 * The table whose match this log is; undefined if it is outside the rounds.
 *
 * @example
 * tableOf({ log: 'free', tournament: undefined }); // → undefined
 */
export function tableOf({ log, tournament }: Pick<MatchLog, 'log' | 'tournament'>): PlayedTable | undefined {
  for (const round of tournament?.rounds ?? [])
    for (const table of round.tables) if (table.match === log) return { round, table };
  return undefined;
}

/** What a log belongs to: the seating decides, whoever created it. */
function subjectOf({ subject }: MatchLog, seated: PlayedTable | undefined): Subject {
  return seated ? { table: seated.table.table } : subject;
}

/**
 * How far a match has come.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { id: 'free', after: [], event: { type: 'matchStarted', version: 3, rules: presets.ema2016, players: ['Aki', 'Ben', 'Chie', 'Dai'] } } as const;
 * progressOf({ log: 'free', subject: { table: 3 }, entries: [start], tournament: undefined }); // → 'open'
 */
export function progressOf(match: MatchLog): MatchProgress {
  const seated = tableOf(match);
  const { tournament, entries, state } = match;
  if (!seated && tournament) return 'elsewhere';
  if (seated?.round.isClosed) return 'closed';
  if (seated?.table.entered) return 'confirmed';
  // Other entries may arrive before the start.
  const isOver = entries.some(({ event }) => event.type === 'matchStarted') && (state ?? replay(entries)).end !== undefined;
  if (!isOver) return 'open';
  return seated && isAgreed(seated.table, digestOf(entries)) ? 'confirmed' : 'ended';
}

function kindsIn(stored: Log, fresh: readonly Entry[], progress: MatchProgress): (entry: Entry) => Written {
  const knew = progress === 'open' || progress === 'elsewhere' ? new Set<string>() : whoKnew(stored, fresh);
  const decisions = fresh.filter(({ id, event }) => isDecision(event) && !knew.has(id));
  // Of several, the first decides what becomes of all.
  const earlier = decisions.length > 0 ? beyondLastHand([...stored, ...fresh], decisions) : undefined;
  return (entry) => {
    if (entry.event.type === 'noteAdded') return 'note';
    if (knew.has(entry.id)) return 'afterEnd';
    if (!isDecision(entry.event)) return 'play';
    return entry.id === earlier?.id ? 'earlier' : 'lastHand';
  };
}

/**
 * The entries whose authors knew what ended the match: those that follow it. So do, for all that can be told, those that follow an entry nobody has: it
 * may turn up later as one that follows the end.
 */
function whoKnew(stored: Log, fresh: readonly Entry[]): ReadonlySet<string> {
  const all = [...stored, ...fresh];
  const there = new Set(all.map(({ id }) => id));
  const ending =
    stored.findLast(({ event }) => event.type === 'matchEnded') ?? stored.findLast(({ event }) => event.type !== 'noteAdded');
  const followers = new Map<string, string[]>();
  for (const { id, after } of all)
    for (const one of after)
      followers
        .set(one, followers.get(one) ?? [])
        .get(one)
        ?.push(id);
  const knew = new Set<string>();
  const toFollow = [...(ending ? [ending.id] : []), ...[...followers.keys()].filter((one) => !there.has(one))];
  for (let one = toFollow.pop(); one !== undefined; one = toFollow.pop())
    for (const id of followers.get(one) ?? []) {
      if (!knew.has(id)) toFollow.push(id);
      knew.add(id);
    }
  return knew;
}
