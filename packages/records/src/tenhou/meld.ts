import { type Meld, type MeldType, type RuleSet, type Seat, type Tile, tileOfId } from '@tenbo/engine';

import type { GameEvent } from '../game.ts';

/** The action that a number `m` of an mjlog stands for: a call, a quad, or a north set aside. */
type Declared = Extract<GameEvent, { readonly type: 'call' | 'quad' | 'kita' }>;

const CHI = 1 << 2;
const PON = 1 << 3;
const KAKAN = 1 << 4;
const KITA = 1 << 5;
const COPIES = 4;
const RANKS = 9;
/** A run can start at seven ranks of a suit. */
const RUN_STARTS = 7;

/**
 * Decodes a meld. The lowest two bits say how many seats to the right the tile came from, even with three players. The first of the next four
 * bits that is set says what the meld is; if none is, it is a kan of four tiles at once.
 *
 * @returns undefined if the number is not a meld
 */
export function declaredBy(seat: Seat, m: number, rules: RuleSet): Declared | undefined {
  if (m & CHI) return chi(seat, m, rules);
  if (m & PON) return pon(seat, m, rules);
  if (m & KAKAN) return kakan(seat, m, rules);
  return m & KITA ? { type: 'kita', seat } : quad(seat, m, rules);
}

function chi(seat: Seat, m: number, rules: RuleSet): Declared | undefined {
  const place = m >> 10;
  const run = Math.floor(place / 3);
  const lowest = Math.floor(run / RUN_STARTS) * RANKS + (run % RUN_STARTS);
  const ids = [3, 5, 7].map((bit, i) => COPIES * (lowest + i) + ((m >> bit) & 3));
  return lowest < 3 * RANKS ? call(seat, m, 'chi', ids, ids[place % 3], rules) : undefined;
}

function pon(seat: Seat, m: number, rules: RuleSet): Declared | undefined {
  const { ids, called } = triplet(m);
  return call(seat, m, 'pon', ids, called, rules);
}

function kakan(seat: Seat, m: number, rules: RuleSet): Declared | undefined {
  const { ids, left } = triplet(m);
  const added = tileOfId(left, rules);
  const meld = meldOf('kakan', [...ids, left], rules);
  return meld && added !== undefined ? { type: 'quad', seat, meld, added } : undefined;
}

/** The tiles of a pon, the called one, and the fourth tile, which is not in the pon. */
function triplet(m: number): { readonly ids: readonly number[]; readonly called: number | undefined; readonly left: number } {
  const place = m >> 9;
  const first = COPIES * Math.floor(place / 3);
  const left = first + ((m >> 5) & 3);
  const ids = [0, 1, 2, 3].map((copy) => first + copy).filter((id) => id !== left);
  return { ids, called: ids[place % 3], left };
}

function quad(seat: Seat, m: number, rules: RuleSet): Declared | undefined {
  const called = m >> 8;
  const first = called - (called % COPIES);
  const ids = [0, 1, 2, 3].map((copy) => first + copy);
  if (m & 3) return call(seat, m, 'daiminkan', ids, called, rules);
  const meld = meldOf('ankan', ids, rules);
  return meld && { type: 'quad', seat, meld };
}

function call(
  seat: Seat,
  m: number,
  type: MeldType,
  ids: readonly number[],
  calledId: number | undefined,
  rules: RuleSet,
): Declared | undefined {
  const meld = meldOf(type, ids, rules);
  const called = calledId === undefined ? undefined : tileOfId(calledId, rules);
  if (meld === undefined || called === undefined || (m & 3) === 0) return undefined;
  return { type: 'call', seat, from: ((seat + (m & 3)) % COPIES) as Seat, meld, called };
}

function meldOf(type: MeldType, ids: readonly number[], rules: RuleSet): Meld | undefined {
  const tiles = ids.map((id) => tileOfId(id, rules));
  return tiles.includes(undefined) ? undefined : { type, tiles: tiles as Tile[] };
}
