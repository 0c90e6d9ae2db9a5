import { CountedWin, type Filling, countInto } from './core/counted-win.ts';
import { assertWin } from './hand/assert-win.ts';
import type { Win } from './hand/win.ts';

/** The integers of a counted win in a batch. */
const WORDS = 10;
const FIRST_ROOM = 256;

/** Wins packed one after the other, to score very many of them: forty bytes each. `Scorer.scoreBatch` scores them. */
export class WinBatch {
  /** How many wins it holds. */
  length = 0;
  #words: Int32Array;
  readonly #counting: Filling = new CountedWin();

  /** @param room for how many wins memory is set aside at first */
  constructor(room: number = FIRST_ROOM) {
    this.#words = new Int32Array(WORDS * Math.max(1, room));
  }

  /**
   * Adds a win. What is wrong with it is not said here: a scorer marks it as not scored.
   *
   * @returns the place of the win in the columns of scores
   * @throws TypeError if it has not the form of a win
   */
  push(win: Win | CountedWin): number {
    if (WORDS * (this.length + 1) > this.#words.length) this.#grow();
    const counted = win instanceof CountedWin ? win : this.#count(win);
    const words = this.#words;
    const at = WORDS * this.length;
    words[at] = counted.man;
    words[at + 1] = counted.pin;
    words[at + 2] = counted.sou;
    words[at + 3] = counted.honors;
    words[at + 4] = counted.melds;
    words[at + 5] = counted.dora;
    words[at + 6] = counted.ura;
    words[at + 7] = counted.fives;
    words[at + 8] = counted.facts;
    words[at + 9] = counted.places;
    return this.length++;
  }

  /** Forgets all wins and keeps the memory. */
  clear(): void {
    this.length = 0;
  }

  /** Reads a win back into one that a scorer fills again. */
  read(index: number, counted: Filling): void {
    const words = this.#words;
    const at = WORDS * index;
    counted.man = words[at] as number;
    counted.pin = words[at + 1] as number;
    counted.sou = words[at + 2] as number;
    counted.honors = words[at + 3] as number;
    counted.melds = words[at + 4] as number;
    counted.dora = words[at + 5] as number;
    counted.ura = words[at + 6] as number;
    counted.fives = words[at + 7] as number;
    counted.facts = words[at + 8] as number;
    counted.places = words[at + 9] as number;
    counted.source = undefined;
  }

  #count(win: Win): CountedWin {
    try {
      countInto(this.#counting, win);
    } catch (error) {
      assertWin(win);
      throw error;
    }
    return this.#counting;
  }

  #grow(): void {
    const grown = new Int32Array(2 * this.#words.length);
    grown.set(this.#words);
    this.#words = grown;
  }
}

/** The scores of a batch, a column for each figure; a win that has no score has 0 in every column. */
export class ScoreColumns {
  /** 1 where the win was scored; of another, `score` says what is wrong. */
  readonly scored: Uint8Array;
  readonly han: Int32Array;
  readonly fu: Int32Array;
  readonly yakuman: Int32Array;
  readonly basePoints: Float64Array;
  readonly total: Float64Array;
  /** The yaku, by the index of their list in `yakuLists` of the scorer. */
  readonly yaku: Int32Array;

  /** @param length for how many wins */
  constructor(length: number) {
    this.scored = new Uint8Array(length);
    this.han = new Int32Array(length);
    this.fu = new Int32Array(length);
    this.yakuman = new Int32Array(length);
    this.basePoints = new Float64Array(length);
    this.total = new Float64Array(length);
    this.yaku = new Int32Array(length);
  }
}
