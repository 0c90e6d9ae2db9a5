import { countedIndicators, doraTable } from '../hand/dora.ts';
import { HAND } from '../hand/facts.ts';
import { MeldSum, meldKind } from './melds.ts';
import type { TileRules } from '../rules/hand-rules.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import {
  COPIES,
  HATSU,
  KINDS,
  type Kind,
  NORTH,
  TILES,
  type Tile,
  WEIGHT,
  isHonor,
  isTerminal,
  kindOf,
  suitOf,
  windKind,
} from '../tiles/tile.ts';
import type { Meld, RiichiKind, Win } from '../hand/win.ts';

/** The kinds of tiles in a hand, one bit each. */
const MADE_OF = { man: 1, pin: 2, sou: 4, honor: 8, terminal: 16, simple: 32, notGreen: 64, hatsu: 128 } as const;
const SUITS_MASK = MADE_OF.man | MADE_OF.pin | MADE_OF.sou;
const GREEN: readonly number[] = [19, 20, 21, 23, 25, HATSU];

/** Open riichi is also a yaku of its own, counted elsewhere. */
const RIICHI: { readonly [K in RiichiKind]: number } = {
  riichi: HAND.riichi,
  openRiichi: HAND.riichi,
  doubleRiichi: HAND.doubleRiichi,
  openDoubleRiichi: HAND.doubleRiichi,
};

/** Room for the number of a suit's counts: 5^9 is less than 2^21. */
const SUIT_ROOM = 2 ** 21;
/** Bits for the number of a suit's tiles. */
const SIZE_BITS = 5;
const SIZE_MASK = (1 << SIZE_BITS) - 1;
/** Above the sizes, the red fives of each suit. */
const REDS = 4 * SIZE_BITS;
const RED_BITS = 3;
const RED_MASK = (1 << RED_BITS) - 1;

const KIND_OF = Uint8Array.from({ length: TILES }, (_, tile) => kindOf(tile as Tile));
const TRAITS_OF = Uint8Array.from(KIND_OF, (kind) => traitsOf(kind as Kind));
/** What a tile adds to the packed counts of man and pin, of sou and honours, and to the packed sizes with the red fives above them. */
const TO_MAN_PIN = Float64Array.from(KIND_OF, (kind) => (kind < 9 ? weightOf(kind) : kind < 18 ? weightOf(kind) * SUIT_ROOM : 0));
const TO_SOU_HONORS = Float64Array.from(KIND_OF, (kind) =>
  kind < 18 ? 0 : kind < 27 ? weightOf(kind) : weightOf(kind) * SUIT_ROOM,
);
const TO_SIZES = Int32Array.from(
  KIND_OF,
  (kind, tile) => (1 << (SIZE_BITS * suitOf(kind as Kind))) | (tile < KINDS ? 0 : redBit(tile)),
);

/** Seen tiles are counted in bytes. Four bytes at a time are cleared, and tested for a count above four. */
const SEEN_WORDS = 10;
const OVER_FOUR = 0x7b7b7b7b;
const HIGH_BITS = 0x80808080;

/**
 * One win, counted: everything that holds however its hand is read. One survey is filled again for each win, so that scoring allocates
 * nothing. It counts whatever it is given; `Check` judges what it counted.
 */
export class Survey {
  /** The concealed tiles with the winning one: for man, pin, sou and honours the counts as a number in base 5, and how many tiles. */
  readonly keys: Int32Array = new Int32Array(4);
  readonly sizes: Int32Array = new Int32Array(4);
  readonly melds: MeldSum = new MeldSum();
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
  /** Melds whose tiles make no meld of their type: they are left out of `melds`. */
  malformedMelds = 0;

  readonly #rules: RuleSet;
  readonly #doraOf: Uint8Array;
  /** All tiles seen, by kind; red fives also on their own. */
  readonly #seen: Uint8Array = new Uint8Array(SEEN_WORDS * 4);
  readonly #seenWords: Int32Array = new Int32Array(this.#seen.buffer);
  readonly #reds: readonly [number, number, number];
  /** How many of the indicators count. */
  readonly #counted: { readonly dora: number; readonly ura: number };
  readonly #doraInOpenHand: boolean;
  #traits = 0;

