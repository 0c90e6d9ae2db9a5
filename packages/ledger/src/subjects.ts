import { canonicalJson } from '@tenbo/engine';

import { type Entry, type EntryKept, type Log, type MatchEvent, type MatchStarted, isDecision } from './entries.ts';
import { Seen } from './seen.ts';

/**
 * What entries are about: a hand, the end of the match, a penalty, a note or a call of time. Identical reports after the same hand share a
 * subject, with all decisions about them.
 */
export interface Subject {
  /** The first entry that reports it. */
  readonly id: string;
  /** The last hand its author saw, whether it counted or had been taken back. The start has none. */
  readonly ground: Subject | undefined;
  /** Reports of it and decisions about it, ancestors first. */
  readonly entries: readonly Entry[];
  /** Hands and ends of the match that were reported after it. */
  readonly followers: readonly Subject[];
  /** Penalties, notes and calls of time that were written after it. */
  readonly remarks: readonly Subject[];
}

/** A subject while the log is being read. */
interface Growing extends Subject {
  readonly entries: Entry[];
  followers: Growing[];
  remarks: Growing[];
}

/** What follows a subject if nothing was written after it: frozen, because all such subjects share it. */
const NOTHING: Growing[] = [];
Object.freeze(NOTHING);

/** One version of a subject. */
export interface Version {
  /** A report, or an `entryReplaced`. */
  readonly entry: string;
  readonly event: MatchEvent;
}

/** What the latest entries about a subject say. It is decided if they agree. */
export interface Verdict {
  readonly versions: readonly Version[];
  /** Taken back, or passed over for another version of the same hand. If there are versions too, only some of the latest entries say so. */
  readonly gone: 'takenBack' | 'passedOver' | undefined;
}

/** A subject that comes after another once those taken back between them are skipped. */
export interface Follower {
  readonly subject: Subject;
  readonly verdict: Verdict;
  /** Those between them that were taken back by somebody who had not seen this one. */
  readonly unseated: readonly Subject[];
}

/** The last hand in somebody's view, taken back or not, and whether what comes after it is undecided. */
interface End {
  readonly last: Growing;
  readonly isOpen: boolean;
}

/** Whether an entry is in view. */
type View = (entry: string) => boolean;

/** The subjects of a log, each under the last hand its author had seen. */
export class Subjects {
  readonly seen: Seen;
  readonly started: MatchStarted;
  readonly #start: Growing;
  /** Subjects by the entries that report or correct them. */
  readonly #byEntry = new Map<string, Growing>();
  /** The latest entries about each subject, found when first needed. */
  readonly #latest = new Map<Subject, readonly Entry[]>();
  /** Whether each entry so far follows the one before and nothing was chosen. Then nothing can be undecided. */
  #isPlain = true;
  /** Subjects with the same ground, by the text of their report; made when there are two. */
  readonly #byText = new Map<readonly Growing[], Map<string, Growing>>();
  /** For each entry of a log that forks, where its author's hands ended when it was written. */
  readonly #ends = new Map<string, End>();

