import type { AbortiveDraw, FURITEN_REASONS, Seat, Tile } from '@tenbo/engine';

import type { QuadFault } from './fouls.ts';

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
