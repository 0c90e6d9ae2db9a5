import { assertWin } from '../hand/assert-win.ts';
import { HAND } from '../hand/facts.ts';
import type { Meld, Win, WonBy } from '../hand/win.ts';
import { HATSU, NORTH, type Tile } from '../tiles/tile.ts';
import { INDICATOR_BITS, MARK, MOST_INDICATORS, PLACE, fivesAt } from './layout.ts';
import { CODE_BITS, FIRST_ANKAN, FIRST_PON, codeOf } from './melds.ts';
import { isContradiction, mayBeWrong, situate } from './situation.ts';
import {
  DIGITS,
  REDS,
  TO_HONORS,
  TO_MAN,
  TO_PIN,
  TO_SOU,
  digitAt,
  hasFifth,
  hasSimples,
  hasTerminals,
  isGreen,
  tilesIn,
  unitOf,
} from './suit-words.ts';

/** A win, counted once: all that decides its value under any rules, as ten integers. A scorer takes it in place of the win. */
export class CountedWin {
  /** Suit words of the concealed tiles with the winning one; above them the red fives, those in melds too. */
  readonly man: number = 0;
  readonly pin: number = 0;
  readonly sou: number = 0;
  readonly honors: number = 0;
  /** The codes of the melds. */
  readonly melds: number = 0;
  /** The indicators, the first one lowest. */
  readonly dora: number = 0;
  readonly ura: number = 0;
  /** The fives seen anywhere. */
  readonly fives: number = 0;
  /** The facts of the whole hand. */
  readonly facts: number = 0;
  /** The winning tile, the winds, the norths set aside, and marks. */
  readonly places: number = 0;
  /** The win that was counted, or what makes one of the same value. */
  readonly source: Win | ((counted: CountedWin) => Win) | undefined = undefined;
}

/** The win that was counted; of one read back from a batch, a win of the same value. */
export function winOf(counted: CountedWin): Win {
  const { source } = counted;
  return typeof source === 'function' ? source(counted) : (source as Win);
}

/** A counted win that is being filled. Only a scorer fills one again. */
export type Filling = { -readonly [F in keyof CountedWin]: CountedWin[F] };

/**
 * Counts a win, to score it more than once or on several tiles. What is wrong with it is said when it is scored.
 *
 * @throws TypeError if it has not the form of a win
 * @example
 * const { win } = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' }));
 * const counted = countWin(win);
 * [presets.tenhou, presets.mleague].map((rules) => unwrap(createScorer(rules).score(counted)).total); // → [3900, 3900]
 */
export function countWin(win: Win): CountedWin {
  return countInto(new CountedWin(), win);
}

/**
 * The same win on another tile, in no special way.
 *
 * @example
 * const { win } = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' }));
 * const [other] = unwrap(parseTiles('5m'));
 * unwrap(createScorer(presets.tenhou).score(withTile(countWin(win), other!, 'tsumo'))).total; // → 5200
 */
export function withTile(counted: CountedWin, tile: Tile, by: WonBy): CountedWin {
  return countWin({ ...winOf(counted), tile, method: { by } });
}

/** A counted win unchanged, or a win counted into `counting`, which is refilled for each win. */
export function countedOf(win: Win | CountedWin, counting: Filling): CountedWin {
  return win instanceof CountedWin ? win : countInto(counting, win);
}

/** Counts a win, or throws a TypeError that names the field that is not one of a win. */
function countInto(counted: Filling, win: Win): CountedWin {
  try {
    count(counted, win);
    return counted;
  } catch (error) {
    assertWin(win);
    throw error; // a bug
  }
}

