import type { WonBy } from '../core/win.ts';
import { type Shares, sharesOf } from '../payments/payments.ts';
import { LIMIT_TABLE, type Limit, MOST_YAKUMAN, limitOf } from '../payments/limits.ts';
import { basePoints, unlimitedPoints } from '../payments/points.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { type Unreached, unreached } from './unreached.ts';

/** What every han and fu is worth under a rule set (点数早見表), to the dealer or to another. */
export interface ScoreChart {
  /** From 1 to 4 han; from 5 up the fu do not matter. Where there are no limits, from 1 to 8. */
  readonly han: readonly number[];
  readonly rows: readonly ChartRow[];
  /** None where none are played. */
  readonly limits: readonly ChartLimit[];
}

export interface ChartRow {
  readonly fu: number;
  readonly cells: readonly ChartCell[];
}

export interface ChartCell {
  readonly ron: ChartValue;
  readonly tsumo: ChartValue;
  readonly mangan: InMangan | undefined;
}

/** What a cell is worth by the formula, and why no hand is worth that, where none is. */
export interface ChartValue {
  readonly shares: Shares;
  readonly unreached: Unreached | undefined;
}

/** In the mangan region: reached by han and fu, or a little short of it and rounded up (切り上げ満貫). */
export type InMangan = 'reached' | 'roundedUp';

/** A limit by han: from `from` han up to `to`, or with no end. */
export interface ChartLimit {
  readonly limit: Limit;
  readonly basePoints: number;
  /** Fewer han that reach it too, each with the fu it takes. */
  readonly byFu: readonly { readonly han: number; readonly fu: number }[];
  readonly from: number;
  readonly to: number | undefined;
  readonly ron: Shares;
  readonly tsumo: Shares;
}

/** Base points of every han and fu (基本点): the formula alone, before any limit and before a payer's share is rounded up. */
export interface BasePointsChart {
  /** From 1 to 5 han, where mangan begins for every fu. Where there are no limits, from 1 to 8. */
  readonly han: readonly number[];
  readonly rows: readonly {
    readonly fu: number;
    readonly cells: readonly { readonly basePoints: number; readonly mangan: InMangan | undefined }[];
  }[];
}

/** The highest fu a chart shows at first; few hands have more. */
export const USUAL_FU = 70;

const HAN = [1, 2, 3, 4, 5, 6, 7, 8];
const LAST_FU = 110;
const { han: MANGAN_HAN } = LIMIT_TABLE.mangan;
const { han: YAKUMAN_HAN } = LIMIT_TABLE.yakuman;

/**
 * The whole score chart of a rule set.
 *
 * @example
 * const chart = scoreChart(presets.mleague, false);
 * const row = chart.rows.find(({ fu }) => fu === 30);
 * row?.cells.map(({ ron, mangan }) => [ron.shares, mangan]).at(-1); // → [{ discarder: 8000 }, 'roundedUp']
 * chart.limits[0]?.byFu; // → [{ han: 3, fu: 60 }, { han: 4, fu: 30 }]
 * chart.limits.map(({ limit, from }) => [limit, from]); // → [['mangan', 5], ['haneman', 6], ['baiman', 8], ['sanbaiman', 11]]
 */
export function scoreChart(rules: RuleSet, dealer: boolean): ScoreChart {
  const played = rules.points.limits === 'played';
  const han = played ? HAN.slice(0, MANGAN_HAN - 1) : HAN;
  const rows = fuOf(rules).map((fu) => ({ fu, cells: han.map((one) => cellOf(one, fu, rules, dealer)) }));
  return { han, rows, limits: played ? limitsOf(rules, dealer) : [] };
}

/**
 * The base points of a rule set's han and fu.
 *
 * @example
 * const { rows } = basePointsChart(presets.arcadeA);
 * rows.find(({ fu }) => fu === 70)?.cells.map((cell) => cell.basePoints); // → [560, 1120, 2240, 4480, 8960]
 */
export function basePointsChart(rules: RuleSet): BasePointsChart {
  const han = rules.points.limits === 'played' ? HAN.slice(0, MANGAN_HAN) : HAN;
  const cellsOf = (fu: number) => han.map((one) => ({ basePoints: unlimitedPoints(one, fu), mangan: manganAt(one, fu, rules) }));
  return { han, rows: fuOf(rules).map((fu) => ({ fu, cells: cellsOf(fu) })) };
}

/** The fu a rule set's charts tell, upwards. */
export function fuOf({ fu: { sevenPairs, most } }: RuleSet): number[] {
  const tens = Array.from({ length: LAST_FU / 10 - 1 }, (_, i) => 10 * (i + 2));
  return [...new Set([...tens, sevenPairs.fu])].filter((fu) => fu <= (most ?? LAST_FU)).toSorted((one, other) => one - other);
}

function cellOf(han: number, fu: number, rules: RuleSet, dealer: boolean): ChartCell {
  const points = basePoints(han, fu, rules);
  const valueBy = (by: WonBy) => ({
    shares: sharesOf(points, { by, dealer }, rules),
    unreached: unreached(han, fu, by, rules),
  });
  return { ron: valueBy('ron'), tsumo: valueBy('tsumo'), mangan: manganAt(han, fu, rules) };
}

function manganAt(han: number, fu: number, rules: RuleSet): InMangan | undefined {
  const points = basePoints(han, fu, rules);
  if (rules.points.limits === 'none' || limitOf(points) === undefined) return undefined;
  return unlimitedPoints(han, fu) < points ? 'roundedUp' : 'reached';
}

function limitsOf(rules: RuleSet, dealer: boolean): ChartLimit[] {
  const pointsAt = (han: number) => basePoints(han, 30, rules);
  const hans = Array.from({ length: lastStep(rules) - MANGAN_HAN + 1 }, (_, i) => MANGAN_HAN + i);
  const steps = hans.filter((han) => han === MANGAN_HAN || pointsAt(han) !== pointsAt(han - 1));
  return steps.map((from, i) => {
    const points = pointsAt(from);
    const next = steps[i + 1];
    return {
      limit: limitOf(points) as Limit,
      basePoints: points,
      byFu: from === MANGAN_HAN ? manganByFu(rules) : [],
      from,
      to: next === undefined ? undefined : next - 1,
      ron: sharesOf(points, { by: 'ron', dealer }, rules),
      tsumo: sharesOf(points, { by: 'tsumo', dealer }, rules),
    };
  });
}

/** The least fu of the chart that make a mangan of fewer han than five. */
function manganByFu(rules: RuleSet): ChartLimit['byFu'] {
  return HAN.slice(0, MANGAN_HAN - 1).flatMap((han) => {
    const fu = fuOf(rules).find((one) => manganAt(han, one, rules) !== undefined);
    return fu === undefined ? [] : [{ han, fu }];
  });
}

/** From so many han up nothing changes, or, where yakuman are counted without end, nothing is told. */
function lastStep({ points, yaku }: RuleSet): number {
  return points.countedYakuman === 'perThirteen' ? YAKUMAN_HAN * (yaku.yakumanLimit ?? MOST_YAKUMAN) : YAKUMAN_HAN;
}
