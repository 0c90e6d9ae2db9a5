import type { CountedWin } from './counted-win.ts';
import { countedIndicators, indicatedBy, pointedTo } from '../hand/dora.ts';
import {
  ANY_CIRCUMSTANCE,
  ANY_KITA,
  FIVES_OVER,
  INDICATOR_BITS,
  INDICATOR_MASK,
  MARK,
  MOST_INDICATORS,
  PLACE,
  fivesAt,
  placeIn,
  tileIn,
} from './layout.ts';
import { CODE_BITS, CODE_MASK, MELD_SETS, MELD_SUIT, MELD_SUM, MELD_WORD } from './melds.ts';
import { DIGITS, type FourWords, REDS, SHIFT_OF, SUIT_OF } from './suit-words.ts';
import type { TileRules } from '../hand/hand-rules.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { HAND } from '../hand/facts.ts';
import { COPIES, EAST, type Kind, NORTH, TILES, type Tile, kindOf } from '../tiles/tile.ts';

/** One counted win under the rules of a scorer: everything that holds however its hand is read. It is filled again for each win. */
export class Survey {
  /** The suit words of the concealed tiles with the winning one. */
  readonly words: FourWords = [0, 0, 0, 0];
  /** What the melds are and add up to, as `sets.ts` writes it. */
  readonly meldSets: FourWords = [0, 0, 0, 0];
  meldSum = 0;
  /** The codes of the melds. */
  melds = 0;
  tile = 0 as Kind;
  tsumo = false;
  closed = true;
  seatWind = 0 as Kind;
  roundWind = 0 as Kind;
  facts = 0;
  dora = 0;
  akaDora = 0;
  uraDora = 0;
  kita = 0;
  /** The win may be one that the rules, or all rules, exclude. */
  suspect = false;
  /** Whether the hand waited for one kind only, once somebody has asked: the answer takes longer than all the rest. */
  waitsOnOne: boolean | undefined;

  readonly #rules: RuleSet;
  /** For each indicator as a counted win has it, the kind that it makes dora. */
  readonly #doraOf: readonly Kind[];
  /** The bits of the indicators that count. */
  readonly #countedDora: number;
  readonly #countedUra: number;
  readonly #doraInOpenHand: boolean;
  /** Added to the fives seen, one too many of them reaches the free bit of its count. */
  readonly #roomForFives: number;
  /** The marks that these rules have to look at. */
  readonly #suspects: number;
  /** All tiles of the hand as suit words. */
  readonly #held: FourWords = [0, 0, 0, 0];

  constructor(rules: RuleSet) {
    const { tiles, dora } = rules;
    this.#rules = rules;
    this.#doraOf = Array.from({ length: 1 + TILES }, (_, coded) => indicatedBy((coded - 1) as Tile, tiles));
    const counted = countedIndicators(dora);
    this.#countedDora = bitsOf(counted.dora);
    this.#countedUra = bitsOf(counted.ura);
    this.#doraInOpenHand = dora.inOpenHand === 'counted';
    this.#roomForFives = tiles.redFives.reduce(
      (room, reds, suit) => room + roomFor(COPIES - reds, suit, false) + roomFor(reds, suit, true),
      0,
    );
    const chi = tiles.players === 3 ? MARK.chi : 0;
    const removed = tiles.removed === 'man2to8' ? MARK.man2to8 : 0;
    const kita = tiles.kita === 'none' ? ANY_KITA : 0;
    this.#suspects = MARK.odd | MARK.openRiichi | ANY_CIRCUMSTANCE | chi | removed | kita;
  }

  survey(counted: CountedWin): void {
    const { man, pin, sou, honors, facts, places } = counted;
    const { words, meldSets } = this;
    const held = this.#held;
    held[0] = words[0] = man & DIGITS;
    held[1] = words[1] = pin & DIGITS;
    held[2] = words[2] = sou & DIGITS;
    held[3] = words[3] = honors;
    meldSets[0] = meldSets[1] = meldSets[2] = meldSets[3] = 0;
    this.melds = counted.melds;
    this.meldSum = 0;
    for (let rest = counted.melds; rest !== 0; rest >>>= CODE_BITS) this.#addMeld(rest & CODE_MASK);
    this.waitsOnOne = undefined;
    this.facts = facts;
    this.tile = kindOf(tileIn(places) as Tile);
    this.tsumo = (facts & HAND.tsumo) !== 0;
    this.closed = (facts & HAND.closed) !== 0;
    this.seatWind = (EAST + placeIn(places, PLACE.seat)) as Kind;
    this.roundWind = (EAST + placeIn(places, PLACE.round)) as Kind;
    this.#countDora(counted);
    this.suspect =
      (places & this.#suspects) !== 0 ||
      ((counted.fives + this.#roomForFives) & FIVES_OVER) !== 0 ||
      this.seatWind >= EAST + this.#rules.tiles.players;
  }

  get playedWith(): TileRules {
    return this.#rules.tiles;
  }

  /** The kinds that these indicators make dora. */
  doraKinds(indicators: readonly Tile[]): readonly Kind[] {
    const { tiles, dora } = this.#rules;
    return pointedTo(indicators, countedIndicators(dora).dora, tiles);
  }

  /** How many tiles of a kind are concealed, including the winning tile. */
  concealed(kind: Kind): number {
    return countIn(this.words, kind);
  }

  /** How many tiles of a kind are in the hand, melds included. */
  copies(kind: Kind): number {
    return countIn(this.#held, kind);
  }

  #addMeld(code: number): void {
    const suit = MELD_SUIT[code] as number;
    (this.#held[suit] as number) += MELD_WORD[code] as number;
    (this.meldSets[suit] as number) |= MELD_SETS[code] as number;
    this.meldSum += MELD_SUM[code] as number;
  }

  #countDora(counted: CountedWin): void {
    this.kita = placeIn(counted.places, PLACE.kita);
    if (!this.closed && !this.#doraInOpenHand) {
      this.dora = this.akaDora = this.uraDora = this.kita = 0;
      return;
    }
    this.akaDora = (counted.man >>> REDS) + (counted.pin >>> REDS) + (counted.sou >>> REDS);
    this.dora = this.#doraAmong(counted.dora & this.#countedDora);
    this.uraDora = this.#doraAmong(counted.ura & this.#countedUra);
  }

  /** The dora that indicators point to; norths set aside are in the hand. */
  #doraAmong(indicators: number): number {
    let han = 0;
    for (let rest = indicators; rest !== 0; rest >>>= INDICATOR_BITS) {
      const kind = this.#doraOf[rest & INDICATOR_MASK] as Kind;
      han += this.copies(kind) + (kind === NORTH ? this.kita : 0);
    }
    return han;
  }
}

/** The bits of that many indicators. */
function bitsOf(indicators: number): number {
  return (1 << (INDICATOR_BITS * Math.min(indicators, MOST_INDICATORS))) - 1;
}

function countIn(words: FourWords, kind: Kind): number {
  return ((words[SUIT_OF[kind] as number] as number) >> (SHIFT_OF[kind] as number)) & 7;
}

function roomFor(most: number, suit: number, red: boolean): number {
  return (7 - most) << fivesAt(suit, red);
}
