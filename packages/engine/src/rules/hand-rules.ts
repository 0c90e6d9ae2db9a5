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

/** What the rules choose about yaku without naming one: all that an entry may read. */
export interface YakuChoices {
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
