import { READING } from '../hand/facts.ts';
import { FIELD, RUNS, STRAIGHT, TRIPLETS, fieldOf, tripletRanks } from './sets.ts';
import { EAST, HAKU, type Kind, KINDS } from '../tiles/tile.ts';

/**
 * The facts of a reading, from its sets. Whatever differs from hand to hand is looked up and not asked: a processor guesses the way of a
 * question, and each wrong guess costs as much as several of these lines.
 */

/** The honours below it are winds. */
const DRAGON = HAKU - EAST;
const WINDS: number = (1 << DRAGON) - 1;

/** By the number of runs. */
const OF_RUNS = Int32Array.of(
  READING.fourTriplets,
  READING.someRun,
  READING.someRun,
  READING.someRun,
  READING.fourRuns | READING.someRun,
  0,
  0,
  0,
);
/** By the number of pairs of equal runs. */
const OF_TWINS = Int32Array.of(0, READING.twinRuns, READING.twinRuns | READING.twoTwinRuns, 0, 0, 0, 0, 0);
const OF_QUADS = Int32Array.of(0, 0, 0, READING.threeQuads, READING.fourQuads, 0, 0, 0);
/** By the number of concealed triplets. */
export const OF_CONCEALED: Int32Array = Int32Array.of(0, 0, 0, READING.threeConcealed, READING.fourConcealed, 0, 0, 0);
/** By the set of triplets of honours. */
const OF_HONORS = Int32Array.from({ length: 1 << (KINDS - EAST) }, (_, triplets) => honorFacts(triplets));
/** By the pair's number among the honours from 1; 0 is a pair of a suit. */
const OF_PAIR = Int32Array.from({ length: 16 }, (_, pair) =>
  pair === 0 ? 0 : pair <= DRAGON ? READING.windPair : READING.valuePair,
);

/**
 * The facts that hold wherever the winning tile is.
 *
 * @param man the sets of man with its melds; and so on
 * @param pair the number of the pair among the honours from 1, or 0
 */
export function factsOfSets(
  man: number,
  pin: number,
  sou: number,
  honors: number,
  sum: number,
  pair: number,
  seatWind: Kind,
  roundWind: Kind,
): number {
  const same = man & pin & sou;
  const triplets = tripletRanks(honors);
  const seat = seatWind - EAST;
  const round = roundWind - EAST;
  const ownPairs = (2 << seat) | (2 << round);
  let facts = (OF_RUNS[fieldOf(sum, FIELD.run)] as number) | (OF_TWINS[fieldOf(sum, FIELD.twins)] as number);
  facts |= (OF_QUADS[fieldOf(sum, FIELD.quad)] as number) | (OF_HONORS[triplets] as number) | (OF_PAIR[pair] as number);
  facts |= -((triplets >> seat) & 1) & READING.seatWind;
  facts |= -((triplets >> round) & 1) & READING.roundWind;
  facts |= -((ownPairs >> pair) & 1) & READING.valuePair;
  // The rest is rare enough to be guessed.
  if (fieldOf(sum, FIELD.inside) === 0) facts |= READING.outsideEach;
  if ((same & RUNS) !== 0) facts |= READING.runsInThreeSuits;
  if ((same & TRIPLETS) !== 0) facts |= READING.tripletsInThreeSuits;
  if (isStraight(man) || isStraight(pin) || isStraight(sou)) facts |= READING.straight;
  if (pair > DRAGON && bitCount(triplets >> DRAGON) === 2) facts |= READING.littleDragons;
  return facts;
}

function isStraight(sets: number): boolean {
  return (sets & STRAIGHT) === STRAIGHT;
}

/** What triplets of honours are, whatever the winds of the player. */
function honorFacts(triplets: number): number {
  const winds = bitCount(triplets & WINDS);
  const dragons = triplets >> DRAGON;
  let facts = 0;
  if (dragons & 1) facts |= READING.haku;
  if (dragons & 2) facts |= READING.hatsu;
  if (dragons & 4) facts |= READING.chun;
  if (dragons === 0b111) facts |= READING.threeDragons;
  if (winds >= 3) facts |= winds === 3 ? READING.threeWinds : READING.fourWinds;
  return facts;
}

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
