import type { YakuId } from '../yaku/index.ts';

/** Liability for a yakuman that a player's discard made certain (パオ, 責任払い). */
export interface PaoRules {
  /**
   * The yakuman a player can be liable for: big three dragons and big four winds nearly everywhere; four kans too at WRC, M.League, JPML.
   * `rinshan` is any win on the replacement tile of an open kan, for which whoever gave the fourth tile is liable (大明槓の責任払い: JPML A
   * up to 2012, Riichi City, some parlours).
   */
  readonly yaku: readonly YakuId[];
  /** What the liable player pays for: the whole hand, other yakuman included (Tenhou, EMA, WRC, JPML), or only that yakuman (Mahjong Soul). */
  readonly covers: 'hand' | 'yakuman';
  /** A ron from another player: both pay half (every source that mentions it), or the discarder pays all (a house rule). */
  readonly ron: 'halves' | 'discarder';
  /** Who pays the honba of a halved ron: the liable player (Tenhou, Mahjong Soul), or the discarder (EMA, WRC, JPML). */
  readonly honba: 'liable' | 'discarder';
}

/** Draws that end the hand at once (途中流局): 九種九牌 四風連打 四家立直 四槓散了 三家和. */
export const ABORTIVE_DRAWS = ['nineTerminals', 'fourWinds', 'fourRiichi', 'fourQuads', 'tripleRon'] as const;
export type AbortiveDraw = (typeof ABORTIVE_DRAWS)[number];

export interface DrawRules {
  /**
   * Points the players in noten pay together at an exhaustive draw (ノーテン罰符): 3,000 with four players, 2,000 with three, 1,000 with two; or a
   * list of such sums for one player in tenpai, for two, and so on (Riichi City for three: 2,000 and 4,000).
   */
  readonly noten: number | readonly number[];
  /** Nagashi mangan (流し満貫): none (EMA 2016, WRC), paid as a draw (Tenhou, Mahjong Soul), or a win with honba and sticks, which `payments` divides (EMA 2012). */
  readonly nagashi: 'none' | 'draw' | 'win';
  /** Whether nagashi mangan needs a closed hand (Wikipedia, EMA 2012) or the player's own calls do not matter (Tenhou). */
  readonly nagashiHand: 'any' | 'closed';
  /** The abortive draws that are played: all five at Tenhou, four at Mahjong Soul, none at tournaments. */
  readonly abortive: readonly AbortiveDraw[];
  /** Who deals after an abortive draw: the same dealer (nearly everywhere), or the next, as after a draw in noten (some parlours). */
  readonly afterAbortive: 'dealerStays' | 'dealerChanges';
}

export interface ChomboRules {
  /** Paid at once: the payments of a mangan by tsumo, reversed (EMA 2012, at home), or this many points to each player; 0 for nothing. */
  readonly payment: 'mangan' | number;
  /** Deducted from the final result, in ranking points that nobody receives: 20 at EMA, WRC, M.League, JPML A; 0 for nothing. */
  readonly ranking: number;
  /** A chombo in a hand that somebody wins: it is paid (WRC), or the win cancels it (EMA 2012, Wikipedia). */
  readonly besideWin: 'stands' | 'void';
  /**
   * After a hand that ended in a chombo: it is dealt again (nearly everywhere); the same, unless time is up and it was the last hand, which
   * ends the match (EMA 2025, WRC, Russian rules); or it is dealt again unless the dealer made it, which passes the deal (some parlours).
   */
  readonly redeal: 'always' | 'inTime' | 'notDealers';
}

/** Chips (祝儀), which each payer of a win gives besides points. */
export interface ChipRules {
  /** Points per chip at the end; 0 for no chips. Tournaments, leagues and online rooms have none. */
  readonly value: number;
  readonly ippatsu: number;
  /** For each ura dora. */
  readonly ura: number;
  /** For each red five, in a closed hand or an open one. */
  readonly aka: number;
  /** For a yakuman: by ron, and by tsumo from each. */
  readonly yakuman: { readonly ron: number; readonly tsumoEach: number };
}

