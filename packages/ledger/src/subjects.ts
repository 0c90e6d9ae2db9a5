import { canonicalJson } from '@tenbo/engine';

import { type Decision, type Entry, type Log, type MatchStarted, isDecision } from './entries.ts';
import { Seen } from './seen.ts';
import { type Subject, type Verdict, Verdicts, type View, isDecided } from './verdicts.ts';

/** A subject while the log is being read. */
interface Growing extends Subject {
  readonly entries: Entry[];
  followers: Growing[];
  remarks: Growing[];
}

/** What follows a subject if nothing was written after it: frozen, because all such subjects share it. */
const NOTHING: Growing[] = [];
Object.freeze(NOTHING);

/** A subject that comes after another once those taken back between them are skipped. */
export interface Follower {
  readonly subject: Subject;
  readonly verdict: Verdict;
  /** Those between them that were taken back by somebody who had not seen this one. */
  readonly unseated: readonly Subject[];
}

/** The end of the hands in somebody's view. */
interface End {
  /** The last hand, taken back or not. */
  readonly last: Growing;
  /** Whether what comes after it is undecided. */
  readonly isOpen: boolean;
  /** Whether hands may be in conflict there. Nobody enters a hand while some are, so only merges and decisions since the last matter. */
  readonly mayDispute: boolean;
}

/** The hands in conflict in somebody's view, by entries about them. */
export type HandsInConflict = (subjects: Subjects, view: View) => readonly string[];

/** The subjects of a log, each under the last hand its author had seen. */
export class Subjects {
  readonly seen: Seen;
  readonly verdicts: Verdicts;
  readonly started: MatchStarted;
  readonly #handsInConflict: HandsInConflict;
  readonly #start: Growing;
  /** Subjects by the entries that report or correct them. */
  readonly #byEntry = new Map<string, Growing>();
  /** Whether each entry so far follows the one before and nothing was chosen. Then nothing can be undecided. */
  #isPlain = true;
  /** Subjects with the same ground, by the text of their report; made when there are two. */
  readonly #byText = new Map<readonly Growing[], Map<string, Growing>>();
  /** For each entry of a log that forks, where its author's hands ended when it was written. */
  readonly #ends = new Map<string, End>();
  /** For each decision of a log that forks, the subjects of which it says something. */
  readonly #about = new Map<string, Growing[]>();

