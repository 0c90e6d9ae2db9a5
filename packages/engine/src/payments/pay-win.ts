import type { Win } from '../hand/win.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { WINDS, type Wind } from '../tiles/tile.ts';
import {
  type Seat,
  type Shares,
  type Table,
  type Transfer,
  honbaOfEach,
  ronPrice,
  roundUp,
  seatsOf,
  sharesOf,
  totalOf,
  transfer,
} from './payments.ts';

/** One win at a table: who won, from whom (undefined by tsumo), who deals, and who is liable for one of its yakuman. */
export interface WinAtTable extends Table {
  readonly basePoints: number;
  readonly winner: Seat;
  readonly discarder?: Seat;
  readonly dealer: Seat;
  readonly pao?: readonly Pao[];
  /** At whose side the wall was broken, where `payments.wareme` is played. */
  readonly wareme?: Seat | undefined;
}

/** A player liable for a yakuman, or for a win on the replacement tile of an open kan (責任払い), and the base points they are liable for. */
export interface Pao {
  readonly liable: Seat;
  readonly basePoints: number;
  /** For a win on the replacement tile of an open kan. Left out for a yakuman. */
  readonly for?: 'rinshan';
}

/**
 * Who pays whom for one win, with honba, riichi sticks and wareme. All transfers sum to zero.
 *
 * @example
 * const win = { basePoints: 2000, winner: 1, discarder: 3, dealer: 0, honba: 2, riichiSticks: 1 } as const;
 * payWin(win, presets.standard).map((t) => [t.from, t.to, t.points, t.for]); // → [[3, 1, 8000, 'hand'], [3, 1, 600, 'honba'], ['table', 1, 1000, 'riichi']]
 */
export function payWin(win: WinAtTable, rules: RuleSet): readonly Transfer[] {
  const { pao = [] } = win;
  const paid = pao.length > 0 ? payPao(win, pao, rules) : payHand(win, rules);
  paid.push(...payHonba(win, rules));
  if (win.riichiSticks > 0) paid.push(transfer('table', win.winner, win.riichiSticks * rules.payments.riichiStick, 'riichi'));
  return withWareme(paid, win.wareme, rules);
}

/** What the payers of a win pay for the hand. */
function payHand(win: WinAtTable, rules: RuleSet): Transfer[] {
  const { basePoints, winner, discarder, dealer } = win;
  const kind = { by: discarder === undefined ? 'tsumo' : 'ron', dealer: winner === dealer } as const;
  const shares = sharesOf(basePoints, kind, rules);
  return payersOf(win, rules).map((seat) => transfer(seat, winner, shareOf(shares, seat === dealer), 'hand'));
}

/**
 * What the payers of a win pay for honba. Where players are liable, one pays for all: by tsumo the first of them, by ron the discarder
 * unless the rules put it on who is liable.
 */
function payHonba(win: WinAtTable, rules: RuleSet): readonly Transfer[] {
  const { winner, discarder, honba, pao: [first] = [] } = win;
  const each = honbaOfEach(honba, discarder === undefined ? 'tsumo' : 'ron', rules);
  if (each === 0) return [];
  const payers = payersOf(win, rules);
  if (first === undefined) return payers.map((seat) => transfer(seat, winner, each, 'honba'));
  const isShared = rules.pao.ron === 'halves' && rules.pao.honba === 'liable';
  const payer = discarder === undefined || isShared ? first.liable : discarder;
  return [transfer(payer, winner, payers.length * each, 'honba')];
}

function payersOf({ winner, discarder }: WinAtTable, rules: RuleSet): readonly Seat[] {
  return discarder === undefined ? seatsOf(rules).filter((seat) => seat !== winner) : [discarder];
}

function shareOf(shares: Shares, byDealer: boolean): number {
  if ('discarder' in shares) return shares.discarder;
  return 'all' in shares ? shares.all : byDealer ? shares.dealer : shares.other;
}

/**
 * What a win costs when one player, or each of two, is liable for one of its yakuman. By tsumo the liable player pays the price of a ron, or
 * what all would pay if rounding makes that more. For an open kan, they pay what all would pay: with three players that may be less. By ron
 * they pay half and the discarder the other half. A single liable player pays for the whole hand if the rules say so; two pay for their own
 * yakuman each. The rest of the hand is paid as usual.
 */
function payPao(win: WinAtTable, pao: readonly Pao[], rules: RuleSet): Transfer[] {
  const [first] = pao as readonly [Pao, ...Pao[]];
  const whole = rules.pao.covers === 'hand' && pao.every(({ liable }) => liable === first.liable);
  const owed = pao.find((part) => part.for === undefined) ?? first;
  const parts = whole ? [{ ...owed, basePoints: win.basePoints }] : pao;
  const rest = win.basePoints - parts.reduce((sum, part) => sum + part.basePoints, 0);
  return [
    ...parts.flatMap((part) => payPart(win, part, rules)),
    ...(rest > 0 ? payHand({ ...win, basePoints: rest }, rules) : []),
  ];
}

function payPart({ winner, discarder, dealer }: WinAtTable, { liable, basePoints, ...part }: Pao, rules: RuleSet): Transfer[] {
  const price = ronPrice(basePoints, winner === dealer);
  if (discarder === undefined) {
    const ofAll = totalOf(sharesOf(basePoints, { by: 'tsumo', dealer: winner === dealer }, rules), rules.tiles.players);
    return [transfer(liable, winner, part.for === 'rinshan' ? ofAll : Math.max(roundUp(price), ofAll), 'pao')];
  }
  if (discarder === liable || rules.pao.ron === 'discarder') return [transfer(discarder, winner, roundUp(price), 'hand')];
  const half = roundUp(price / 2);
  return [transfer(discarder, winner, half, 'hand'), transfer(liable, winner, half, 'pao')];
}

/**
 * The transfers of a win, with further transfers that double or treble those to or from the player at the break of the wall (割れ目). Riichi
 * sticks do not change.
 */
function withWareme(transfers: readonly Transfer[], wareme: Seat | undefined, { payments }: RuleSet): readonly Transfer[] {
  if (payments.wareme === 'none') return transfers;
  const doubled = transfers.filter(({ from, to, for: reason }) => {
    const counts = reason === 'hand' || reason === 'pao' || (reason === 'honba' && payments.wareme !== 'withoutHonba');
    return counts && (from === wareme || to === wareme);
  });
  const more = payments.wareme === 'threefold' ? 2 : 1;
  return [...transfers, ...doubled.map((one) => ({ ...one, points: one.points * more, for: 'wareme' as const }))];
}

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
