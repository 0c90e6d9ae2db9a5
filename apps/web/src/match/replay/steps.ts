// A recorded hand, ready to step through, and where its steps and turns lead.
import type { RuleSet, Seat } from '@tenbo/engine';
import { type Finding, type GameEvent, type GameHand, type TableAt, playHand, tablesOf } from '@tenbo/records';
import type { EnteredWin, HandEnd, HandLine } from '@tenbo/ledger';

import type { CheckedRecord } from '../record/check-record.ts';
import type { OpenMatch } from '../store.ts';

/** A position among the events of a hand: how many have happened. */
export type Step = number;

/** The step an address names; the deal if it names none, the end if the hand has fewer. */
export function stepOf(text: string | undefined, events: readonly GameEvent[]): Step {
  return text !== undefined && /^\d+$/.test(text) ? Math.min(Number(text), events.length) : 0;
}

/** Where a player's next turn begins, with a draw or a call; the end if there is none. */
export function nextTurn(events: readonly GameEvent[], seat: Seat, from: Step): Step {
  const at = events.findIndex((event, i) => i >= from && beginsTurn(event, seat));
  return at < 0 ? events.length : at + 1;
}

/** Where the previous turn began; the deal if there was none. */
export function previousTurn(events: readonly GameEvent[], seat: Seat, from: Step): Step {
  return events.slice(0, Math.max(from - 1, 0)).findLastIndex((event) => beginsTurn(event, seat)) + 1;
}

function beginsTurn(event: GameEvent, seat: Seat): boolean {
  return (event.type === 'draw' || event.type === 'call') && event.seat === seat;
}

/** Whose turn it is, and which of that player's turns, counted from 1; undefined at the deal. */
export function turnAt(events: readonly GameEvent[], step: Step): { readonly seat: Seat; readonly turn: number } | undefined {
  const seat = seatAt(events, step);
  if (seat === undefined) return undefined;
  const discards = events.slice(0, step).filter((event) => event.type === 'discard' && event.seat === seat).length;
  const isLaid = events[step - 1]?.type === 'discard';
  return { seat, turn: isLaid ? discards : discards + 1 };
}

/** Who caused the last event; undefined for a new indicator or the end of the hand. */
function seatAt(events: readonly GameEvent[], step: Step): Seat | undefined {
  const event = events[step - 1];
  return event !== undefined && 'seat' in event ? event.seat : undefined;
}

/** The player whose last discard a step is about: it is being laid down, called or won. */
export function offeredAt(events: readonly GameEvent[], step: Step): Seat | undefined {
  const event = events[step - 1];
  if (event?.type === 'discard') return event.seat;
  if (event?.type === 'call') return event.from;
  return event?.type === 'win' && event.from !== event.seat ? event.from : undefined;
}

/** A hand of a record, ready to step through. */
export interface Replayed {
  readonly hand: GameHand;
  /** The table as dealt, then after each event. */
  readonly tables: readonly TableAt[];
  readonly rules: RuleSet;
  /** The players' names in the match, by seat. */
  readonly players: readonly string[];
  readonly findings: readonly Finding[];
  /** The end of the hand as entered in the match; undefined if its record breaks off. */
  readonly ended: HandEnd<EnteredWin> | undefined;
  /** The hand's number in the match, counted from 1, and its line; undefined if the match no longer has it. */
  readonly entered: { readonly line: HandLine; readonly nth: number } | undefined;
}

/** A hand of the record by its number, counted from 0; undefined if the record has no such hand. */
export function replayedHand({ game, findings, log }: CheckedRecord, nth: number, { match }: OpenMatch): Replayed | undefined {
  const hand = game.hands[nth];
  if (hand === undefined) return undefined;
  const entry = log[nth + 1];
  const at = match.state.hands.findIndex((line) => line.entry === entry?.id);
  const line = match.state.hands[at];
  return {
    hand,
    tables: tablesOf(hand, playHand(hand, game.rules)),
    rules: game.rules,
    players: match.state.players,
    findings: findings.filter((finding) => finding.hand === nth),
    ended: entry?.event.type === 'handEnded' ? entry.event.hand : undefined,
    entered: line && { line, nth: at + 1 },
  };
}