  /** @param log in any order; it has the start of its match */
  constructor(log: Log, handsInConflict: HandsInConflict) {
    this.seen = new Seen(log);
    this.verdicts = new Verdicts(this.seen);
    this.#handsInConflict = handsInConflict;
    const { entries, chain } = this.seen;
    const [first] = entries;
    if (first?.event.type !== 'matchStarted') throw new Error('a log begins with the start of its match');
    this.started = first.event;
    this.#start = { id: first.id, ground: undefined, entries: [first], followers: NOTHING, remarks: NOTHING };
    this.#byEntry.set(first.id, this.#start);
    const forks = chain < entries.length;
    let end: End = { last: this.#start, isOpen: false, mayDispute: false };
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

  /** What comes after a subject: one decided follower, several or an undecided one, or none. */
  followers(after: Subject, view?: View): readonly Follower[] {
    const found: Follower[] = [];
    const open = lastFirst(after.followers, NONE);
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const { subject, between } = one;
      const latest = this.verdicts.latest(subject, view);
      if (latest.length === 0) continue;
      const verdict = this.verdicts.of(subject, view, latest);
      if (verdict.versions.length > 0) {
        const unseated =
          between.length === 0 ? between : between.filter((gone) => this.#isApart(this.verdicts.goneBy(gone, view), latest));
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
    if (others.length === 0) return this.#ends.get(parent as string) as End;
    return { ...this.#endOf(this.seen.viewOf(id)), mayDispute: true };
  }

  /** Adds an entry. @returns where its author's hands end from then on */
  #add(entry: Entry, end: End): End {
    const { event } = entry;
    if (isDecision(event)) return this.#decide(entry, event, end);
    if (event.type === 'handEnded' || event.type === 'matchEnded') {
      return { last: this.#report(entry, end.last, 'followers'), isOpen: end.isOpen, mayDispute: false };
    }
    if (event.type === 'timeCalled') this.#report(entry, end.last, 'remarks');
    else this.#begin(entry, end.last, 'remarks');
    return end;
  }

  #decide(entry: Entry, event: Decision, end: End): End {
    const { id } = entry;
    const about = new Set([event.entry, ...(event.type === 'entryKept' ? (event.among ?? []) : [])]);
    const subjects = new Set([...about].flatMap((one) => this.#byEntry.get(one) ?? []));
    for (const subject of subjects) subject.entries.push(entry);
    const [target] = subjects;
    if (target && event.type === 'entryReplaced') this.#byEntry.set(id, target);
    this.#about.set(id, [...subjects]);
    const isDisputed = end.mayDispute && target !== undefined && isHand(target) && this.#answer(entry, target);
    const staysEnd = this.#isPlain || (!end.isOpen && !isDisputed && event.type !== 'entryKept');
    const before = staysEnd ? undefined : this.seen.viewOf(id);
    const after = before ? this.#endOf((other) => other === id || before(other)) : end;
    return { ...after, mayDispute: target && isHand(target) ? isDisputed || after.isOpen : end.mayDispute };
  }

  /**
   * Notes what a decision in a conflict says of the hands it does not name: of those in conflict, and of all that were decided together with them.
   *
   * @returns whether hands were in conflict for its author
   */
  #answer(entry: Entry, target: Growing): boolean {
    const view = this.seen.viewOf(entry.id);
    const disputed = this.#handsInConflict(this, view);
    const together = this.#together(disputed, view);
    if (disputed.length === 0) return false;
    // A correction of one of several hands may leave open which of them counts.
    const isChoice = together.has(target) && entry.event.type !== 'entryReplaced';
    if (!isChoice && !this.#isEndedBy(entry, disputed)) return true;
    const about = this.#about.get(entry.id) as Growing[];
    for (const subject of together) {
      if (about.includes(subject)) continue;
      const verdict = this.verdicts.beside(entry, target, subject, view);
      if (!isDecided(verdict)) continue;
      this.verdicts.imply(entry, subject, verdict);
      about.push(subject);
    }
    return true;
  }

  /** Some hands, and all others of which the latest decisions about them say something. */
  #together(disputed: readonly string[], view: View): ReadonlySet<Growing> {
    const open = disputed.flatMap((one) => this.#byEntry.get(one) ?? []);
    const found = new Set(open);
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      for (const { id } of this.verdicts.speaking(one, view)) {
        for (const other of this.#about.get(id) ?? []) {
          if (found.has(other)) continue;
          found.add(other);
          open.push(other);
        }
      }
    }
    return found;
  }

  /** Whether hands that were in conflict are not any more after a decision. */
  #isEndedBy({ id }: Entry, disputed: readonly string[]): boolean {
    const before = this.seen.viewOf(id);
    const left = this.#handsInConflict(this, (other) => other === id || before(other));
    return !disputed.some((one) => left.includes(one));
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
      if (!next) return { last: this.#lastTakenBack(last, view), isOpen: false, mayDispute: false };
      if (followers.length > 1 || !isSettled(next)) return { last, isOpen: true, mayDispute: true };
      last = next.subject as Growing;
    }
  }

  /** The last of the taken-back hands after one, so that they keep their places if they are restored. */
  #lastTakenBack(last: Growing, view: View): Growing {
    const isTakenBack = (subject: Subject) =>
      subject.entries.some(({ id }) => view(id)) && this.verdicts.of(subject, view).gone === 'takenBack';
    let found = last;
    for (let next = found.followers.findLast(isTakenBack); next; next = found.followers.findLast(isTakenBack)) found = next;
    return found;
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

function isHand({ entries: [first] }: Subject): boolean {
  return first?.event.type === 'handEnded' || first?.event.type === 'matchEnded';
}

/** Whether nothing is left to decide about a follower. */
export function isSettled({ verdict, unseated }: Follower): boolean {
  return isDecided(verdict) && unseated.length === 0;
}

function textOf({ event }: Entry): string {
  return canonicalJson(event);
}
