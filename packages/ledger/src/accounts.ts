import { type RuleSet, type Seat, seatsOf, unwrap } from '@tenbo/engine';

import { contextOf, winsOf } from './check.ts';
import { type Course, type EndReason, courseAfter } from './course.ts';
import type { EnteredWin, HandEnded, MatchEvent, MatchStarted } from './entries.ts';
import { type HandEnd, type WonHand, seatsAfter } from './hand.ts';
import { settleHand, sumsOf } from './settle.ts';
import type { HandLine, MatchState } from './state.ts';
import { wonHand } from './value.ts';

/** Where a match stands before its first hand. */
export function stateAtStart({ rules, players }: MatchStarted): MatchState {
  const nothing = seatsOf(rules).map(() => 0);
  return {
    rules,
    players,
    scores: nothing.map(() => rules.match.start),
    chips: nothing,
    penalties: nothing,
    kyoku: 0,
    honba: 0,
    sticks: [],
    hands: [],
    handsLeft: undefined,
    mayEnd: undefined,
    end: undefined,
    aside: [],
    notes: [],
  };
}

/** Where a match stands after an event that nothing speaks against. */
export function stateAfter(state: MatchState, event: MatchEvent, entry: string): MatchState {
  switch (event.type) {
    case 'handEnded':
      return afterHand(state, event, entry);
    case 'penaltyGiven':
      return { ...state, penalties: added(state.penalties, event.seat, event.ranking) };
    case 'timeCalled':
      return { ...state, handsLeft: state.rules.match.timeUp === 'thisHand' ? 1 : 2 };
    case 'matchEnded':
      return { ...state, end: event.reason, mayEnd: undefined };
    case 'noteAdded':
      return { ...state, notes: [...state.notes, { entry, text: event.text }] };
    case 'matchStarted':
    case 'entryVoided':
    case 'entryReplaced':
      return state;
  }
}

function afterHand(state: MatchState, { hand }: HandEnded, entry: string): MatchState {
  const { rules, kyoku, honba, sticks } = state;
  const before = { kyoku, honba, sticks: sticks.length };
  const won = worked(hand, state);
  const transfers = settleHand(won, before, rules);
  const { seats: deltas } = sumsOf(transfers, rules);
  const scores = state.scores.map((points, seat) => points + (deltas[seat] as number));
  const course = courseAfter(won, before, scores, rules);
  const line: HandLine = { entry, before, hand, transfers, deltas, scores, course };
  const handsLeft = state.handsLeft === undefined || hand.outcome.kind === 'chombo' ? state.handsLeft : state.handsLeft - 1;
  return {
    ...state,
    scores,
    chips: withChips(state.chips, won),
    penalties: foulsOf(hand, rules).reduce((all, seat) => added(all, seat, rules.chombo.ranking), state.penalties),
    kyoku: course.kyoku,
    honba: course.honba,
    sticks: sticksAfter(state, hand, rules),
    hands: [...state.hands, line],
    handsLeft,
    mayEnd: course.mayEnd,
    end: endAfter(course, handsLeft),
  };
}

/** A hand with its wins worked out; nothing speaks against it any more. */
function worked(hand: HandEnd<EnteredWin>, state: MatchState): HandEnd<WonHand> {
  const context = contextOf(hand, state);
  const value = (win: EnteredWin) => unwrap(wonHand(win, context));
  const { outcome } = hand;
  if (outcome.kind === 'ron') return { ...hand, outcome: { ...outcome, wins: outcome.wins.map(value) } };
  return outcome.kind === 'tsumo' ? { ...hand, outcome: { ...outcome, win: value(outcome.win) } } : { ...hand, outcome };
}

function endAfter({ end }: Course, handsLeft: number | undefined): EndReason | undefined {
  return end ?? (handsLeft === 0 ? 'timeUp' : undefined);
}

/** Sticks stay with a draw, go with a win, and those of a hand that ends by a foul were given back. */
function sticksAfter({ sticks }: MatchState, { riichi, outcome }: HandEnd<EnteredWin>, { draws }: RuleSet): readonly Seat[] {
  if (outcome.kind === 'chombo') return sticks;
  const byNagashi = outcome.kind === 'exhaustiveDraw' && (outcome.nagashi ?? []).length > 0 && draws.nagashi === 'win';
  return winsOf(outcome).length > 0 || byNagashi ? [] : [...sticks, ...riichi];
}

function foulsOf({ outcome, chombo = [] }: HandEnd<EnteredWin>, rules: RuleSet): readonly Seat[] {
  if (outcome.kind === 'chombo') return outcome.by;
  return rules.chombo.besideWin === 'stands' ? chombo : [];
}

function withChips(chips: readonly number[], { outcome }: HandEnd<WonHand>): readonly number[] {
  return winsOf<WonHand>(outcome).reduce((all, win) => {
    const payers = outcome.kind === 'ron' ? [outcome.discarder] : seatsAfter(win.winner, chips.length);
    const paid = payers.reduce((left, seat) => added(left, seat, -win.chips), all);
    return added(paid, win.winner, win.chips * payers.length);
  }, chips);
}

function added(numbers: readonly number[], seat: Seat, more: number): readonly number[] {
  return numbers.map((n, i) => (i === seat ? n + more : n));
}
