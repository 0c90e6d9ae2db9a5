import { canonicalJson } from '@tenbo/engine';

import { Accounts } from './accounts.ts';
import { type Entry, type Log, isDecision } from './entries.ts';
import type { Place } from './hand.ts';
import type { HandLine, MatchState } from './state.ts';
import type { Answer, Follower, Subjects } from './subjects.ts';
import { type Subject, type Verdict, isDecided } from './verdicts.ts';

/** What authors saw, kept while a log and parts of it are replayed. */
export interface Views {
  /** For an entry that reports a hand: the place where its author saw it. */
  readonly places: Map<string, Place>;
  /** For an entry that reports a hand: its author's accounts after it, without earlier hands and notes. */
  readonly after: Map<string, Accounts>;
  /** For a decision: the hands that counted for its author after it. */
  readonly hands: Map<string, readonly HandLine[]>;
  /** For a decision in a conflict: what it says of hands that it does not name. */
  readonly answers: Map<string, Answer>;
}

/** A hand that has changed, and what it was. */
export interface Changed {
  readonly subject: Subject;
  readonly was: Verdict;
}

interface DecisionAbout {
  readonly entry: Entry;
  readonly subject: Subject;
}

/**
 * Finds hands that are no longer what their authors saw, and hands that decisions written apart have moved together to where nobody saw them. It
 * follows the hands that count, one by one.
 */
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
  /** Those of them that no author of another one had seen. */
  #last: readonly Entry[] = [];

  constructor(subjects: Subjects, views: Views, stateOf: (part: Log) => MatchState) {
    this.#seen = subjects.seen;
    this.#subjects = subjects;
    this.#views = views;
    this.#stateOf = stateOf;
  }

  /** Notes the decisions about a hand before the next one. */
  pass(subject: Subject): void {
    const { verdicts } = this.#subjects;
    const seen = this.#seen;
    for (const entry of new Set([...verdicts.latest(subject), ...verdicts.speaking(subject)])) {
      if (!isDecision(entry.event)) continue;
      this.#decisions.push(entry);
      if (!seen.isAlone(entry.id)) this.#unseen.push({ entry, subject });
      if (this.#last.some(({ id }) => id === entry.id || seen.has(id, entry.id))) continue;
      this.#last = [...this.#last.filter(({ id }) => !seen.has(entry.id, id)), entry];
    }
  }

  /** Whether decisions that its author had not seen, or that had not seen each other, have moved the next hand to another number or honba. */
  isMoved(subject: Subject, place: Place): boolean {
    return this.#unseen.length > 0 && (this.#isNotWhereSeen(subject, place) || this.#isWhereNobodySaw(subject, place));
  }

  /** Earlier hands changed without an author knowing, each as that author saw it, and where they saw the next hand. */
  changedBefore(
    { subject, unseated }: Follower,
    place: Place,
  ): {
    readonly changed: readonly Changed[];
    readonly seenAs: Place | undefined;
  } {
    const { verdicts } = this.#subjects;
    const isByDecisions = !this.#isNotWhereSeen(subject, place) && this.#isWhereNobodySaw(subject, place);
    const authors = isByDecisions ? this.#lastSeeing(subject) : verdicts.latest(subject);
    const unaware = authors.flatMap((entry) => {
      const takenBack = unseated.filter((gone) => verdicts.speaking(gone).every(({ id }) => this.#seen.apart(id, entry.id)));
      const isUnaware = takenBack.length > 0 || this.#unseenBy(entry.id, subject).length > 0;
      return isUnaware ? [{ entry, changed: this.#changedFor(entry, subject, takenBack) }] : [];
    });
    const [first] = unaware;
    return { changed: unaware.flatMap((one) => one.changed), seenAs: first && this.#placeSeenBy(first.entry, subject) };
  }

  /** Whether an author of the hand, or of a decision about it, saw it elsewhere, because they had not seen some decision about an earlier hand. */
  #isNotWhereSeen(subject: Subject, place: Place): boolean {
    return this.#subjects.verdicts
      .latest(subject)
      .filter(({ id }) => this.#unseenBy(id, subject).length > 0)
      .map((entry) => this.#placeSeenBy(entry, subject))
      .some((seen) => seen !== undefined && !isSamePlace(seen, place));
  }

  /** Whether decisions about earlier hands, each by an author who knew the hand but not the others, put it together where none of them saw it. */
  #isWhereNobodySaw(subject: Subject, place: Place): boolean {
    const authors = this.#lastSeeing(subject);
    if (authors.length < 2 || !authors.some((author) => this.#changedFor(author, subject).length > 0)) return false;
    const latest = this.#subjects.verdicts.latest(subject);
    const knowsAll = ({ id }: Entry) => authors.every((author) => this.#seen.has(id, author.id));
    if (latest.some(knowsAll) || this.#seen.entries.some((entry) => entry.event.type === 'handEnded' && knowsAll(entry)))
      return false;
    return ![...latest, ...authors].some((entry) => {
      const seen = this.#placeSeenBy(entry, subject);
      return seen !== undefined && isSamePlace(seen, place);
    });
  }

  /** The last decisions about earlier hands whose authors knew the hand. */
  #lastSeeing({ entries }: Subject): readonly Entry[] {
    return this.#last.filter((author) => entries.some(({ id }) => this.#seen.has(author.id, id)));
  }

  /** Earlier hands that have changed without the author of an entry knowing, as that author left them. */
  #changedFor({ id }: Entry, subject: Subject, more: readonly Subject[] = []): readonly Changed[] {
    const { verdicts } = this.#subjects;
    const hands = new Set([...more, ...this.#unseenBy(id, subject).map((one) => one.subject)]);
    return [...hands].flatMap((hand) => {
      const was = verdicts.of(hand, (other) => other === id || this.#seen.has(id, other));
      return isDecided(was) && !isSame(was, verdicts.of(hand)) ? [{ subject: hand, was }] : [];
    });
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
    if (entry.event.type === 'handEnded') return this.#placeOfReport(entry);
    const { hands } = this.#views;
    const seen = hands.get(entry.id) ?? this.#stateOf([...this.#viewOf(entry), entry]).hands;
    hands.set(entry.id, seen);
    const line = seen.find((hand) => this.#subjects.of(hand.entry) === subject);
    return line && placeOf(line.before);
  }

  /** Whoever reports a hand sees it as the next one. The accounts then continue from it, so that a run of hands is replayed only once. */
  #placeOfReport(entry: Entry): Place {
    const { after, places } = this.#views;
    const known = places.get(entry.id);
    if (known) return known;
    const [parent, ...others] = entry.after;
    const before = (others.length === 0 && after.get(parent as string)) || Accounts.from(this.#stateOf(this.#viewOf(entry)));
    const own = before.copy();
    own.add(entry.event, entry.id);
    after.set(entry.id, own);
    const place = placeOf(before.place);
    places.set(entry.id, place);
    return place;
  }

  #viewOf({ id }: Entry): readonly Entry[] {
    return this.#seen.entries.filter((other) => this.#seen.has(id, other.id));
  }
}

function placeOf({ kyoku, honba }: Place): Place {
  return { kyoku, honba };
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.kyoku === other.kyoku && one.honba === other.honba;
}

function isSame(one: Verdict, other: Verdict): boolean {
  const eventsOf = ({ versions }: Verdict) => canonicalJson(versions.map(({ event }) => event));
  return eventsOf(one) === eventsOf(other);
}
