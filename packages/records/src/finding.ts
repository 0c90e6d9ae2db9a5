import type { RulePath, ScoreError, Seat, Tile } from '@tenbo/engine';
import type { LedgerError, Position } from '@tenbo/ledger';

import type { Final, WinClaim } from './game.ts';
import type { PlayFinding } from './play.ts';

/** Where a record disagrees with its own events under its rules, or its events with the rules of play. */
export type Finding = { /** The hand, counted from 0. */ readonly hand: number } & (
  | PlayFinding
  | Disagreement
  | { readonly code: 'notAWin'; readonly event: number; readonly errors: readonly ScoreError[] }
  | { readonly code: 'refused'; readonly errors: readonly LedgerError[] }
  | { readonly code: 'breaksOff' }
);

/** What a record can say otherwise: of a win, of a hand, of the place in the match, of its end. */
export interface Claims {
  readonly yaku: NonNullable<WinClaim['yaku']>;
  /** Han. */
  readonly dora: number;
  /** With dora. */
  readonly han: number;
  readonly fu: number;
  /** For the hand itself, without honba and sticks. */
  readonly points: number;
  readonly indicators: readonly Tile[];
  readonly pao: Seat | undefined;
  readonly tenpai: readonly Seat[];
  /** Points that a hand gives each player, the sticks of its riichi taken off. */
  readonly changes: readonly number[];
  /** Where a hand begins. */
  readonly place: Position;
  /** Points before a hand. */
  readonly scores: readonly number[];
  /** Whether another hand follows. */
  readonly goesOn: boolean;
  readonly settlement: Final;
}

/** The record's word and ours. */
export type Disagreement = { readonly [C in keyof Claims]: DisagreementOn<C> }[keyof Claims];

export interface DisagreementOn<C extends keyof Claims> {
  readonly code: C;
  readonly theirs: Claims[C];
  readonly ours: Claims[C];
  /** Of a win: a rule set that gives what the record says, and the fields that make the difference. */
  readonly agreesUnder?: Agreement;
}

export interface Agreement {
  /** The id of the rule set. */
  readonly rules: string;
  readonly fields: readonly RulePath[];
}
