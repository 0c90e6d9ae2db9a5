import { type RuleSet, type Seat, seatsOf, startOf } from '@tenbo/engine';

import { checkEvent } from './check.ts';
import { type Course, type EndReason, courseAfter, isReplayed } from './course.ts';
import type { EnteredWin, HandEnded, MatchEvent, MatchStarted } from './entries.ts';
import type { LedgerError } from './errors.ts';
import { type HandEnd, type Place, type WonHand, penalizedOf, seatsAfter, winnersOf, winsOf } from './hand.ts';
import { judgeHand } from './judge-hand.ts';
import { deltasOf, settleHand } from './payments.ts';
import type { HandLine, MatchState, Note, Tally } from './state.ts';
import { shownName, shownNote } from './texts.ts';

const NONE: readonly LedgerError[] = [];

/** The accounts of a match. Events are added one by one; `state` is the result. */
export class Accounts {
  #tally: Tally;
  readonly #hands: HandLine[];
  readonly #notes: Note[];

  private constructor(tally: Tally, hands: readonly HandLine[] = [], notes: readonly Note[] = []) {
    this.#tally = tally;
    this.#hands = [...hands];
    this.#notes = [...notes];
  }

  static atStart(event: MatchStarted): Accounts {
    return new Accounts(tallyAtStart(event));
  }

  static from({ hands, notes, heads: _heads, aside: _aside, conflicts: _conflicts, ...tally }: MatchState): Accounts {
    return new Accounts(tally, hands, notes);
  }

  state({ heads, aside, conflicts }: Pick<MatchState, 'heads' | 'aside' | 'conflicts'>): MatchState {
    return { ...this.#tally, heads, hands: this.#hands, notes: this.#notes, aside, conflicts };
  }

  /** The same accounts without their hands and notes. */
  copy(): Accounts {
    return new Accounts(this.#tally);
  }

  get hands(): readonly HandLine[] {
    return this.#hands;
  }

  /** The next hand. */
  get place(): Place {
    return this.#tally;
  }

  /** Adds an event, unless there are errors. @returns everything wrong with it */
  add(event: MatchEvent, entry: string): readonly LedgerError[] {
    if (event.type === 'handEnded') {
      const judged = judgeHand(event.hand, this.#tally);
      if (judged.ok) this.#addHand(event.hand, judged.value, entry);
      return judged.ok ? NONE : judged.error;
    }
    const errors = checkEvent(this.#tally, event);
    if (errors.length === 0) this.#addOther(event, entry);
    return errors;
  }

  #addOther(event: Exclude<MatchEvent, HandEnded>, entry: string): void {
    const { penalties, rules } = this.#tally;
    if (event.type === 'noteAdded') this.#notes.push({ entry, text: shownNote(event.text) });
    if (event.type === 'penaltyGiven') this.#change({ penalties: added(penalties, event.seat, event.ranking) });
    if (event.type === 'timeCalled') this.#change({ handsLeft: rules.match.timeUp === 'thisHand' ? 1 : 2 });
    if (event.type === 'matchEnded') this.#change({ end: event.reason, mayEnd: undefined });
  }

  #change(what: Partial<Tally>): void {
    this.#tally = { ...this.#tally, ...what };
  }

  #addHand(hand: HandEnd<EnteredWin>, won: HandEnd<WonHand>, entry: string): void {
    const { before, wins, transfers, deltas, scores, course, after } = playedOut(won, this.#tally);
    this.#hands.push({ entry, hand, before, wins, transfers, deltas, scores, course });
    this.#tally = after;
  }
}

/** A line of the accounts, and the match after it. */
interface PlayedOut extends Omit<HandLine, 'entry' | 'hand'> {
  readonly after: Tally;
}

/** What a judged hand does. */
export function playedOut(hand: HandEnd<WonHand>, tally: Tally): PlayedOut {
  const { rules, players, start, kyoku, honba, sticks } = tally;
  const before = { kyoku, honba, sticks: sticks.length };
  const transfers = settleHand(hand, before, rules);
  const deltas = deltasOf(transfers, rules);
  const scores = tally.scores.map((points, seat) => points + (deltas[seat] as number));
  const course = courseAfter(hand, before, scores, rules);
  const handsLeft = handsLeftAfter(hand, tally, course);
  const end = endAfter(course, handsLeft);
  const after = {
    rules,
    players,
    start,
    scores,
    chips: withChips(tally.chips, hand),
    penalties: penalizedOf(hand, rules).reduce((all, seat) => added(all, seat, rules.chombo.ranking), tally.penalties),
    kyoku: course.kyoku,
    honba: course.honba,
    sticks: sticksAfter(tally, hand, rules),
    handsLeft,
    mayEnd: end === undefined ? course.mayEnd : undefined,
    end,
  };
  return { before, wins: winsOf(hand.outcome), transfers, deltas, scores, course, after };
}

function tallyAtStart({ rules, players, scores: start = startOf(rules) }: MatchStarted): Tally {
  const nothing = seatsOf(rules).map(() => 0);
  return {
    rules,
    players: players.map(shownName),
    start,
    scores: start,
    chips: nothing,
    penalties: nothing,
    kyoku: 0,
    honba: 0,
    sticks: [],
    handsLeft: undefined,
    mayEnd: undefined,
    end: undefined,
  };
}

function endAfter({ end }: Course, handsLeft: number | undefined): EndReason | undefined {
  return end ?? (handsLeft === 0 ? 'timeUp' : undefined);
}

/** A hand that is dealt again after a chombo does not count, except in the last hand after time was called, if the rules do not deal that one again. */
function handsLeftAfter(hand: HandEnd<WonHand>, { handsLeft, kyoku, rules }: Tally, course: Course): number | undefined {
  if (handsLeft === undefined) return undefined;
  const counts = !isReplayed(hand, { kyoku }, course) || (handsLeft === 1 && rules.chombo.redeal === 'inTime');
  return counts ? handsLeft - 1 : handsLeft;
}

/** Sticks stay on the table after a draw and go to the winner. After a chombo, those of this hand were given back. */
function sticksAfter({ sticks }: Tally, { riichi, outcome }: HandEnd<WonHand>, rules: RuleSet): readonly Seat[] {
  if (outcome.kind === 'chombo') return sticks;
  return winnersOf(outcome, rules).length > 0 ? [] : [...sticks, ...riichi];
}

function withChips(chips: readonly number[], { outcome }: HandEnd<WonHand>): readonly number[] {
  let after = chips;
  for (const win of winsOf(outcome)) {
    if (win.chips === 0) continue;
    const payers = outcome.kind === 'ron' ? [outcome.discarder] : seatsAfter(win.winner, chips.length);
    for (const seat of payers) after = added(after, seat, -win.chips);
    after = added(after, win.winner, win.chips * payers.length);
  }
  return after;
}

function added(numbers: readonly number[], seat: Seat, more: number): readonly number[] {
  return numbers.map((n, i) => (i === seat ? n + more : n));
}
