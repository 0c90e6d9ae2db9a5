import type { LocalYakuId, YakuId, YakuValue } from '../yaku/index.ts';
import type { DoraRules, FuRules, TileRules, YakuChoices } from './hand-rules.ts';
import type { ChipRules, ChomboRules, DrawRules, MatchRules, PaoRules, StandingRules } from './match-rules.ts';

/** Documents that have names of their own for yaku. */
export const YAKU_NAMES = ['arcade', 'doramahjong', 'shanghai'] as const;

/** What a rule set is called, and what it calls others: nothing of it is played. */
export type RuleSetNames = Pick<RuleSet, 'id' | 'name' | 'yakuNames'>;

/**
 * A rule set: plain JSON, every choice a word or a number. Each field says what it means and who plays it so.
 * Presets are differences from `standard`; `parseRules` reads one from outside.
 */
export interface RuleSet {
  /** A short id: `tenhou`, `wrc`. Rules changed from a preset and not named keep its id with `+` behind it. */
  readonly id: string;
  /** What the body that plays it calls it. */
  readonly name: string;
  /** The document whose names of yaku its players know, where that has its own. It is no play: equal rules have equal codes without it. */
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
   * The local yaku (ローカル役) that are played, each with what it is worth here: `{ "sanrenkou": { "closed": 2, "open": 2 } }`. Houses
   * choose their own; nobody plays them all, and no preset but `local` has any. Changes of a preset add to its list, `disabled` takes away.
   */
  readonly local: { readonly [Y in LocalYakuId]?: YakuValue };
  /** Yaku that are not played. */
  readonly disabled: readonly YakuId[];
  /** Yakuman worth two. Mahjong Soul pays four of them so; Tenhou, M.League, WRC none. */
  readonly doubleYakuman: readonly YakuId[];
}

export interface PointRules {
  /**
   * Whether the limits from mangan to yakuman are played: everywhere, but for a game without an end (青天井). There base points are
   * fu × 2^(2+han) whatever the han; a yakuman is 13 han for each multiple, and a yaku that stands for a limit is that limit's han; other
   * yaku and dora are added to them. `kiriageMangan`, `countedYakuman`, `yaku.yakumanStacking` and `yaku.yakumanLimit` then say nothing;
   * `yaku.doubleYakuman` does.
   */
  readonly limits: 'played' | 'none';
  /** 30 fu 4 han and 60 fu 3 han (7,700 / 11,600) become mangan (切り上げ満貫). M.League, WRC; not online, not JPML A. */
  readonly kiriageMangan: 'played' | 'none';
  /**
   * 13 han and more without a yakuman (数え役満): a yakuman, or sanbaiman stays the most (EMA, M.League), or a yakuman for every 13 han
   * (the arcade: two from 26, three from 39, up to `yaku.yakumanLimit`).
   */
  readonly countedYakuman: 'yakuman' | 'sanbaiman' | 'perThirteen';
}

export interface PaymentRules {
  /** Points a honba adds: by ron from the discarder, by tsumo from each payer. 300/100 with four players, 200/100 with three, 300/300 with two. */
  readonly honba: { readonly ron: number; readonly tsumoEach: number };
  /** Points of a riichi stick. */
  readonly riichiStick: number;
  /** The share of the player who is missing from a three-player tsumo: nobody pays it (ツモ損), or the two others half each (北家折半). */
  readonly missingPlayer: 'lost' | 'split';
  /**
   * What a tsumo is paid: each their own share; or, of two players, the whole as by ron (the arcade's type C; its types A and B are
   * `shares`).
   */
  readonly tsumo: 'shares' | 'likeRon';
  /**
   * Several players who win on one tile: all are paid (Tenhou, Mahjong Soul, EMA), or only the next in turn from the discarder
   * (頭ハネ: M.League, WRC, JPML, RMU, Mu). Where three of them end the hand, `draws.abortive` says so.
   */
  readonly multipleRon: 'all' | 'headBump';
  /** Who of several winners is paid honba: the next in turn from the discarder (Tenhou, Mahjong Soul), or each (EMA). */
  readonly honbaTo: 'nearest' | 'each';
  /**
   * Who of several winners takes the riichi sticks: the next in turn from the discarder all of them (Tenhou, Mahjong Soul), or each
   * their own of this hand and that player the rest (EMA).
   */
  readonly sticksTo: 'nearest' | 'ownThenNearest';
  /**
   * The player at the break of the wall gains and pays double (割れ目): not played but by house rule; honba doubled with the hand
   * (Wikipedia), or added after it (riichi_advanced); or three times as much, honba too. Riichi sticks stay as they are.
   */
  readonly wareme: 'none' | 'withHonba' | 'withoutHonba' | 'threefold';
}
