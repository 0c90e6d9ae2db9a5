/**
 * The facts that decide yaku. Each is a bit: facts of the whole hand are in one word, facts of a reading in another, so testing a yaku
 * takes two comparisons however many facts it names. Each list goes from common to rare: a yaku's rarest need rules it out soonest.
 */
export const HAND = {
  closed: 1 << 0, // no open meld (門前)
  tsumo: 1 << 1,
  ron: 1 << 2,
  dealer: 1 << 3,
  simples: 1 << 4, // has at least one
  honors: 1 << 5, // has at least one
  terminals: 1 << 6, // has at least one
  riichi: 1 << 7, // not double riichi
  oneSuit: 1 << 8, // exactly one of man, pin, sou, with or without honours
  ippatsu: 1 << 9,
  doubleRiichi: 1 << 10,
  haitei: 1 << 11,
  houtei: 1 << 12,
  rinshan: 1 << 13,
  chankan: 1 << 14,
  someHatsu: 1 << 15, // has at least one
  onlyHonors: 1 << 16,
  onlyTerminals: 1 << 17,
  onlyGreen: 1 << 18, // 2s 3s 4s 6s 8s hatsu
  firstTurn: 1 << 19,
};

export const READING = {
  someRun: 1 << 0,
  ryanmen: 1 << 1,
  tanki: 1 << 2,
  valuePair: 1 << 3, // a pair of dragons, seat wind or round wind
  windPair: 1 << 4,
  fourRuns: 1 << 5,
  twinRuns: 1 << 6, // two runs of the same tiles
  haku: 1 << 7, // a triplet or quad of it; the same for the four below
  hatsu: 1 << 8,
  chun: 1 << 9,
  seatWind: 1 << 10,
  roundWind: 1 << 11,
  sevenPairs: 1 << 12,
  fourTriplets: 1 << 13,
  outsideEach: 1 << 14, // each block has a terminal or an honour
  runsInThreeSuits: 1 << 15,
  straight: 1 << 16, // 123 456 789 of a suit
  threeConcealed: 1 << 17, // exactly three triplets without a tile from another player
  twoTwinRuns: 1 << 18,
  littleDragons: 1 << 19, // two triplets of dragons and the pair of the third
  tripletsInThreeSuits: 1 << 20,
  threeQuads: 1 << 21,
  fourConcealed: 1 << 22,
  threeDragons: 1 << 23,
  threeWinds: 1 << 24,
  thirteenOrphans: 1 << 25,
  thirteenSided: 1 << 26,
  nineGates: 1 << 27, // 1112345678999 and one more of the suit, closed
  pureNineGates: 1 << 28, // the same, won on the extra tile
  fourWinds: 1 << 29,
  fourQuads: 1 << 30,
};

export type Fact = keyof typeof HAND | keyof typeof READING;

/** A condition on one word of facts: `(word & mask) === want`. */
export interface Mask {
  readonly mask: number;
  readonly want: number;
}

/** The condition that all of `needs` hold and none of `unless`; facts of the other word are ignored. */
export function maskOf(word: Readonly<Record<string, number>>, needs: readonly Fact[], unless: readonly Fact[]): Mask {
  const want = needs.reduce((sum, fact) => sum | (word[fact] ?? 0), 0);
  return { mask: unless.reduce((sum, fact) => sum | (word[fact] ?? 0), want), want };
}
