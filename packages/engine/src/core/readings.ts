import { HAND, READING } from '../hand/facts.ts';
import type { Form, WaitShape } from '../hand/reading.ts';
import { FIELD, RUNS, STRAIGHT, TRIPLETS, fieldOf, isComplete, runBit, tripletBit, tripletRanks } from './sets.ts';
import { ORPHANS_OF_HONORS, ORPHANS_OF_SUIT, isNineGates, isPairs, ranksIn } from './suit-words.ts';
import { findHonors, findSuit, hasNext, isReading, pairRank, readingsOf, suits } from './suits.ts';
import type { Survey } from './survey.ts';
import { EAST, HAKU, type Kind, RANKS, isTerminal, kindAt, suitOf } from '../tiles/tile.ts';

/** The block of the winning tile: the pair (or a single), a triplet, or the run that begins at `wonRun`. */
export type WonIn = 'pair' | 'triplet' | 'run';

/** Receives each reading of a hand, which the reader holds until it returns. */
export interface ReadingVisitor {
  visit(): void;
}

/** Finds all readings of a surveyed hand, with every possible place of the winning tile. */
export class Reader {
  form: Form = 'standard';
  /** The readings of the suits in a standard hand. */
  man = 0;
  pin = 0;
  sou = 0;
  honors = 0;
  pair = 0 as Kind;
  /** What all sets and the pair add up to, the triplets as if by tsumo. */
  sum = 0;
  wait: WaitShape = 'tanki';
  wonIn: WonIn = 'pair';
  wonRun = 0 as Kind;
  facts = 0;

  readonly #survey: Survey;
  readonly #visitor: ReadingVisitor;
  /** The facts that hold wherever the winning tile is. */
  #facts = 0;
  #gates = 0;

  constructor(survey: Survey, visitor: ReadingVisitor) {
    this.#survey = survey;
    this.#visitor = visitor;
  }

  read(): void {
    const { words, melds, meldSum, facts } = this.#survey;
    const man = words[0] as number;
    const pin = words[1] as number;
    const sou = words[2] as number;
    const honors = words[3] as number;
    let at = findSuit(man, 0);
    this.man = suits.rows[at] as number;
    let sum = meldSum + (suits.rows[at + 1] as number);
    at = findSuit(pin, 0);
    this.pin = suits.rows[at] as number;
    sum += suits.rows[at + 1] as number;
    at = findSuit(sou, 0);
    this.sou = suits.rows[at] as number;
    sum += suits.rows[at + 1] as number;
    at = findHonors(honors);
    this.honors = suits.rows[at] as number;
    this.sum = sum + (suits.rows[at + 1] as number);
    if (isReading(this.man & this.pin & this.sou & this.honors) && isComplete(this.sum)) this.#standard();
    if (melds !== 0) return;
    if (isPairs(man | pin | sou | honors)) this.#loose('sevenPairs', 'tanki');
    else if ((facts & HAND.simples) === 0) this.#thirteenOrphans(man, pin, sou, honors);
  }

  /** A shape of no form, which a local yaku may complete. */
  placeIrregular(): void {
    this.form = 'irregular';
    this.wait = 'tanki';
    this.wonIn = 'pair';
    this.facts = 0;
  }

