import type { AbortiveDraw, Meld, RuleSet, Seat, Tile, YakuId } from '@tenbo/engine';

import type { UnreadClaim, Unstated } from './errors.ts';

/** A recorded game (牌譜). Seats count from the first dealer. */
export interface Game {
  /** The site's id. */
  readonly id: string | undefined;
  /** When it began, in ISO 8601, if the record says so; of Tenhou's games only the hour is known. */
  readonly at?: string;
  /** The rules of the game. */
  readonly rules: RuleSet;
  /** The game had house rules that the record does not state; `rules` are the closest. */
  readonly houseRules: boolean;
  readonly players: readonly string[];
  readonly hands: readonly GameHand[];
  /** The end according to the record; undefined if the record breaks off earlier. */
  readonly final: Final | undefined;
  /** What the record says besides what happened, and cannot be read. */
  readonly unread?: readonly UnreadClaim[];
  /** What records of its kind usually say, and this one does not. */
  readonly unstated?: Unstated;
}

/** The end of a game, by seat. */
export interface Final {
  /** Points, including the sticks left on the table. */
  readonly scores: readonly number[];
  /** The settlement in points: 15,300 where a record has 15.3; undefined if the record has none. */
  readonly totals: readonly number[] | undefined;
}

/** A hand (局), event by event. */
export interface GameHand {
  /** 0 is East 1; each change of dealer adds one. */
  readonly kyoku: number;
  readonly honba: number;
  /** Riichi sticks on the table at the start. */
  readonly sticks: number;
  /** Points at the start, by seat. */
  readonly scores: readonly number[];
  /** Each player's thirteen tiles, by seat. */
  readonly dealt: readonly (readonly Tile[])[];
  /** The first dora indicator. */
  readonly indicator: Tile;
  readonly events: readonly GameEvent[];
}

/** What follows from the hands before a hand, so that a record may leave it out. */
type Followed = 'honba' | 'sticks' | 'scores';

/** A hand as its record has it. */
export type AsRead<H extends Pick<GameHand, Followed>> = Omit<H, Followed> & {
  readonly [F in Followed]: GameHand[F] | undefined;
};
export type ReadHand = AsRead<GameHand>;

/** In place of a tile, or of all tiles of a player, that nobody but that player sees. */
export type Hidden = 'hidden';

/** A hand as one player sees it: the tiles that the others are dealt and draw are hidden. In a whole `GameHand`, nothing is. */
export interface SeenHand extends Omit<GameHand, 'dealt' | 'events'> {
  readonly dealt: readonly (readonly Tile[] | Hidden)[];
  readonly events: readonly SeenEvent[];
}

/** An event as one player sees it. The tile of another's tsumo is hidden too, if the log does not show it. */
export type SeenEvent = GameEvent | { readonly type: 'draw'; readonly seat: Seat; readonly tile: Tile | Hidden } | SeenWin;

/** A win as one player sees it. */
export type SeenWin = Omit<RecordedWin, 'tile'> & { readonly tile: Tile | Hidden };

/** A hand while it is read. */
export type OpenHand = ReadHand & { readonly events: GameEvent[] };

/** The events of a hand, in order. Several wins by ron follow one another, starting with the player nearest to the discarder. */
export type GameEvent =
  | { readonly type: 'draw'; readonly seat: Seat; readonly tile: Tile }
  /** The next discard declares riichi. */
  | { readonly type: 'riichi'; readonly seat: Seat }
  /** `fromHand`: not the tile just drawn, although it looks, or may look, the same. `drawn`: the record says that it is, although it looks different. */
  | { readonly type: 'discard'; readonly seat: Seat; readonly tile: Tile; readonly fromHand?: true; readonly drawn?: true }
  | Call
  | { readonly type: 'quad'; readonly seat: Seat; readonly meld: Meld; readonly added?: Tile }
  | { readonly type: 'kita'; readonly seat: Seat }
  /** A new dora indicator. */
  | { readonly type: 'dora'; readonly tile: Tile }
  | RecordedWin
  | RecordedDraw;

/** A call of a discard. */
export interface Call {
  readonly type: 'call';
  readonly seat: Seat;
  readonly from: Seat;
  readonly meld: Meld;
  /** The discarded tile in the meld. */
  readonly called: Tile;
}

/** A win, and the record's claims about it. */
export interface RecordedWin {
  readonly type: 'win';
  readonly seat: Seat;
  /** The discarder; the winner for a tsumo. */
  readonly from: Seat;
  readonly tile: Tile;
  readonly ura: readonly Tile[];
  readonly claim: WinClaim;
}

/** A record's claims about the value of a win; undefined for those it does not make. */
export interface WinClaim {
  /** Each yaku with its han, or 1 for a yakuman; without dora. */
  readonly yaku: readonly (readonly [YakuId, number])[] | undefined;
  /** Dora of all sorts. */
  readonly dora: number | undefined;
  /** All han, if the record states them in addition to the yaku. */
  readonly han?: number;
  readonly fu: number | undefined;
  /** Points of the hand itself, without honba and sticks. */
  readonly points: number | undefined;
  readonly indicators: readonly Tile[] | undefined;
  readonly pao: Seat | undefined;
  /** Each player's change, by seat. */
  readonly changes: readonly number[] | undefined;
}

/** The claim of a record that only says who won. */
export const NO_CLAIM: WinClaim = {
  yaku: undefined,
  dora: undefined,
  fu: undefined,
  points: undefined,
  indicators: undefined,
  pao: undefined,
  changes: undefined,
};

/** A hand without a winner, and the record's claims about it. */
export interface RecordedDraw {
  readonly type: 'exhaustiveDraw' | 'abortiveDraw';
  /** Of an abortive draw; undefined if the record does not say it and nothing in the hand does. */
  readonly cause?: AbortiveDraw | undefined;
  readonly nagashi: boolean;
  /** The players in tenpai. */
  readonly tenpai: readonly Seat[] | undefined;
  readonly changes: readonly number[] | undefined;
}

/** The formats that tenbo writes; `tenbo` is the log of a match, as `tenbo match` and the page keep it. They are listed where no writer is loaded. */
export const RECORD_FORMATS = ['tenhou6', 'mjai', 'kobalab', 'tenbo'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];
