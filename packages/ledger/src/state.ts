import type { RuleSet, Seat, Transfer } from '@tenbo/engine';

import type { Course, EndReason } from './course.ts';
import type { EnteredWin, Entry, EntryKept, EntryVoided, MatchEvent, Yame } from './entries.ts';
import type { LedgerError } from './errors.ts';
import type { HandEnd, Place, Position, WonHand } from './hand.ts';

/** The state of a match. All of it follows from the log. */
export interface MatchState extends Tally {
  /** Entries that no other follows: the next entry names them as seen. */
  readonly heads: readonly string[];
  readonly hands: readonly HandLine[];
  /** Entries that do not fit what came before them, after a correction or a merge. They are kept but not counted. */
  readonly aside: readonly Aside[];
  /** Entries that were written apart and disagree. The hands stop there until it is decided. */
  readonly conflicts: readonly Conflict[];
  readonly notes: readonly Note[];
}

/** What the next event depends on. */
export interface Tally {
  readonly rules: RuleSet;
  /** In turn from the first dealer, safe to show. */
  readonly players: readonly string[];
  /** Points each player started with. */
  readonly start: readonly number[];
  readonly scores: readonly number[];
  /** Chips won and lost, by seat. */
  readonly chips: readonly number[];
  /** Ranking points deducted, by seat. */
  readonly penalties: readonly number[];
  readonly kyoku: number;
  readonly honba: number;
  /** Who laid each riichi stick on the table. */
  readonly sticks: readonly Seat[];
  /** How many more hands are played; undefined until time is called. */
  readonly handsLeft: number | undefined;
  /** How a leading dealer may end the match now. */
  readonly mayEnd: Yame | undefined;
  readonly end: EndReason | undefined;
}

/** One hand in the accounts. */
export interface HandLine {
  /** The entry that reported it. */
  readonly entry: string;
  readonly before: Position;
  readonly hand: HandEnd<EnteredWin>;
  /** Its wins, scored, in the order they were entered. */
  readonly wins: readonly WonHand[];
  readonly transfers: readonly Transfer[];
  /** What each seat gained or lost. */
  readonly deltas: readonly number[];
  /** Points of each seat after it. */
  readonly scores: readonly number[];
  readonly course: Course;
}

export interface Aside {
  /** With its event after corrections. */
  readonly entry: Entry;
  readonly errors: readonly LedgerError[];
}

export interface Note {
  readonly entry: string;
  readonly text: string;
}

/** Entries that were written apart and disagree. An author who has seen all of them decides, by one of the ways out. */
export interface Conflict {
  /** The last hand everybody agrees on, or the start of the match; for a penalty or a note, the hand it was written after. */
  readonly after: string;
  /** At least two. Each ends the conflict, except that `restores` undoes a single change if there were several. */
  readonly ways: readonly WayOut[];
  /** Where the author of the hand saw it, if changes they had not seen would move it. */
  readonly seenAs?: Place;
}

/** One way to decide a conflict. */
export interface WayOut {
  /** `keeps` counts one of the disputed entries, `takesBack` removes one, `restores` returns an earlier hand to what its author had seen. */
  readonly does: 'keeps' | 'takesBack' | 'restores';
  /** The event to append. */
  readonly decision: EntryKept | EntryVoided;
  /** The hand or other report it is about, by the entry that reported it first. */
  readonly entry: string;
  /** What then counts; undefined if it is taken back. */
  readonly event?: MatchEvent;
}

/** What has happened in the hand being played. */
export interface HandSoFar {
  readonly riichi: readonly Seat[];
  readonly wareme?: Seat;
}

/**
 * Points of each player in the hand being played: players in riichi have already paid their stick.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * scoresSoFar({ rules: presets.tenhou, scores: [25_000, 25_000, 25_000, 25_000] }, { riichi: [1] }); // → [25000, 24000, 25000, 25000]
 */
export function scoresSoFar({ rules, scores }: Pick<Tally, 'rules' | 'scores'>, { riichi }: HandSoFar): readonly number[] {
  return scores.map((points, seat) => (riichi.includes(seat as Seat) ? points - rules.payments.riichiStick : points));
}
