import type { Candidate, WonIn } from './candidate.ts';
import { HAND, READING } from '../hand/facts.ts';
import type { WaitShape } from '../hand/reading.ts';
import { type SuitReading, type SuitShape, honorShape, suitShape } from './suits.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, EAST, HAKU, type Kind, type Suit, isHonor, isTerminal, kindAt, rankOf, suitOf } from '../tiles/tile.ts';

/** Takes each reading of a hand as it is found. */
export interface ReadingVisitor {
  /** The candidate to fill next; a visitor that keeps it puts another in its place. */
  next: Candidate;
  visit(): void;
}

/** Finds all readings of a surveyed hand, at all places of its winning tile. */
export class Reader {
  readonly #survey: Survey;
  readonly #visitor: ReadingVisitor;
  readonly #suits: SuitReading[] = [];
  /** What holds wherever the winning tile stands. */
  #facts = 0;
  #pair = 0 as Kind;
  #concealedTriplets = 0;

  constructor(survey: Survey, visitor: ReadingVisitor) {
    this.#survey = survey;
    this.#visitor = visitor;
  }

  read(): void {
    const { keys, sizes, melds } = this.#survey;
    const man = suitShape(keys[0] as number);
    const pin = suitShape(keys[1] as number);
    const sou = suitShape(keys[2] as number);
    const honors = honorShape(keys[3] as number);
    const pairs =
      pairIn(sizes[0] as number) + pairIn(sizes[1] as number) + pairIn(sizes[2] as number) + pairIn(sizes[3] as number);
    if (pairs === 1) this.#standard(man, pin, sou, honors);
    if (melds.count > 0) return;
    if (isSevenPairs(man, pin, sou, honors)) this.#loose('sevenPairs', 'tanki');
    else if ((this.#survey.facts & HAND.simples) === 0) this.#thirteenOrphans();
  }

  /** Honours read in one way at most: they have no runs. */
  #standard(man: SuitShape, pin: SuitShape, sou: SuitShape, honors: SuitShape): void {
    const nineGates = man.nineGates || pin.nineGates || sou.nineGates;
    const h = honors.first;
    if (h === undefined) return;
    for (let m = man.first; m !== undefined; m = m.next) {
      for (let p = pin.first; p !== undefined; p = p.next) {
        for (let s = sou.first; s !== undefined; s = s.next) {
          this.#combine(m, p, s, h);
          if (nineGates) this.#facts |= nineGatesFacts(this.#survey);
          this.#places();
        }
      }
    }
  }

  #combine(m: SuitReading, p: SuitReading, s: SuitReading, h: SuitReading): void {
    const { melds, seatWind, roundWind } = this.#survey;
    const suits = this.#suits;
    suits[0] = m;
    suits[1] = p;
    suits[2] = s;
    suits[3] = h;
    const pair = m.pair >= 0 ? m.pair : p.pair >= 0 ? p.pair + 9 : s.pair >= 0 ? s.pair + 18 : h.pair + EAST;
    const triplets = m.triplets + p.triplets + s.triplets + h.triplets;
    const runs = 4 - triplets - melds.count + melds.runs;
    this.#pair = pair as Kind;
    this.#concealedTriplets = triplets + melds.closedQuads;

    let facts = 0;
    if (runs === 4) facts |= READING.fourRuns | READING.someRun;
    else if (runs === 0) facts |= READING.fourTriplets;
    else facts |= READING.someRun;
    if (m.insideBlocks + p.insideBlocks + s.insideBlocks + melds.insideBlocks === 0) facts |= READING.outsideEach;
    if (runs >= 2) facts |= this.#runFacts(m, p, s);
    if (runs <= 3) facts |= this.#tripletFacts(m, p, s, h);
    if (pair >= EAST) facts |= pairFacts(pair as Kind, seatWind, roundWind);
    this.#facts = facts;
  }

