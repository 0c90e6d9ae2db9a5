import { Accounts } from './accounts.ts';
import { conflictAfter, conflictsOfRemarks } from './conflicts.ts';
import type { Entry, Log } from './entries.ts';
import type { LedgerError } from './errors.ts';
import { MovedHands, type Views } from './moved-hands.ts';
import type { Aside, Conflict, MatchState } from './state.ts';
import { type Follower, Subjects, isSettled } from './subjects.ts';
import { type Subject, type View, isDecided } from './verdicts.ts';

/**
 * The state of a match from its log. Entries that do not fit what came before them are set aside with the reasons. If copies of the log were
 * written apart and disagree, the hands stop there, and the conflict lists the ways to decide it. The same entries give the same state, in
 * whatever order they arrived.
 *
 * @param until stops before this entry
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const hand = { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } } as const;
 * const log = [{ id: 'a', after: [], event: start }, { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }] as const;
 * const { scores, honba } = replay(log);
 * [scores, honba]; // → [[28000, 24000, 24000, 24000], 1]
 */
export function replay(log: Log, until?: string): MatchState {
  return fullReplayOf(log).state(until);
}

/** The subjects of a log, in any order; it has the start of its match. */
export function subjectsOf(log: Log): Subjects {
  return fullReplayOf(log).subjects;
}

function fullReplayOf(log: Log): Replay {
  const views: Views = { places: new Map(), after: new Map(), hands: new Map(), apart: new Map() };
  return new Replay(new Subjects(log, (subjects, view) => new Replay(subjects, views, view).handsInConflict()), views);
}

/** Follows the hands of a log that count, all or those in somebody's view, up to the first that is undecided. */
class Replay {
  readonly subjects: Subjects;
  readonly #view: View | undefined;
  readonly #accounts: Accounts;
  readonly #aside: Aside[] = [];
  readonly #conflicts: Conflict[] = [];
  /** The conflict at which the hands stop. */
  #open: Conflict | undefined;
  readonly #moved: MovedHands;

  constructor(subjects: Subjects, views: Views, view?: View) {
    this.subjects = subjects;
    this.#view = view;
    this.#accounts = Accounts.atStart(subjects.started);
    const accountsIn = (other: View) => new Replay(subjects, views, other).accounts();
    this.#moved = new MovedHands(subjects, { views, view, accountsIn });
  }

  state(until?: string): MatchState {
    this.#run(until === undefined ? undefined : this.subjects.of(until));
    const { entries, waiting, heads } = this.subjects.seen;
    if (waiting.length > 0) this.#setWaitingAside(waiting, new Set([...entries, ...waiting].map(({ id }) => id)));
    return this.#accounts.state({ heads, aside: this.#aside, conflicts: this.#conflicts });
  }

  accounts(): Accounts {
    this.#run(undefined);
    return this.#accounts;
  }

  /** The hands in conflict, by entries about them. */
  handsInConflict(): readonly string[] {
    this.#run(undefined);
    return this.#open?.ways.map(({ entry }) => entry) ?? [];
  }

