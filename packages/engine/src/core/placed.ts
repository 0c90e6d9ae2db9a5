import type { Form, WaitShape } from '../hand/reading.ts';
import type { Kind } from '../tiles/tile.ts';

/** The block of the winning tile: the pair (or a single), a triplet or a run. */
export type WonIn = 'pair' | 'triplet' | 'run';

/** How a hand is read, in numbers, with the place of the winning tile. */
export class Placed {
  form: Form = 'standard';
  /** The readings of the suits in a standard hand. */
  man = 0;
  pin = 0;
  sou = 0;
  honors = 0;
  pair = 0 as Kind;
  /** What all sets and the pair add up to, the triplets as if by tsumo. */
  sum = 0;
  wait: WaitShape = 'tanki';
  wonIn: WonIn = 'pair';
  /** In a standard hand, the lowest kind of that block. */
  wonKind = 0 as Kind;
  facts = 0;

  copy(from: Placed): void {
    this.form = from.form;
    this.man = from.man;
    this.pin = from.pin;
    this.sou = from.sou;
    this.honors = from.honors;
    this.pair = from.pair;
    this.sum = from.sum;
    this.wait = from.wait;
    this.wonIn = from.wonIn;
    this.wonKind = from.wonKind;
    this.facts = from.facts;
  }
}
