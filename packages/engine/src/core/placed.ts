import { FORMS, WAITS } from '../hand/reading.ts';
import { KINDS, type Kind } from '../tiles/tile.ts';
import type { FourWords } from './suit-words.ts';

/** Forms and waits as their places in `FORMS` and `WAITS`: a number is stored faster than a word. */
export const FORM = placesOf(FORMS);
export const WAIT = placesOf(WAITS);

function placesOf<W extends string>(words: readonly W[]): Readonly<Record<W, number>> {
  return Object.fromEntries(words.map((word, place) => [word, place])) as Record<W, number>;
}

/** The number of a block is one of these plus the kind of its lowest tile. */
export const PART = { run: 0, triplet: KINDS, pair: 2 * KINDS } as const;

/** How a hand is read, in numbers, with the place of the winning tile. */
export class Placed {
  form: number = FORM.standard;
  /** The readings of man, pin, sou and the honours in a standard hand. */
  readonly readings: FourWords = [0, 0, 0, 0];
  pair = 0 as Kind;
  /** What all sets and the pair add up to, the triplets as if by tsumo. */
  sum = 0;
  wait: number = WAIT.tanki;
  /** In a standard hand, the number of the block that holds the winning tile. */
  won = 0;
  facts = 0;

  copy(from: Placed): void {
    this.form = from.form;
    for (let suit = 0; suit < 4; suit++) this.readings[suit] = from.readings[suit] as number;
    this.pair = from.pair;
    this.sum = from.sum;
    this.wait = from.wait;
    this.won = from.won;
    this.facts = from.facts;
  }

  /** Whether the winning tile is in a triplet. */
  get wonInTriplet(): boolean {
    return this.won >= PART.triplet && this.won < PART.pair;
  }
}
