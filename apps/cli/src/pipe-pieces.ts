/** A line of more bytes cannot be a win. */
export const LONGEST_LINE = 1 << 20;

export const LINE_END = 0x0a;

/** Some whole lines, as bytes of their own that may be handed to another thread. */
export type Piece = Uint8Array<ArrayBuffer>;

/**
 * What a stream brings, as it arrives, in pieces of whole lines. Only the last line of all may lack its end.
 *
 * @param longest of a longer line only one byte more is kept, so that it stays too long
 */
export async function* piecesOf(input: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<Piece> {
  const begun = new BegunLine(longest);
  for await (const chunk of input) {
    const length = chunk.lastIndexOf(LINE_END) + 1;
    if (length > 0) yield begun.endWith(chunk.subarray(0, length));
    begun.add(chunk.subarray(length));
  }
  if (begun.length > 0) yield begun.endWith(new Uint8Array());
}

/** What has arrived of a line. */
class BegunLine {
  length = 0;
  readonly #longest: number;
  #parts: Uint8Array[] = [];

  constructor(longest: number) {
    this.#longest = longest;
  }

  add(part: Uint8Array): void {
    const kept = part.subarray(0, this.#longest + 1 - this.length);
    if (kept.length > 0) this.#parts.push(kept);
    this.length += kept.length;
  }

  /** The line with the rest of it and whole lines after it. */
  endWith(rest: Uint8Array): Piece {
    const piece = new Uint8Array(this.length + rest.length);
    let at = 0;
    for (const part of [...this.#parts, rest]) {
      piece.set(part, at);
      at += part.length;
    }
    this.length = 0;
    this.#parts = [];
    return piece;
  }
}
