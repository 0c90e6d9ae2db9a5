/**
 * The facts that decide yaku. Each is a bit: facts of the whole hand are in one word, facts of a reading in another, so testing a yaku
 * takes two comparisons however many facts it names. Each list goes from common to rare: a yaku's rarest need rules it out soonest.
 */
const HAND_FACTS = [
  'closed', // no open meld (門前)
  'tsumo',
  'ron',
  'dealer',
  'simples', // has at least one
  'honors', // has at least one
  'terminals', // has at least one
  'riichi', // not double riichi
  'oneSuit', // exactly one of man, pin, sou, with or without honours
  'ippatsu',
  'doubleRiichi',
  'haitei',
  'houtei',
  'rinshan',
  'chankan',
  'someHatsu', // has at least one
  'onlyHonors',
  'onlyTerminals',
  'onlyGreen', // 2s 3s 4s 6s 8s hatsu
  'firstTurn',
] as const;

const READING_FACTS = [
  'someRun',
  'ryanmen',
  'tanki',
  'valuePair', // a pair of dragons, seat wind or round wind
  'windPair',
  'fourRuns',
  'twinRuns', // two runs of the same tiles
  'haku', // a triplet or quad of it; the same for the four below
  'hatsu',
  'chun',
  'seatWind',
  'roundWind',
  'sevenPairs',
  'fourTriplets',
  'outsideEach', // each block has a terminal or an honour
  'runsInThreeSuits',
  'straight', // 123 456 789 of a suit
  'threeConcealed', // exactly three triplets without a tile from another player
  'twoTwinRuns',
  'littleDragons', // two triplets of dragons and the pair of the third
  'tripletsInThreeSuits',
  'threeQuads',
  'fourConcealed',
  'threeDragons',
  'threeWinds',
  'thirteenOrphans',
  'thirteenSided',
  'nineGates', // 1112345678999 and one more of the suit, closed
  'pureNineGates', // the same, won on the extra tile
  'fourWinds',
  'fourQuads',
] as const;

type HandFact = (typeof HAND_FACTS)[number];
type ReadingFact = (typeof READING_FACTS)[number];
export type Fact = HandFact | ReadingFact;

export const HAND = bits(HAND_FACTS);
export const READING = bits(READING_FACTS);

/** Made at once: an object that is filled name by name becomes a dictionary, in which V8 looks for the name at each use. */
function bits<F extends string>(facts: readonly F[]): Readonly<Record<F, number>> {
  return Object.fromEntries(facts.map((fact, i) => [fact, 1 << i])) as Record<F, number>;
}

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
