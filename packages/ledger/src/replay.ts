import { canonicalJson } from '@tenbo/engine';

import { Accounts } from './accounts.ts';
import { type Conflict, conflictAfter, conflictsOfRemarks } from './conflicts.ts';
import { type Entry, type Log, isDecision } from './entries.ts';
import type { LedgerError } from './errors.ts';
import { Seen } from './seen.ts';
import type { Aside, MatchState, Place } from './state.ts';
import { type Follower, type Subject, Subjects, type Verdict, isDecided, isSettled } from './subjects.ts';

/**
 * The state of a match by its log. Entries that do not fit what came before them are set aside with the reasons; where copies of the log that
 * were kept apart do not agree, the accounts stop, and the conflict says how it can be decided. Logs with the same entries have the same
 * state, in whatever order these arrived.
 *
 * @param until an entry before which to stop
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 2, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const hand = { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } } as const;
 * const log = [{ id: 'a', after: [], event: start }, { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }] as const;
 * const { scores, honba } = replay(log);
 * [scores, honba]; // → [[28000, 24000, 24000, 24000], 1]
 */
export function replay(log: Log, until?: string): MatchState {
  return new Replay(log, { places: new Map(), after: new Map() }).state(until);
}

/** One reading of a log: along the hands that count, as far as they are decided. */
class Replay {
  readonly #seen: Seen;
  readonly #subjects: Subjects;
  readonly #accounts: Accounts;
  readonly #aside: Aside[] = [];
  readonly #conflicts: Conflict[] = [];
  /** The latest decisions about hands so far. */
  readonly #decisions: Entry[] = [];
  /** Those of them that somebody had not seen, with their hands. */
  readonly #unseen: { readonly entry: Entry; readonly subject: Subject }[] = [];
  /** By entry, what its author saw; shared with the readings of parts of this log. */
  readonly #views: Views;

  constructor(log: Log, views: Views) {
    this.#seen = new Seen(log);
    const [first] = this.#seen.entries;
    if (first?.event.type !== 'matchStarted') throw new Error('a log begins with the start of its match');
    this.#subjects = new Subjects(this.#seen);
    this.#accounts = Accounts.atStart(first.event);
    this.#views = views;
  }

