import { canonicalJson } from '@tenbo/engine';

import type { Accounts } from './accounts.ts';
import { type Entry, isDecision } from './entries.ts';
import type { Place } from './hand.ts';
import type { Follower, Subjects } from './subjects.ts';
import { type Subject, type Verdict, type View, isDecided } from './verdicts.ts';

/** What authors saw, kept while a log is replayed in one view after the other. */
export interface Views {
  /** For an entry that reports a hand: the place where its author saw it. */
  readonly places: Map<string, Place>;
  /** For an entry that reports a hand: its author's accounts after it, without earlier hands and notes. */
  readonly after: Map<string, Accounts>;
  /** For a decision: the hands that counted for its author after it, and where. */
  readonly hands: Map<string, ReadonlyMap<Subject, Place>>;
  /** For an entry about a hand: the decisions that were written apart from it. */
  readonly apart: Map<string, ReadonlySet<string>>;
}

/** A hand that has changed, and what it was. */
export interface Changed {
  readonly subject: Subject;
  readonly was: Verdict;
}

/**
 * Finds hands that are no longer what their authors saw, and hands that decisions written apart have moved together to where nobody saw them. It
 * follows the hands that count, one by one.
 */
export class MovedHands {
  readonly #seen: Subjects['seen'];
  readonly #subjects: Subjects;
  readonly #views: Views;
  readonly #view: View | undefined;
  /** The accounts in a view: what one author saw. */
  readonly #accountsIn: (view: View) => Accounts;
  /** The latest decisions about earlier hands that some author had not seen, each with those hands. */
  readonly #unseen = new Map<string, Subject[]>();
  /** Of the latest decisions about earlier hands, those that no author of another one had seen. */
  #last: readonly Entry[] = [];

  constructor(
    subjects: Subjects,
    {
      views,
      view,
      accountsIn,
    }: { readonly views: Views; readonly view: View | undefined; readonly accountsIn: (view: View) => Accounts },
  ) {
    this.#seen = subjects.seen;
    this.#subjects = subjects;
    this.#views = views;
    this.#view = view;
    this.#accountsIn = accountsIn;
  }

