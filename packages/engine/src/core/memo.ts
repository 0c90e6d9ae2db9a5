/** A row is two keys and two values, so that one line of the processor's cache holds all of it. */
const ROW = 4;
const FEWEST_ROWS = 1 << 6;

/**
 * Pairs of integers worked out for pairs of integers. It grows with what it holds, up to a limit, and then forgets everything and begins again.
 * Rows lie side by side in the order in which they came up, so the usual ones are close together and stay in the processor's cache.
 */
export class Memo {
  /** The rows in the order in which they were added. The first stands for all keys that are not known, and its values are 0. */
  rows: Int32Array = new Int32Array(ROW * FEWEST_ROWS);
  /** The number of a row at the place of its keys, or after it if that was taken. At least half of the places are 0. */
  #places = new Uint16Array(2 * FEWEST_ROWS);
  #count = 1;
  readonly #mostRows: number;

  /** @param mostRows a power of two up to 65,536 */
  constructor(mostRows: number) {
    this.#mostRows = mostRows;
  }

  /** Where in `rows` the values of two keys are. The first is 0 if they are not known. */
  find(one: number, other: number): number {
    const { rows } = this;
    const places = this.#places;
    const last = places.length - 1;
    for (let place = mixed(one, other) & last; ; place = (place + 1) & last) {
      const row = ROW * (places[place] as number);
      if (row === 0 || (rows[row] === one && rows[row + 1] === other)) return row + 2;
    }
  }

  /** Makes room for more rows. */
  reserve(more: number): void {
    const held = this.rows.length / ROW;
    if (this.#count + more <= held) return;
    const isFull = 2 * held > this.#mostRows;
    const rows = isFull ? FEWEST_ROWS : 2 * held;
    const before = this.rows;
    this.rows = new Int32Array(ROW * rows);
    this.#places = new Uint16Array(2 * rows);
    if (isFull) {
      this.#count = 1;
      return;
    }
    this.rows.set(before);
    for (let row = 1; row < this.#count; row++) this.#place(row);
  }

  /** Adds a row, for which there must be room, and returns where its values are. The first of them is not 0. */
  add(one: number, other: number, first: number, second: number): number {
    const row = this.#count++;
    this.rows.set([one, other, first, second], ROW * row);
    this.#place(row);
    return ROW * row + 2;
  }

  #place(row: number): void {
    const places = this.#places;
    const last = places.length - 1;
    let place = mixed(this.rows[ROW * row] as number, this.rows[ROW * row + 1] as number) & last;
    while (places[place] !== 0) place = (place + 1) & last;
    places[place] = row;
  }
}

function mixed(one: number, other: number): number {
  const product = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
  return product ^ (product >>> 15);
}
