// What an audit can find in a record.
import type { AbortiveDraw, FURITEN_REASONS, RulePath, ScoreError, Seat, Tile } from '@tenbo/engine';
import type { LedgerError, Position } from '@tenbo/ledger';

import type { RecordFileError } from './errors.ts';
import type { QuadFault } from './fouls.ts';
import type { Final, WinClaim } from './game.ts';

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

/** Something in a hand that is impossible or against the rules. `event` counts from 0; -1 is the deal. */
export type PlayFinding = { readonly event: number } &
  /** A tile that the player does not hold, or that was not the last discard. `notDrawn`: the record calls it the tile just drawn. `swapCall`: 喰い替え. */
  (
    | {
        readonly code: 'tileNotHeld' | 'notDiscarded' | 'notDrawn' | 'swapCall' | 'discardInRiichi';
        readonly seat: Seat;
        readonly tile: Tile;
      }
    | { readonly code: PlayerFault; readonly seat: Seat }
    /** The number of tiles dealt is not thirteen, or too few are left to draw for a riichi. */
    | { readonly code: 'tilesDealt' | 'riichiTooLate'; readonly seat: Seat; readonly count: number }
    /** The hand ends as if the wall were empty, but this many tiles are left. */
    | { readonly code: 'wallNotEmpty'; readonly count: number }
    | { readonly code: 'furiten'; readonly seat: Seat; readonly reason: (typeof FURITEN_REASONS)[number] }
    | { readonly code: 'quadInRiichi'; readonly seat: Seat; readonly reason: QuadFault }
    /** A fifth tile of a kind, a tile that is not in the wall under these rules, or an indicator for which there was no quad. */
    | { readonly code: 'fifthTile' | 'notInWall' | 'extraIndicator'; readonly tile: Tile }
    | { readonly code: 'afterEnd' }
    /** The hand was not played in a way that allows this abortive draw; undefined if the record does not say which, and none is possible. */
    | { readonly code: 'noAbort'; readonly cause: AbortiveDraw | undefined }
  );

/** Acts that need no tile to be named. */
export type PlayerFault =
  | 'notOnTurn'
  | 'wallEmpty'
  | 'riichiOnOpenHand'
  | 'riichiTwice'
  | 'riichiNoten'
  | 'riichiBelowStick'
  | 'callInRiichi'
  /** Chi of a discard that is not the left neighbour's, or with three players. */
  | 'chiNotAllowed'
  | 'notAMeld'
  /** A kan or a north without a tile drawn, such as right after a call. */
  | 'nothingDrawn'
  /** A call or a kan although no tile is left to draw. */
  | 'nothingLeft'
  | 'fifthQuad'
  | 'kitaNotPlayed'
  | 'closedQuadRobbed';

/** A finding without its place. */
export type PlayFault = PlayFinding extends infer F ? (F extends unknown ? Omit<F, 'event'> : never) : never;