  state(until?: string): MatchState {
    const stop = until === undefined ? undefined : this.#subjects.of(until);
    for (let last: Subject | undefined = this.#subjects.start; last;) last = this.#step(last, stop);
    const { waiting, heads } = this.#seen;
    const known = new Set([...this.#seen.entries, ...waiting].map(({ id }) => id));
    for (const entry of waiting) {
      const missing = entry.after.filter((id) => !known.has(id));
      this.#setAside(entry, [{ code: 'waitsFor', entries: missing.length > 0 ? missing : entry.after }]);
    }
    return this.#accounts.state({ heads, aside: this.#aside, conflicts: this.#conflicts });
  }

  /** From one hand that counts to the next, with what was written between them. @returns the next, if there is one */
  #step(last: Subject, stop: Subject | undefined): Subject | undefined {
    const followers = this.#subjects.followers(last);
    const [only] = followers;
    const next = followers.length === 1 && only && isSettled(only) ? only : undefined;
    this.#noteDecisions(next ? this.#beside(last, next.subject).map(({ subject }) => subject) : []);
    const moved = next && this.#moved(next);
    const goesOn = next && !moved ? next : undefined;
    const beside = this.#beside(last, goesOn?.subject);
    if (stop && beside.some(({ subject }) => subject === stop)) {
      this.#takeRemarks([last], stop);
      return undefined;
    }
    if (!this.#takeRemarks([last, ...beside.map(({ subject }) => subject)], stop)) return undefined;
    this.#setBesideAside(beside, followers);
    if (followers.length > 0 && !goesOn) this.#conflicts.push(this.#conflictAfter(last, followers, moved));
    if (!goesOn || goesOn.subject === stop) return undefined;
    this.#take(goesOn);
    return goesOn.subject;
  }

  #take({ subject, verdict }: Follower): void {
    const event = (verdict.versions[0] as { readonly event: Entry['event'] }).event;
    const errors = this.#accounts.takeDown(event, subject.id);
    if (errors.length > 0) this.#setAside({ ...(subject.entries[0] as Entry), event }, errors);
    this.#noteDecisions([subject]);
  }

  /** Takes down what was written after hands. @returns false where it is to stop there */
  #takeRemarks(hands: readonly Subject[], stop: Subject | undefined): boolean {
    const remarks = hands.flatMap((hand) => hand.remarks);
    const inOrder = hands.length > 1 ? remarks.toSorted((one, other) => this.#seen.compare(one.id, other.id)) : remarks;
    this.#conflicts.push(...conflictsOfRemarks(inOrder, this.#subjects));
    for (const remark of inOrder) {
      if (remark === stop) return false;
      const verdict = this.#subjects.verdict(remark);
      const [version] = verdict.versions;
      if (!version || !isDecided(verdict)) continue;
      const errors = this.#accounts.takeDown(version.event, remark.id);
      if (errors.length > 0) this.#setAside({ ...(remark.entries[0] as Entry), event: version.event }, errors);
    }
    return true;
  }

  /** Hands that were reported after one and do not count, as far as to the next that does; with each the one that was passed over before it. */
  #beside(last: Subject, next: Subject | undefined): readonly Beside[] {
    const found: Beside[] = [];
    const open: Beside[] = [{ subject: last, passedOver: undefined }];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const { subject, passedOver } = one;
      for (const follower of subject.followers) {
        if (follower === next) continue;
        const { versions, gone } = this.#subjects.verdict(follower);
        const beside = {
          subject: follower,
          passedOver: versions.length === 0 && gone === 'passedOver' ? follower.id : passedOver,
        };
        found.push(beside);
        open.push(beside);
      }
    }
    return found;
  }

  /** Hands that count for somebody and are no candidates: they follow one that was passed over, or one that is not decided. */
  #setBesideAside(beside: readonly Beside[], followers: readonly Follower[]): void {
    const candidates = new Set(followers.map(({ subject }) => subject));
    for (const { subject, passedOver } of beside.toSorted((one, other) => this.#seen.compare(one.subject.id, other.subject.id))) {
      const [version] = this.#subjects.verdict(subject).versions;
      if (!version || candidates.has(subject)) continue;
      const reason =
        passedOver === undefined ? ({ code: 'undecided' } as const) : ({ code: 'followsPassedOver', entry: passedOver } as const);
      this.#setAside({ ...(subject.entries[0] as Entry), event: version.event }, [reason]);
    }
  }

