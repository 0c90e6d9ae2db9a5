import type { LocalYakuId, YakuId, YakuValue } from '../yaku/index.ts';
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

export interface TileRules {
  /** Players at the table. Three play without chi; two, as in the arcade, are East and South. */
  readonly players: 2 | 3 | 4;
  /** Red fives in the wall, by suit (man, pin, sou). Online and M.League 1 each; EMA, WRC and most professional bodies none. */
  readonly redFives: readonly [number, number, number];
  /** Tiles left out of the wall: three players take out 2m–8m, so that 1m indicates 9m. */
  readonly removed: 'none' | 'man2to8';
  /** Norths set aside (抜きドラ): each is a dora in Tenhou's and Mahjong Soul's three-player game. */
  readonly kita: 'none' | 'dora';
}

export interface DoraRules {
  /** Ura dora (裏ドラ) for a winner in riichi. Not at JPML A, RMU B, Mu and Saikouisen Classic. */
  readonly ura: 'played' | 'none';
  /** A further indicator for each quad (槓ドラ); without it only the first counts. Not where ura dora are not. */
  readonly kan: 'played' | 'none';
  /** Ura dora under the indicators of quads too (槓裏). */
  readonly kanUra: 'played' | 'none';
  /** Whether dora count in an open hand: everywhere, but not in some arcade games. */
  readonly inOpenHand: 'counted' | 'none';
}

export interface YakuRules {
  /** Tanyao with open melds (喰いタン). Nearly everywhere; EMA 2012 and Tenhou's kuitan-nashi tables play it closed only. */
  readonly openTanyao: 'played' | 'closedOnly';
  /** Ippatsu (一発). Everywhere but JPML A, RMU B, Mu and Saikouisen Classic. */
  readonly ippatsu: 'played' | 'none';
  /** Ron before the winner's first draw (人和): nothing online and at M.League, a mangan at EMA and WRC, a yakuman in older lists. */
  readonly renhou: 'none' | 'mangan' | 'haneman' | 'baiman' | 'yakuman';
  /**
   * Renhou below yakuman stands in place of the hand's own value where that is not more (WRC: "alternative, not cumulated"), or its
   * han (5, 6 or 8) are added to it.
   */
  readonly renhouCounts: 'instead' | 'added';
  /** Little three dragons: 2 han beside the two dragons' own, or 4 in their place (Dora Mahjong). The sum is the same. */
  readonly shousangen: 'twoAndDragons' | 'four';
  /** All green without hatsu, or only with it (NPM, older JPML). */
  readonly ryuuiisou: 'hatsuOptional' | 'hatsuNeeded';
  /**
   * The local yaku (ローカル役) that are played, each with what it is worth here: `{ "sanrenkou": { "closed": 2, "open": 2 } }`. Houses
   * choose their own; nobody plays them all, and no preset but `local` has any. Changes of a preset add to its list, `disabled` takes away.
   */
  readonly local: { readonly [Y in LocalYakuId]?: YakuValue };
  /** Yaku that are not played. */
  readonly disabled: readonly YakuId[];
  /** Yakuman worth two. Mahjong Soul pays four of them so; Tenhou, M.League, WRC none. */
  readonly doubleYakuman: readonly YakuId[];
  /** Several yakuman in one hand: added up, or only the highest counts (EMA). */
  readonly yakumanStacking: 'sum' | 'highest';
  /** The most yakuman a hand is paid. Mahjong Soul 6; most say nothing (null). */
  readonly yakumanLimit: number | null;
  /** Han from yaku (dora left out) that a win needs. Everywhere 1. */
  readonly minimumHan: 1 | 2;
  /** Honba from which a win needs two han from yaku (二翻縛り); null where it is not played. */
  readonly twoHanFromHonba: number | null;
  /** Who needs them then: everybody (Wikipedia, EMA 2012), or the dealer alone (some arcade games). */
  readonly twoHanFor: 'all' | 'dealer';
}

export interface FuRules {
  /** A closed hand won by ron (門前加符): 10 everywhere. */
  readonly closedRon: 10 | 0;
  /** The 2 fu of tsumo when it is won on the tile after a quad: everywhere today; older JPML rules gave none. */
  readonly rinshanTsumo: 2 | 0;
  /** The 2 fu of a wait: by its shape, or, whatever its shape, where the hand has but one tile to win on ("one chance", the arcade). */
  readonly wait: 'shape' | 'oneTile';
  /** The most fu a hand has; null where there is no end. The arcade stops at 70. */
  readonly most: 70 | null;
  /** Pair of a wind that is both seat and round wind (連風牌). 4 online and at EMA; 2 at M.League, WRC, JPML. */
  readonly doubleWindPair: 2 | 4;
  /**
   * An open hand with no fu beyond its 20, won by ron (喰い平和形): `plus2` adds 2, which rounds to 30; `flat30` calls it 30; `none` leaves 20.
   * Everyone but the arcade pays 30.
   */
  readonly openPinfu: 'plus2' | 'flat30' | 'none';
  /**
   * Pinfu won by tsumo: the 2 fu are waived and pinfu stands (平和ツモあり); it stands and they count as well (Dora Mahjong); or they count
   * and it does not.
   */
  readonly pinfuTsumo: 'waivesFu' | 'keepsFu' | 'notPinfu';
  /** Seven pairs. 2 han 25 fu everywhere; 1 han 50 fu in Kansai. */
  readonly sevenPairs: { readonly han: 1 | 2; readonly fu: 25 | 50 };
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