  #run(stop: Subject | undefined): void {
    for (let last: Subject | undefined = this.subjects.start; last;) last = this.#step(last, stop);
  }

  /** Goes from one hand that counts to the next, with what was written between them. @returns the next, if any */
  #step(last: Subject, stop: Subject | undefined): Subject | undefined {
    const followers = this.subjects.followers(last, this.#view);
    const [only] = followers;
    const next = followers.length === 1 && only && isSettled(only) ? only : undefined;
    const besideNext = this.#beside(last, next?.subject);
    if (next) for (const { subject } of besideNext) this.#moved.pass(subject);
    const goesOn = next && !this.#moved.isMoved(next.subject, this.#accounts.place) ? next : undefined;
    const beside = goesOn === next ? besideNext : this.#beside(last, undefined);
    if (stop && beside.some(({ subject }) => subject === stop)) {
      this.#addRemarks(last, NONE, stop);
      return undefined;
    }
    if (!this.#addRemarks(last, beside, stop)) return undefined;
    this.#setBesideAside(beside, followers);
    if (followers.length > 0 && !goesOn) {
      this.#open = this.#conflictAfter(last, followers);
      this.#conflicts.push(this.#open);
    }
    if (!goesOn || goesOn.subject === stop) return undefined;
    this.#add(goesOn);
    return goesOn.subject;
  }

  #add({ subject, verdict }: Follower): void {
    const event = (verdict.versions[0] as { readonly event: Entry['event'] }).event;
    const errors = this.#accounts.add(event, subject.id);
    if (errors.length > 0) this.#setAside({ ...(subject.entries[0] as Entry), event }, errors);
    this.#moved.pass(subject);
  }

  /** Adds the remarks written after a hand and after those beside it. @returns false if it must stop at one of them */
  #addRemarks(last: Subject, beside: readonly Beside[], stop: Subject | undefined): boolean {
    const others = beside.flatMap(({ subject }) => subject.remarks);
    if (last.remarks.length === 0 && others.length === 0) return true;
    const { seen } = this.subjects;
    const all =
      others.length > 0 ? [...last.remarks, ...others].toSorted((one, other) => seen.compare(one.id, other.id)) : last.remarks;
    const inOrder = this.#view ? all.filter((remark) => this.#isInView(remark)) : all;
    if (!this.#view) this.#conflicts.push(...conflictsOfRemarks(inOrder, this.subjects));
    for (const remark of inOrder) {
      if (remark === stop) return false;
      const verdict = this.subjects.verdicts.of(remark, this.#view);
      const [version] = verdict.versions;
      if (!version || !isDecided(verdict)) continue;
      const errors = this.#accounts.add(version.event, remark.id);
      if (errors.length > 0) this.#setAside({ ...(remark.entries[0] as Entry), event: version.event }, errors);
    }
    return true;
  }

  #isInView({ entries }: Subject): boolean {
    const view = this.#view;
    return !view || entries.some(({ id }) => view(id));
  }

  /** Hands after one that do not count, up to the next that does, each with the passed-over hand it follows. */
  #beside(last: Subject, next: Subject | undefined): readonly Beside[] {
    if (last.followers.every((follower) => follower === next)) return NONE;
    const found: Beside[] = [];
    const open: Beside[] = [{ subject: last, passedOver: undefined }];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const { subject, passedOver } = one;
      for (const follower of subject.followers) {
        if (follower === next || !this.#isInView(follower)) continue;
        const { versions, gone } = this.subjects.verdicts.of(follower, this.#view);
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

  /** Sets aside hands that have a version but are not candidates, because they follow a passed-over or undecided hand. */
  #setBesideAside(beside: readonly Beside[], followers: readonly Follower[]): void {
    if (beside.length === 0 || this.#view) return;
    const candidates = new Set(followers.map(({ subject }) => subject));
    for (const { subject, passedOver } of beside.toSorted((one, other) =>
      this.subjects.seen.compare(one.subject.id, other.subject.id),
    )) {
      const [version] = this.subjects.verdicts.of(subject).versions;
      if (!version || candidates.has(subject)) continue;
      const reason =
        passedOver === undefined ? ({ code: 'undecided' } as const) : ({ code: 'followsPassedOver', entry: passedOver } as const);
      this.#setAside({ ...(subject.entries[0] as Entry), event: version.event }, [reason]);
    }
  }

  #setWaitingAside(waiting: readonly Entry[], known: ReadonlySet<string>): void {
    for (const entry of waiting) {
      const missing = entry.after.filter((id) => !known.has(id));
      this.#setAside(entry, [{ code: 'waitsFor', entries: missing.length > 0 ? missing : entry.after }]);
    }
  }

  #setAside(entry: Entry, errors: readonly LedgerError[]): void {
    this.#aside.push({ entry, errors });
  }

  #conflictAfter(last: Subject, followers: readonly Follower[]): Conflict {
    const [only] = followers;
    if (!only || followers.length > 1) return conflictAfter(last, followers, [], undefined);
    const { changed, seenAs } = this.#moved.changedBefore(only, this.#accounts.place);
    return conflictAfter(last, followers, changed, seenAs);
  }
}

interface Beside {
  readonly subject: Subject;
  readonly passedOver: string | undefined;
}

const NONE: readonly Beside[] = [];
