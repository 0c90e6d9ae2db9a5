import { HAND } from '../hand/facts.ts';
import { assertWin } from '../hand/assert-win.ts';
import type { Meld, Win, WonBy } from '../hand/win.ts';
import { INDICATOR_BITS, MARK, MOST_INDICATORS, PLACE, fivesAt } from './layout.ts';
import { makeupOf } from './makeup.ts';
import { CODE_BITS, FIRST_ANKAN, FIRST_PON, MELD_SUIT, MELD_WORD, codeOf } from './melds.ts';
import { isContradiction, marksOf, mayBeWrong, situationOf } from './situation.ts';
import {
  DIGITS,
  type FourWords,
  REDS,
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
import { EAST, KINDS, NORTH, type Tile, windKind } from '../tiles/tile.ts';

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
const seen: FourWords = [0, 0, 0, 0];

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
  const { hand, tile, doraIndicators, uraIndicators, kita = 0 } = win;
  const { concealed, melds } = hand;
  counted.source = win;
  counted.facts = situationOf(win);
  const seat = windKind(win.seatWind) - EAST;
  const round = windKind(win.roundWind) - EAST;
  counted.places = tile | (seat << PLACE.seat) | (round << PLACE.round) | marksOf(win);
  seen[0] = TO_MAN[tile] as number;
  seen[1] = TO_PIN[tile] as number;
  seen[2] = TO_SOU[tile] as number;
  seen[3] = TO_HONORS[tile] as number;
  let isOdd = concealed.length + 3 * melds.length !== HAND_TILES;
  let tiles = 1 + add(concealed);
  counted.man = seen[0];
  counted.pin = seen[1];
  counted.sou = seen[2];
  counted.honors = seen[3];
  counted.melds = 0;
  if (melds.length > 0 && !isOdd) {
    tiles += addMelds(counted, melds);
    isOdd = counted.melds === 0;
  }
  counted.facts |= makeupOf(seen[0] & DIGITS, seen[1] & DIGITS, seen[2] & DIGITS, seen[3]);
  counted.places |= kita << PLACE.kita;
  seen[3] = (seen[3] + unitOf(NORTH) * kita) | 0;
  isOdd ||= kita < 0;
  counted.dora = indicatorsOf(doraIndicators);
  counted.ura = indicatorsOf(uraIndicators);
  tiles += kita + doraIndicators.length + uraIndicators.length;
  const man = seen[0] & DIGITS;
  const pin = seen[1] & DIGITS;
  const sou = seen[2] & DIGITS;
  counted.fives = fivesIn(seen[0], 0) + fivesIn(seen[1], 1) + fivesIn(seen[2], 2);
  isOdd ||= hasFifth(man) || hasFifth(pin) || hasFifth(sou) || hasFifth(seen[3]);
  // A count above seven spills into the next digit, and the words then count fewer tiles than there are.
  isOdd ||= tilesIn(man, pin, sou, seen[3]) !== tiles;
  isOdd ||= doraIndicators.length > MOST_INDICATORS || (uraIndicators.length > 0 && !mayHaveUra(win));
  isOdd ||= mayBeWrong(counted.facts) && isContradiction(win);
  if (isOdd) {
    assertWin(win);
    counted.places |= MARK.odd;
  }
  if (hasSimples(man)) counted.places |= MARK.man2to8;
}

const HAND_TILES = 13;

/** Adds tiles to those seen, and returns how many. */
function add(tiles: readonly Tile[]): number {
  let man = seen[0];
  let pin = seen[1];
  let sou = seen[2];
  let honors = seen[3];
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as Tile;
    man = (man + (TO_MAN[tile] as number)) | 0;
    pin = (pin + (TO_PIN[tile] as number)) | 0;
    sou = (sou + (TO_SOU[tile] as number)) | 0;
    honors = (honors + (TO_HONORS[tile] as number)) | 0;
  }
  seen[0] = man;
  seen[1] = pin;
  seen[2] = sou;
  seen[3] = honors;
  return tiles.length;
}

/** Adds the melds of a hand of the right size, and returns how many tiles they have. If one of them is no meld, `counted.melds` stays 0. */
function addMelds(counted: Filling, melds: readonly Meld[]): number {
  let codes = 0;
  let inMelds = 0;
  for (let i = 0; i < melds.length; i++) {
    const { type, tiles } = melds[i] as Meld;
    const code = codeOf(type, tiles);
    if (code === 0) return 0;
    if (code < FIRST_PON) counted.places |= MARK.chi;
    if (code < FIRST_ANKAN) counted.facts &= ~HAND.closed;
    codes |= code << (CODE_BITS * i);
    (seen[MELD_SUIT[code] as number] as number) += MELD_WORD[code] as number;
    inMelds += tiles.length;
    for (let j = 0; j < tiles.length; j++) {
      const tile = tiles[j] as Tile;
      if (tile >= KINDS) (seen[tile - KINDS] as number) += 1 << REDS;
    }
  }
  counted.melds = codes;
  counted.man = withRedsOf(seen[0], counted.man);
  counted.pin = withRedsOf(seen[1], counted.pin);
  counted.sou = withRedsOf(seen[2], counted.sou);
  return inMelds;
}

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

/** Adds indicators, and gives them as one integer, the first one lowest. It means nothing if there are too many. */
function indicatorsOf(tiles: readonly Tile[]): number {
  add(tiles);
  let indicators = 0;
  for (let i = tiles.length - 1; i >= 0; i--) indicators = (indicators << INDICATOR_BITS) | ((tiles[i] as Tile) + 1);
  return indicators;
}

function mayHaveUra({ riichi, doraIndicators, uraIndicators }: Win): boolean {
  return riichi !== undefined && uraIndicators.length <= (doraIndicators.length || MOST_INDICATORS);
}