  /** Notes the decisions about a hand before the next one. */
  pass(subject: Subject): void {
    const { verdicts } = this.#subjects;
    const seen = this.#seen;
    const latest = this.#latest(subject);
    const speaking = verdicts.speaking(subject, this.#view, latest);
    for (const entry of speaking === latest ? latest : new Set([...latest, ...speaking])) {
      if (!isDecision(entry.event)) continue;
      if (!seen.isAlone(entry.id)) this.#unseen.set(entry.id, [...(this.#unseen.get(entry.id) ?? []), subject]);
      if (this.#last.some(({ id }) => id === entry.id || seen.has(id, entry.id))) continue;
      this.#last = [...this.#last.filter(({ id }) => !seen.has(entry.id, id)), entry];
    }
  }

  /** Whether decisions that its author had not seen, or that had not seen each other, have moved the next hand to another number or honba. */
  isMoved(subject: Subject, place: Place): boolean {
    return this.#unseen.size > 0 && (this.#isNotWhereSeen(subject, place) || this.#isWhereNobodySaw(subject, place));
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
    const authors = isByDecisions ? this.#lastSeeing(subject) : this.#latest(subject);
    const unaware = authors.flatMap((entry) => {
      const takenBack = unseated.filter((gone) =>
        verdicts.goneBy(gone, this.#view).every(({ id }) => this.#seen.apart(id, entry.id)),
      );
      const isUnaware = takenBack.length > 0 || this.#changedUnseenBy(entry.id, subject).length > 0;
      return isUnaware ? [{ entry, changed: this.#changedFor(entry, subject, takenBack) }] : [];
    });
    const [first] = unaware;
    return { changed: unaware.flatMap((one) => one.changed), seenAs: first && this.#placeSeenBy(first.entry, subject) };
  }

  /** Whether an author of the hand, or of a decision about it, saw it elsewhere, because they had not seen some decision about an earlier hand. */
  #isNotWhereSeen(subject: Subject, place: Place): boolean {
    return this.#latest(subject)
      .filter(({ id }) => this.#changedUnseenBy(id, subject).length > 0)
      .map((entry) => this.#placeSeenBy(entry, subject))
      .some((seen) => seen !== undefined && !isSamePlace(seen, place));
  }

  /** Whether decisions about earlier hands, each by an author who knew the hand but not the others, put it together where none of them saw it. */
  #isWhereNobodySaw(subject: Subject, place: Place): boolean {
    const authors = this.#lastSeeing(subject);
    if (authors.length < 2) return false;
    const latest = this.#latest(subject);
    const sawIt = (entry: Entry) => {
      const seen = this.#placeSeenBy(entry, subject);
      return seen !== undefined && isSamePlace(seen, place);
    };
    const knowsAll = ({ id }: Entry) => authors.every((author) => this.#seen.has(id, author.id));
    if (latest.some(knowsAll) || latest.some(sawIt)) return false;
    const isUnaware = authors.some((author) => this.#changedFor(author, subject).length > 0);
    return isUnaware && !authors.some(sawIt) && !this.#subjects.verdicts.isPlayedOn(authors, this.#view);
  }

  /** The last decisions about earlier hands whose authors knew the hand. */
  #lastSeeing({ entries }: Subject): readonly Entry[] {
    return this.#last.filter((author) => entries.some(({ id }) => this.#seen.has(author.id, id)));
  }

  /** Earlier hands that have changed without the author of an entry knowing, as that author left them. */
  #changedFor({ id }: Entry, subject: Subject, more: readonly Subject[] = []): readonly Changed[] {
    const { verdicts } = this.#subjects;
    const before = this.#seen.viewOf(id);
    const hands = new Set([...more, ...this.#changedUnseenBy(id, subject)]);
    return [...hands].flatMap((hand) => {
      const was = verdicts.of(hand, (other) => other === id || before(other));
      return isDecided(was) && !isSame(was, verdicts.of(hand, this.#view)) ? [{ subject: hand, was }] : [];
    });
  }

  /** Earlier hands with decisions that were written apart from an entry, and that nobody who had seen both has confirmed since. */
  #changedUnseenBy(id: string, subject: Subject): readonly Subject[] {
    const seen = this.#seen;
    // Each of the decisions is one of the last, or the author of one of those had seen it.
    if (!this.#last.some((last) => seen.apart(last.id, id))) return NONE;
    const apart = this.#apartFrom(id);
    const unseen = [...this.#unseen.keys()].filter((decision) => apart.has(decision));
    const knowing = [...this.#last, ...this.#latest(subject)].filter((entry) => seen.has(entry.id, id));
    return unseen
      .filter((decision) => !knowing.some((one) => seen.has(one.id, decision)))
      .flatMap((decision) => this.#unseen.get(decision) ?? NONE);
  }

  /** All decisions of the log that were written apart from an entry. */
  #apartFrom(id: string): ReadonlySet<string> {
    const { apart } = this.#views;
    const known = apart.get(id);
    if (known) return known;
    const isApart = (entry: Entry) => isDecision(entry.event) && this.#seen.apart(entry.id, id);
    const found = new Set(this.#seen.isAlone(id) ? [] : this.#seen.entries.filter(isApart).map((entry) => entry.id));
    apart.set(id, found);
    return found;
  }

  #latest(subject: Subject): readonly Entry[] {
    return this.#subjects.verdicts.latest(subject, this.#view);
  }

  #placeSeenBy(entry: Entry, subject: Subject): Place | undefined {
    if (entry.event.type === 'handEnded') return this.#placeOfReport(entry);
    const { hands } = this.#views;
    const known = hands.get(entry.id);
    if (known) return known.get(subject);
    const before = this.#seen.viewOf(entry.id);
    const seen = this.#accountsIn((id) => id === entry.id || before(id)).hands;
    const places = new Map(seen.map((line) => [this.#subjects.of(line.entry) as Subject, placeOf(line.before)]));
    hands.set(entry.id, places);
    return places.get(subject);
  }

  /** Whoever reports a hand sees it as the next one. The accounts then continue from it, so that a run of hands is replayed only once. */
  #placeOfReport(entry: Entry): Place {
    const { after, places } = this.#views;
    const known = places.get(entry.id);
    if (known) return known;
    const [parent, ...others] = entry.after;
    const before = (others.length === 0 && after.get(parent as string)) || this.#accountsIn(this.#seen.viewOf(entry.id));
    const own = before.copy();
    own.add(entry.event, entry.id);
    after.set(entry.id, own);
    const place = placeOf(before.place);
    places.set(entry.id, place);
    return place;
  }
}

const NONE: readonly Subject[] = [];

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
