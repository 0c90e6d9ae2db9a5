import {
  LIMIT_TABLE,
  type RuleSet,
  type Seat,
  type Table,
  type Transfer,
  payWin,
  roundUp,
  seatsOf,
  transfer,
} from '@tenbo/engine';

import { type HandEnd, type Position, dealerAt, seatsAfter } from './hand.ts';
import { tablesOf } from './table-of-winners.ts';

/** A table of which nothing is taken. */
const EMPTY: Table = { honba: 0, riichiSticks: 0 };

/** Whether the hand ends by four riichi (四家立直): only the tile of the fourth can be won on. */
export function fourRiichiAbort(riichi: readonly Seat[], { draws }: RuleSet): boolean {
  return draws.abortive.includes('fourRiichi') && new Set(riichi).size === 4;
}

/** What the players in noten pay those in tenpai (ノーテン罰符): in whole payments of hundreds, as they are handed over. */
export function payNoten(tenpai: readonly Seat[], rules: RuleSet): Transfer[] {
  const noten = seatsOf(rules).filter((seat) => !tenpai.includes(seat));
  if (tenpai.length === 0 || noten.length === 0 || rules.draws.noten === 0) return [];
  const due = rules.draws.noten / noten.length;
  const share = rules.draws.noten / tenpai.length;
  const each = roundUp(Math.min(due, share));
  if (noten.length === tenpai.length) return noten.map((seat, i) => transfer(seat, tenpai[i] as Seat, each, 'noten'));
  return noten.flatMap((seat) => tenpai.map((other) => transfer(seat, other, each, 'noten')));
}

/**
 * What nagashi mangan is paid, as for a mangan by tsumo to each who has it, in place of noten payments. As a draw honba and sticks stay; as
 * a win they are shared as those of several rons are, in turn from the dealer.
 */
export function payNagashi(
  nagashi: readonly Seat[],
  { riichi, wareme }: Pick<HandEnd<never>, 'riichi' | 'wareme'>,
  position: Position,
  rules: RuleSet,
): Transfer[] {
  const dealer = dealerAt(position, rules.tiles.players);
  const order = [dealer, ...seatsAfter(dealer, rules.tiles.players)].filter((seat) => nagashi.includes(seat));
  const tables = rules.draws.nagashi === 'win' ? tablesOf(order, riichi, position, rules) : order.map(() => EMPTY);
  return order.flatMap((winner, i) => {
    const table = tables[i] as Table;
    return payWin({ basePoints: LIMIT_TABLE.mangan.basePoints, winner, dealer, wareme, ...table }, rules).map((one) =>
      one.for === 'hand' ? { ...one, for: 'nagashi' } : one,
    );
  });
}
