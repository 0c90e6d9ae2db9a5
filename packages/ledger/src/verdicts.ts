import { canonicalJson } from '@tenbo/engine';

import type { Entry, EntryKept, MatchEvent } from './entries.ts';
import type { Seen } from './seen.ts';

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

interface Implied {
  readonly entry: Entry;
  readonly verdict: Verdict;
}

/** Whether an entry is in view. */
export type View = (entry: string) => boolean;

/**
 * What the entries about a subject say of it, and what else the decisions of a conflict say: whoever decides a conflict decides everything in it,
 * also the hands that the decision does not name. Such a word counts like a decision, so that an opposite one written apart is a conflict again.
 */
export class Verdicts {
  readonly #seen: Seen;
  /** The latest entries about each subject, found when first needed. */
  readonly #latest = new Map<Subject, readonly Entry[]>();
  /** For each subject, what decisions that do not name it say of it, by their ids. */
  readonly #implied = new Map<Subject, Map<string, Implied>>();
  /** The latest entries that say something of a subject, where some do not name it. */
  readonly #speaking = new Map<Subject, readonly Entry[]>();

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  /** The entries about a subject that no author of another one about it had seen. */
  latest(subject: Subject, view?: View): readonly Entry[] {
    const { entries } = subject;
    if (view) {
      const inView = entries.every(({ id }) => view(id)) ? entries : entries.filter(({ id }) => view(id));
      return this.#seen.latest(inView);
    }
    if (entries.length === 1) return entries;
    const known = this.#latest.get(subject) ?? this.#seen.latest(entries);
    this.#latest.set(subject, known);
    return known;
  }

  /** The same, with the decisions that do not name the subject but say something of it. */
  speaking(subject: Subject, view?: View, latest = this.latest(subject, view)): readonly Entry[] {
    const implied = this.#implied.get(subject);
    if (!implied) return latest;
    if (view) return this.#findSpeaking(subject, implied, view);
    const known = this.#speaking.get(subject) ?? this.#findSpeaking(subject, implied);
    this.#speaking.set(subject, known);
    return known;
  }

  /** The latest entries that leave a subject no version: those that name it, or else those that only say so. */
  goneBy(subject: Subject, view?: View): readonly Entry[] {
    const isGone = (entry: Entry) => this.#by(entry, subject).versions.length === 0;
    const named = this.latest(subject, view).filter(isGone);
    return named.length > 0 ? named : this.speaking(subject, view).filter(isGone);
  }

  of(subject: Subject, view?: View, latest = this.latest(subject, view)): Verdict {
    return this.#among(this.speaking(subject, view, latest), subject);
  }

  /** Notes what a decision says of a subject that it does not name. */
  imply(entry: Entry, subject: Subject, verdict: Verdict): void {
    const known = this.#implied.get(subject) ?? new Map<string, Implied>();
    this.#implied.set(subject, known.set(entry.id, { entry, verdict }));
  }

  /**
   * What somebody who decides about one subject says of another: what it is in view or, where that is undecided, what those say who agree with
   * the decision.
   */
  beside(decision: Entry, about: Subject, subject: Subject, view: View): Verdict {
    const speaking = this.speaking(subject, view);
    const verdict = this.#among(speaking, subject);
    if (isDecided(verdict)) return verdict;
    const said = textOf(this.#by(decision, about));
    const agrees = (one: Entry) => !this.#speaksOf(one, about) || textOf(this.#by(one, about)) === said;
    return this.#among(speaking.filter(agrees), subject);
  }

  /**
   * Whether somebody who had seen all of some decisions entered another hand. Nobody can while they are in conflict; but earlier versions let some
   * of them pass, and such a match stays as it was continued.
   */
  isPlayedOn(decisions: readonly Entry[], view: View | undefined): boolean {
    return this.#seen.entries.some(
      ({ id, event }) =>
        (event.type === 'handEnded' || event.type === 'matchEnded') &&
        (!view || view(id)) &&
        decisions.every((decision) => this.#seen.has(id, decision.id)),
    );
  }

  #speaksOf(entry: Entry, subject: Subject): boolean {
    return subject.entries.includes(entry) || this.#implied.get(subject)?.has(entry.id) === true;
  }

  #findSpeaking(subject: Subject, implied: ReadonlyMap<string, Implied>, view?: View): readonly Entry[] {
    const all = [...subject.entries, ...[...implied.values()].map(({ entry }) => entry)];
    const inView = view ? all.filter(({ id }) => view(id)) : all;
    const latest = this.#seen.latest(inView.toSorted((one, other) => this.#seen.compare(one.id, other.id)));
    const isUndecided = latest.length > 1 && !isDecided(this.#among(latest, subject));
    return isUndecided && this.isPlayedOn(latest, view) ? this.latest(subject, view) : latest;
  }

  #among(latest: readonly Entry[], subject: Subject): Verdict {
    if (latest.length === 1) return this.#by(latest[0] as Entry, subject);
    const all = latest.map((entry) => this.#by(entry, subject));
    const versions = all.flatMap((one) => one.versions);
    const gone = all.map((one) => one.gone);
    return {
      versions:
        versions.length < 2
          ? versions
          : [...new Map(versions.toReversed().map((one) => [canonicalJson(one.event), one])).values()].toReversed(),
      gone: gone.find((one) => one === 'passedOver') ?? gone.find((one) => one !== undefined),
    };
  }

  /** What one entry says of a subject. */
  #by(entry: Entry, subject: Subject): Verdict {
    const implied = this.#implied.get(subject)?.get(entry.id);
    if (implied) return implied.verdict;
    const version = this.#versionBy(entry, subject);
    return version ? { versions: [version], gone: undefined } : { versions: [], gone: goneBy(entry) };
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
    const version = subject.entries.find(({ id }) => id === kept && this.#seen.has(keeper, id));
    return version && this.#versionBy(version, subject);
  }
}

/** Why a subject is gone after an entry that leaves it no version. */
function goneBy({ event }: Entry): 'takenBack' | 'passedOver' {
  return event.type === 'entryKept' ? 'passedOver' : 'takenBack';
}

export function isDecided({ versions, gone }: Verdict): boolean {
  return versions.length + (gone === undefined ? 0 : 1) === 1;
}

function textOf({ versions, gone }: Verdict): string {
  return canonicalJson([versions.map(({ event }) => event), gone === undefined]);
}
