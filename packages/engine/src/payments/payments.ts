import type { WonBy } from '../core/win.ts';
import type { RuleSet } from '../rules/ruleset.ts';

/** A player by where they sat first: 0 is the first dealer, 1 on their right, and so on. */
export type Seat = 0 | 1 | 2 | 3;

/** Points that go from one to another, and what for. The table holds the riichi sticks. */
export interface Transfer {
  readonly from: Seat | 'table';
  readonly to: Seat | 'table';
  readonly points: number;
  readonly for: Reason;
}

/** What points change hands for; `pao` is what a liable player pays in place of others, `wareme` what is added to double a payment. */
export type Reason = 'hand' | 'pao' | 'honba' | 'riichi' | 'wareme' | 'noten' | 'nagashi' | 'chombo';

/** What a hand costs: one player by ron, each of the others by tsumo. Points, honba left out. */
export type Shares =
  | { readonly discarder: number }
  | { readonly all: number }
  | { readonly dealer: number; readonly other: number };

/** What a hand's shares depend on. */
export interface WinKind {
  readonly by: WonBy;
  readonly dealer: boolean;
}

/**
 * What a hand of so many base points costs: by ron 4× (dealer 6×) from the discarder; by tsumo 2× from and to the dealer,
 * 1× between the others. Each share is rounded up to 100. Of three players the rules may split the missing share between two; of two
 * players the one other pays, a tsumo by the rules like a ron.
 *
 * @example
 * sharesOf(960, { by: 'ron', dealer: false }, presets.standard); // → { discarder: 3900 }
 * sharesOf(640, { by: 'tsumo', dealer: false }, presets.standard); // → { dealer: 1300, other: 700 }
 * sharesOf(2000, { by: 'tsumo', dealer: true }, presets.standard); // → { all: 4000 }
 */
export function sharesOf(basePoints: number, { by, dealer }: WinKind, { payments, tiles }: RuleSet): Shares {
  const whole = roundUp(ronPrice(basePoints, dealer));
  if (by === 'ron') return { discarder: whole };
  if (tiles.players === 2) return { all: payments.tsumo === 'likeRon' ? whole : roundUp(basePoints * 2) };
  const split = tiles.players === 3 && payments.missingPlayer === 'split';
  if (dealer) return { all: roundUp(basePoints * 2) + (split ? roundUp(basePoints) : 0) };
  const half = split ? roundUp(basePoints / 2) : 0;
  return { dealer: roundUp(basePoints * 2) + half, other: roundUp(basePoints) + half };
}

/**
 * What base points are multiplied by for each payer: shares of 1, as it were, before they are rounded up.
 *
 * @example
 * multipliersOf({ by: 'ron', dealer: true }, presets.standard); // → { discarder: 6 }
 * multipliersOf({ by: 'tsumo', dealer: false }, presets.standard); // → { dealer: 2, other: 1 }
 */
export function multipliersOf(kind: WinKind, rules: RuleSet): Shares {
  // Large enough that half a share, where it is split, needs no rounding either.
  const times = (points: number) => points / EVEN;
  const shares = sharesOf(EVEN, kind, rules);
  if ('discarder' in shares) return { discarder: times(shares.discarder) };
  return 'all' in shares ? { all: times(shares.all) } : { dealer: times(shares.dealer), other: times(shares.other) };
}

const EVEN = 200;

/** What a ron costs before it is rounded up, and a tsumo altogether: four times the base points, a dealer's six times. */
export function ronPrice(basePoints: number, dealer: boolean): number {
  return basePoints * (dealer ? 6 : 4);
}

/**
 * All that the winner is paid for the hand itself, in points: of three players one share fewer is paid by tsumo (ツモ損).
 *
 * @example
 * totalOf({ dealer: 4000, other: 2000 }, presets.standard.tiles.players); // → 8000
 * totalOf({ dealer: 4000, other: 2000 }, presets.tenhouSanma.tiles.players); // → 6000
 */
export function totalOf(shares: Shares, players: number): number {
  if ('discarder' in shares) return shares.discarder;
  return 'all' in shares ? shares.all * (players - 1) : shares.dealer + shares.other * (players - 2);
}

/** The table at the moment of a win. */
export interface Table {
  readonly honba: number;
  /** Riichi sticks the winner takes, their own included. */
  readonly riichiSticks: number;
}

/**
 * What honba and riichi sticks add to a win, in points.
 *
 * @example
 * tableBonus({ honba: 2, riichiSticks: 1 }, 'ron', presets.standard); // → 1600
 */
export function tableBonus({ honba, riichiSticks }: Table, by: WonBy, { payments, tiles }: RuleSet): number {
  const each = by === 'ron' ? payments.honba.ron : payments.honba.tsumoEach * (tiles.players - 1);
  return honba * each + riichiSticks * payments.riichiStick;
}

/**
 * Points that one pays another.
 *
 * @example
 * transfer(3, 'table', 1000, 'riichi'); // → { from: 3, to: 'table', points: 1000, for: 'riichi' }
 */
export function transfer(from: Seat | 'table', to: Seat | 'table', points: number, reason: Transfer['for']): Transfer {
  return { from, to, points, for: reason };
}

/**
 * The seats of a table, the first dealer's first.
 *
 * @example
 * seatsOf(presets.tenhouSanma); // → [0, 1, 2]
 */
export function seatsOf({ tiles }: RuleSet): Seat[] {
  return ([0, 1, 2, 3] as const).slice(0, tiles.players);
}

/**
 * Points rounded up to a hundred, as each payment is.
 *
 * @example
 * roundUp(3840); // → 3900
 */
export function roundUp(points: number): number {
  return Math.ceil(points / 100) * 100;
}
