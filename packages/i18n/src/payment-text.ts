import {
  type RuleSet,
  type Seat,
  type Shares,
  type Table,
  type Transfer,
  type Win,
  type Wind,
  WINDS,
  payWin,
} from '@tenbo/engine';

import type { Locale, Payment } from './locale.ts';

/** What an explanation does not say of a win: its hand, its table, and who discarded, where that is known. */
export interface WinContext {
  readonly win: Win;
  readonly rules: RuleSet;
  readonly table: Table;
  readonly discarder?: Wind | undefined;
}

/** Seats are counted from the dealer, whose wind is East. */
const DEALER: Seat = 0;

/** All that reaches the winner, honba and riichi sticks included. */
export function transfersOf(basePoints: number, { win, rules, table, discarder }: WinContext): readonly Transfer[] {
  const winner = seatOf(win.seatWind);
  const others = WINDS.slice(0, rules.tiles.players).filter((wind) => wind !== win.seatWind);
  const payer = win.method.by === 'ron' ? { discarder: seatOf(discarder ?? (others[0] as Wind)) } : {};
  return payWin({ ...table, basePoints, winner, dealer: DEALER, ...payer }, rules);
}

/** Who pays what: the dealer first, then the others together. */
export function paymentsOf(transfers: readonly Transfer[], { win, table, discarder }: WinContext): Payment[] {
  const payers = [...new Set(transfers.flatMap(({ from }) => (from === 'table' ? [] : [from])))];
  const groups = [payers.filter((seat) => seat === DEALER), payers.filter((seat) => seat !== DEALER)];
  return groups
    .filter((group) => group.length > 0)
    .map(([first, ...rest]) => {
      const sum = (what: Transfer['for']) => pointsOf(transfers.filter((t) => t.from === first && t.for === what));
      const known = win.method.by === 'tsumo' || discarder !== undefined;
      const from = [first as Seat, ...rest].map((seat) => WINDS[seat]);
      return { from: known ? from : undefined, hand: sum('hand'), bonus: sum('honba'), honba: table.honba };
    });
}

/** Who pays what, what the table gives, and what the winner collects when that is more than one sum. */
export function paymentTexts(transfers: readonly Transfer[], context: WinContext, locale: Locale): string[] {
  const lines = paymentsOf(transfers, context).map(locale.pays);
  const { riichiSticks } = context.table;
  const sticks = pointsOf(transfers.filter((t) => t.for === 'riichi'));
  if (sticks > 0) lines.push(locale.takesSticks(riichiSticks, sticks));
  const several = transfers.filter((t) => t.for !== 'honba').length > 1;
  return several ? [...lines, locale.collects(context.win.seatWind, pointsOf(transfers))] : lines;
}

/** What each pays with honba, in the form of shares. */
export function sharesWithHonba(shares: Shares, payments: readonly Payment[]): Shares {
  const [first, second] = payments.map(({ hand, bonus }) => hand + bonus) as [number, number?];
  if ('discarder' in shares) return { discarder: first };
  return 'all' in shares ? { all: first } : { dealer: first, other: second ?? 0 };
}

function pointsOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { points }) => sum + points, 0);
}

function seatOf(wind: Wind): Seat {
  return WINDS.indexOf(wind) as Seat;
}
