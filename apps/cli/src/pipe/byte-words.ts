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