/** Each loop repeats the four lines that add a tile, so that V8 keeps the words in registers. A function that added a tile would return them through memory. */
function count(counted: Filling, win: Win): void {
  const { hand, tile, doraIndicators, uraIndicators, kita = 0 } = win;
  const { concealed, melds } = hand;
  counted.source = win;
  situate(counted, win);
  let { facts, places } = counted;
  places |= tile | (kita << PLACE.kita);
  let man = TO_MAN[tile] as number;
  let pin = TO_PIN[tile] as number;
  let sou = TO_SOU[tile] as number;
  let honors = TO_HONORS[tile] as number;
  for (let i = 0; i < concealed.length; i++) {
    const one = concealed[i] as Tile;
    man = (man + (TO_MAN[one] as number)) | 0;
    pin = (pin + (TO_PIN[one] as number)) | 0;
    sou = (sou + (TO_SOU[one] as number)) | 0;
    honors = (honors + (TO_HONORS[one] as number)) | 0;
  }
  const ownMan = man;
  const ownPin = pin;
  const ownSou = sou;
  counted.honors = honors;
  let tiles = 1 + concealed.length + kita;
  let isOdd = concealed.length + 3 * melds.length !== HAND_TILES;
  let codes = 0;
  for (let nth = 0; nth < melds.length && !isOdd; nth++) {
    const { type, tiles: held } = melds[nth] as Meld;
    const code = codeOf(type, held);
    isOdd = code === 0;
    if (code < FIRST_PON) places |= MARK.chi;
    if (code < FIRST_ANKAN) facts &= ~HAND.closed;
    codes |= code << (CODE_BITS * nth);
    tiles += held.length;
    for (let i = 0; i < held.length; i++) {
      const one = held[i] as Tile;
      man = (man + (TO_MAN[one] as number)) | 0;
      pin = (pin + (TO_PIN[one] as number)) | 0;
      sou = (sou + (TO_SOU[one] as number)) | 0;
      honors = (honors + (TO_HONORS[one] as number)) | 0;
    }
  }
  counted.melds = codes;
  counted.man = withRedsOf(man, ownMan);
  counted.pin = withRedsOf(pin, ownPin);
  counted.sou = withRedsOf(sou, ownSou);
  facts |= makeupOf(man & DIGITS, pin & DIGITS, sou & DIGITS, honors);
  counted.facts = facts;
  honors = (honors + unitOf(NORTH) * kita) | 0;
  let dora = 0;
  let ura = 0;
  const turned = doraIndicators.length;
  const indicators = turned + uraIndicators.length;
  for (let i = indicators - 1; i >= 0; i--) {
    const isUra = i >= turned;
    const one = (isUra ? uraIndicators[i - turned] : doraIndicators[i]) as Tile;
    if (isUra) ura = (ura << INDICATOR_BITS) | (one + 1);
    else dora = (dora << INDICATOR_BITS) | (one + 1);
    man = (man + (TO_MAN[one] as number)) | 0;
    pin = (pin + (TO_PIN[one] as number)) | 0;
    sou = (sou + (TO_SOU[one] as number)) | 0;
    honors = (honors + (TO_HONORS[one] as number)) | 0;
  }
  counted.dora = dora;
  counted.ura = ura;
  counted.fives = fivesIn(man, 0) + fivesIn(pin, 1) + fivesIn(sou, 2);
  man &= DIGITS;
  pin &= DIGITS;
  sou &= DIGITS;
  isOdd ||= kita < 0 || hasFifth(man) || hasFifth(pin) || hasFifth(sou) || hasFifth(honors);
  // A count above seven spills into the next digit, and the words then count fewer tiles than there are.
  isOdd ||= tilesIn(man, pin, sou, honors) !== tiles + indicators;
  isOdd ||= turned > MOST_INDICATORS || (turned < indicators && !mayHaveUra(win));
  isOdd ||= mayBeWrong(facts) && isContradiction(win);
  if (isOdd) {
    assertWin(win);
    places |= MARK.odd;
  }
  if (hasSimples(man)) places |= MARK.man2to8;
  counted.places = places;
}

const HAND_TILES = 13;

/** The concealed tiles of a suit, with all red fives above them. */
function withRedsOf(all: number, concealed: number): number {
  return (all & ~DIGITS) | (concealed & DIGITS);
}

/** The rank of a five. */
const FIVE = 4;

/** The plain and the red fives of a suit's word, where `fives` has them. */
function fivesIn(word: number, suit: number): number {
  const reds = word >>> REDS;
  return ((digitAt(word, FIVE) - reds) << fivesAt(suit, false)) + (reds << fivesAt(suit, true));
}

function mayHaveUra({ riichi, doraIndicators, uraIndicators }: Win): boolean {
  return riichi !== undefined && uraIndicators.length <= (doraIndicators.length || MOST_INDICATORS);
}

const GREEN_DRAGONS: number = 7 * unitOf(HATSU);

/** What the hand is made of: the facts that its suits show, melds included. */
function makeupOf(man: number, pin: number, sou: number, honors: number): number {
  const numbers = man | pin | sou;
  const suits = (man === 0 ? 0 : 1) + (pin === 0 ? 0 : 1) + (sou === 0 ? 0 : 1);
  const simples = hasSimples(numbers);
  let facts = suits === 1 ? HAND.oneSuit : 0;
  if (honors !== 0) facts |= suits === 0 ? HAND.honors | HAND.onlyHonors : HAND.honors;
  if (simples) facts |= HAND.simples;
  if (hasTerminals(numbers)) facts |= simples || honors !== 0 ? HAND.terminals : HAND.terminals | HAND.onlyTerminals;
  if ((honors & GREEN_DRAGONS) !== 0) facts |= HAND.someHatsu;
  if ((man | pin | (honors & ~GREEN_DRAGONS)) === 0 && isGreen(sou)) facts |= HAND.onlyGreen;
  return facts;
}
