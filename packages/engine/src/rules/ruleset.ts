import type { YakuId } from '../yaku/index.ts';

/**
 * A rule set: plain JSON, every choice a word or a number. Each field says what it means and who plays it so.
 * Presets are differences from `standard`; `parseRules` reads one from outside.
 */
export interface RuleSet {
  /** A short id: `tenhou`, `wrc`. Rules changed from a preset keep its id with `+` behind it. */
  readonly id: string;
  /** What the body that plays it calls it. */
  readonly name: string;
  readonly tiles: TileRules;
  readonly yaku: YakuRules;
  readonly fu: FuRules;
  readonly points: PointRules;
  readonly payments: PaymentRules;
}

export interface TileRules {
  /** Players at the table. Three play without chi. */
  readonly players: 3 | 4;
  /** Red fives in the wall, by suit (man, pin, sou). Online and M.League 1 each; EMA, WRC and most professional bodies none. */
  readonly redFives: readonly [number, number, number];
  /** Tiles left out of the wall: three players take out 2m–8m, so that 1m indicates 9m. */
  readonly removed: 'none' | 'man2to8';
  /** Norths set aside (抜きドラ): each is a dora in Tenhou's and Mahjong Soul's three-player game. */
  readonly kita: 'none' | 'dora';
}

export interface YakuRules {
  /** Tanyao with open melds (喰いタン). Nearly everywhere; EMA 2012 and Tenhou's kuitan-nashi tables play it closed only. */
  readonly openTanyao: 'played' | 'closedOnly';
  /** Ron before the winner's first draw (人和): a yakuman, a mangan when the hand is not worth more by itself (EMA, WRC), or nothing. */
  readonly renhou: 'none' | 'mangan' | 'yakuman';
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
}

export interface FuRules {
  /** Pair of a wind that is both seat and round wind (連風牌). 4 online and at EMA; 2 at M.League, WRC, JPML. */
  readonly doubleWindPair: 2 | 4;
  /**
   * An open hand with no fu beyond its 20, won by ron (喰い平和形): `plus2` adds 2, which rounds to 30; `flat30` calls it 30; `none` leaves 20.
   * Everyone but the arcade pays 30.
   */
  readonly openPinfu: 'plus2' | 'flat30' | 'none';
  /** Pinfu won by tsumo: the 2 fu are waived and pinfu stands (平和ツモあり), or they count and it does not. */
  readonly pinfuTsumo: 'waivesFu' | 'notPinfu';
  /** Seven pairs. 2 han 25 fu everywhere; 1 han 50 fu in Kansai. */
  readonly sevenPairs: { readonly han: 1 | 2; readonly fu: 25 | 50 };
}

export interface PointRules {
  /** 30 fu 4 han and 60 fu 3 han (7,700 / 11,600) become mangan (切り上げ満貫). M.League, WRC; not online, not JPML A. */
  readonly kiriageMangan: 'played' | 'none';
  /** 13 han and more without a yakuman (数え役満): a yakuman, or sanbaiman stays the most (EMA, M.League). */
  readonly countedYakuman: 'yakuman' | 'sanbaiman';
}

export interface PaymentRules {
  /** Points a honba adds: by ron from the discarder, by tsumo from each payer. 300/100 with four players, 200/100 with three. */
  readonly honba: { readonly ron: number; readonly tsumoEach: number };
  /** Points of a riichi stick. */
  readonly riichiStick: number;
  /** The share of the player who is missing from a three-player tsumo: nobody pays it (ツモ損). */
  readonly missingPlayer: 'lost';
}
