import type { MoreErrors } from '../input/error-list.ts';
import { EAST, type Kind, type Suit, type Tile, kindAt, kindOf, redFiveOf } from './tile.ts';

/** What is wrong with a hand's text. */
export type NotationError = TextError | MoreErrors;

/** An error in a text: its position, counted in characters from 0, and what was found there. */
export type TextError =
  | { readonly code: 'unknownCharacter'; readonly position: number; readonly character: string }
  /** `nearest` are the words that it may be a misspelling of. */
  | { readonly code: 'unknownWord'; readonly position: number; readonly word: string; readonly nearest: readonly string[] }
  | { readonly code: 'contradictingWord'; readonly position: number; readonly word: string; readonly earlier: string }
  | { readonly code: 'missingSuit'; readonly position: number; readonly digits: string }
  | { readonly code: 'noSuchTile'; readonly position: number; readonly tile: string }
  | { readonly code: 'unclosedMeld'; readonly position: number; readonly character: string }
  | { readonly code: 'meldSize'; readonly position: number; readonly tiles: number }
  | { readonly code: 'misplacedMelds'; readonly position: number }
  | { readonly code: 'winningTileCount'; readonly position: number; readonly tiles: number }
  | { readonly code: 'textTooLong'; readonly position: number; readonly most: number };

export interface PlacedTile {
  readonly tile: Tile;
  /** In characters from the start of the text. */
  readonly position: number;
}

/** Reads the tiles between two positions of a text, given as characters. A `+` here only marks the tile added to a meld. */
export function readTiles(text: readonly string[], start: number, end: number, errors: TextError[]): readonly PlacedTile[] {
  const reader = new TileReader(text, errors);
  for (let at = start; at < end; at++) reader.read(at);
  return reader.end();
}

/** Collects digits until the letter of their suit turns them into tiles. */
class TileReader {
  readonly #text: readonly string[];
  readonly #errors: TextError[];
  readonly #tiles: PlacedTile[] = [];
  #digits: Digit[] = [];
  /** After an `r`: the next five is red. */
  #redNext = false;

  constructor(text: readonly string[], errors: TextError[]) {
    this.#text = text;
    this.#errors = errors;
  }

  read(at: number): void {
    const character = this.#text[at] as string;
    // After digits a capital is a suit too; elsewhere P and S are honours.
    const suit = SUITS.indexOf(this.#digits.length > 0 ? character.toLowerCase() : character);
    if (character >= '0' && character <= '9') this.#digit(character, at);
    else if (suit >= 0 && this.#digits.length > 0) this.#suit(suit as Suit);
    else if (character === 'r' && this.#redden(at)) return;
    else if (NAMED.has(character)) {
      this.#dropDigits();
      this.#tiles.push({ tile: NAMED.get(character) as Kind, position: at });
    } else if (!IGNORED.test(character)) {
      this.#dropDigits();
      this.#unknown(character, at);
    }
  }

  end(): readonly PlacedTile[] {
    this.#dropDigits();
    return this.#tiles;
  }

  #digit(character: string, position: number): void {
    const rank = Number(character) || 5;
    this.#digits.push({ rank, red: character === '0' || this.#redNext, position });
    this.#redNext = false;
  }

  #suit(suit: Suit): void {
    for (const { rank, red, position } of this.#digits) {
      if (suit < 3) this.#tiles.push({ tile: red ? redFiveOf(suit as 0 | 1 | 2) : kindAt(suit, rank), position });
      else if (rank > 7 || red) this.#errors.push({ code: 'noSuchTile', position, tile: `${this.#written(position, red)}z` });
      else this.#tiles.push({ tile: kindAt(suit, rank), position });
    }
    this.#digits = [];
  }

  #written(position: number, red: boolean): string {
    const digit = this.#text[position] as string;
    return red && digit !== '0' ? `${digit}r` : digit;
  }

  /** `5r` or `5mr` makes the five before it red, `r5` the five after it. */
  #redden(at: number): boolean {
    const digit = this.#digits.at(-1);
    const tile = this.#tiles.at(-1);
    const followed = this.#text[at + 1] === '5';
    if (digit?.rank === 5) digit.red = true;
    else if (
      !digit &&
      !followed &&
      tile &&
      SUITS.includes(this.#text[at - 1] as string) &&
      tile.tile % 9 === 4 &&
      tile.tile < EAST
    ) {
      this.#tiles[this.#tiles.length - 1] = { ...tile, tile: redFiveOf(Math.floor(tile.tile / 9) as 0 | 1 | 2) };
    } else if (followed) this.#redNext = true;
    else return false;
    return true;
  }

  /** A run of unknown characters is one error. */
  #unknown(character: string, position: number): void {
    const last = this.#errors.at(-1);
    const inRow = last?.code === 'unknownCharacter' && last.position + [...last.character].length === position;
    if (inRow) this.#errors[this.#errors.length - 1] = { ...last, character: last.character + character };
    else this.#errors.push({ code: 'unknownCharacter', position, character });
  }

  #dropDigits(): void {
    const [first] = this.#digits;
    if (!first) return;
    this.#errors.push({
      code: 'missingSuit',
      position: first.position,
      digits: this.#digits.map((d) => this.#text[d.position]).join(''),
    });
    this.#digits = [];
  }
}

interface Digit {
  readonly rank: number;
  red: boolean;
  readonly position: number;
}

const SUITS = 'mpsz';

/** Space, the mark of an added tile, and the selectors that follow Unicode tiles. */
const IGNORED = /\s|\+|\uFE0E|\uFE0F/;

const UNICODE_EAST = 0x1f000;

/** The kinds in the order of the Unicode block: winds, chun hatsu haku, man, sou, pin. */
const UNICODE_ORDER: readonly Kind[] = [
  kindsFrom(27, 4),
  kindsFrom(31, 3).toReversed(),
  kindsFrom(0, 9),
  kindsFrom(18, 9),
  kindsFrom(9, 9),
].flat();

function kindsFrom(first: number, count: number): readonly Kind[] {
  return Array.from({ length: count }, (_, i) => (first + i) as Kind);
}

/** Tiles written as one character: honours by letter, and all tiles in Unicode. */
const NAMED: ReadonlyMap<string, Kind> = new Map([
  ...[...'ESWNPFC'].map((letter, i) => [letter, (EAST + i) as Kind] as const),
  ...UNICODE_ORDER.map((kind, i) => [String.fromCodePoint(UNICODE_EAST + i), kind] as const),
]);

/**
 * The Unicode character of a tile, in its text style; a red five looks like the other fives.
 *
 * @example
 * unwrap(parseTiles('1z 5m')).map(unicodeOf); // → ['\u{1F000}\uFE0E', '\u{1F00B}\uFE0E']
 */
export function unicodeOf(tile: Tile): string {
  return `${String.fromCodePoint(UNICODE_EAST + UNICODE_ORDER.indexOf(kindOf(tile)))}\uFE0E`;
}
