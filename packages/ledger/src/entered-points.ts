import {
  LIMIT_TABLE,
  type PointStep,
  type Result,
  type Seat,
  type Shares,
  basePoints,
  err,
  minimumHan,
  ok,
  sharesOf,
  unreached,
} from '@tenbo/engine';

import type { EnteredValue, WinTiles } from './entries.ts';
import { dealerAt } from './hand.ts';
import { stepsOf } from './of-rules.ts';
import type { ValueError, WinContext } from './value.ts';

/** Base points of a value entered without tiles. */
export function pointsOf(
  winner: Seat,
  value: Exclude<EnteredValue, { readonly tiles: WinTiles }>,
  { by, position, rules }: WinContext,
): Result<number, readonly ValueError[]> {
  if ('limit' in value) return ok(LIMIT_TABLE[value.limit].basePoints);
  const dealer = winner === dealerAt(position, rules.tiles.players);
  const ofWinner = stepsOf(rules, by, { honba: position.honba, dealer });
  if ('yakuman' in value) return pointsOfYakuman(winner, value.yakuman, ofWinner);
  if ('han' in value) return pointsOfHan(winner, value, { by, position, rules });
  const steps = ofWinner.map((step) => ({
    ...step,
    shares: sharesOf(step.basePoints, { by, dealer }, rules),
  }));
  const found = steps.find(({ shares }) => sameShares(shares, value.points));
  if (found) return ok(found.basePoints);
  const nearest = steps
    .toSorted(
      (one, other) =>
        Math.abs(firstOf(one.shares) - firstOf(value.points)) - Math.abs(firstOf(other.shares) - firstOf(value.points)),
    )
    .slice(0, 2)
    .map(({ shares }) => shares);
  return err([{ code: 'noSuchPoints', winner, points: value.points, nearest }]);
}

function pointsOfYakuman(winner: Seat, yakuman: number, steps: readonly PointStep[]): Result<number, readonly ValueError[]> {
  const most = (steps.at(-1) as PointStep).basePoints / LIMIT_TABLE.yakuman.basePoints;
  const fits = Number.isInteger(yakuman) && yakuman >= 1 && yakuman <= most;
  return fits ? ok(LIMIT_TABLE.yakuman.basePoints * yakuman) : err([{ code: 'noSuchYakuman', winner, yakuman, most }]);
}

function pointsOfHan(
  winner: Seat,
  { han, fu }: { readonly han: number; readonly fu: number },
  { by, position, rules }: Pick<WinContext, 'by' | 'position' | 'rules'>,
): Result<number, readonly ValueError[]> {
  const minimum = minimumHan(rules, { honba: position.honba, dealer: winner === dealerAt(position, rules.tiles.players) });
  if (han < minimum) return err([{ code: 'tooFewHanEntered', winner, han, minimum }]);
  const isFu = fu % 10 === 0 || fu === rules.fu.sevenPairs.fu;
  const fits = Number.isInteger(han) && han <= MOST_HAN && isFu && fu >= 20 && fu <= (rules.fu.most ?? MOST_FU);
  const why = fits ? unreached(han, fu, by, rules) : undefined;
  if (fits && !why) return ok(basePoints(han, fu, rules));
  return err([{ code: 'noSuchValue', winner, han, fu, ...(why && { why }) }]);
}

const MOST_FU = 170;
/** More than all yaku and dora together. */
const MOST_HAN = 200;

function sameShares(one: Shares, other: Shares): boolean {
  if ('discarder' in one) return 'discarder' in other && one.discarder === other.discarder;
  if ('all' in one) return 'all' in other && one.all === other.all;
  return 'dealer' in other && one.dealer === other.dealer && one.other === other.other;
}

function firstOf(shares: Shares): number {
  return 'discarder' in shares ? shares.discarder : 'all' in shares ? shares.all : shares.dealer;
}
