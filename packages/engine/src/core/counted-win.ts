import { HAND } from '../hand/facts.ts';
import { assertWin } from '../hand/assert-win.ts';
import type { Meld, Win, WonBy } from '../hand/win.ts';
import { INDICATOR_BITS, MARK, MOST_INDICATORS, PLACE, fivesAt } from './layout.ts';
import { makeupOf } from './makeup.ts';
import { CODE_BITS, FIRST_ANKAN, FIRST_PON, MELD_SUIT, MELD_WORD, codeOf } from './melds.ts';
import { isContradiction, marksOf, mayBeWrong, situationOf } from './situation.ts';
import {
  DIGITS,
  FOURS,
  REDS,
  SHIFT_OF,
  SUIT_OF,
  TO_HONORS,
  TO_MAN,
  TO_PIN,
  TO_SOU,
  digitAt,
  hasFifth,
  hasSimples,
  tilesIn,
  unitOf,
} from './suit-words.ts';
import { COPIES, EAST, KINDS, NORTH, type Tile, isFive, kindOf, windKind } from '../tiles/tile.ts';

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

/** All tiles seen, suit by suit, while a win is counted. */
const seen: [man: number, pin: number, sou: number, honors: number] = [0, 0, 0, 0];

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

function count(counted: Filling, win: Win): void {
  const { hand, tile, kita = 0 } = win;
  const { concealed, melds } = hand;
  // A win's objects are scattered in memory. Reading the short parts first lets the processor fetch several at once.
  counted.source = win;
  counted.dora = indicatorsOf(win.doraIndicators);
  counted.ura = indicatorsOf(win.uraIndicators);
  counted.facts = situationOf(win);
  const seat = windKind(win.seatWind) - EAST;
  const round = windKind(win.roundWind) - EAST;
  counted.places = tile | (seat << PLACE.seat) | (round << PLACE.round) | marksOf(win);
  const tiles = concealed.length;
  let man = TO_MAN[tile] as number;
  let pin = TO_PIN[tile] as number;
  let sou = TO_SOU[tile] as number;
  let honors = TO_HONORS[tile] as number;
  for (let i = 0; i < tiles; i++) {
    const one = concealed[i] as Tile;
    man = (man + (TO_MAN[one] as number)) | 0;
    pin = (pin + (TO_PIN[one] as number)) | 0;
    sou = (sou + (TO_SOU[one] as number)) | 0;
    honors = (honors + (TO_HONORS[one] as number)) | 0;
  }
  counted.man = man;
  counted.pin = pin;
  counted.sou = sou;
  counted.honors = honors;
  counted.melds = 0;
  seen[0] = man & DIGITS;
  seen[1] = pin & DIGITS;
  seen[2] = sou & DIGITS;
  seen[3] = honors;
  // A count above seven spills into the next digit, and the word then counts fewer tiles than there are.
  const spilt = tiles + 3 * melds.length !== HAND_TILES || tilesIn(man, pin, sou, honors) !== tiles + 1;
  const isHand = !spilt && !hasFifths() && (melds.length === 0 || addMelds(counted, melds));
  counted.facts |= makeupOf(seen[0], seen[1], seen[2], seen[3]);
  countFives(counted);
  const isSeen = addNorths(counted, kita) && addIndicators(counted, win);
  const isOdd = !isHand || !isSeen || (mayBeWrong(counted.facts) && isContradiction(win));
  if (isOdd) counted.places |= MARK.odd;
  if (hasSimples(seen[0])) counted.places |= MARK.man2to8;
}

const HAND_TILES = 13;
/** The rank of a five. */
const FIVE = 4;

function hasFifths(): boolean {
  return hasFifth(seen[0]) || hasFifth(seen[1]) || hasFifth(seen[2]) || hasFifth(seen[3]);
}

/** Adds the melds of a hand of the right size, and says whether all are melds of tiles that there can be. */
function addMelds(counted: Filling, melds: readonly Meld[]): boolean {
  let codes = 0;
  let isPossible = true;
  for (let i = 0; i < melds.length; i++) {
    const { type, tiles } = melds[i] as Meld;
    const code = codeOf(type, tiles);
    if (code === 0) return false;
    if (code < FIRST_PON) counted.places |= MARK.chi;
    if (code < FIRST_ANKAN) counted.facts &= ~HAND.closed;
    codes |= code << (CODE_BITS * i);
    const suit = MELD_SUIT[code] as number;
    isPossible = addSeen(suit, MELD_WORD[code] as number) && isPossible;
    for (let j = 0; j < tiles.length; j++) if ((tiles[j] as Tile) >= KINDS) addRed(counted, suit);
  }
  counted.melds = codes;
  return isPossible;
}

/** Adds a word of at most four tiles of a kind, and says whether there are no more than four of any. */
function addSeen(suit: number, word: number): boolean {
  const before = seen[suit] as number;
  if ((before & word & FOURS) !== 0) return false;
  seen[suit] = before + word;
  return !hasFifth(before + word);
}

function addRed(counted: Filling, suit: number): void {
  if (suit === 0) counted.man += 1 << REDS;
  else if (suit === 1) counted.pin += 1 << REDS;
  else counted.sou += 1 << REDS;
}

/** Counts the fives in the hand. */
function countFives(counted: Filling): void {
  const man = counted.man >>> REDS;
  const pin = counted.pin >>> REDS;
  const sou = counted.sou >>> REDS;
  const plain = (suit: number, reds: number) => (digitAt(seen[suit] as number, FIVE) - reds) << fivesAt(suit, false);
  const red = (suit: number, reds: number) => reds << fivesAt(suit, true);
  counted.fives = plain(0, man) + red(0, man) + plain(1, pin) + red(1, pin) + plain(2, sou) + red(2, sou);
}

function addNorths(counted: Filling, kita: number): boolean {
  if (kita === 0) return true;
  if (!Number.isInteger(kita) || kita < 0 || kita > COPIES) return false;
  counted.places |= kita << PLACE.kita;
  return addSeen(SUIT_OF[NORTH] as number, unitOf(NORTH) * kita);
}

/** The indicators as one integer. It means nothing if there are too many, but then the win is marked as odd. */
function indicatorsOf(tiles: readonly Tile[]): number {
  let indicators = 0;
  for (let i = 0; i < tiles.length; i++) indicators |= ((tiles[i] as Tile) + 1) << (INDICATOR_BITS * i);
  return indicators;
}

/** Adds the indicators. @returns whether there can be these indicators */
function addIndicators(counted: Filling, { riichi, doraIndicators, uraIndicators }: Win): boolean {
  const areDora = addEach(counted, doraIndicators);
  const areUra = addEach(counted, uraIndicators);
  if (uraIndicators.length === 0) return areDora;
  return areDora && areUra && riichi !== undefined && uraIndicators.length <= (doraIndicators.length || MOST_INDICATORS);
}

function addEach(counted: Filling, tiles: readonly Tile[]): boolean {
  let isPossible = tiles.length <= MOST_INDICATORS;
  for (let i = 0; i < tiles.length; i++) {
    isPossible = addIndicator(counted, tiles[i] as Tile) && isPossible;
  }
  return isPossible;
}

function addIndicator(counted: Filling, tile: Tile): boolean {
  const kind = kindOf(tile);
  const suit = SUIT_OF[kind];
  if (suit === undefined) throw new TypeError('not a tile');
  if (isFive(kind)) counted.fives += 1 << fivesAt(suit, tile !== kind);
  return addSeen(suit, 1 << (SHIFT_OF[kind] as number));
}
