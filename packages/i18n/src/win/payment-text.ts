import { type Seat, type Shares, type Transfer, type WinRecord, WINDS, transfersOf } from '@tenbo/engine';

import type { HandLocale, Payment } from '../locale.ts';

/** Facts about a win that its explanation does not have: its hand, its table, and the discarder and the player at the break, if known. */
export type WinContext = WinRecord;

/** The payments: the dealer's first, then the others', grouped if equal. */
export function paymentsOf(transfers: readonly Transfer[], { win, table, discarder }: WinRecord): Payment[] {
  const payers = [...new Set(transfers.flatMap(({ from }) => (from === 'table' ? [] : [from])))];
  const paidBy = (seat: Seat, what: Transfer['for']) => pointsOf(transfers.filter((t) => t.from === seat && t.for === what));
  const groups = Map.groupBy(payers, (seat) => (WINDS[seat] === 'E' ? 'dealer' : paidBy(seat, 'wareme')));
  return [...groups.values()].map(([first, ...rest]) => {
    const sum = (what: Transfer['for']) => paidBy(first as Seat, what);
    const known = win.method.by === 'tsumo' || discarder !== undefined;
    const from = [first as Seat, ...rest].map((seat) => WINDS[seat]);
    return {
      from: known ? from : undefined,
      hand: sum('hand'),
      bonus: sum('honba'),
      honba: table.honba,
      wareme: sum('wareme'),
    };
  });
}

/** The payments, the amount from the table, and the winner's total if there is more than one amount. */
export function paymentTexts(basePoints: number, context: WinContext, locale: HandLocale): string[] {
  const transfers = transfersOf(basePoints, context);
  const paid = paymentsOf(transfers, context).map(locale.pays);
  const lines = [...paid, ...unsaidTexts(basePoints, context).map((payment) => locale.ifWareme(locale.pays(payment)))];
  const { riichiSticks } = context.table;
  const sticks = pointsOf(transfers.filter((t) => t.for === 'riichi'));
  if (sticks > 0) lines.push(locale.takesSticks(riichiSticks, sticks));
  const several = transfers.filter((t) => t.for !== 'honba' && t.for !== 'wareme').length > 1;
  return several ? [...lines, locale.collects(context.win.seatWind, pointsOf(transfers))] : lines;
}

/** The payment of the player at the break, if the discarder is unknown and may be that player. */
function unsaidTexts(basePoints: number, context: WinContext): readonly Payment[] {
  const { win, rules, discarder, wareme } = context;
  if (win.method.by === 'tsumo' || discarder !== undefined || wareme === undefined) return [];
  if (wareme === win.seatWind || rules.payments.wareme === 'none' || rules.tiles.players === 2) return [];
  const assumed = { ...context, discarder: wareme };
  return paymentsOf(transfersOf(basePoints, assumed), assumed);
}

/** Each payment with honba, in the form of shares. */
export function sharesWithHonba(shares: Shares, payments: readonly Payment[]): Shares {
  const [first, second] = payments.map(({ hand, bonus }) => hand + bonus) as [number, number?];
  if ('discarder' in shares) return { discarder: first };
  return 'all' in shares ? { all: first } : { dealer: first, other: second ?? 0 };
}

function pointsOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { points }) => sum + points, 0);
}
