import type { Kind, Win } from '@tenbo/engine';

import { handAt } from './complete-hands.ts';

/**
 * The ways in which each hand is won. Everything else is plain: no meld, no riichi, no dora, no red five, no situation such as the last tile. It is the
 * east round, so the dealer's east counts twice.
 */
const WAYS = [
  { by: 'ron', seat: 'E' },
  { by: 'ron', seat: 'S' },
  { by: 'tsumo', seat: 'E' },
  { by: 'tsumo', seat: 'S' },
] as const;

const TILES = 14;

/** The number of a win, made of its hand, its winning tile and the way it is won. */
function winNumber(place: number, tile: number, way: number): number {
  return (place * TILES + tile) * WAYS.length + way;
}

type Filling<T> = { -readonly [F in keyof T]: T[F] };

/** Wins hands on each kind they hold, in each way. There are so many that a single object is reused for all of them. */
export class Wins {
  readonly #tiles = Array<number>(TILES).fill(0);
  readonly #concealed = Array<Kind>(TILES - 1).fill(0 as Kind);
  readonly #win: Filling<Win> = {
    hand: { concealed: this.#concealed, melds: [] },
    tile: 0 as Kind,
    method: { by: 'ron' },
    seatWind: 'E',
    roundWind: 'E',
    doraIndicators: [],
    uraIndicators: [],
  };

  /** Visits each win of the hand at an index. */
  ofHand(place: number, visit: (win: Win, way: number, number: number) => void): void {
    const tiles = this.#tiles;
    const concealed = this.#concealed;
    const win = this.#win;
    handAt(place, tiles);
    for (let at = 0; at < TILES - 1; at++) concealed[at] = tiles[at + 1] as Kind;
    for (let at = 0; at < TILES; at++) {
      if (at > 0) concealed[at - 1] = tiles[at - 1] as Kind;
      if (at > 0 && tiles[at] === tiles[at - 1]) continue;
      win.tile = tiles[at] as Kind;
      for (let way = 0; way < WAYS.length; way++) {
        const { by, seat } = WAYS[way] as (typeof WAYS)[number];
        win.method = METHODS[by];
        win.seatWind = seat;
        visit(win, way, winNumber(place, at, way));
      }
    }
  }
}

const METHODS = { ron: { by: 'ron' }, tsumo: { by: 'tsumo' } } as const;

/** The win with a number, as a separate object. */
export function winOfNumber(number: number): Win {
  let found: Win | undefined;
  new Wins().ofHand(Math.floor(number / (TILES * WAYS.length)), (win, _, of) => {
    if (of === number) found = structuredClone(win);
  });
  if (found === undefined) throw new RangeError(`no win has the number ${number}`);
  return found;
}
