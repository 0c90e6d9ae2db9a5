import type { Entry, EntryKept, EntryVoided } from './entries.ts';
import type { Match } from './match.ts';
import { replay, subjectsOf } from './replay.ts';
import { Seen } from './seen.ts';
import type { Conflict } from './state.ts';
import type { Subjects } from './subjects.ts';
import { type Subject, type Version, isDecided } from './verdicts.ts';

/** An undo or a redo. */
export interface TakenBack {
  /** The hand, correction or other entry that is taken back or restored. */
  readonly entry: Entry;
  /** The event to append. */
  readonly event: EntryVoided | EntryKept;
}

/**
 * How to take back the last entry: a hand, a correction, a penalty, a note, a call of time or the end of the match. Undefined while there is a
 * conflict, or if there is nothing to take back. A choice in a conflict is not undone but made again (`lastChoice`).
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const begun = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const match = unwrap(append(begun, { id: 'b', after: ['a'], event: { type: 'timeCalled' } }));
 * toUndo(match)?.event; // → { type: 'entryVoided', entry: 'b' }
 */
export function toUndo({ log, state }: Match): TakenBack | undefined {
  if (state.conflicts.length > 0) return undefined;
  const subjects = subjectsOf(log);
  const passed = new Set(
    state.aside.filter(({ errors }) => errors.some(({ code }) => code === 'followsPassedOver')).map(({ entry }) => entry.id),
  );
  for (const entry of subjects.seen.entries.slice(1).toReversed()) {
    const subject = subjects.of(entry.id);
    const version = subject && versionOf(subject, subjects);
    if (!version || passed.has(subject.id)) continue;
    if (entry.event.type !== 'entryReplaced') return { entry, event: { type: 'entryVoided', entry: subject.id } };
    const before = version.entry === entry.id ? versionSeenBy(entry, subject, subjects) : undefined;
    if (before) return { entry, event: { type: 'entryKept', entry: before.entry } };
  }
  return undefined;
}

/**
 * How to restore what was taken back last. Undefined if something was added since.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const begun = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const match = unwrap(append(begun, { id: 'b', after: ['a'], event: { type: 'timeCalled' } }));
 * const undone = unwrap(append(match, { id: 'c', after: ['b'], event: { type: 'entryVoided', entry: 'b' } }));
 * toRedo(undone)?.event; // → { type: 'entryKept', entry: 'b' }
 */
export function toRedo({ log, state }: Match): TakenBack | undefined {
  if (state.conflicts.length > 0) return undefined;
  const subjects = subjectsOf(log);
  const byId = new Map(log.map((entry) => [entry.id, entry]));
  for (const entry of subjects.seen.entries.toReversed()) {
    const { event } = entry;
    const subject = subjects.of('entry' in event ? event.entry : entry.id);
    const version = subject && versionOf(subject, subjects);
    if (event.type === 'entryKept' ? event.among : version && version.entry === entry.id) return undefined;
    if (event.type !== 'entryVoided' && event.type !== 'entryKept') continue;
    const before = subject && versionSeenBy(entry, subject, subjects);
    const tookBack = before && (!version || subjects.seen.has(before.entry, version.entry));
    if (tookBack) return { entry: byId.get(before.entry) as Entry, event: { type: 'entryKept', entry: before.entry } };
  }
  return undefined;
}

/**
 * The last conflict that was decided by a choice, so that the choice can be made again: what was passed over is still in the log. Undefined while
 * there is a conflict, or if no choice was made.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { id: 'a', after: [], event: { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } } as const;
 * const draw = (tenpai: readonly (0 | 1)[]) => ({ type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai } } }) as const;
 * const chosen = { id: 'd', after: ['b', 'c'], event: { type: 'entryKept', entry: 'b', among: ['b', 'c'] } } as const;
 * const log = [start, { id: 'b', after: ['a'], event: draw([0]) }, { id: 'c', after: ['a'], event: draw([1]) }, chosen] as const;
 * lastChoice({ log, state: replay(log) })?.ways.map(({ entry }) => entry); // → ['b', 'c']
 */
export function lastChoice({ log, state }: Match): Conflict | undefined {
  if (state.conflicts.length > 0) return undefined;
  const seen = new Seen(log);
  const choice = seen.entries.findLast(({ event }) => event.type === 'entryKept' && event.among);
  const before = choice && replay(seen.entries.filter(({ id }) => seen.has(choice.id, id)));
  const among = (choice?.event as EntryKept | undefined)?.among ?? [];
  return before?.conflicts.find(({ ways }) => ways.every(({ entry }) => among.includes(entry)));
}

function versionOf(subject: Subject, subjects: Subjects): Version | undefined {
  const verdict = subjects.verdicts.of(subject);
  return isDecided(verdict) ? verdict.versions[0] : undefined;
}

/** The version that the author of a decision had seen before it. */
function versionSeenBy({ id }: Entry, subject: Subject, subjects: Subjects): Version | undefined {
  const verdict = subjects.verdicts.of(subject, (other) => subjects.seen.has(id, other));
  return isDecided(verdict) ? verdict.versions[0] : undefined;
}
