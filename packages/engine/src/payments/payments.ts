import type { WonBy } from '../hand/win.ts';
import { assertRuleSet } from '../rules/assert-rules.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import type { Limit } from '../hand/limits.ts';
import { limitUnder } from './points.ts';

/** A player by their first seat: 0 is the first dealer, 1 sits on their right, and so on. */
export type Seat = 0 | 1 | 2 | 3;

/** Points that one pays another, and why. The table holds the riichi sticks. */
export interface Transfer {
  readonly from: Seat | 'table';
  readonly to: Seat | 'table';
  readonly points: number;
  readonly for: Reason;
}

/** Why points are paid. `pao` is what a liable player pays for others, `wareme` what is added to multiply a payment. */
export type Reason = 'hand' | 'pao' | 'honba' | 'riichi' | 'wareme' | 'noten' | 'nagashi' | 'chombo';

/** What a hand costs in points without honba: the discarder by ron, each other player by tsumo. */
export type Shares =
  | { readonly discarder: number }
  | { readonly all: number }
  | { readonly dealer: number; readonly other: number };

/** What a hand's shares depend on besides its base points. */
export interface WinKind {
  readonly by: WonBy;
  readonly dealer: boolean;
}

/**
 * What a hand costs: by ron the discarder pays 4× the base points (6× to the dealer); by tsumo 2× is paid by or to the dealer, 1× between
 * the others. Each share is rounded up to 100. With three players the rules may split the missing share between two. With two players the
 * other one pays, and the rules may price a tsumo like a ron.
 *
 * @example
 * sharesOf(960, { by: 'ron', dealer: false }, presets.standard); // → { discarder: 3900 }
 * sharesOf(640, { by: 'tsumo', dealer: false }, presets.standard); // → { dealer: 1300, other: 700 }
 * sharesOf(2000, { by: 'tsumo', dealer: true }, presets.standard); // → { all: 4000 }
 */
export function sharesOf(basePoints: number, { by, dealer }: WinKind, rules: RuleSet): Shares {
  assertRuleSet(rules, 'sharesOf');
  const { payments, tiles } = rules;
  const whole = roundUp(ronPrice(basePoints, dealer));
  if (by === 'ron') return { discarder: whole };
  if (tiles.players === 2) return { all: payments.tsumo === 'likeRon' ? whole : roundUp(basePoints * 2) };
  const split = tiles.players === 3 && payments.missingPlayer === 'split';
  if (dealer) return { all: roundUp(basePoints * 2) + (split ? roundUp(basePoints) : 0) };
  const half = split ? roundUp(basePoints / 2) : 0;
  return { dealer: roundUp(basePoints * 2) + half, other: roundUp(basePoints) + half };
}

/**
 * What each payer multiplies the base points by, before rounding up.
 *
 * @example
 * multipliersOf({ by: 'ron', dealer: true }, presets.standard); // → { discarder: 6 }
 * multipliersOf({ by: 'tsumo', dealer: false }, presets.standard); // → { dealer: 2, other: 1 }
 */
export function multipliersOf(kind: WinKind, rules: RuleSet): Shares {
  // Large enough that half of a split share needs no rounding.
  const times = (points: number) => points / EVEN;
  const shares = sharesOf(EVEN, kind, rules);
  if ('discarder' in shares) return { discarder: times(shares.discarder) };
  return 'all' in shares ? { all: times(shares.all) } : { dealer: times(shares.dealer), other: times(shares.other) };
}

const EVEN = 200;

/** The price of a ron, and of a whole tsumo, before rounding up: four times the base points, six times for the dealer. */
export function ronPrice(basePoints: number, dealer: boolean): number {
  return basePoints * (dealer ? 6 : 4);
}

/**
 * What the winner is paid in all for the hand itself. With three players a tsumo has one share fewer (ツモ損).
 *
 * @example
 * totalOf({ dealer: 4000, other: 2000 }, presets.standard.tiles.players); // → 8000
 * totalOf({ dealer: 4000, other: 2000 }, presets.tenhouSanma.tiles.players); // → 6000
 */
export function totalOf(shares: Shares, players: number): number {
  if ('discarder' in shares) return shares.discarder;
  return 'all' in shares ? shares.all * (players - 1) : shares.dealer + shares.other * (players - 2);
}

/** What a hand is paid, without honba, riichi sticks and wareme. */
export interface Paid {
  readonly payments: Shares;
  /** What the winner is paid in all, in points. */
  readonly total: number;
}

/** What a hand of some base points is paid, and the limit it is paid as. */
export interface Price extends Paid {
  readonly basePoints: number;
  readonly limit: Limit | null;
}

/** What hands are paid under one rule set. A price is kept until another needs its place, which among usual hands is never. */
export class Prices {
  readonly #rules: RuleSet;
  /** By ron and by tsumo, each by others and by the dealer. */
  readonly #kept: (Price | undefined)[][] = [];

  constructor(rules: RuleSet) {
    this.#rules = rules;
  }

  of(basePoints: number, by: WonBy, dealer: boolean): Price {
    const kept = (this.#kept[(by === 'ron' ? 0 : 2) + (dealer ? 1 : 0)] ??= Array<Price | undefined>(PLACES).fill(undefined));
    const place = basePoints % PLACES;
    const price = kept[place];
    if (price !== undefined && price.basePoints === basePoints) return price;
    return (kept[place] = this.#price(basePoints, { by, dealer }));
  }

  #price(basePoints: number, kind: WinKind): Price {
    const payments = Object.freeze(sharesOf(basePoints, kind, this.#rules));
    const total = totalOf(payments, this.#rules.tiles.players);
    return { basePoints, payments, total, limit: limitUnder(this.#rules, basePoints) ?? null };
  }
}

/** A prime, so that round numbers do not meet. */
const PLACES = 509;

/** What lies on the table when somebody wins. */
export interface Table {
  readonly honba: number;
  /** Riichi sticks the winner takes, including their own. */
  readonly riichiSticks: number;
}

/**
 * What honba and riichi sticks add to a win, in points.
 *
 * @example
 * tableBonus({ honba: 2, riichiSticks: 1 }, 'ron', presets.standard); // → 1600
 */
export function tableBonus({ honba, riichiSticks }: Table, by: WonBy, rules: RuleSet): number {
  const payers = by === 'ron' ? 1 : rules.tiles.players - 1;
  return payers * honbaOfEach(honba, by, rules) + riichiSticks * rules.payments.riichiStick;
}

/** What honba add to the payment of each payer. */
export function honbaOfEach(honba: number, by: WonBy, { payments }: RuleSet): number {
  return honba * (by === 'ron' ? payments.honba.ron : payments.honba.tsumoEach);
}

/**
 * A transfer of points.
 *
 * @example
 * transfer(3, 'table', 1000, 'riichi'); // → { from: 3, to: 'table', points: 1000, for: 'riichi' }
 */
export function transfer(from: Seat | 'table', to: Seat | 'table', points: number, reason: Transfer['for']): Transfer {
  return { from, to, points, for: reason };
}

/**
 * The seats of a table, from the first dealer.
 *
 * @example
 * seatsOf(presets.tenhouSanma); // → [0, 1, 2]
 */
export function seatsOf({ tiles }: RuleSet): Seat[] {
  return ([0, 1, 2, 3] as const).slice(0, tiles.players);
}

/**
 * Points rounded up to the next hundred, as every payment is.
 *
 * @example
 * roundUp(3840); // → 3900
 */
export function roundUp(points: number): number {
  return Math.ceil(points / 100) * 100;
}