  #standard(): void {
    this.form = 'standard';
    this.#gates = this.#nineGatesFacts();
    if (!hasNext(this.man | this.pin | this.sou)) this.#combine();
    else this.#combineAll();
  }

  /** Every reading of man with every one of pin and of sou. */
  #combineAll(): void {
    const { words, meldSum } = this.#survey;
    const ofMan = readingsOf(words[0] as number);
    const ofPin = readingsOf(words[1] as number);
    const ofSou = readingsOf(words[2] as number);
    const rest = meldSum + (suits.rows[findHonors(words[3] as number) + 1] as number);
    for (const man of ofMan) {
      for (const pin of ofPin) {
        for (const sou of ofSou) {
          this.man = man.reading;
          this.pin = pin.reading;
          this.sou = sou.reading;
          this.sum = rest + man.sum + pin.sum + sou.sum;
          this.#combine();
        }
      }
    }
  }

  /** Finds the pair and the facts of these readings together with the melds, then the places of the winning tile. */
  #combine(): void {
    const { meldSets, seatWind, roundWind } = this.#survey;
    const { sum } = this;
    const man = this.man | (meldSets[0] as number);
    const pin = this.pin | (meldSets[1] as number);
    const sou = this.sou | (meldSets[2] as number);
    const honors = this.honors | (meldSets[3] as number);
    const pair = this.#pairKind();
    this.pair = pair;

    const runs = fieldOf(sum, FIELD.run);
    const twins = fieldOf(sum, FIELD.twins);
    const quads = fieldOf(sum, FIELD.quad);
    const same = man & pin & sou;
    let facts: number = runs === 4 ? READING.fourRuns | READING.someRun : runs === 0 ? READING.fourTriplets : READING.someRun;
    if (fieldOf(sum, FIELD.inside) === 0) facts |= READING.outsideEach;
    if (twins > 0) facts |= twins === 2 ? READING.twinRuns | READING.twoTwinRuns : READING.twinRuns;
    if (quads >= 3) facts |= quads === 3 ? READING.threeQuads : READING.fourQuads;
    if ((same & (RUNS | TRIPLETS)) !== 0) {
      if ((same & RUNS) !== 0) facts |= READING.runsInThreeSuits;
      if ((same & TRIPLETS) !== 0) facts |= READING.tripletsInThreeSuits;
    }
    if (runs >= 3 && (isStraight(man) || isStraight(pin) || isStraight(sou))) facts |= READING.straight;
    const triplets = tripletRanks(honors);
    if (triplets !== 0) facts |= honorFacts(triplets, pair, seatWind, roundWind);
    if (pair >= EAST) facts |= pairFacts(pair, seatWind, roundWind);
    this.#facts = facts | this.#gates;
    this.#places();
  }

  #pairKind(): Kind {
    const man = pairRank(this.man);
    if (man >= 0) return man as Kind;
    const pin = pairRank(this.pin);
    if (pin >= 0) return (pin + RANKS) as Kind;
    const sou = pairRank(this.sou);
    return (sou >= 0 ? sou + 2 * RANKS : pairRank(this.honors) + EAST) as Kind;
  }

  /** Visits the reading once for each block that can hold the winning tile. */
  #places(): void {
    const { tile, tsumo } = this.#survey;
    const suit = suitOf(tile);
    const reading = suit === 0 ? this.man : suit === 1 ? this.pin : suit === 2 ? this.sou : this.honors;
    const rank = tile % RANKS;
    const concealed = fieldOf(this.sum, FIELD.concealed);
    if (pairRank(reading) === rank) this.#visit(READING.tanki, concealed, 'tanki', 'pair', tile);
    if ((reading & tripletBit(rank)) !== 0) this.#visit(0, concealed - (tsumo ? 0 : 1), 'shanpon', 'triplet', tile);
    if ((reading & RUNS) === 0) return;
    for (let low = rank < 2 ? 0 : rank - 2; low <= rank; low++) {
      if ((reading & runBit(low)) !== 0) this.#visitRun(kindAt(suit, low + 1), low, rank - low, concealed);
    }
  }

  #visitRun(run: Kind, low: number, place: number, concealed: number): void {
    if (place === 1) this.#visit(0, concealed, 'kanchan', 'run', run);
    else if (place === 2 ? low === 0 : low === 6) this.#visit(0, concealed, 'penchan', 'run', run);
    else this.#visit(READING.ryanmen, concealed, 'ryanmen', 'run', run);
  }

  #visit(facts: number, concealed: number, wait: WaitShape, wonIn: WonIn, wonRun: Kind): void {
    this.wait = wait;
    this.wonIn = wonIn;
    this.wonRun = wonRun;
    this.facts = this.#facts | facts | (concealed < 3 ? 0 : concealed === 3 ? READING.threeConcealed : READING.fourConcealed);
    this.#visitor.visit();
  }

  #thirteenOrphans(man: number, pin: number, sou: number, honors: number): void {
    if (ranksIn(honors) !== ORPHANS_OF_HONORS || ranksIn(man) !== ORPHANS_OF_SUIT) return;
    if (ranksIn(pin) !== ORPHANS_OF_SUIT || ranksIn(sou) !== ORPHANS_OF_SUIT) return;
    this.#loose('thirteenOrphans', this.#survey.concealed(this.#survey.tile) === 2 ? 'thirteenSided' : 'tanki');
  }

  #loose(form: 'sevenPairs' | 'thirteenOrphans', wait: WaitShape): void {
    this.form = form;
    this.wait = wait;
    this.wonIn = 'pair';
    this.facts = READING[form] | (wait === 'thirteenSided' ? READING.thirteenSided : READING.tanki);
    this.#visitor.visit();
  }

  /** Pure if the winning tile is the extra one beside 1112345678999: then there are two of it, or four of a terminal. */
  #nineGatesFacts(): number {
    const { words, melds, facts, tile } = this.#survey;
    if (melds !== 0 || (facts & ONE_SUIT_ONLY) !== HAND.oneSuit) return 0;
    if (!isNineGates((words[0] as number) | (words[1] as number) | (words[2] as number))) return 0;
    const pure = this.#survey.concealed(tile) === (isTerminal(tile) ? 4 : 2);
    return READING.nineGates | (pure ? READING.pureNineGates : 0);
  }
}

const ONE_SUIT_ONLY = HAND.oneSuit | HAND.honors;
const WINDS = 0b1111;
const DRAGON = HAKU - EAST;

function isStraight(sets: number): boolean {
  return (sets & STRAIGHT) === STRAIGHT;
}

function pairFacts(pair: Kind, seatWind: Kind, roundWind: Kind): number {
  if (pair >= HAKU) return READING.valuePair;
  return READING.windPair | (pair === seatWind || pair === roundWind ? READING.valuePair : 0);
}

function honorFacts(triplets: number, pair: Kind, seatWind: Kind, roundWind: Kind): number {
  const winds = bitCount(triplets & WINDS);
  const dragons = triplets >> DRAGON;
  let facts = 0;
  if (dragons & 1) facts |= READING.haku;
  if (dragons & 2) facts |= READING.hatsu;
  if (dragons & 4) facts |= READING.chun;
  if (dragons === 0b111) facts |= READING.threeDragons;
  else if (pair >= HAKU && bitCount(dragons) === 2) facts |= READING.littleDragons;
  if (triplets & (1 << (seatWind - EAST))) facts |= READING.seatWind;
  if (triplets & (1 << (roundWind - EAST))) facts |= READING.roundWind;
  if (winds >= 3) facts |= winds === 3 ? READING.threeWinds : READING.fourWinds;
  return facts;
}

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
