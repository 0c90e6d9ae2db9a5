import type { PaymentRules, RuleSet } from './rules/ruleset.ts';

/** A player by where they sat first: 0 is the first dealer, 1 on their right, and so on. */
export type Seat = 0 | 1 | 2 | 3;

/** Points that go from one to another, and what for. The table holds the riichi sticks. */
export interface Transfer {
  readonly from: Seat | 'table';
  readonly to: Seat | 'table';
  readonly points: number;
  readonly for: 'hand' | 'honba' | 'riichi';
}

/** What a hand costs: one player by ron, each of the others by tsumo. Points, honba left out. */
export type Shares =
  | { readonly discarder: number }
  | { readonly all: number }
  | { readonly dealer: number; readonly other: number };

/** What a hand's shares depend on. */
export interface WinKind {
  readonly by: 'ron' | 'tsumo';
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
  const whole = roundUp(basePoints * (dealer ? 6 : 4));
  if (by === 'ron') return { discarder: whole };
  if (tiles.players === 2) return { all: payments.tsumo === 'likeRon' ? whole : roundUp(basePoints * 2) };
  const split = tiles.players === 3 && payments.missingPlayer === 'split';
  if (dealer) return { all: roundUp(basePoints * 2) + (split ? roundUp(basePoints) : 0) };
  const half = split ? roundUp(basePoints / 2) : 0;
  return { dealer: roundUp(basePoints * 2) + half, other: roundUp(basePoints) + half };
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
export function tableBonus({ honba, riichiSticks }: Table, by: 'ron' | 'tsumo', { payments, tiles }: RuleSet): number {
  const each = by === 'ron' ? payments.honba.ron : payments.honba.tsumoEach * (tiles.players - 1);
  return honba * each + riichiSticks * payments.riichiStick;
}

/** One win at a table: who won, from whom (undefined by tsumo), who deals. */
export interface WinAtTable extends Table {
  readonly basePoints: number;
  readonly winner: Seat;
  readonly discarder?: Seat;
  readonly dealer: Seat;
}

/**
 * Who pays whom for one win, honba and riichi sticks included. Points leave one and reach another, so they sum to zero.
 *
 * @example
 * const win = { basePoints: 2000, winner: 1, discarder: 3, dealer: 0, honba: 2, riichiSticks: 1 } as const;
 * payWin(win, presets.standard).map((t) => [t.from, t.to, t.points, t.for]); // → [[3, 1, 8000, 'hand'], [3, 1, 600, 'honba'], ['table', 1, 1000, 'riichi']]
 */
export function payWin(win: WinAtTable, rules: RuleSet): readonly Transfer[] {
  const { winner, discarder, honba, riichiSticks } = win;
  const payers = discarder === undefined ? seats(rules).filter((seat) => seat !== winner) : [discarder];
  const hand = payers.map((seat) => transfer(seat, winner, shareOf(seat, win, rules), 'hand'));
  const bonus = honba * (discarder === undefined ? rules.payments.honba.tsumoEach : rules.payments.honba.ron);
  const counters = bonus === 0 ? [] : payers.map((seat) => transfer(seat, winner, bonus, 'honba'));
  return [...hand, ...counters, ...sticks(winner, riichiSticks, rules.payments)];
}

function shareOf(payer: Seat, { basePoints, winner, discarder, dealer }: WinAtTable, rules: RuleSet): number {
  const kind = { by: discarder === undefined ? 'tsumo' : 'ron', dealer: winner === dealer } as const;
  const shares = sharesOf(basePoints, kind, rules);
  if ('discarder' in shares) return shares.discarder;
  return 'all' in shares ? shares.all : payer === dealer ? shares.dealer : shares.other;
}

function sticks(winner: Seat, count: number, rules: PaymentRules): Transfer[] {
  return count === 0 ? [] : [transfer('table', winner, count * rules.riichiStick, 'riichi')];
}

function transfer(from: Seat | 'table', to: Seat, points: number, reason: Transfer['for']): Transfer {
  return { from, to, points, for: reason };
}

function seats({ tiles }: RuleSet): Seat[] {
  return ([0, 1, 2, 3] as const).slice(0, tiles.players);
}

function roundUp(points: number): number {
  return Math.ceil(points / 100) * 100;
}
