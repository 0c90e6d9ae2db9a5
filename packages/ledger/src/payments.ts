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

import { type HandEnd, type Outcome, type Position, type WonHand, dealerAt, penalizedOf, seatsAfter } from './hand.ts';

type Ron = Extract<Outcome<WonHand>, { readonly kind: 'ron' }>;

/**
 * Who pays whom when a hand ends: riichi sticks, wins with their honba and sticks, draws and chombo. No points appear or vanish; the sticks
 * on the table count as points.
 *
 * @param hand how it ended, with scored wins
 * @param position honba and sticks before it
 * @returns transfers in the order players make them
 * @example
 * import { presets } from '@tenbo/engine';
 * const win = { winner: 1, basePoints: 2000, pao: [], chips: 0 } as const;
 * const hand = { riichi: [1], outcome: { kind: 'ron', discarder: 3, wins: [win] } } as const;
 * settleHand(hand, { kyoku: 0, honba: 1, sticks: 0 }, presets.standard).map((t) => [t.from, t.to, t.points, t.for]); // → [[1, 'table', 1000, 'riichi'], [3, 1, 8000, 'hand'], [3, 1, 300, 'honba'], ['table', 1, 1000, 'riichi']]
 */
export function settleHand(hand: HandEnd<WonHand>, position: Position, rules: RuleSet): readonly Transfer[] {
  const stick = rules.payments.riichiStick;
  const laid = hand.riichi.map((seat) => transfer(seat, 'table', stick, 'riichi'));
  const back = hand.outcome.kind === 'chombo' ? hand.riichi.map((seat) => transfer('table', seat, stick, 'riichi')) : NONE;
  const chombo = payChombo(penalizedOf(hand, rules), dealerAt(position, rules.tiles.players), rules);
  return joined(joined(joined(laid, payOutcome(hand, position, rules)), chombo), back);
}

function payOutcome(hand: HandEnd<WonHand>, position: Position, rules: RuleSet): readonly Transfer[] {
  const { outcome } = hand;
  switch (outcome.kind) {
    case 'ron':
      return payRon(outcome, hand, position, rules);
    case 'tsumo': {
      const { winner, basePoints, pao } = outcome.win;
      const dealer = dealerAt(position, rules.tiles.players);
      const riichiSticks = position.sticks + hand.riichi.length;
      const win = { winner, basePoints, pao, dealer, wareme: hand.wareme, honba: position.honba, riichiSticks };
      return payWin(win, rules);
    }
    case 'exhaustiveDraw': {
      const { nagashi = [], tenpai } = outcome;
      return nagashi.length > 0 ? payNagashi(nagashi, hand, position, rules) : payNoten(tenpai, rules);
    }
    case 'abortiveDraw':
    case 'chombo':
      return NONE;
  }
}

const NONE: readonly Transfer[] = [];

/** Two lists as one, with no new list if one has nothing. */
function joined(one: readonly Transfer[], other: readonly Transfer[]): readonly Transfer[] {
  return one.length === 0 ? other : other.length === 0 ? one : [...one, ...other];
}

/** Winners are paid in turn from the discarder, because that order decides who gets honba and sticks. */
function payRon(
  { discarder, wins: won }: Ron,
  { riichi, wareme }: HandEnd<WonHand>,
  position: Position,
  rules: RuleSet,
): readonly Transfer[] {
  const dealer = dealerAt(position, rules.tiles.players);
  const wins = inTurn(won, discarder, rules);
  const winners = wins.map(({ winner }) => winner);
  return tablesOf(winners, riichi, position, rules).reduce((paid, { honba, riichiSticks }, i) => {
    const { winner, basePoints, pao } = wins[i] as WonHand;
    return joined(paid, payWin({ winner, basePoints, pao, discarder, dealer, wareme, honba, riichiSticks }, rules));
  }, NONE);
}

function inTurn(wins: readonly WonHand[], discarder: Seat, { tiles }: RuleSet): readonly WonHand[] {
  if (wins.length < 2) return wins;
  const order = seatsAfter(discarder, tiles.players);
  return wins.toSorted((one, other) => order.indexOf(one.winner) - order.indexOf(other.winner));
}

/** The honba and riichi sticks each of several winners gets, the nearest first. */
function tablesOf(
  winners: readonly Seat[],
  riichi: readonly Seat[],
  { honba, sticks }: Position,
  { payments }: RuleSet,
): readonly Table[] {
  const keeps = (winner: Seat) => payments.sticksTo === 'ownThenNearest' && riichi.includes(winner);
  const left = sticks + riichi.length - winners.filter(keeps).length;
  return winners.map((winner, i) => ({
    honba: i === 0 || payments.honbaTo === 'each' ? honba : 0,
    riichiSticks: (i === 0 ? left : 0) + (keeps(winner) ? 1 : 0),
  }));
}

const EMPTY_TABLE: Table = { honba: 0, riichiSticks: 0 };

