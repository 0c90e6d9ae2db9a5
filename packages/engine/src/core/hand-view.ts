import { type Candidate, readingOf } from './candidate.ts';
import type { BlockType, Reading } from './reading.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, type Kind, isRedFive, kindOf, windKind } from '../tiles/tile.ts';
import type { Win } from './win.ts';

/** A win as one of its readings has it, laid out for the yaku that are asked with the hand before them. Quads are triplets too. */
export interface HandView extends Reading {
  readonly win: Win;
  readonly closed: boolean;
  /** The winning tile. */
  readonly tile: Kind;
  /** The lowest kind of each run. */
  readonly runs: readonly Kind[];
  readonly triplets: readonly Kind[];
  readonly quads: readonly Kind[];
  readonly pairs: readonly Kind[];
  /** Each kind that the hand has, once. */
  readonly kinds: readonly Kind[];
  /** How many of each kind. */
  readonly counts: readonly number[];
  readonly redFives: number;
  /** Seat and round wind. */
  readonly ownWinds: readonly Kind[];
}

export function viewOf(candidate: Candidate, survey: Survey, win: Win): HandView {
  const reading = readingOf(candidate, survey);
  const kindsOf = (...types: readonly BlockType[]) =>
    reading.blocks.filter(({ type }) => types.includes(type)).map(({ kind }) => kind);
  const tiles = [...win.hand.concealed, win.tile, ...win.hand.melds.flatMap((meld) => meld.tiles)];
  const counts = Array<number>(ALL_KINDS.length).fill(0);
  for (const tile of tiles) (counts[kindOf(tile)] as number)++;
  return {
    ...reading,
    win,
    closed: survey.closed,
    tile: survey.tile,
    runs: kindsOf('run'),
    triplets: kindsOf('triplet', 'quad'),
    quads: kindsOf('quad'),
    pairs: kindsOf('pair'),
    kinds: ALL_KINDS.filter((kind) => (counts[kind] as number) > 0),
    counts,
    redFives: tiles.filter(isRedFive).length,
    ownWinds: [windKind(win.seatWind), windKind(win.roundWind)],
  };
}
