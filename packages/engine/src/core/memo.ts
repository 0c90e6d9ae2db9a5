/** A row is two keys and two values, so that one line of the processor's cache holds all of it. */
const ROW = 4;
const FEWEST_ROWS = 1 << 6;

/**
 * Pairs of integers worked out for pairs of integers. The table is kept about half full: it grows with what it holds, up to a limit, and
 * then forgets everything and begins again.
 */
export class Memo {
  /** The rows. The first value of a row in use is not 0. */
  rows: Int32Array = new Int32Array(ROW * FEWEST_ROWS);
  readonly #mostRows: number;
  #count = 0;

  /** @param mostRows a power of two */
  constructor(mostRows: number) {
    this.#mostRows = mostRows;
  }

  /** Where in `rows` the values of two keys are. The first is 0 if they are not known. */
  find(one: number, other: number): number {
    const { rows } = this;
    const last = rows.length - ROW;
    const mixed = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
    let row = ((mixed ^ (mixed >>> 15)) << 2) & last;
    while (rows[row + 2] !== 0 && (rows[row] !== one || rows[row + 1] !== other)) row = (row + ROW) & last;
    return row + 2;
  }

  /** Makes room for a few more rows. */
  reserve(): void {
    const { rows } = this;
    if (2 * ROW * this.#count < rows.length) return;
    const grown = 2 * rows.length;
    const isFull = grown > ROW * this.#mostRows;
    this.rows = new Int32Array(isFull ? ROW * FEWEST_ROWS : grown);
    this.#count = 0;
    if (isFull) return;
    for (let row = 0; row < rows.length; row += ROW) {
      const [one = 0, other = 0, first = 0, second = 0] = rows.subarray(row, row + ROW);
      if (first !== 0) this.add(one, other, first, second);
    }
  }

  /** Adds a row. */
  add(one: number, other: number, first: number, second: number): void {
    this.rows.set([one, other, first, second], this.find(one, other) - 2);
    this.#count++;
  }
}
