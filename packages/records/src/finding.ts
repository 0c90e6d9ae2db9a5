import type { RulePath, ScoreError, Seat, Tile } from '@tenbo/engine';
import type { LedgerError, Position } from '@tenbo/ledger';

import type { RecordFileError } from './errors.ts';
import type { Final, WinClaim } from './game.ts';
import type { PlayFinding } from './play-finding.ts';

/** A disagreement between a record and its own events under its rules, or between its events and the rules of play. */
export type Finding = { /** The hand, counted from 0. */ readonly hand: number } & (
  | PlayFinding
  | Disagreement
  | { readonly code: 'notAWin'; readonly event: number; readonly errors: readonly ScoreError[] }
  | { readonly code: 'refused'; readonly errors: readonly LedgerError[] }
  | { readonly code: 'breaksOff' }
  /** The record claims something that cannot be read. */
  | { readonly code: 'notRead'; readonly error: RecordFileError }
);

/** The values that a record may claim differently: of a win, a hand, the place in the match, or its end. */
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
  /** Whether somebody has nagashi mangan. */
  readonly nagashi: boolean;
  /** Each player's change of points in a hand, with the sticks of its riichi deducted. */
  readonly changes: readonly number[];
  /** The place of a hand in the match. */
  readonly place: Position;
  /** The points before a hand. */
  readonly scores: readonly number[];
  /** Whether another hand follows. */
  readonly goesOn: boolean;
  readonly settlement: Final;
}

/** The record's value and ours. */
export type Disagreement = { readonly [C in keyof Claims]: DisagreementOn<C> }[keyof Claims];

export interface DisagreementOn<C extends keyof Claims> {
  readonly code: C;
  readonly theirs: Claims[C];
  readonly ours: Claims[C];
  /** For a win: a rule set that gives the record's value, and the fields that make the difference. */
  readonly agreesUnder?: Agreement;
}

export interface Agreement {
  /** The id of the rule set. */
  readonly rules: string;
  readonly fields: readonly RulePath[];
}
