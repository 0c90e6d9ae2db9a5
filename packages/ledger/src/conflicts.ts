import type { EntryKept, EntryVoided, MatchEvent } from './entries.ts';
import type { Place } from './state.ts';
import { type Follower, type Subject, type Subjects, type Verdict, isDecided } from './subjects.ts';

/** Something that was written apart and does not agree. Whoever has seen all of it decides it, by one of its ways out. */
export interface Conflict {
  /** The last hand that everybody agrees on, or the start of the match; for a penalty or a note, the hand it was written after. */
  readonly after: string;
  /** At least two. Each ends the conflict, except that `restores` undoes one change where several were made. */
  readonly ways: readonly WayOut[];
  /** Where the author of the hand saw it, if it would now be another one by what they had not seen. */
  readonly seenAs?: Place;
}

/** One way to decide a conflict. */
export interface WayOut {
  /** Whether it lets one of what is disputed count, takes it back, or restores an earlier hand to what its author had seen. */
  readonly does: 'keeps' | 'takesBack' | 'restores';
  /** The event to append. */
  readonly decision: EntryKept | EntryVoided;
  /** What it is about: the entry that reported it first. */
  readonly entry: string;
  /** What then counts; undefined where it is taken back. */
  readonly event?: MatchEvent;
}

/**
 * What is to be decided about the hands that may follow another.
 *
 * @param changed hands before them that somebody took back or corrected without having seen them, with what the hand was for its author
 */
export function conflictAfter(
  after: Subject,
  followers: readonly Follower[],
  changed: readonly { readonly subject: Subject; readonly was: Verdict }[],
  seenAs: Place | undefined,
): Conflict {
  const among = followers.length > 1 ? followers.map(({ subject }) => subject.id) : undefined;
  const kept = followers.flatMap(({ subject, verdict }) => keeping(subject, verdict, among));
  const back = followers.length === 1 ? followers.filter(({ verdict }) => verdict.gone || verdict.versions.length === 1) : [];
  const ways = [
    ...kept,
    ...back.map(({ subject }) => takingBack(subject)),
    ...changed.flatMap(({ subject, was }) => restoring(subject, was)),
  ];
  return { after: after.id, ways, ...(seenAs && { seenAs }) };
}

/** What is to be decided about penalties, notes and calls of time: each by itself. */
export function conflictsOfRemarks(subjects: readonly Subject[], all: Subjects): readonly Conflict[] {
  return subjects.flatMap((subject) => {
    const verdict = all.verdict(subject);
    if (isDecided(verdict)) return [];
    const back = verdict.gone ? [takingBack(subject)] : [];
    return [{ after: (subject.ground ?? subject).id, ways: [...keeping(subject, verdict), ...back] }];
  });
}

function keeping({ id }: Subject, { versions }: Verdict, among?: readonly string[]): readonly WayOut[] {
  return versions.map(({ entry, event }) => ({
    does: 'keeps',
    decision: { type: 'entryKept', entry, ...(among && { among }) },
    entry: id,
    event,
  }));
}

/** A hand as it was for somebody: taken back, if it was. */
function restoring(subject: Subject, was: Verdict): readonly WayOut[] {
  const ways = was.versions.length > 0 ? keeping(subject, was) : [takingBack(subject)];
  return ways.map((way) => ({ ...way, does: 'restores' }));
}

function takingBack({ id }: Subject): WayOut {
  return { does: 'takesBack', decision: { type: 'entryVoided', entry: id }, entry: id };
}
