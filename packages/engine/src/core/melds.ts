import { ALL_KINDS, type Kind, type Tile, RANKS, kindOf } from '../tiles/tile.ts';
import type { Block } from '../hand/reading.ts';
import { MELD_TYPES, type MeldType } from '../hand/win.ts';
import { runBit, runSum, tripletBit, tripletSum } from './sets.ts';
import { SUIT_OF, unitOf } from './suit-words.ts';

/** A meld is coded in a byte, so that the melds of a hand are one integer, the first one lowest; 0 is none. */
export const CODE_BITS = 8;
export const CODE_MASK: number = (1 << CODE_BITS) - 1;

/** What each code stands for; those of runs that cannot be are never used. */
export interface CodedMeld {
  readonly type: MeldType;
  /** Its lowest kind. */
  readonly kind: Kind;
}

const CODED: readonly CodedMeld[] = MELD_TYPES.flatMap((type) => ALL_KINDS.map((kind) => ({ type, kind })));

function meldOf(code: number): CodedMeld {
  return CODED[code - 1] as CodedMeld;
}

const FIRST = Object.fromEntries(MELD_TYPES.map((type) => [type, 1 + CODED.findIndex((meld) => meld.type === type)])) as {
  readonly [T in MeldType]: number;
};

/** Codes below it are chi; from this one on, closed quads. */
export const FIRST_PON: number = FIRST.pon;
export const FIRST_ANKAN: number = FIRST.ankan;

/** The code of a meld, or 0 if the tiles do not make one. Compares type by type, because V8 is slow at looking up many names in one object. */
export function codeOf(type: MeldType, tiles: readonly Tile[]): number {
  const kind = meldKind(type, tiles);
  if (kind < 0) return 0;
  if (type === 'chi') return FIRST.chi + kind;
  if (type === 'pon') return FIRST.pon + kind;
  if (type === 'ankan') return FIRST.ankan + kind;
  if (type === 'daiminkan') return FIRST.daiminkan + kind;
  return type === 'kakan' ? FIRST.kakan + kind : 0;
}

/** The melds of an integer. */
export function meldsOf(codes: number): readonly CodedMeld[] {
  const melds: CodedMeld[] = [];
  for (let rest = codes; rest !== 0; rest >>>= CODE_BITS) melds.push(meldOf(rest & CODE_MASK));
  return melds;
}

/** Of each code: the suit of its meld, its tiles as a suit word, and what it adds to the sets. */
export const MELD_SUIT: Uint8Array = Uint8Array.from([0, ...CODED.map(({ kind }) => SUIT_OF[kind] as number)]);
export const MELD_WORD: Int32Array = Int32Array.from([0, ...CODED.map(wordOf)]);
export const MELD_SETS: Int32Array = Int32Array.from([
  0,
  ...CODED.map(({ type, kind }) => (type === 'chi' ? runBit(kind % RANKS) : tripletBit(kind % RANKS))),
]);
export const MELD_SUM: Int32Array = Int32Array.from([
  0,
  ...CODED.map(({ type, kind }) => (type === 'chi' ? runSum(kind % RANKS) : tripletSum(kind, type === 'ankan', type !== 'pon'))),
]);

/** Of each code, how a reading shows its meld. Frozen, since all explanations share them. */
export const MELD_BLOCKS: readonly (Block | undefined)[] = [undefined, ...CODED.map(blockOf)];

function blockOf({ type: meld, kind }: CodedMeld): Block {
  const type = meld === 'chi' ? 'run' : meld === 'pon' ? 'triplet' : 'quad';
  return Object.freeze({ type, kind, meld: true, concealed: meld === 'ankan', won: false });
}

function wordOf({ type, kind }: CodedMeld): number {
  return unitOf(kind) * (type === 'chi' ? 0o111 : type === 'pon' ? 3 : 4);
}

/** The lowest kind of a meld, or -1 if the tiles do not make one. */
export function meldKind(type: MeldType, tiles: readonly Tile[]): number {
  const first = kindOf(tiles[0] as Tile);
  if (type === 'chi') return tiles.length === 3 ? lowestOfRun(tiles) : -1;
  if (tiles.length !== (type === 'pon' ? 3 : 4)) return -1;
  for (let i = 1; i < tiles.length; i++) if (kindOf(tiles[i] as Tile) !== first) return -1;
  return first;
}

function lowestOfRun(tiles: readonly Tile[]): number {
  const a = kindOf(tiles[0] as Tile);
  const b = kindOf(tiles[1] as Tile);
  const c = kindOf(tiles[2] as Tile);
  const low = Math.min(a, b, c);
  const isRun = a !== b && b !== c && a !== c && Math.max(a, b, c) === low + 2;
  return isRun && low < 27 && low % 9 < 7 ? low : -1;
}
