import { type Entry, type Log, isDecision } from './entries.ts';
import { replay, subjectsOf } from './replay.ts';
import type { Subjects } from './subjects.ts';
import type { Subject } from './verdicts.ts';

/**
 * Whether a decision is about the hand that its author had seen last, or about something entered after that hand: a slip mended at once, as players
 * may do themselves where only a referee corrects earlier hands. A decision in a conflict never is, nor one about
 * the hand that was chosen in it.
 *
 * @param log with the decision or without it, in any order
 * @returns false also if the log lacks something that the author had seen
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { id: 'a', after: [], event: { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } } as const;
 * const draw = { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [] } } } as const;
 * const log = [start, { id: 'b', after: ['a'], event: draw }, { id: 'c', after: ['b'], event: draw }];
 * const undoing = (entry: string) => ({ id: 'd', after: ['c'], event: { type: 'entryVoided', entry } }) as const;
 * isAboutLastHand(log, undoing('c')); // → true
 * isAboutLastHand(log, undoing('b')); // → false
 */
export function isAboutLastHand(log: Log, decision: Entry): boolean {
  return beyondLastHand(log, [decision]) === undefined;
}

/**
 * The first of some decisions that is not about the last hand (`isAboutLastHand`); undefined if all are. It reads the log once for all of them, so
 * that many corrections take no longer than the log is long. Only where copies were written apart and merged is what an author saw replayed.
 *
 * @param log with the decisions or without them, in any order
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { id: 'a', after: [], event: { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } } as const;
 * const draw = { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [] } } } as const;
 * const log = [start, { id: 'b', after: ['a'], event: draw }, { id: 'c', after: ['b'], event: draw }];
 * const undoing = (id: string, entry: string) => ({ id, after: ['c'], event: { type: 'entryVoided', entry } }) as const;
 * beyondLastHand(log, [undoing('d', 'c'), undoing('e', 'b')])?.id; // → 'e'
 */
export function beyondLastHand(log: Log, decisions: readonly Entry[]): Entry | undefined {
  if (!log.some(({ event }) => event.type === 'matchStarted')) return decisions[0];
  const known = new Set(log.map(({ id }) => id));
  const views = new AuthorsViews([...log, ...decisions.filter(({ id }) => !known.has(id))]);
  return decisions.find((decision) => !views.endsWithSubjectOf(decision));
}

/** What the authors of decisions had seen of the hands. What is about one subject, or one view, is found once for all decisions about it. */
class AuthorsViews {
  readonly #subjects: Subjects;
  readonly #waiting: ReadonlySet<string>;
  /** Entries whose author's view is a single line of entries without a choice. Nothing can be undecided in it. */
  readonly #plain = new Set<string>();
  readonly #choices = new Map<Subject, readonly Entry[]>();
  readonly #later = new Map<Subject, readonly Entry[]>();
  /** Whether there is a conflict in a view, by the entries that its author names as seen. */
  readonly #conflicts = new Map<string, boolean>();

  constructor(log: Log) {
    this.#subjects = subjectsOf(log);
    const { entries, waiting } = this.#subjects.seen;
    this.#waiting = new Set(waiting.map(({ id }) => id));
    const lines = new Set<string>();
    for (const entry of entries) {
      const [parent, ...others] = entry.after;
      if (others.length > 0 || (parent !== undefined && !lines.has(parent))) continue;
      this.#plain.add(entry.id);
      if (!isChoice(entry)) lines.add(entry.id);
    }
  }

  /** Whether the last hand in the view of a decision's author, or something after it, is what the decision is about. */
  endsWithSubjectOf(decision: Entry): boolean {
    const { id, event } = decision;
    const { seen } = this.#subjects;
    if (!isDecision(event) || this.#waiting.has(id)) return false;
    const subject = this.#subjects.of(event.entry);
    if (!subject || !seen.has(id, event.entry)) return false;
    if (this.#choicesIn(subject).some((choice) => choice.id === id || seen.has(id, choice.id))) return false;
    return !this.#handsAfter(subject).some((hand) => seen.has(id, hand.id)) && !this.#hasConflict(decision);
  }

  #choicesIn(subject: Subject): readonly Entry[] {
    const choices = this.#choices.get(subject) ?? subject.entries.filter(isChoice);
    this.#choices.set(subject, choices);
    return choices;
  }

  /** The hands whose authors had seen anything about a subject. */
  #handsAfter(subject: Subject): readonly Entry[] {
    const { seen } = this.#subjects;
    const isAfter = (hand: Entry) => {
      // Entries about a subject are in the order of the log, and nobody sees what comes later in it.
      for (const { id } of subject.entries) {
        if (seen.compare(id, hand.id) >= 0) return false;
        if (seen.has(hand.id, id)) return true;
      }
      return false;
    };
    const later = this.#later.get(subject) ?? seen.entries.filter((entry) => entry.event.type === 'handEnded' && isAfter(entry));
    this.#later.set(subject, later);
    return later;
  }

  #hasConflict({ id, after }: Entry): boolean {
    if (this.#plain.has(id)) return false;
    const { seen } = this.#subjects;
    const key = JSON.stringify(after.toSorted());
    const known = this.#conflicts.get(key) ?? replay(seen.entries.filter((entry) => seen.has(id, entry.id))).conflicts.length > 0;
    this.#conflicts.set(key, known);
    return known;
  }
}

function isChoice({ event }: Entry): boolean {
  return event.type === 'entryKept' && event.among !== undefined;
}
