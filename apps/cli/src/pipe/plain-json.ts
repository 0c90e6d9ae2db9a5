import { type Suit, type Tile, kindAt, redFiveOf } from '@tenbo/engine';

/** The marks between the parts of JSON. */
export const MARK = { colon: 0x3a, comma: 0x2c, object: 0x7b, objectEnd: 0x7d, list: 0x5b, listEnd: 0x5d } as const;

/** More than any hand has. */
const MOST_TILES = 64;

/** Longer texts are read with care. */
const LONGEST_LABEL = 64;

const QUOTE = 0x22;
const ESCAPE = 0x5c;
const LAST_PRINTABLE = 0x7e;
const ZERO = 0x30;
const [TAB, RETURN, SPACE] = [0x09, 0x0d, 0x20];
const NULL = Buffer.from('null');
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');

/**
 * Reads the JSON of one line from its bytes, part by part, each of the kind that the caller expects next. At the first part that is of another kind, or
 * not plain, it gives up: `isPlain` is then false, and every later part is undefined.
 */
export class PlainJson {
  isPlain = true;
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;

  constructor(bytes: Uint8Array, from: number, to: number) {
    this.#bytes = bytes;
    this.#at = from;
    this.#end = to;
  }

  giveUp(): undefined {
    this.isPlain = false;
    this.#at = this.#end;
  }

  /** Reads a mark that must come next. */
  take(mark: number): void {
    if (!this.takes(mark)) this.giveUp();
  }

  /** Whether a mark comes next; if so, moves past it. */
  takes(mark: number): boolean {
    if (this.#next() !== mark) return false;
    this.#at++;
    return true;
  }

  takesNull(): boolean {
    return this.#next() === NULL[0] && this.#takesAll(NULL);
  }

  /** A string that is one of certain words. */
  word<W extends string>(words: ByteWords<W>): W | undefined {
    this.take(QUOTE);
    const word = words.at(this.#bytes, this.#at);
    if (word === undefined) return this.giveUp();
    this.#at += word.length + 1;
    return word;
  }

  /** A string of tiles: digits, then the letter of their suit. */
  tiles(): readonly Tile[] | undefined {
    this.take(QUOTE);
    const bytes = this.#bytes;
    const tiles: number[] = [];
    /** The first digit that still has no suit. */
    let first = 0;
    let at = this.#at;
    for (; at < this.#end && bytes[at] !== QUOTE; at++) {
      const digit = (bytes[at] as number) - ZERO;
      if (digit >= 0 && digit <= 9) {
        tiles.push(digit);
        continue;
      }
      const suit = TILES_BEFORE[bytes[at] as number];
      if (suit === undefined || first === tiles.length) return this.giveUp();
      for (; first < tiles.length; first++) {
        const tile = suit[tiles[first] as number];
        if (tile === undefined) return this.giveUp();
        tiles[first] = tile;
      }
    }
    this.#at = at + 1;
    return first === tiles.length && first <= MOST_TILES ? (tiles as Tile[]) : this.giveUp();
  }

  /** A whole number up to 999. */
  count(): number | undefined {
    this.#next();
    const from = this.#at;
    let count = 0;
    for (; this.#at < from + 3; this.#at++) {
      const digit = (this.#bytes[this.#at] as number) - ZERO;
      if (!(digit >= 0 && digit <= 9)) break;
      count = 10 * count + digit;
    }
    // JSON allows no leading zeros.
    const least = this.#at === from + 1 ? 0 : 10 ** (this.#at - from - 1);
    return this.#at > from && count >= least ? count : this.giveUp();
  }

  /** A short text of printable ASCII without escapes, or a whole number up to 999. */
  label(): string | number | undefined {
    if (this.#next() !== QUOTE) return this.count();
    const from = ++this.#at;
    for (; this.#at < this.#end && this.#bytes[this.#at] !== QUOTE; this.#at++) {
      const byte = this.#bytes[this.#at] as number;
      if (byte < SPACE || byte > LAST_PRINTABLE || byte === ESCAPE) return this.giveUp();
    }
    const length = this.#at - from;
    if (length === 0 || length > LONGEST_LABEL || this.#at >= this.#end) return this.giveUp();
    return String.fromCharCode(...this.#bytes.subarray(from, this.#at++));
  }

  flag(): boolean | undefined {
    const isTrue = this.#next() === TRUE[0];
    return this.#takesAll(isTrue ? TRUE : FALSE) ? isTrue : this.giveUp();
  }

  /** Checks that the text ends here. */
  end(): void {
    if (this.#next() !== undefined) this.giveUp();
  }

  /** The next byte that is not white space. */
  #next(): number | undefined {
    for (; this.#at < this.#end; this.#at++) {
      const byte = this.#bytes[this.#at] as number;
      if (byte !== SPACE && byte !== RETURN && byte !== TAB) return byte;
    }
    return undefined;
  }

  #takesAll(word: Uint8Array): boolean {
    for (let i = 0; i < word.length; i++) if (this.#bytes[this.#at + i] !== word[i]) return false;
    this.#at += word.length;
    return true;
  }
}

/** By the letter of a suit, the tile of each digit, zero first. */
const TILES_BEFORE: readonly (readonly (Tile | undefined)[] | undefined)[] = Array.from({ length: 128 }, (_, byte) => {
  const suit = 'mpsz'.indexOf(String.fromCharCode(byte));
  if (suit < 0) return undefined;
  const ranks = Array.from({ length: suit === 3 ? 7 : 9 }, (__, i) => kindAt(suit as Suit, i + 1));
  return [suit === 3 ? undefined : redFiveOf(suit as 0 | 1 | 2), ...ranks];
});

/** Finds words of JSON in ASCII among bytes, without decoding the bytes to a string. */
export class ByteWords<W extends string> {
  readonly #words: readonly W[];
  /** The bytes of each word, with the closing quote. */
  readonly #bytes: readonly Uint8Array[];
  /** A hash table, at most half full, of the numbers of the words; −1 for an empty place. */
  readonly #places: Int16Array;

  constructor(words: readonly W[]) {
    this.#words = words;
    this.#bytes = words.map((word) => Buffer.from(`${word}"`, 'latin1'));
    this.#places = new Int16Array(2 ** Math.ceil(Math.log2(2 * words.length))).fill(-1);
    for (const [word, bytes] of this.#bytes.entries()) {
      let place = this.#placeOf(bytes, 0);
      while (this.#places[place] !== -1) place = this.#after(place);
      this.#places[place] = word;
    }
  }

  /** The word that begins at a byte and ends with a quote. */
  at(bytes: Uint8Array, from: number): W | undefined {
    for (let place = this.#placeOf(bytes, from); ; place = this.#after(place)) {
      const word = this.#places[place] as number;
      if (word === -1) return undefined;
      if (beginsWith(bytes, from, this.#bytes[word] as Uint8Array)) return this.#words[word];
    }
  }

  /** Hashes the first two bytes: the shortest word has no more, including its quote. */
  #placeOf(bytes: Uint8Array, from: number): number {
    return ((bytes[from] as number) * 7 + (bytes[from + 1] as number)) & (this.#places.length - 1);
  }

  #after(place: number): number {
    return (place + 1) & (this.#places.length - 1);
  }
}

function beginsWith(bytes: Uint8Array, from: number, word: Uint8Array): boolean {
  for (let i = 0; i < word.length; i++) if (word[i] !== bytes[from + i]) return false;
  return true;
}
