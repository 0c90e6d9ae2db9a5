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
  /** Ura dora under the indicators of quads as well (槓裏), where kan dora are played. */
  readonly kanUra: 'played' | 'none';
  /** Whether dora count in an open hand: everywhere except in some arcade games. */
  readonly inOpenHand: 'counted' | 'none';
}

/** What the rules choose about yaku without naming one: all that an entry may read. */
export interface YakuChoices {
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
  /**
   * A pair of the wind that is both seat and round wind (連風牌): 4 online and at EMA; 2 at M.League, WRC, JPML. `twoOrFour` is 2, and 4 if
   * the players agree on it (Wikipedia): a hand is scored with 2, but charts, and han and fu as entered, allow for 4.
   */
  readonly doubleWindPair: 2 | 4 | 'twoOrFour';
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
