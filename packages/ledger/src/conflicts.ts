import { canonicalJson } from '@tenbo/engine';

import { Accounts } from './accounts.ts';
import { type Entry, type Log, isDecision } from './entries.ts';
import type { Place } from './hand.ts';
import type { Conflict, MatchState, WayOut } from './state.ts';
import type { Answer, Follower, Subjects } from './subjects.ts';
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
  changed: readonly { readonly subject: Subject; readonly was: Verdict }[],
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

/** What authors saw, kept while a log and parts of it are replayed. */
export interface Views {
  /** For an entry about a hand: where its author saw that hand. */
  readonly places: Map<string, Place | undefined>;
  /** For a decision in a conflict: what it says of hands that it does not name. */
  readonly answers: Map<string, Answer>;
  /** For an entry that reports a hand: its author's accounts after it, without earlier hands and notes. */
  readonly after: Map<string, Accounts>;
}

interface DecisionAbout {
  readonly entry: Entry;
  readonly subject: Subject;
}

/** Finds hands that are no longer what their authors saw. It follows the hands that count, one by one. */
export class MovedHands {
  readonly #seen: Subjects['seen'];
  readonly #subjects: Subjects;
  readonly #views: Views;
  /** The state of a part of the log: what one author saw. */
  readonly #stateOf: (part: Log) => MatchState;
  /** The latest decisions about earlier hands. */
  readonly #decisions: Entry[] = [];
  /** Those of them that some author had not seen. */
  readonly #unseen: DecisionAbout[] = [];

  constructor(subjects: Subjects, views: Views, stateOf: (part: Log) => MatchState) {
    this.#seen = subjects.seen;
    this.#subjects = subjects;
    this.#views = views;
    this.#stateOf = stateOf;
  }

  /** Notes the decisions about a hand before the next one. */
  pass(subject: Subject): void {
    const { verdicts } = this.#subjects;
    for (const entry of new Set([...verdicts.latest(subject), ...verdicts.speaking(subject)])) {
      if (!isDecision(entry.event)) continue;
      this.#decisions.push(entry);
      if (!this.#seen.isAlone(entry.id)) this.#unseen.push({ entry, subject });
    }
  }

  /** Whether decisions its author had not seen have moved the next hand to another number or honba. */
  isMoved(subject: Subject, { kyoku, honba }: Place): boolean {
    if (this.#unseen.length === 0) return false;
    return this.#subjects.verdicts
      .latest(subject)
      .filter(({ id }) => this.#unseenBy(id, subject).length > 0)
      .map((entry) => this.#placeSeenBy(entry, subject))
      .some((place) => place !== undefined && (place.kyoku !== kyoku || place.honba !== honba));
  }

  /** Earlier hands changed without a hand's author knowing, each as that author saw it, and where they saw their own. */
  changedBefore({ subject, unseated }: Follower): {
    readonly changed: readonly { readonly subject: Subject; readonly was: Verdict }[];
    readonly seenAs: Place | undefined;
  } {
    const unaware = this.#subjects.verdicts.latest(subject).flatMap((entry) => {
      const takenBack = unseated.filter((gone) =>
        this.#subjects.verdicts.speaking(gone).every(({ id }) => this.#seen.apart(id, entry.id)),
      );
      const changed = new Set([...takenBack, ...this.#unseenBy(entry.id, subject).map((one) => one.subject)]);
      return changed.size > 0 ? [{ entry, changed: [...changed] }] : [];
    });
    const [first] = unaware;
    const changed = unaware.flatMap((one) => one.changed.flatMap((hand) => this.#wasFor(one.entry, hand)));
    return { changed, seenAs: first && this.#placeSeenBy(first.entry, subject) };
  }

  /** What the author of an entry saw of a hand, if it has changed since. */
  #wasFor({ id }: Entry, subject: Subject): readonly { readonly subject: Subject; readonly was: Verdict }[] {
    const was = this.#subjects.verdicts.of(subject, (other) => this.#seen.has(id, other));
    return isDecided(was) && !isSame(was, this.#subjects.verdicts.of(subject)) ? [{ subject, was }] : [];
  }

  /** Decisions about earlier hands that were written apart from an entry, and that nobody who had seen both has confirmed since. */
  #unseenBy(id: string, subject: Subject): readonly DecisionAbout[] {
    const seen = this.#seen;
    const unseen = this.#unseen.filter(({ entry }) => seen.apart(entry.id, id));
    if (unseen.length === 0) return unseen;
    const knowing = [...this.#decisions, ...this.#subjects.verdicts.latest(subject)].filter((entry) => seen.has(entry.id, id));
    return unseen.filter(({ entry }) => !knowing.some((one) => seen.has(one.id, entry.id)));
  }

  #placeSeenBy(entry: Entry, subject: Subject): Place | undefined {
    const { places } = this.#views;
    if (!places.has(entry.id)) places.set(entry.id, this.#findPlaceSeenBy(entry, subject));
    return places.get(entry.id);
  }

  /** Whoever reports a hand sees it as the next one. The accounts then continue from it, so that a run of hands is replayed only once. */
  #findPlaceSeenBy(entry: Entry, subject: Subject): Place | undefined {
    const view = () => this.#seen.entries.filter(({ id }) => this.#seen.has(entry.id, id));
    if (entry.event.type !== 'handEnded') {
      const line = this.#stateOf([...view(), entry]).hands.find((hand) => this.#subjects.of(hand.entry) === subject);
      return line && { kyoku: line.before.kyoku, honba: line.before.honba };
    }
    const { after } = this.#views;
    const [parent, ...others] = entry.after;
    const before = (others.length === 0 && after.get(parent as string)) || Accounts.from(this.#stateOf(view()));
    const { kyoku, honba } = before.place;
    const own = before.copy();
    own.add(entry.event, entry.id);
    after.set(entry.id, own);
    return { kyoku, honba };
  }
}

function isSame(one: Verdict, other: Verdict): boolean {
  const eventsOf = ({ versions }: Verdict) => canonicalJson(versions.map(({ event }) => event));
  return eventsOf(one) === eventsOf(other);
}