  /** @param log in any order; it has the start of its match */
  constructor(log: Log) {
    this.seen = new Seen(log);
    const { entries, chain } = this.seen;
    const [first] = entries;
    if (first?.event.type !== 'matchStarted') throw new Error('a log begins with the start of its match');
    this.started = first.event;
    this.#start = { id: first.id, ground: undefined, entries: [first], followers: NOTHING, remarks: NOTHING };
    this.#byEntry.set(first.id, this.#start);
    const forks = chain < entries.length;
    let end: End = { last: this.#start, isOpen: false };
    if (forks) this.#ends.set(first.id, end);
    for (let place = 1; place < entries.length; place++) {
      const entry = entries[place] as Entry;
      const isNext = place < chain;
      this.#isPlain &&= isNext && !(entry.event.type === 'entryKept' && entry.event.among);
      end = this.#add(entry, isNext ? end : this.#endBefore(entry));
      if (forks) this.#ends.set(entry.id, end);
    }
  }

  get start(): Subject {
    return this.#start;
  }

  get all(): readonly Subject[] {
    return [...new Set(this.#byEntry.values())];
  }

  /** The subject that an entry reports or corrects. */
  of(entry: string): Subject | undefined {
    return this.#byEntry.get(entry);
  }

  /** The entries about a subject that no author of another one about it had seen. */
  latest(subject: Subject, view?: View): readonly Entry[] {
    if (view) return this.seen.latest(subject.entries.filter(({ id }) => view(id)));
    if (subject.entries.length === 1) return subject.entries;
    const known = this.#latest.get(subject) ?? this.seen.latest(subject.entries);
    this.#latest.set(subject, known);
    return known;
  }

  verdict(subject: Subject, view?: View): Verdict {
    return this.#verdictOf(subject, this.latest(subject, view));
  }

  /** What comes after a subject: one decided follower, several or an undecided one, or none. */
  followers(after: Subject, view?: View): readonly Follower[] {
    const found: Follower[] = [];
    const open = lastFirst(after.followers, NONE);
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const { subject, between } = one;
      const latest = this.latest(subject, view);
      if (latest.length === 0) continue;
      const verdict = this.#verdictOf(subject, latest);
      if (verdict.versions.length > 0) {
        const unseated =
          between.length === 0 ? between : between.filter((gone) => this.#isApart(this.latest(gone, view), latest));
        found.push({ subject, verdict, unseated });
      } else if (verdict.gone === 'takenBack') open.push(...lastFirst(subject.followers, [...between, subject]));
    }
    return found;
  }

  /** Whether some report or confirmation of a subject was written apart from all of some decisions. */
  #isApart(decisions: readonly Entry[], latest: readonly Entry[]): boolean {
    return latest.some(({ id }) => decisions.every((decision) => this.seen.apart(decision.id, id)));
  }

  /** Where an author's hands ended before an entry. */
  #endBefore({ id, after }: Entry): End {
    const [parent, ...others] = after;
    return others.length === 0 ? (this.#ends.get(parent as string) as End) : this.#endOf((other) => this.seen.has(id, other));
  }

  /** Adds an entry. @returns where its author's hands end from then on */
  #add(entry: Entry, end: End): End {
    const { id, event } = entry;
    const { last, isOpen } = end;
    if (isDecision(event)) {
      const about = new Set([event.entry, ...(event.type === 'entryKept' ? (event.among ?? []) : [])]);
      const subjects = new Set([...about].flatMap((one) => this.#byEntry.get(one) ?? []));
      for (const subject of subjects) subject.entries.push(entry);
      const [target] = subjects;
      if (target && event.type === 'entryReplaced') this.#byEntry.set(id, target);
      const staysEnd = this.#isPlain || (!isOpen && event.type !== 'entryKept');
      return staysEnd ? end : this.#endOf((other) => other === id || this.seen.has(id, other));
    }
    if (event.type === 'handEnded' || event.type === 'matchEnded') {
      return { last: this.#report(entry, last, 'followers'), isOpen };
    }
    if (event.type === 'timeCalled') this.#report(entry, last, 'remarks');
    else this.#begin(entry, last, 'remarks');
    return end;
  }

  /** The subject of a report: that of an identical report after the same hand, or a new one. */
  #report(entry: Entry, ground: Growing, list: 'followers' | 'remarks'): Growing {
    const among = ground[list];
    if (among.length === 0) return this.#begin(entry, ground, list);
    const known = this.#byText.get(among) ?? new Map(among.map((one) => [textOf(one.entries[0] as Entry), one]));
    this.#byText.set(among, known);
    const twin = known.get(textOf(entry));
    if (twin) {
      twin.entries.push(entry);
      this.#byEntry.set(entry.id, twin);
      return twin;
    }
    const begun = this.#begin(entry, ground, list);
    known.set(textOf(entry), begun);
    return begun;
  }

  #begin(entry: Entry, ground: Growing, list: 'followers' | 'remarks'): Growing {
    const subject: Growing = { id: entry.id, ground, entries: [entry], followers: NOTHING, remarks: NOTHING };
    if (ground[list] === NOTHING) ground[list] = [subject];
    else ground[list].push(subject);
    this.#byEntry.set(entry.id, subject);
    return subject;
  }

  /** Where the hands in a view end. */
  #endOf(view: View): End {
    for (let last: Growing = this.#start; ;) {
      const followers = this.followers(last, view);
      const [next] = followers;
      if (!next) return { last: this.#lastTakenBack(last, view), isOpen: false };
      if (followers.length > 1 || !isSettled(next)) return { last, isOpen: true };
      last = next.subject as Growing;
    }
  }

  /** The last of the taken-back hands after one, so that they keep their places if they are restored. */
  #lastTakenBack(last: Growing, view: View): Growing {
    const isTakenBack = (subject: Subject) =>
      subject.entries.some(({ id }) => view(id)) && this.verdict(subject, view).gone === 'takenBack';
    let found = last;
    for (let next = found.followers.findLast(isTakenBack); next; next = found.followers.findLast(isTakenBack)) found = next;
    return found;
  }

  #verdictOf(subject: Subject, latest: readonly Entry[]): Verdict {
    if (latest.length === 1) {
      const [entry] = latest as readonly [Entry];
      const version = this.#versionBy(entry, subject);
      return version ? { versions: [version], gone: undefined } : { versions: [], gone: goneBy(entry) };
    }
    const versions: Version[] = [];
    let gone: Verdict['gone'];
    for (const entry of latest) {
      const version = this.#versionBy(entry, subject);
      if (version) versions.push(version);
      else if (gone !== 'passedOver') gone = goneBy(entry);
    }
    return {
      versions:
        versions.length < 2
          ? versions
          : [...new Map(versions.toReversed().map((one) => [canonicalJson(one.event), one])).values()].toReversed(),
      gone,
    };
  }

