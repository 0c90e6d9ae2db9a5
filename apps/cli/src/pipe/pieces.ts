/** A line with more bytes than this cannot be a win. */
export const LONGEST_LINE = 1 << 20;

export const LINE_END = 0x0a;

/** A number of whole lines, as separate bytes that may be handed over to another thread. */
export type Piece = Uint8Array<ArrayBuffer>;

/**
 * Splits a stream, as it arrives, into pieces of whole lines. Only the very last line may have no line end.
 *
 * @param longest a longer line is cut to one byte more than this, so that it remains too long
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

/** The part of a line that has arrived so far. */
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

  /** The line with its rest and the whole lines after it. */
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
