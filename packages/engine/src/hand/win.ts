import type { Tile, Wind } from '../tiles/tile.ts';

/** An open meld (副露) or a closed kan (暗槓), which is declared but keeps the hand closed. */
export interface Meld {
  readonly type: MeldType;
  readonly tiles: readonly Tile[];
}

export const MELD_TYPES = ['chi', 'pon', 'daiminkan', 'kakan', 'ankan'] as const;
export type MeldType = (typeof MELD_TYPES)[number];

/** A hand waiting for its last tile: 13 tiles, each meld counting as three. */
export interface Hand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** From a discard, or from the wall. */
export const WON_BY = ['ron', 'tsumo'] as const;
export type WonBy = (typeof WON_BY)[number];

/** Special winning tiles, by the way of winning. `firstTurn` is tenhou, chiihou or renhou, by seat and method. */
export const TSUMO_ON = ['firstTurn', 'rinshan', 'haitei'] as const;
export const RON_ON = ['firstTurn', 'chankan', 'houtei'] as const;
export type WonOn = (typeof TSUMO_ON)[number] | (typeof RON_ON)[number];
export const WON_ON: readonly WonOn[] = [...new Set([...TSUMO_ON, ...RON_ON])];

/** How the winning tile came. */
export type WinMethod =
  | { readonly by: 'tsumo'; readonly on?: (typeof TSUMO_ON)[number] }
  | { readonly by: 'ron'; readonly on?: (typeof RON_ON)[number] };

export interface Riichi {
  readonly kind: RiichiKind;
  readonly ippatsu: boolean;
}

/** The open ones show the hand (オープン立直); each is played where the local yaku of the same name is. */
export const RIICHI_KINDS = ['riichi', 'doubleRiichi', 'openRiichi', 'openDoubleRiichi'] as const;
export type RiichiKind = (typeof RIICHI_KINDS)[number];

/** Facts about a win that its tiles do not show; only local yaku need them. */
export const CIRCUMSTANCES = [
  'riichiTile', // the discard that declared a riichi
  'quadDiscard', // the discard right after a quad
  'secondQuad', // the tile drawn after a second quad in a row
  'firstTurnQuad', // the tile drawn after a quad on the first turn
  'eighthWin', // in a row
  'againstEighthWin', // it stops a dealer one win short of eight
  'riichiDiscarder', // it is off a player in riichi
  'lastOfKind', // the other three tiles of its kind lie open for all to see
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** One win (和了): everything that decides the value of a hand. Honba and riichi sticks belong to the table. */
export interface Win {
  readonly hand: Hand;
  /** The winning tile, which is not in `hand`. */
  readonly tile: Tile;
  readonly method: WinMethod;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly riichi?: Riichi;
  readonly circumstances?: readonly Circumstance[];
  readonly doraIndicators: readonly Tile[];
  /** Turned only for a winner in riichi. */
  readonly uraIndicators: readonly Tile[];
  /** Norths set aside as dora (抜きドラ), under rules that play them. */
  readonly kita?: number;
}
