import { canonicalJson } from '@tenbo/engine';

import type { Place } from './hand.ts';
import type { Changed } from './moved-hands.ts';
import type { Conflict, WayOut } from './state.ts';
import type { Follower, Subjects } from './subjects.ts';
import { type Subject, type Verdict, isDecided } from './verdicts.ts';

/**
 * The conflict about what follows a hand.
 *
 * @param followers the hands that may follow it
 * @param changed earlier hands that were taken back or corrected by somebody who had not seen the only follower, as its author saw them
 */
export function conflictAfter(
  after: Subject,
  followers: readonly Follower[],
  changed: readonly Changed[],
  seenAs: Place | undefined,
): Conflict {
  const among = followers.length > 1 ? followers.map(({ subject }) => subject.id) : undefined;
  const kept = followers.flatMap(({ subject, verdict }) => keeping(subject, verdict, among));
  const back = followers.length === 1 ? followers.filter(({ verdict }) => verdict.gone || verdict.versions.length === 1) : [];
  const restored = changed.flatMap(({ subject, was }) => restoring(subject, was));
  const ways = [
    ...kept,
    ...back.map(({ subject }) => takingBack(subject)),
    ...new Map(restored.map((way) => [canonicalJson(way), way])).values(),
  ];
  return { after: after.id, ways, ...(seenAs && { seenAs }) };
}

/** The conflicts about penalties, notes and calls of time. Each is decided on its own. */
export function conflictsOfRemarks(subjects: readonly Subject[], all: Subjects): readonly Conflict[] {
  return subjects.flatMap((subject) => {
    const verdict = all.verdicts.of(subject);
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

/** The ways to return a hand to what somebody had seen. */
function restoring(subject: Subject, was: Verdict): readonly WayOut[] {
  const ways = was.versions.length > 0 ? keeping(subject, was) : [takingBack(subject)];
  return ways.map((way) => ({ ...way, does: 'restores' }));
}

function takingBack({ id }: Subject): WayOut {
  return { does: 'takesBack', decision: { type: 'entryVoided', entry: id }, entry: id };
}