  #runFacts(m: SuitReading, p: SuitReading, s: SuitReading): number {
    const { runSets } = this.#survey.melds;
    const man = m.runSet | (runSets[0] as number);
    const pin = p.runSet | (runSets[1] as number);
    const sou = s.runSet | (runSets[2] as number);
    const twins = m.twins + p.twins + s.twins;
    let facts = 0;
    if ((man & pin & sou) !== 0) facts |= READING.runsInThreeSuits;
    if ((man & STRAIGHT) === STRAIGHT || (pin & STRAIGHT) === STRAIGHT || (sou & STRAIGHT) === STRAIGHT)
      facts |= READING.straight;
    if (twins > 0) facts |= twins === 2 ? READING.twinRuns | READING.twoTwinRuns : READING.twinRuns;
    return facts;
  }

  #tripletFacts(m: SuitReading, p: SuitReading, s: SuitReading, h: SuitReading): number {
    const { melds, seatWind, roundWind } = this.#survey;
    const { tripletSets } = melds;
    const honors = h.tripletSet | (tripletSets[3] as number);
    const man = m.tripletSet | (tripletSets[0] as number);
    const pin = p.tripletSet | (tripletSets[1] as number);
    const sou = s.tripletSet | (tripletSets[2] as number);
    let facts = honors === 0 ? 0 : honorFacts(honors, this.#pair, seatWind, roundWind);
    if ((man & pin & sou) !== 0) facts |= READING.tripletsInThreeSuits;
    if (melds.quads >= 3) facts |= melds.quads === 3 ? READING.threeQuads : READING.fourQuads;
    return facts;
  }

  /** Visits the reading once for each place the winning tile can have in it. */
  #places(): void {
    const { tile, tsumo } = this.#survey;
    const suit = suitOf(tile);
    const rank = rankOf(tile) - 1;
    const reading = this.#suits[suit] as SuitReading;
    if (reading.pair === rank) this.#visit(READING.tanki, this.#concealedTriplets, 'tanki', 'pair', tile);
    if (reading.tripletSet & (1 << rank)) this.#visit(0, this.#concealedTriplets - (tsumo ? 0 : 1), 'shanpon', 'triplet', tile);
    if (reading.runSet === 0) return;
    for (let low = rank < 2 ? 0 : rank - 2; low <= rank; low++) {
      if (reading.runSet & (1 << low)) this.#visitRun(suit, low, rank - low);
    }
  }

  #visitRun(suit: Suit, low: number, place: number): void {
    const run = kindAt(suit, low + 1);
    if (place === 1) this.#visit(0, this.#concealedTriplets, 'kanchan', 'run', run);
    else if (place === 2 ? low === 0 : low === 6) this.#visit(0, this.#concealedTriplets, 'penchan', 'run', run);
    else this.#visit(READING.ryanmen, this.#concealedTriplets, 'ryanmen', 'run', run);
  }

  #visit(facts: number, concealed: number, wait: WaitShape, wonIn: WonIn, wonRun: Kind): void {
    const candidate = this.#visitor.next;
    const suits = this.#suits;
    candidate.form = 'standard';
    for (let suit = 0; suit < 4; suit++) candidate.suits[suit] = suits[suit];
    candidate.pair = this.#pair;
    candidate.wait = wait;
    candidate.wonIn = wonIn;
    candidate.wonRun = wonRun;
    candidate.facts =
      this.#facts | facts | (concealed < 3 ? 0 : concealed === 3 ? READING.threeConcealed : READING.fourConcealed);
    this.#visitor.visit();
  }

  #thirteenOrphans(): void {
    const survey = this.#survey;
    if (ORPHANS.every((kind) => survey.concealed(kind) > 0)) {
      this.#loose('thirteenOrphans', survey.concealed(survey.tile) === 2 ? 'thirteenSided' : 'tanki');
    }
  }

  #loose(form: 'sevenPairs' | 'thirteenOrphans', wait: WaitShape): void {
    const candidate = this.#visitor.next;
    candidate.form = form;
    candidate.wait = wait;
    candidate.wonIn = 'pair';
    candidate.facts = READING[form] | (wait === 'thirteenSided' ? READING.thirteenSided : READING.tanki);
    this.#visitor.visit();
  }
}

const ORPHANS = ALL_KINDS.filter((kind) => isHonor(kind) || isTerminal(kind));
const STRAIGHT = 0b1001001;
const WINDS = 0b1111;
const DRAGON = HAKU - EAST;

/** Whether a suit of so many concealed tiles holds the pair. */
function pairIn(size: number): number {
  return size % 3 === 2 ? 1 : 0;
}

function isSevenPairs(man: SuitShape, pin: SuitShape, sou: SuitShape, honors: SuitShape): boolean {
  return (man.pairs | pin.pairs | sou.pairs | honors.pairs) >= 0 && man.pairs + pin.pairs + sou.pairs + honors.pairs === 7;
}

/** Pure if the winning tile is the one beyond 1112345678999: there are then two of it, or four of a terminal. */
function nineGatesFacts(survey: Survey): number {
  const pure = survey.concealed(survey.tile) === (isTerminal(survey.tile) ? 4 : 2);
  return READING.nineGates | (pure ? READING.pureNineGates : 0);
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