/** The payments of players in noten to players in tenpai (ノーテン罰符), each a multiple of 100. */
function payNoten(tenpai: readonly Seat[], rules: RuleSet): Transfer[] {
  const noten = seatsOf(rules).filter((seat) => !tenpai.includes(seat));
  const sums = rules.draws.noten;
  const sum = typeof sums === 'number' ? sums : (sums[tenpai.length - 1] ?? 0);
  if (tenpai.length === 0 || noten.length === 0 || sum === 0) return [];
  const due = sum / noten.length;
  const share = sum / tenpai.length;
  const each = roundUp(Math.min(due, share));
  // Two pay two, and each pays the one who sits next.
  const inOrder = tenpai.toSorted((one, other) => one - other);
  const neighbours = ((noten[0] as Seat) + (inOrder[0] as Seat)) % 2 === 0 ? inOrder.toReversed() : inOrder;
  if (noten.length === tenpai.length) return noten.map((seat, i) => transfer(seat, neighbours[i] as Seat, each, 'noten'));
  const paid: Transfer[] = [];
  for (const seat of noten) for (const other of tenpai) paid.push(transfer(seat, other, each, 'noten'));
  return paid;
}

/**
 * Nagashi mangan: each player who has it is paid a mangan by tsumo, and no noten payments are made. If the rules count it as a draw, honba and
 * sticks stay on the table; if as a win, they are shared as among several rons, in turn from the dealer.
 */
function payNagashi(
  nagashi: readonly Seat[],
  { riichi, wareme }: Pick<HandEnd<never>, 'riichi' | 'wareme'>,
  position: Position,
  rules: RuleSet,
): readonly Transfer[] {
  const dealer = dealerAt(position, rules.tiles.players);
  const order = [dealer, ...seatsAfter(dealer, rules.tiles.players)].filter((seat) => nagashi.includes(seat));
  const tables = rules.draws.nagashi === 'win' ? tablesOf(order, riichi, position, rules) : order.map(() => EMPTY_TABLE);
  return tables.reduce((paid, { honba, riichiSticks }, i) => {
    const win = { basePoints: LIMIT_TABLE.mangan.basePoints, winner: order[i] as Seat, dealer, wareme, honba, riichiSticks };
    const more = payWin(win, rules).map((one) => (one.for === 'hand' ? transfer(one.from, one.to, one.points, 'nagashi') : one));
    return joined(paid, more);
  }, NONE);
}

/** The payments for a chombo (チョンボ): a mangan by tsumo in reverse, or the same amount to each player. */
function payChombo(by: readonly Seat[], dealer: Seat, rules: RuleSet): readonly Transfer[] {
  const { payment } = rules.chombo;
  return by.flatMap((offender) =>
    payment === 'mangan' ? payMangan(offender, dealer, rules) : payEach(offender, payment, rules),
  );
}

function payMangan(offender: Seat, dealer: Seat, rules: RuleSet): Transfer[] {
  const received = payWin({ basePoints: LIMIT_TABLE.mangan.basePoints, winner: offender, dealer, ...EMPTY_TABLE }, rules);
  return received.map(({ from, points }) => transfer(offender, from, points, 'chombo'));
}

function payEach(offender: Seat, points: number, rules: RuleSet): Transfer[] {
  const others = points === 0 ? [] : seatsOf(rules).filter((seat) => seat !== offender);
  return others.map((seat) => transfer(offender, seat, points, 'chombo'));
}

/** What each seat gains or loses by some transfers. */
export function deltasOf(transfers: readonly Transfer[], rules: RuleSet): readonly number[] {
  const seats = Array<number>(rules.tiles.players).fill(0);
  for (const { from, to, points } of transfers) {
    if (from !== 'table') seats[from] = (seats[from] as number) - points;
    if (to !== 'table') seats[to] = (seats[to] as number) + points;
  }
  return seats;
}

/** All that one pays another in a hand. */
export interface Flow {
  readonly from: Transfer['from'];
  readonly to: Transfer['to'];
  readonly points: number;
}

/**
 * Adds up the transfers between the same two, in the order the pairs first appear.
 *
 * @example
 * flowsOf([{ from: 0, to: 1, points: 3900, for: 'hand' }, { from: 0, to: 1, points: 300, for: 'honba' }]); // → [{ from: 0, to: 1, points: 4200 }]
 */
export function flowsOf(transfers: readonly Transfer[]): readonly Flow[] {
  return [...Map.groupBy(transfers, ({ from, to }) => `${from} ${to}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ from: first.from, to: first.to, points: same.reduce((sum, { points }) => sum + points, 0) }] : [];
  });
}

/** What point sticks are worth (点棒), the largest first. */
export const STICKS = [10_000, 5000, 1000, 100] as const;

/**
 * Points in the fewest sticks: the number of each of `STICKS`.
 *
 * @param points a multiple of 100, 0 or more
 * @example
 * sticksOf(7700); // → [0, 1, 2, 7]
 */
export function sticksOf(points: number): readonly number[] {
  let rest = points;
  return STICKS.map((worth) => {
    const count = Math.floor(rest / worth);
    rest -= count * worth;
    return count;
  });
}
