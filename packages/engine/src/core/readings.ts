import { HAND, READING } from '../hand/facts.ts';
import { FORM, PART, Placed, WAIT } from './placed.ts';
import { OF_CONCEALED, factsOfSets } from './reading-facts.ts';
import { FIELD, RUNS, fieldOf, isComplete, lowestBit, tripletBit } from './sets.ts';
import { ORPHANS_OF_HONORS, ORPHANS_OF_SUIT, isNineGates, isPairs, ranksIn } from './suit-words.ts';
import { READABLE, findReading, hasNext, pairOf, suits } from './suits.ts';
import type { Survey } from './survey.ts';
import { type Kind, RANKS, isTerminal, suitOf } from '../tiles/tile.ts';

/** Receives each reading of a hand, which the reader holds until it returns. */
export interface ReadingVisitor {
  visit(): void;
}

/** Finds all readings of a surveyed hand, with every possible place of the winning tile. */
export class Reader extends Placed {
  readonly #survey: Survey;
  readonly #visitor: ReadingVisitor;
  /** The facts that hold wherever the winning tile is. */
  #facts = 0;
  #gates = 0;

  constructor(survey: Survey, visitor: ReadingVisitor) {
    super();
    this.#survey = survey;
    this.#visitor = visitor;
  }

  read(): void {
    const { words, melds, meldSum, facts } = this.#survey;
    const { readings } = this;
    let sum = meldSum;
    let together = READABLE;
    for (let suit = 0; suit < 4; suit++) {
      sum += this.#take(suit, 0);
      together &= readings[suit] as number;
    }
    this.sum = sum;
    if (together !== 0 && isComplete(sum)) this.#standard();
    if (melds !== 0) return;
    const man = words[0];
    const pin = words[1];
    const sou = words[2];
    const honors = words[3];
    if (isPairs(man | pin | sou | honors)) this.#loose(FORM.sevenPairs, READING.sevenPairs | READING.tanki);
    else if ((facts & HAND.simples) === 0) this.#thirteenOrphans(man, pin, sou, honors);
  }

  /** A shape of no form, which a local yaku may complete. */
  placeIrregular(): void {
    this.form = FORM.irregular;
    this.wait = WAIT.tanki;
    this.facts = 0;
  }

  #standard(): void {
    this.form = FORM.standard;
    this.#gates = this.#nineGatesFacts();
    const { readings } = this;
    if (!hasNext(readings[0] | readings[1] | readings[2])) this.#combine();
    else this.#combineAll();
  }

  /** Every reading of man with every one of pin and of sou. */
  #combineAll(): void {
    const { readings } = this;
    const rest = this.#survey.meldSum + this.#take(3, 0);
    let man = 0;
    do {
      const withMan = rest + this.#take(0, man++);
      let pin = 0;
      do {
        const withPin = withMan + this.#take(1, pin++);
        let sou = 0;
        do {
          this.sum = withPin + this.#take(2, sou++);
          this.#combine();
        } while (hasNext(readings[2]));
      } while (hasNext(readings[1]));
    } while (hasNext(readings[0]));
  }

  /** Takes the reading of a suit that has this number, and returns what it adds up to. */
  #take(suit: number, nth: number): number {
    const at = findReading(this.#survey.words[suit] as number, suit, nth);
    this.readings[suit] = suits.rows[at] as number;
    return suits.rows[at + 1] as number;
  }

  /** Finds the pair and the facts of these readings together with the melds, then the places of the winning tile. */
  #combine(): void {
    const { readings, sum } = this;
    const { meldSets, seatWind, roundWind } = this.#survey;
    const p = pairOf(readings[1]);
    const s = pairOf(readings[2]);
    const h = pairOf(readings[3]);
    // One of the four is not 0.
    this.pair = (pairOf(readings[0]) + p + s + h - 1 + RANKS * (some(p) + 2 * some(s) + 3 * some(h))) as Kind;
    const facts = factsOfSets(
      readings[0] | meldSets[0],
      readings[1] | meldSets[1],
      readings[2] | meldSets[2],
      readings[3] | meldSets[3],
      sum,
      h,
      seatWind,
      roundWind,
    );
    this.#facts = facts | this.#gates;
    this.#places();
  }

  /** Visits the reading once for each block that can hold the winning tile: the pair, the triplet, runs from low to high. */
  #places(): void {
    const { tile, tsumo } = this.#survey;
    const suit = suitOf(tile);
    const reading = this.readings[suit];
    const rank = tile - suit * RANKS;
    const concealed = fieldOf(this.sum, FIELD.concealed);
    if (pairOf(reading) === rank + 1) this.#visit(READING.tanki, concealed, WAIT.tanki, PART.pair + tile);
    if ((reading & tripletBit(rank)) !== 0) this.#visit(0, concealed - (tsumo ? 0 : 1), WAIT.shanpon, PART.triplet + tile);
    // The runs that hold the tile as their third, second and first one.
    for (let runs = (((reading & RUNS) << 2) >> rank) & 7; runs !== 0; runs &= runs - 1) {
      const place = 2 - lowestBit(runs);
      const wait = waitOfRun(rank, place);
      this.#visit(wait === WAIT.ryanmen ? READING.ryanmen : 0, concealed, wait, PART.run + tile - place);
    }
  }

  #visit(facts: number, concealed: number, wait: number, won: number): void {
    this.wait = wait;
    this.won = won;
    this.facts = this.#facts | facts | (OF_CONCEALED[concealed] as number);
    this.#visitor.visit();
  }

  #thirteenOrphans(man: number, pin: number, sou: number, honors: number): void {
    if (ranksIn(honors) !== ORPHANS_OF_HONORS || ranksIn(man) !== ORPHANS_OF_SUIT) return;
    if (ranksIn(pin) !== ORPHANS_OF_SUIT || ranksIn(sou) !== ORPHANS_OF_SUIT) return;
    const wait = this.#survey.concealed(this.#survey.tile) === 2 ? READING.thirteenSided : READING.tanki;
    this.#loose(FORM.thirteenOrphans, READING.thirteenOrphans | wait);
  }

  #loose(form: number, facts: number): void {
    this.form = form;
    this.wait = (facts & READING.tanki) !== 0 ? WAIT.tanki : WAIT.thirteenSided;
    this.facts = facts;
    this.#visitor.visit();
  }

  /** Pure if the winning tile is the extra one beside 1112345678999: then there are two of it, or four of a terminal. */
  #nineGatesFacts(): number {
    const { words, melds, facts, tile } = this.#survey;
    if (melds !== 0 || (facts & ONE_SUIT_ONLY) !== HAND.oneSuit) return 0;
    if (!isNineGates(words[0] | words[1] | words[2])) return 0;
    const pure = this.#survey.concealed(tile) === (isTerminal(tile) ? 4 : 2);
    return READING.nineGates | (pure ? READING.pureNineGates : 0);
  }
}

/** The wait for a tile that is the first, second or third of a run, 0 to 2. */
function waitOfRun(rank: number, place: number): number {
  if (place === 1) return WAIT.kanchan;
  return (place === 2 ? rank === 2 : rank === 6) ? WAIT.penchan : WAIT.ryanmen;
}

const ONE_SUIT_ONLY = HAND.oneSuit | HAND.honors;

/** 1 for a number above 0, else 0. */
function some(count: number): number {
  return -count >>> 31;
}
