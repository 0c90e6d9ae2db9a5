import { ALL_KINDS, type Kind } from '../tiles/tile.ts';
import type { Win } from './win.ts';

/** 両面 嵌張 辺張 双碰 単騎, and the thirteen-sided wait of thirteen orphans (十三面). */
export const WAITS = ['ryanmen', 'kanchan', 'penchan', 'shanpon', 'tanki', 'thirteenSided'] as const;
export type WaitShape = (typeof WAITS)[number];

/** `irregular` is any shape that only a local yaku completes. */
export const FORMS = ['standard', 'sevenPairs', 'thirteenOrphans', 'irregular'] as const;
export type Form = (typeof FORMS)[number];

export const BLOCK_TYPES = ['run', 'triplet', 'quad', 'pair', 'single'] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

/** A part of a reading: a run (順子), triplet (刻子), quad (槓子), pair (雀頭), or a lone tile of thirteen orphans or of an irregular hand. */
export interface Block {
  readonly type: BlockType;
  /** Its lowest tile. */
  readonly kind: Kind;
  /** Called from another player. A triplet finished by ron is `concealed: false` without being a meld. */
  readonly meld: boolean;
  readonly concealed: boolean;
  /** Holds the winning tile. */
  readonly won: boolean;
}

/** One way to read a complete hand (面子の取り方), the place of the winning tile included. */
export interface Reading {
  readonly form: Form;
  readonly blocks: readonly Block[];
  readonly wait: WaitShape;
}

/** A win in one of its readings, laid out for local yaku. Quads count as triplets too. */
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
  /** Each kind in the hand, once. */
  readonly kinds: readonly Kind[];
  /** How many of each kind. */
  readonly counts: readonly number[];
  readonly redFives: number;
  /** The kinds that dora indicators point to, as far as these count; ura dora are not known before the win. */
  readonly dora: readonly Kind[];
  readonly ownWinds: readonly [seat: Kind, round: Kind];
}

// Made once, as every line of an explanation names its tiles, and frozen, as all explanations share them.
const ALONE = ALL_KINDS.map((kind) => Object.freeze([kind] as const));
const RUN_FROM = ALL_KINDS.map((kind) => Object.freeze([kind, kind + 1, kind + 2] as readonly number[] as readonly Kind[]));

/** What names no tiles because it is about all of them. */
export const WHOLE_HAND: readonly Kind[] = [];

/** The three kinds of a run. */
export function kindsOfRun(lowest: Kind): readonly Kind[] {
  return RUN_FROM[lowest] as readonly Kind[];
}

/** A list of one kind. */
export function justKind(kind: Kind): readonly Kind[] {
  return ALONE[kind] as readonly Kind[];
}
