import { canonicalJson } from '@tenbo/engine';

import { Accounts } from './accounts.ts';
import { type Entry, type Log, isDecision } from './entries.ts';
import type { Seen } from './seen.ts';
import type { MatchState, Place } from './state.ts';
import { type Follower, type Subject, type Subjects, type Verdict, isDecided } from './subjects.ts';

/** What authors saw; shared by the readings of a log and of its parts. */
export interface Views {
  /** By an entry about a hand: where its author saw that hand. */
  readonly places: Map<string, Place | undefined>;
  /** By an entry that reports a hand: the accounts of its author after it, without the hands and notes before. */
  readonly after: Map<string, Accounts>;
}

interface DecisionAbout {
  readonly entry: Entry;
  readonly subject: Subject;
}

/** Whether the hands of a log are still those their authors saw, asked along the hands that count. */
export class MovedHands {
  readonly #seen: Seen;
  readonly #subjects: Subjects;
  readonly #views: Views;
  /** The state of a part of the log: what somebody saw. */
  readonly #stateOf: (part: Log) => MatchState;
  /** The latest decisions about hands so far. */
  readonly #decisions: Entry[] = [];
  /** Those of them that somebody had not seen. */
  readonly #unseen: DecisionAbout[] = [];

  constructor(subjects: Subjects, views: Views, stateOf: (part: Log) => MatchState) {
    this.#seen = subjects.seen;
    this.#subjects = subjects;
    this.#views = views;
    this.#stateOf = stateOf;
  }

  /** Takes note of what was decided about hands before the next. */
  pass(subjects: readonly Subject[]): void {
    for (const subject of subjects) {
      for (const entry of this.#subjects.latest(subject)) {
        if (!isDecision(entry.event)) continue;
        this.#decisions.push(entry);
        if (!this.#seen.isAlone(entry.id)) this.#unseen.push({ entry, subject });
      }
    }
  }

  /** Whether decisions that its author had not seen have made the next hand another one. */
  isMoved(subject: Subject, { kyoku, honba }: Place): boolean {
    if (this.#unseen.length === 0) return false;
    return this.#subjects
      .latest(subject)
      .filter(({ id }) => this.#unseenBy(id, subject).length > 0)
      .map((entry) => this.#placeSeenBy(entry, subject))
      .some((place) => place !== undefined && (place.kyoku !== kyoku || place.honba !== honba));
  }

  /** Hands before one that were changed without its author's knowledge, with what each was for that author, and where they saw theirs. */
  changedBefore({ subject, unseated }: Follower): {
    readonly changed: readonly { readonly subject: Subject; readonly was: Verdict }[];
    readonly seenAs: Place | undefined;
  } {
    const unaware = this.#subjects.latest(subject).flatMap((entry) => {
      const changed = new Set([...unseated, ...this.#unseenBy(entry.id, subject).map((one) => one.subject)]);
      return changed.size > 0 ? [{ entry, changed: [...changed] }] : [];
    });
    const [first] = unaware;
    const changed = unaware.flatMap((one) => one.changed.flatMap((hand) => this.#wasFor(one.entry, hand)));
    return { changed, seenAs: first && this.#placeSeenBy(first.entry, subject) };
  }

  /** What a hand was for the author of an entry, if it is something else now. */
  #wasFor({ id }: Entry, subject: Subject): readonly { readonly subject: Subject; readonly was: Verdict }[] {
    const was = this.#subjects.verdict(subject, (other) => this.#seen.has(id, other));
    return isDecided(was) && !isSame(was, this.#subjects.verdict(subject)) ? [{ subject, was }] : [];
  }

  /** Decisions about hands before one that an entry about it had not seen, nor they it, and that nobody who had seen both has confirmed since. */
  #unseenBy(id: string, subject: Subject): readonly DecisionAbout[] {
    const seen = this.#seen;
    const unseen = this.#unseen.filter(({ entry }) => seen.apart(entry.id, id));
    if (unseen.length === 0) return unseen;
    const knowing = [...this.#decisions, ...this.#subjects.latest(subject)].filter((entry) => seen.has(entry.id, id));
    return unseen.filter(({ entry }) => !knowing.some((one) => seen.has(one.id, entry.id)));
  }

  #placeSeenBy(entry: Entry, subject: Subject): Place | undefined {
    const { places } = this.#views;
    if (!places.has(entry.id)) places.set(entry.id, this.#findPlaceSeenBy(entry, subject));
    return places.get(entry.id);
  }

  /** Who reported a hand saw it as the next; the accounts then go on from it, so that a run of hands is replayed once. */
  #findPlaceSeenBy(entry: Entry, subject: Subject): Place | undefined {
    const view = () => this.#seen.entries.filter(({ id }) => this.#seen.has(entry.id, id));
    if (entry.event.type !== 'handEnded') {
      const line = this.#stateOf([...view(), entry]).hands.find((hand) => this.#subjects.of(hand.entry) === subject);
      return line && { kyoku: line.before.kyoku, honba: line.before.honba };
    }
    const { after } = this.#views;
    const [parent, ...others] = entry.after;
    const before = (others.length === 0 && after.get(parent as string)) || accountsOf(this.#stateOf(view()));
    if (!before) return undefined;
    const { kyoku, honba } = before.place;
    const own = before.copy();
    own.takeDown(entry.event, entry.id);
    after.set(entry.id, own);
    return { kyoku, honba };
  }
}

/** Accounts to go on from, where all is decided. */
function accountsOf(state: MatchState): Accounts | undefined {
  return state.conflicts.length === 0 ? Accounts.from({ ...state, hands: [], notes: [] }) : undefined;
}

function isSame(one: Verdict, other: Verdict): boolean {
  const eventsOf = ({ versions }: Verdict) => canonicalJson(versions.map(({ event }) => event));
  return (one.gone === undefined) === (other.gone === undefined) && eventsOf(one) === eventsOf(other);
}