export interface MatchRules {
  /** Points each player begins with. */
  readonly start: number;
  /**
   * Rounds: 1 East only (東風), 2 East and South (半荘), 4 all winds (一荘); or unlimited: East follows North, no hand is the last, and only
   * `bust` or `ceiling` ends the match (the arcade). Then `goal`, `extraRound`, `agariYame` and `tenpaiYame` have no effect.
   */
  readonly rounds: 1 | 2 | 4 | 'unlimited';
  /** Points somebody needs after the last round, or another round begins (西入); 0 if nobody needs any. */
  readonly goal: number;
  /** When that extra round ends: when the dealer changes and somebody has the goal (サドンデス, online), or only after its last hand. */
  readonly extraRound: 'suddenDeath' | 'whole';
  /**
   * When a player's low score ends the match (トビ): never at tournaments, below 0 online, at 0 or below in the arcade and many parlours;
   * or at this score or below, such as −20,000 at an online tournament.
   */
  readonly bust: 'none' | 'belowZero' | 'zeroOrBelow' | number;
  /** A score that ends the match at once (コールド): 60,000 in many parlours, 55,000 or 50,000 in some; null elsewhere. */
  readonly ceiling: number | null;
  /**
   * The dealer is in first place and wins a hand that would be the last if the dealer changed: the match continues, the dealer may stop it
   * (アガリやめ), or it stops by itself (online). In sudden death this applies to every hand. In parlours a dealer in any place may often stop.
   */
  readonly agariYame: 'none' | 'choice' | 'automatic' | 'anyPlace';
  /** The same after a draw with the dealer in tenpai (テンパイやめ). */
  readonly tenpaiYame: 'none' | 'choice' | 'automatic' | 'anyPlace';
  /**
   * When a dealer stays (連荘): after a win, or a draw in tenpai; the same, and after a draw in noten that would end the match ("in some
   * rules": Wikipedia); only after a win (Saikouisen Classic); never.
   */
  readonly dealerStays: 'winOrTenpai' | 'winTenpaiOrLastDraw' | 'win' | 'never';
  /** Honba after an exhaustive draw: one more, or back to one if the dealer changes (the arcade). */
  readonly honbaAfterDraw: 'oneMore' | 'oneIfDealerChanges';
  /** Riichi by a player with fewer points than a stick: allowed, with a score below zero (EMA, WRC, M.League), or refused (online). */
  readonly riichiBelowStick: 'allowed' | 'refused';
  /** When time is up: this hand is the last (most clubs), or one more is played (EMA). */
  readonly timeUp: 'thisHand' | 'oneMoreHand';
}

export interface StandingRules {
  /**
   * The points results are counted against (返し); each player's difference between them and the start goes to first place (オカ). Or
   * `start`: each result is counted against what that player began with, without oka (EMA, WRC, JPML, Mahjong Soul, the arcade).
   */
  readonly target: number | 'start';
  /**
   * Ranking points by place (ウマ): one row; or a row for each number of players, from none to all, who end at or above the target
   * (JPML A).
   */
  readonly uma: readonly (readonly number[])[];
  /** Equal points: the earlier seat places higher (online), or the places and their uma are shared (EMA, WRC, M.League). */
  readonly ties: 'seat' | 'shared';
  /**
   * Rounding to thousands: none; 500 rounds up (`fiveUp`) or only 600 does (五捨六入, `sixUp`), with first place balancing the sum; or each
   * result on its own, 500 up, also below zero (Shanghai: Second Dynasty).
   */
  readonly rounding: 'none' | 'fiveUp' | 'sixUp' | 'fiveUpEach';
  /** Riichi sticks left on the table: to first place, shared if it is; lost (WRC 2025, JPML A); or returned to those who bet them. */
  readonly leftoverSticks: 'first' | 'lost' | 'returned';
  /** What a player without a win pays (焼き鳥): a house rule, at clubs and at home. */
  readonly yakitori: {
    /** In ranking points; 0 if not played. 10 is usual; 5, 20 and 30 occur. */
    readonly ranking: number;
    /** This much to each of the others, to first place, or to nobody (Pantheon). */
    readonly to: 'each' | 'first' | 'nobody';
  };
}
