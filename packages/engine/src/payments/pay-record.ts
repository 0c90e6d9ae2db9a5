import { payWin } from './pay-win.ts';
import { type Seat, type Table, type Transfer, seatsOf } from './payments.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { WINDS, type Wind } from '../tiles/tile.ts';
import type { Win } from '../hand/win.ts';

/** A win with its table and its rules: what one line of a pipe, or one request, asks about. */
export interface WinRecord {
  /** What its author calls it; the answer has the same. */
  readonly id?: string | number | undefined;
  readonly win: Win;
  readonly table: Table;
  readonly rules: RuleSet;
  /** Who discarded, if known. */
  readonly discarder?: Wind | undefined;
  /** At whose side the wall was broken, where `payments.wareme` is played. */
  readonly wareme?: Wind | undefined;
}

/** Seats are counted from the dealer, whose wind is East. */
const DEALER: Seat = 0;

/**
 * Who pays whom for a single win, with honba, riichi sticks and wareme; seats are counted from East, the dealer. An unknown discarder is
 * taken to be one of the others, if possible not the player at the break of the wall.
 *
 * @example
 * const record = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', from: 'W', honba: 1 }));
 * transfersOf(960, record).map((t) => [t.from, t.to, t.points, t.for]); // → [[2, 1, 3900, 'hand'], [2, 1, 300, 'honba']]
 */
export function transfersOf(basePoints: number, { win, table, rules, discarder, wareme }: WinRecord): readonly Transfer[] {
  const winner = seatOf(win.seatWind);
  const atBreak = wareme === undefined ? undefined : seatOf(wareme);
  const others = seatsOf(rules).filter((seat) => seat !== winner);
  const unsaid = others.find((seat) => seat !== atBreak) ?? others[0];
  const payer = others.find((seat) => WINDS[seat] === discarder) ?? unsaid;
  const by = win.method.by === 'ron' && payer !== undefined ? { discarder: payer } : {};
  return payWin({ ...table, basePoints, winner, dealer: DEALER, wareme: atBreak, ...by }, rules);
}

function seatOf(wind: Wind): Seat {
  return WINDS.indexOf(wind) as Seat;
}
