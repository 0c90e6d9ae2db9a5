import type { RuleSet } from '@tenbo/engine';
import type { EnteredWin, HandEnd, HandLine } from '@tenbo/ledger';
import { type Finding, type GameHand, type TableAt, playHand, tablesOf } from '@tenbo/records';

import type { CheckedRecord } from '../record/check-record.ts';
import type { OpenMatch } from '../store.ts';

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