  /** The version an entry gives a subject; undefined if it takes it back or passes it over. */
  #versionBy(entry: Entry, subject: Subject): Version | undefined {
    const { event } = entry;
    if (event.type === 'entryVoided') return undefined;
    if (event.type === 'entryReplaced') return { entry: entry.id, event: event.event };
    return event.type === 'entryKept' ? this.#versionKept(entry.id, event, subject) : { entry: entry.id, event };
  }

  /** Only what its author had seen: entries from outside may keep themselves, or each other, for ever. */
  #versionKept(keeper: string, { entry: kept }: EntryKept, subject: Subject): Version | undefined {
    const version = subject.entries.find(({ id }) => id === kept && this.seen.has(keeper, id));
    return version && this.#versionBy(version, subject);
  }
}

/** A subject to look at, and those taken back before it. */
interface After {
  readonly subject: Subject;
  readonly between: readonly Subject[];
}

const NONE: readonly Subject[] = [];

/** Followers for a stack, from which the first is taken first. */
function lastFirst(followers: readonly Subject[], between: readonly Subject[]): After[] {
  return followers.map((subject) => ({ subject, between })).toReversed();
}

/** Why a subject is gone after an entry that leaves it no version. */
function goneBy({ event }: Entry): 'takenBack' | 'passedOver' {
  return event.type === 'entryKept' ? 'passedOver' : 'takenBack';
}

/** Whether nothing is left to decide about a follower. */
export function isSettled({ verdict, unseated }: Follower): boolean {
  return isDecided(verdict) && unseated.length === 0;
}

export function isDecided({ versions, gone }: Verdict): boolean {
  return versions.length + (gone === undefined ? 0 : 1) === 1;
}

function textOf({ event }: Entry): string {
  return canonicalJson(event);
}