  constructor(rules: RuleSet) {
    this.#rules = rules;
    this.#doraOf = Uint8Array.from(doraTable(rules.tiles));
    this.#reds = rules.tiles.redFives;
    this.#counted = countedIndicators(rules.dora);
    this.#doraInOpenHand = rules.dora.inOpenHand === 'counted';
  }

  count(win: Win): void {
    const { hand, method, doraIndicators, uraIndicators, kita = 0 } = win;
    for (let i = 0; i < SEEN_WORDS; i++) this.#seenWords[i] = 0;
    this.#addConcealed(hand.concealed, win.tile);
    this.#addMelds(hand.melds);
    this.kita = kita;
    if (kita > 0) (this.#seen[NORTH] as number) += Math.min(kita, COPIES + 1); // in a byte, 256 would wrap to 0
    this.akaDora = this.#seenReds();
    this.dora = this.#doraAmong(doraIndicators, this.#counted.dora);
    this.uraDora = this.#doraAmong(uraIndicators, this.#counted.ura);
    this.#addIndicators(doraIndicators);
    this.#addIndicators(uraIndicators);

    this.tile = KIND_OF[win.tile] as Kind;
    this.closed = this.melds.open === 0;
    if (!this.closed && !this.#doraInOpenHand) this.dora = this.akaDora = this.uraDora = this.kita = 0;
    this.tsumo = method.by === 'tsumo';
    if (!this.tsumo && method.by !== 'ron') noWord(method.by);
    this.seatWind = windKind(win.seatWind);
    this.roundWind = windKind(win.roundWind);
    this.facts = this.#situation(win) | this.#makeup();
  }

  get playedWith(): TileRules {
    return this.#rules.tiles;
  }

  /** How many tiles of a kind are concealed, including the winning tile. */
  concealed(kind: Kind): number {
    return Math.floor((this.keys[suitOf(kind)] as number) / weightOf(kind)) % 5;
  }

  /** Whether the wall cannot hold the tiles seen: five of a kind, too many red or plain fives, or a tile the rules leave out. */
  get exceedsWall(): boolean {
    const seen = this.#seen;
    for (let i = 0; i < SEEN_WORDS; i++) {
      if ((((this.#seenWords[i] as number) + OVER_FOUR) & HIGH_BITS) !== 0) return true;
    }
    for (let suit = 0; suit < 3; suit++) {
      const reds = seen[KINDS + suit] as number;
      const most = this.#reds[suit] as number;
      if (reds > most || (seen[9 * suit + 4] as number) - reds > COPIES - most) return true;
    }
    return this.#rules.tiles.removed === 'man2to8' && seen.subarray(1, 8).some((count) => count > 0);
  }

  #addConcealed(tiles: readonly Tile[], last: Tile): void {
    let manPin = TO_MAN_PIN[last] as number;
    let souHonors = TO_SOU_HONORS[last] as number;
    let sizes = TO_SIZES[last] as number;
    let traits = TRAITS_OF[last] as number;
    const seen = this.#seen;
    (seen[KIND_OF[last] as Kind] as number)++;
    for (let i = 0; i < tiles.length; i++) {
      const tile = tiles[i] as Tile;
      manPin += TO_MAN_PIN[tile] as number;
      souHonors += TO_SOU_HONORS[tile] as number;
      sizes += TO_SIZES[tile] as number;
      traits |= TRAITS_OF[tile] as number;
      (seen[KIND_OF[tile] as Kind] as number)++;
    }
    this.#traits = traits;
    for (let suit = 0; suit < 3; suit++) seen[KINDS + suit] = (sizes >> (REDS + RED_BITS * suit)) & RED_MASK;
    const pin = Math.floor(manPin / SUIT_ROOM);
    const honors = Math.floor(souHonors / SUIT_ROOM);
    this.keys[0] = manPin - pin * SUIT_ROOM;
    this.keys[1] = pin;
    this.keys[2] = souHonors - honors * SUIT_ROOM;
    this.keys[3] = honors;
    for (let suit = 0; suit < 4; suit++) this.sizes[suit] = (sizes >> (SIZE_BITS * suit)) & SIZE_MASK;
  }

  #see(tile: Tile): void {
    (this.#seen[KIND_OF[tile] as Kind] as number)++;
    if (tile >= KINDS) (this.#seen[tile] as number)++;
  }

  #addMelds(melds: readonly Meld[]): void {
    this.malformedMelds = 0;
    this.melds.clear();
    for (let index = 0; index < melds.length; index++) {
      const { type, tiles } = melds[index] as Meld;
      for (let i = 0; i < tiles.length; i++) {
        const tile = tiles[i] as Tile;
        this.#see(tile);
        this.#traits |= TRAITS_OF[tile] as number;
      }
      const kind = meldKind(type, tiles);
      if (kind < 0) this.malformedMelds++;
      else this.melds.add(type, kind as Kind);
    }
  }

  #seenReds(): number {
    const seen = this.#seen;
    return (seen[KINDS] as number) + (seen[KINDS + 1] as number) + (seen[KINDS + 2] as number);
  }

  /** The dora that the counted indicators point to. */
  #doraAmong(indicators: readonly Tile[], counted: number): number {
    const end = Math.min(indicators.length, counted);
    let han = 0;
    for (let i = 0; i < end; i++) {
      han += this.#seen[this.#doraOf[KIND_OF[indicators[i] as Tile] as Kind] as Kind] as number;
    }
    return han;
  }

  #addIndicators(indicators: readonly Tile[]): void {
    for (let i = 0; i < indicators.length; i++) this.#see(indicators[i] as Tile);
  }

  #situation({ riichi, method, seatWind }: Win): number {
    let facts = this.tsumo ? HAND.tsumo : HAND.ron;
    if (this.closed) facts |= HAND.closed;
    if (seatWind === 'E') facts |= HAND.dealer;
    if (riichi !== undefined) {
      facts |= RIICHI[riichi.kind] ?? noWord(riichi.kind);
      if (riichi.ippatsu) facts |= HAND.ippatsu;
    }
    if (method.on !== undefined) facts |= HAND[method.on] ?? noWord(method.on);
    return facts;
  }

  #makeup(): number {
    const traits = this.#traits;
    const suits = traits & SUITS_MASK;
    let facts = 0;
    if (suits !== 0 && (suits & (suits - 1)) === 0) facts |= HAND.oneSuit;
    if (traits & MADE_OF.honor) facts |= suits === 0 ? HAND.honors | HAND.onlyHonors : HAND.honors;
    if (traits & MADE_OF.simple) facts |= HAND.simples;
    if (traits & MADE_OF.terminal)
      facts |= traits & (MADE_OF.simple | MADE_OF.honor) ? HAND.terminals : HAND.terminals | HAND.onlyTerminals;
    if (traits & MADE_OF.hatsu) facts |= HAND.someHatsu;
    if ((traits & MADE_OF.notGreen) === 0) facts |= HAND.onlyGreen;
    return facts;
  }
}

/** Fails on an unknown word; `assertWin` then names its field. */
function noWord(word: string): never {
  throw new TypeError(`unknown word: ${word}`);
}

function traitsOf(kind: Kind): number {
  const suit = [MADE_OF.man, MADE_OF.pin, MADE_OF.sou, MADE_OF.honor][suitOf(kind)] as number;
  const rank = isHonor(kind) ? 0 : isTerminal(kind) ? MADE_OF.terminal : MADE_OF.simple;
  return suit | rank | (GREEN.includes(kind) ? 0 : MADE_OF.notGreen) | (kind === HATSU ? MADE_OF.hatsu : 0);
}

function weightOf(kind: number): number {
  return WEIGHT[kind % 9] as number;
}

function redBit(tile: number): number {
  return 1 << (REDS + RED_BITS * (tile - KINDS));
}
