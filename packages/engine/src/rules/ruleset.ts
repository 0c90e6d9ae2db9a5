import type { LocalYakuId, YakuId, YakuValue } from '../yaku/index.ts';
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
  /** The document whose own names of yaku its players know, if any. It changes no play, so the code ignores it. */
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
  /** Tiles removed from the wall: three players remove 2m–8m, so 1m indicates 9m. */
  readonly removed: 'none' | 'man2to8';
  /** Norths set aside (抜きドラ): each is a dora in the three-player games of Tenhou and Mahjong Soul. */
  readonly kita: 'none' | 'dora';
}

export interface DoraRules {
  /** Ura dora (裏ドラ) for a winner in riichi. Not at JPML A, RMU B, Mu and Saikouisen Classic. */
  readonly ura: 'played' | 'none';
  /** One more indicator for each quad (槓ドラ); without it only the first counts. Not at the bodies without ura dora. */
  readonly kan: 'played' | 'none';
  /** Ura dora under the indicators of quads as well (槓裏). */
  readonly kanUra: 'played' | 'none';
  /** Whether dora count in an open hand: everywhere except in some arcade games. */
  readonly inOpenHand: 'counted' | 'none';
}

export interface YakuRules {
  /** Tanyao with open melds (喰いタン). Nearly everywhere; EMA 2012 and Tenhou's kuitan-nashi tables play it closed only. */
  readonly openTanyao: 'played' | 'closedOnly';
  /** Ippatsu (一発). Everywhere except JPML A, RMU B, Mu and Saikouisen Classic. */
  readonly ippatsu: 'played' | 'none';
  /** Ron before the winner's first draw (人和): nothing online and at M.League, a mangan at EMA and WRC, a yakuman in older lists. */
  readonly renhou: 'none' | 'mangan' | 'haneman' | 'baiman' | 'yakuman';
  /**
   * Renhou below yakuman: it replaces the hand's own value unless that is higher (WRC: "alternative, not cumulated"), or its han are
   * added to the hand.
   */
  readonly renhouCounts: 'instead' | 'added';
  /** Little three dragons: 2 han besides those of the two dragons, or 4 instead of them (Dora Mahjong). The sum is the same. */
  readonly shousangen: 'twoAndDragons' | 'four';
  /** All green without hatsu, or only with it (NPM, older JPML). */
  readonly ryuuiisou: 'hatsuOptional' | 'hatsuNeeded';
  /**
   * The local yaku (ローカル役) that are played, each with its value: `{ "sanrenkou": { "closed": 2, "open": 2 } }`. Houses choose their
   * own; nobody plays them all, and only the preset `local` has any. Changes to a preset add to its list; `disabled` removes.
   */
  readonly local: { readonly [Y in LocalYakuId]?: YakuValue };
  /** Yaku that are not played. */
  readonly disabled: readonly YakuId[];
  /** Yakuman that count double: four at Mahjong Soul; none at Tenhou, M.League, WRC. */
  readonly doubleYakuman: readonly YakuId[];
  /** Several yakuman in one hand: all are added, or only the highest counts (EMA). */
  readonly yakumanStacking: 'sum' | 'highest';
  /** The most yakuman a hand is paid: 6 at Mahjong Soul; most rules set no limit (null). */
  readonly yakumanLimit: number | null;
  /** Han a win needs from yaku, without dora. Everywhere 1. */
  readonly minimumHan: 1 | 2;
  /** The honba from which a win needs two han from yaku (二翻縛り); null if not played. */
  readonly twoHanFromHonba: number | null;
  /** Who then needs two han: everybody (Wikipedia, EMA 2012), or only the dealer (some arcade games). */
  readonly twoHanFor: 'all' | 'dealer';
}

export interface FuRules {
  /** A closed hand won by ron (門前加符): 10 everywhere. */
  readonly closedRon: 10 | 0;
  /** The 2 fu of a tsumo on the tile after a quad: everywhere today; older JPML rules gave none. */
  readonly rinshanTsumo: 2 | 0;
  /** The 2 fu of a wait: by its shape, or, whatever the shape, if only one tile completes the hand ("one chance", the arcade). */
  readonly wait: 'shape' | 'oneTile';
  /** The most fu a hand can have: 70 in the arcade; null for no limit. */
  readonly most: 70 | null;
  /** A pair of the wind that is both seat and round wind (連風牌): 4 online and at EMA; 2 at M.League, WRC, JPML. */
  readonly doubleWindPair: 2 | 4;
  /**
   * An open hand with only the base 20 fu, won by ron (喰い平和形): `plus2` adds 2, which rounds to 30; `flat30` makes it 30; `none` leaves
   * 20. Everyone except the arcade pays 30.
   */
  readonly openPinfu: 'plus2' | 'flat30' | 'none';
  /**
   * Pinfu won by tsumo: pinfu counts and the 2 fu do not (平和ツモあり); both count (Dora Mahjong); or the 2 fu count and pinfu does
   * not.
   */
  readonly pinfuTsumo: 'waivesFu' | 'keepsFu' | 'notPinfu';
  /** Seven pairs. 2 han 25 fu everywhere; 1 han 50 fu in Kansai. */
  readonly sevenPairs: { readonly han: 1 | 2; readonly fu: 25 | 50 };
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