  #setAside(entry: Entry, errors: readonly LedgerError[]): void {
    this.#aside.push({ entry, errors });
  }

  #noteDecisions(subjects: readonly Subject[]): void {
    for (const subject of subjects) {
      for (const entry of this.#subjects.latest(subject)) {
        if (!isDecision(entry.event)) continue;
        this.#decisions.push(entry);
        if (!this.#seen.isAlone(entry.id)) this.#unseen.push({ entry, subject });
      }
    }
  }

  /** Where its author saw the next hand, if decisions they had not seen have made it another one. */
  #moved({ subject }: Follower): Place | undefined {
    if (this.#unseen.length === 0) return undefined;
    const latest = this.#subjects.latest(subject);
    const { kyoku, honba } = this.#accounts.place;
    const unaware = latest.filter(({ id }) => this.#unseenBy(id, subject).length > 0);
    return unaware
      .map((entry) => this.#placeSeenBy(entry, subject))
      .find((place) => place !== undefined && (place.kyoku !== kyoku || place.honba !== honba));
  }

  /** Decisions about hands before one that an entry about it had not seen, nor they it, and that nobody who had seen both has confirmed since. */
  #unseenBy(id: string, subject: Subject): readonly { readonly entry: Entry; readonly subject: Subject }[] {
    const seen = this.#seen;
    const unseen = this.#unseen.filter(({ entry }) => seen.apart(entry.id, id));
    if (unseen.length === 0) return unseen;
    const knowing = [...this.#decisions, ...this.#subjects.latest(subject)].filter((entry) => seen.has(entry.id, id));
    return unseen.filter(({ entry }) => !knowing.some((one) => seen.has(one.id, entry.id)));
  }

  /** Where the author of an entry saw the hand it is about. */
  #placeSeenBy(entry: Entry, subject: Subject): Place | undefined {
    const { places } = this.#views;
    if (!places.has(entry.id)) places.set(entry.id, this.#findPlaceSeenBy(entry, subject));
    return places.get(entry.id);
  }

  #findPlaceSeenBy(entry: Entry, subject: Subject): Place | undefined {
    const { after } = this.#views;
    if (entry.event.type === 'handEnded') {
      const accounts = after.get(entry.after.length === 1 ? (entry.after[0] as string) : '') ?? this.#accountsSeenBy(entry);
      if (!accounts) return undefined;
      const { kyoku, honba } = accounts.place;
      const own = accounts.copy();
      own.takeDown(entry.event, entry.id);
      after.set(entry.id, own);
      return { kyoku, honba };
    }
    const view = this.#seen.entries.filter(({ id }) => id === entry.id || this.#seen.has(entry.id, id));
    const { hands } = new Replay(view, this.#views).state();
    const line = hands.find((hand) => this.#subjects.of(hand.entry) === subject);
    return line && { kyoku: line.before.kyoku, honba: line.before.honba };
  }

  /** The accounts that an entry's author saw before it, where all was decided. */
  #accountsSeenBy({ id }: Entry): Accounts | undefined {
    const state = new Replay(
      this.#seen.entries.filter((other) => this.#seen.has(id, other.id)),
      this.#views,
    ).state();
    return state.conflicts.length === 0 ? Accounts.from({ ...state, hands: [], notes: [] }) : undefined;
  }

  #conflictAfter(last: Subject, followers: readonly Follower[], moved: Place | undefined): Conflict {
    const [only] = followers;
    if (!only || followers.length > 1) return conflictAfter(last, followers, [], undefined);
    const unaware = this.#subjects.latest(only.subject).map((entry) => ({ entry, changed: this.#changedUnseenBy(entry, only) }));
    const changed = unaware.flatMap(({ entry, changed: subjects }) =>
      subjects.flatMap((subject) => {
        const was = this.#subjects.verdict(subject, (id) => this.#seen.has(entry.id, id));
        return isDecided(was) && !isSame(was, this.#subjects.verdict(subject)) ? [{ subject, was }] : [];
      }),
    );
    const [first] = unaware.flatMap(({ entry, changed: subjects }) => (subjects.length > 0 ? [entry] : []));
    return conflictAfter(last, followers, changed, moved ?? (first && this.#placeSeenBy(first, only.subject)));
  }

  /** Hands before one that were changed by decisions that an entry about it had not seen. */
  #changedUnseenBy({ id }: Entry, { subject, unseated }: Follower): readonly Subject[] {
    return [...new Set([...unseated, ...this.#unseenBy(id, subject).map((one) => one.subject)])];
  }
}

function isSame(one: Verdict, other: Verdict): boolean {
  return (
    (one.gone === undefined) === (other.gone === undefined) &&
    canonicalJson(one.versions.map(({ event }) => event)) === canonicalJson(other.versions.map(({ event }) => event))
  );
}

interface Views {
  /** Where the author of an entry saw the hand it is about. */
  readonly places: Map<string, Place | undefined>;
  /** The accounts of the author of a hand after it, without the hands and notes before. */
  readonly after: Map<string, Accounts>;
}

interface Beside {
  readonly subject: Subject;
  readonly passedOver: string | undefined;
}
