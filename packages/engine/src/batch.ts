import { CountedWin, type Filling, countedOf } from './core/counted-win.ts';
import { winFrom } from './core/win-from.ts';
import { MARK } from './core/layout.ts';
import type { Win } from './hand/win.ts';
import type { Scorer } from './score.ts';

/** The integers of a counted win in a batch. */
const WORDS = 10;
const FIRST_ROOM = 256;

/** Wins packed one after the other, to score very many of them: forty bytes each. `scoreBatch` scores them. */
export class WinBatch {
  /** How many wins it holds. */
  length = 0;
  #words: Int32Array;
  readonly #counting: Filling = new CountedWin();

  /** @param room for how many wins memory is set aside at first */
  constructor(room: number = FIRST_ROOM) {
    this.#words = new Int32Array(WORDS * room);
  }

  /**
   * Adds a win. What is wrong with it is not said here: a scorer marks it as not scored.
   *
   * @returns the place of the win in the columns of scores
   * @throws TypeError if it has not the form of a win
   */
  push(win: Win | CountedWin): number {
    if (WORDS * (this.length + 1) > this.#words.length) this.#grow();
    const counted = countedOf(win, this.#counting);
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
    counted.source = winFrom;
  }

  #grow(): void {
    const grown = new Int32Array(2 * WORDS * (this.length + 1));
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

/**
 * Scores a batch of wins into columns, and returns how many it scored. `honba` is needed where a scorer needs it.
 *
 * @throws RangeError if the columns are shorter than the batch
 * @example
 * const { win } = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' }));
 * const batch = new WinBatch();
 * for (const tile of unwrap(parseTiles('58m'))) batch.push(withTile(countWin(win), tile, 'tsumo'));
 * const columns = new ScoreColumns(batch.length);
 * const scorer = createScorer(presets.tenhou);
 * scoreBatch(scorer, batch, columns); // → 2
 * [...columns.total]; // → [5200, 5200]
 * scorer.yakuLists[columns.yaku[0]!]; // → [['menzenTsumo', 1], ['pinfu', 1], ['tanyao', 1]]
 */
export function scoreBatch(scorer: Scorer, batch: WinBatch, columns: ScoreColumns, honba?: number): number {
  if (columns.scored.length < batch.length) throw new RangeError('the columns are shorter than the batch');
  const counted: Filling = new CountedWin();
  let scored = 0;
  for (let i = 0; i < batch.length; i++) {
    batch.read(i, counted);
    const score = (counted.places & MARK.odd) === 0 ? scorer.view(counted, honba) : undefined;
    if (score !== undefined) scored++;
    columns.scored[i] = score === undefined ? 0 : 1;
    columns.han[i] = score === undefined ? 0 : score.han;
    columns.fu[i] = score === undefined ? 0 : score.fu;
    columns.yakuman[i] = score === undefined ? 0 : score.yakuman;
    columns.basePoints[i] = score === undefined ? 0 : score.basePoints;
    columns.total[i] = score === undefined ? 0 : score.total;
    columns.yaku[i] = score === undefined ? 0 : score.yakuIndex;
  }
  return scored;
}
