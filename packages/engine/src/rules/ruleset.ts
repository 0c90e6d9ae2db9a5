import type { LocalYakuId, YakuId, YakuValue } from '../yaku/index.ts';
import type { DoraRules, FuRules, TileRules, YakuChoices } from '../hand/hand-rules.ts';
import type { ChipRules, ChomboRules, DrawRules, MatchRules, PaoRules, StandingRules } from './match-rules.ts';

/** Documents that have names of their own for yaku. */
export const YAKU_NAMES = ['arcade', 'doramahjong', 'shanghai'] as const;

/** The fields that name things and change no play. */
export type RuleSetNames = Pick<RuleSet, 'id' | 'name' | 'yakuNames'>;

/**
 * A rule set: plain JSON, every choice a word or a number. Each field says what it means and who plays it so.
 * Presets are differences from `standard`; `parseRules` reads one from outside.
 */
export interface RuleSet {
  /** A short id: `tenhou`, `wrc`. Unnamed changes to a preset have its id followed by `+`. */
  readonly id: string;
  /** Its name at the body that plays it. */
  readonly name: string;
  /** The document whose own names of yaku, and whose charts, its players know, if any. It changes no play, so the code ignores it. */
  readonly yakuNames?: (typeof YAKU_NAMES)[number];
  readonly tiles: TileRules;
  readonly dora: DoraRules;
  readonly yaku: YakuRules;
  readonly fu: FuRules;
  readonly points: PointRules;
  readonly payments: PaymentRules;
  readonly pao: PaoRules;
  readonly draws: DrawRules;
  readonly chombo: ChomboRules;
  readonly chips: ChipRules;
  readonly match: MatchRules;
  readonly standings: StandingRules;
}

/** The choices about yaku, and the lists that name yaku. */
export interface YakuRules extends YakuChoices {
  /**
   * The local yaku (ローカル役) that are played, each with its value: `{ "sanrenkou": { "closed": 2, "open": 2 } }`. Houses choose their
   * own; nobody plays them all, and only the preset `local` has any. Changes to a preset add to its list; `disabled` removes.
   */
  readonly local: { readonly [Y in LocalYakuId]?: YakuValue };
  /** Yaku that are not played. */
  readonly disabled: readonly YakuId[];
  /** Yakuman that count double: four at Mahjong Soul; none at Tenhou, M.League, WRC. */
  readonly doubleYakuman: readonly YakuId[];
}

export interface PointRules {
  /**
   * Whether the limits from mangan to yakuman are played: everywhere except in aotenjou (青天井). There base points are fu × 2^(2+han)
   * whatever the han; each yakuman is 13 han, a yaku worth a limit has that limit's han, and other yaku and dora are added. Then
   * `kiriageMangan`, `countedYakuman`, `yaku.yakumanStacking` and `yaku.yakumanLimit` have no effect; `yaku.doubleYakuman` does.
   */
  readonly limits: 'played' | 'none';
  /** 30 fu 4 han and 60 fu 3 han (7,700 / 11,600) become mangan (切り上げ満貫). M.League, WRC; not online, not JPML A. */
  readonly kiriageMangan: 'played' | 'none';
  /**
   * 13 han or more without a yakuman (数え役満): a yakuman; at most sanbaiman (EMA, M.League); or a yakuman for every 13 han (the arcade:
   * two from 26, three from 39, up to `yaku.yakumanLimit`).
   */
  readonly countedYakuman: 'yakuman' | 'sanbaiman' | 'perThirteen';
}

export interface PaymentRules {
  /** Points each honba adds: by ron from the discarder, by tsumo from each payer. 300/100 with four players, 200/100 with three, 300/300 with two. */
  readonly honba: { readonly ron: number; readonly tsumoEach: number };
  /** Points of a riichi stick. */
  readonly riichiStick: number;
  /** The missing fourth player's share of a three-player tsumo: nobody pays it (ツモ損), or the two others pay half each (北家折半). */
  readonly missingPlayer: 'lost' | 'split';
  /**
   * What a tsumo is paid: each payer's own share; or, with two players, the full price of a ron (the arcade's type C; types A and B
   * are `shares`).
   */
  readonly tsumo: 'shares' | 'likeRon';
  /**
   * Several players win on one tile: all are paid (Tenhou, Mahjong Soul, EMA), or only the next in turn from the discarder (頭ハネ:
   * M.League, WRC, JPML, RMU, Mu). `draws.abortive` says whether three end the hand.
   */
  readonly multipleRon: 'all' | 'headBump';
  /** Which of several winners is paid honba: the next in turn from the discarder (Tenhou, Mahjong Soul), or each (EMA). */
  readonly honbaTo: 'nearest' | 'each';
  /**
   * Which of several winners takes the riichi sticks: the next in turn from the discarder takes all (Tenhou, Mahjong Soul), or each
   * takes back the stick they bet in this hand and that player takes the rest (EMA).
   */
  readonly sticksTo: 'nearest' | 'ownThenNearest';
  /**
   * The player at the break of the wall gains and pays double (割れ目), a house rule: honba doubled with the hand (Wikipedia), or added
   * afterwards (riichi_advanced); or three times as much, honba included. Riichi sticks do not change.
   */
  readonly wareme: 'none' | 'withHonba' | 'withoutHonba' | 'threefold';
}
