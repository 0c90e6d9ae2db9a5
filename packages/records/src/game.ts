import type { AbortiveDraw, Meld, RuleSet, Seat, Tile, YakuId } from '@tenbo/engine';

/** A recorded game (牌譜). Seats count from the first dealer. */
export interface Game {
  /** As its site names it. */
  readonly id: string | undefined;
  /** The rules it was played by. */
  readonly rules: RuleSet;
  /** It was played by rules of its own that the record does not tell; `rules` are the nearest. */
  readonly houseRules: boolean;
  readonly players: readonly string[];
  readonly hands: readonly GameHand[];
  /** What the record says of the end; undefined if it breaks off before. */
  readonly final: Final | undefined;
}

/** The end of a game, by seat. */
export interface Final {
  /** Points, with the sticks that were left. */
  readonly scores: readonly number[];
  /** The settlement in points: 15,300 where a record has 15.3; undefined if the record has none. */
  readonly totals: readonly number[] | undefined;
}

/** A hand (局), event by event. */
export interface GameHand {
  /** 0 is East 1; each change of dealer adds one. */
  readonly kyoku: number;
  readonly honba: number;
  /** Riichi sticks on the table at its beginning. */
  readonly sticks: number;
  /** Points at its beginning, by seat. */
  readonly scores: readonly number[];
  /** The thirteen tiles of each player, by seat. */
  readonly dealt: readonly (readonly Tile[])[];
  /** The first dora indicator. */
  readonly indicator: Tile;
  readonly events: readonly GameEvent[];
}

/** A hand while it is read. */
export interface OpenHand extends GameHand {
  readonly events: GameEvent[];
}

/** What happens in a hand, in order. Several wins by ron follow one another, the nearest to the discarder first. */
export type GameEvent =
  | { readonly type: 'draw'; readonly seat: Seat; readonly tile: Tile }
  /** Riichi is declared with the discard that follows. */
  | { readonly type: 'riichi'; readonly seat: Seat }
  /** `fromHand`: not the tile just drawn, though it looks the same. */
  | { readonly type: 'discard'; readonly seat: Seat; readonly tile: Tile; readonly fromHand?: true }
  | Call
  | { readonly type: 'quad'; readonly seat: Seat; readonly meld: Meld; readonly added?: Tile }
  | { readonly type: 'kita'; readonly seat: Seat }
  /** A new dora indicator. */
  | { readonly type: 'dora'; readonly tile: Tile }
  | RecordedWin
  | RecordedDraw;

/** A discard is called. */
export interface Call {
  readonly type: 'call';
  readonly seat: Seat;
  readonly from: Seat;
  readonly meld: Meld;
  /** The tile of the meld that was discarded. */
  readonly called: Tile;
}

/** A win, and what the record says of it. */
export interface RecordedWin {
  readonly type: 'win';
  readonly seat: Seat;
  /** The winner if by tsumo. */
  readonly from: Seat;
  readonly tile: Tile;
  readonly ura: readonly Tile[];
  readonly claim: WinClaim;
}

/** What a record says a win is worth. What it does not say is undefined. */
export interface WinClaim {
  /** Each yaku with its han, a yakuman with 1; without dora. */
  readonly yaku: readonly (readonly [YakuId, number])[] | undefined;
  /** Dora of all sorts. */
  readonly dora: number | undefined;
  /** All han, where a record names them beside the yaku. */
  readonly han?: number;
  readonly fu: number | undefined;
  /** Points for the hand itself, without honba and sticks. */
  readonly points: number | undefined;
  readonly indicators: readonly Tile[] | undefined;
  readonly pao: Seat | undefined;
  /** What each player gains, by seat. */
  readonly changes: readonly number[] | undefined;
}

/** What a record claims that says nothing of a win. */
export const NO_CLAIM: WinClaim = {
  yaku: undefined,
  dora: undefined,
  fu: undefined,
  points: undefined,
  indicators: undefined,
  pao: undefined,
  changes: undefined,
};

/** A hand without a winner, and what the record says of it. */
export interface RecordedDraw {
  readonly type: 'exhaustiveDraw' | 'abortiveDraw';
  readonly cause?: AbortiveDraw;
  readonly nagashi: boolean;
  /** Who was in tenpai. */
  readonly tenpai: readonly Seat[] | undefined;
  readonly changes: readonly number[] | undefined;
}
