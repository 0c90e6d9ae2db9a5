import type { YakuId } from '../yaku/index.ts';

/** Who answers for a yakuman that their discard made sure (パオ, 責任払い). */
export interface PaoRules {
  /**
   * The yakuman somebody can be liable for. Three dragons and four winds nearly everywhere; four quads too at WRC, M.League, JPML.
   * `rinshan` is a win of any worth on the replacement tile of an open quad, for whoever gave its fourth tile (大明槓の責任払い: JPML A up to
   * 2012, Riichi City, some parlours).
   */
  readonly yaku: readonly YakuId[];
  /** What is answered for: the whole hand, other yakuman included (Tenhou, EMA, WRC, JPML), or only that yakuman (Mahjong Soul). */
  readonly covers: 'hand' | 'yakuman';
  /** A ron from somebody else: both pay half (everywhere it is told of), or the discarder pays all (a house rule). */
  readonly ron: 'halves' | 'discarder';
  /** Who pays the honba of a ron that is halved: the liable player (Tenhou, Mahjong Soul), or the discarder (EMA, WRC, JPML). */
  readonly honba: 'liable' | 'discarder';
}

/** Draws on which the hand ends at once (途中流局): 九種九牌 四風連打 四家立直 四槓散了 三家和. */
export const ABORTIVE_DRAWS = ['nineTerminals', 'fourWinds', 'fourRiichi', 'fourQuads', 'tripleRon'] as const;
export type AbortiveDraw = (typeof ABORTIVE_DRAWS)[number];

export interface DrawRules {
  /** Points that the players in noten pay together at an exhaustive draw (ノーテン罰符): 3,000 of four players, 2,000 of three, 1,000 of two. */
  readonly noten: number;
  /** Nagashi mangan (流し満貫): none (EMA 2016, WRC), paid as a draw (Tenhou, Mahjong Soul), or as a win with honba and sticks, shared as `payments` says (EMA 2012). */
  readonly nagashi: 'none' | 'draw' | 'win';
  /** Whether nagashi mangan needs a closed hand (Wikipedia, EMA 2012), or own calls do not matter (Tenhou). */
  readonly nagashiHand: 'any' | 'closed';
  /** The abortive draws that are played: all five at Tenhou, four at Mahjong Soul, none at tournaments. */
  readonly abortive: readonly AbortiveDraw[];
  /** Who deals after one of them: the same dealer (nearly everywhere), or the next, as after any draw without tenpai (some parlours). */
  readonly afterAbortive: 'dealerStays' | 'dealerChanges';
}

export interface ChomboRules {
  /** Paid at once: as for a mangan by tsumo, the other way round (EMA 2012, at home), or so many points to each player; 0 for nothing. */
  readonly payment: 'mangan' | number;
  /** Taken off the final result, in ranking points, and given to nobody: 20 at EMA, WRC, M.League, JPML A; 0 for nothing. */
  readonly ranking: number;
  /** A chombo beside somebody's win: it stands (WRC), or the win makes it void (EMA 2012, Wikipedia). */
  readonly besideWin: 'stands' | 'void';
  /**
   * What comes after a hand that ended by one: it is dealt again (nearly everywhere); the same, but in the last hand after time was up the
   * match is over (EMA 2025, WRC, Russian rules); or it is dealt again but for the dealer's own, which passes the deal (some parlours).
   */
  readonly redeal: 'always' | 'inTime' | 'notDealers';
}

/** Chips (祝儀) beside the points; each payer of a win gives them. */
export interface ChipRules {
  /** Points a chip is worth at the end; 0 where there are no chips. Tournaments, leagues and online rooms have none. */
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
  /** Rounds: 1 East only (東風), 2 East and South (半荘), 4 all winds (一荘). */
  readonly rounds: 1 | 2 | 4;
  /** Points somebody must have when the last round is over, or one more is begun (西入); 0 where nobody need have them. */
  readonly goal: number;
  /** How that further round ends: when the dealer changes and somebody has the goal (サドンデス, online), or only when it is played out. */
  readonly extraRound: 'suddenDeath' | 'whole';
  /**
   * When a player's want of points ends the match (トビ): never at tournaments, below 0 online, at 0 in the arcade and in many parlours; or at
   * so many points and fewer, such as −20,000 at an online tournament.
   */
  readonly bust: 'none' | 'belowZero' | 'zeroOrBelow' | number;
  /** A player's points that end the match at once (コールド): 60,000 in many parlours, 55,000 or 50,000 in some; null elsewhere. */
  readonly ceiling: number | null;
  /**
   * A first dealer who wins a hand that would have been the last had the dealer changed: plays on, may stop (アガリやめ), or the match stops
   * by itself (online). In a sudden death that is every hand. In parlours a dealer in any place often may stop.
   */
  readonly agariYame: 'none' | 'choice' | 'automatic' | 'anyPlace';
  /** The same after a draw with the dealer in tenpai (テンパイやめ). */
  readonly tenpaiYame: 'none' | 'choice' | 'automatic' | 'anyPlace';
  /**
   * When a dealer stays (連荘): after a win or in tenpai at a draw; the same, and in noten too at a draw that would end the match ("in some
   * rules": Wikipedia); after a win only (Saikouisen Classic); never.
   */
  readonly dealerStays: 'winOrTenpai' | 'winTenpaiOrLastDraw' | 'win' | 'never';
  /** Honba after an exhaustive draw: one more, or back to one when the dealer changes (the arcade). */
  readonly honbaAfterDraw: 'oneMore' | 'oneIfDealerChanges';
  /** Riichi by a player with less than a stick: allowed, points then going below zero (EMA, WRC, M.League), or refused (online). */
  readonly riichiBelowStick: 'allowed' | 'refused';
  /** When time is up: this hand is the last (most clubs), or one more is played (EMA). */
  readonly timeUp: 'thisHand' | 'oneMoreHand';
}

export interface StandingRules {
  /**
   * Points against which results are counted (返し), and what lies between them and the start goes from all to the first (オカ); or `start`:
   * each is counted against what they began with, and there is no oka (EMA, WRC, JPML, Mahjong Soul, the arcade).
   */
  readonly target: number | 'start';
  /**
   * Ranking points by place (ウマ): one row for all; or a row for each number of players, from none to all, who end at or above the
   * target (JPML A).
   */
  readonly uma: readonly (readonly number[])[];
  /** Equal points: who sat first comes first (online), or the places are shared with their uma (EMA, WRC, M.League). */
  readonly ties: 'seat' | 'shared';
  /**
   * Thousands: not rounded; 500 up (`fiveUp`) or only 600 up (五捨六入, `sixUp`), the first taking what keeps the sum; or each
   * rounded by themselves, 500 up, below zero too (Shanghai: Second Dynasty).
   */
  readonly rounding: 'none' | 'fiveUp' | 'sixUp' | 'fiveUpEach';
  /** Riichi sticks left on the table: to the first, shared where the places are; lost (WRC 2025, JPML A); or back to who laid them. */
  readonly leftoverSticks: 'first' | 'lost' | 'returned';
  /** What a player who has won no hand pays (焼き鳥): a house rule, at clubs and at home. */
  readonly yakitori: {
    /** In ranking points; 0 where it is not played. 10 is usual; 5, 20 and 30 are seen. */
    readonly ranking: number;
    /** To each of the others so much, to the first, or to nobody (Pantheon). */
    readonly to: 'each' | 'first' | 'nobody';
  };
}
