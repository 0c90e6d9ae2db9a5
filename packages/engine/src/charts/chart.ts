import type { WonBy } from '../hand/win.ts';
import { LIMIT_TABLE, type Limit, MOST_YAKUMAN, limitOf } from '../hand/limits.ts';
import { type Shares, sharesOf } from '../payments/payments.ts';
import { basePoints, limitUnder, unlimitedPoints } from '../payments/points.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import type { YakuId } from '../yaku/index.ts';

/** What every han and fu is worth under a rule set (点数早見表), for the dealer or for another player. */
export interface ScoreChart {
  /** 1 to 4 han, as fu do not matter from mangan up; to 5 where the document of the rules prints them; to 8 without limits. */
  readonly han: readonly number[];
  readonly rows: readonly ChartRow[];
  /** Empty if the rules play none. */
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

/** What a cell is worth by the formula, and the reason if no hand can be worth that. */
export interface ChartValue {
  readonly shares: Shares;
  readonly unreached: Unreached | undefined;
}

/** In the mangan region: reached by han and fu, or a little short of it and rounded up (切り上げ満貫). */
export type InMangan = 'reached' | 'roundedUp';

/** A limit and its han: `from` up to `to`, or up to any number. */
export interface ChartLimit {
  readonly limit: Limit;
  readonly basePoints: number;
  /** Lower han that also reach it, with the fu they need. */
  readonly byFu: readonly { readonly han: number; readonly fu: number }[];
  readonly from: number;
  readonly to: number | undefined;
  readonly ron: Shares;
  readonly tsumo: Shares;
}

/** Base points of every han and fu (基本点): the bare formula, before limits and before shares are rounded up. */
export interface BasePointsChart {
  /** 1 to 5 han, where mangan begins for every fu; 1 to 8 without limits. */
  readonly han: readonly number[];
  readonly rows: readonly {
    readonly fu: number;
    readonly cells: readonly { readonly basePoints: number; readonly mangan: InMangan | undefined }[];
  }[];
}

/** The highest fu a chart shows at first; few hands have more. */
export const USUAL_FU = 70;

const HAN = [1, 2, 3, 4, 5, 6, 7, 8];
/** The most han in the charts of documents that print them for five han too, all of them mangan. */
const LAST_HAN: { readonly [D in NonNullable<RuleSet['yakuNames']>]?: number } = { arcade: 5, shanghai: 5 };
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
  const last = (rules.yakuNames && LAST_HAN[rules.yakuNames]) ?? MANGAN_HAN - 1;
  const han = played ? HAN.slice(0, last) : HAN;
  const rows = fuPlayed(rules).map((fu) => ({ fu, cells: han.map((one) => cellOf(one, fu, rules, dealer)) }));
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
  return { han, rows: fuPlayed(rules).map((fu) => ({ fu, cells: cellsOf(fu) })) };
}

/**
 * The fu that a hand can have under a rule set, as its charts list them, ascending.
 *
 * @example
 * fuPlayed(presets.standard).slice(0, 3); // → [20, 25, 30]
 */
export function fuPlayed({ fu: { sevenPairs, most } }: RuleSet): number[] {
  const tens = Array.from({ length: LAST_FU / 10 - 1 }, (_, i) => 10 * (i + 2));
  return [...new Set([...tens, sevenPairs.fu])].filter((fu) => most === null || fu <= most).toSorted((one, other) => one - other);
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
  if (limitUnder(rules, points) === undefined) return undefined;
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

/** For each han below mangan, the lowest fu in the chart that reach mangan. */
function manganByFu(rules: RuleSet): ChartLimit['byFu'] {
  return HAN.slice(0, MANGAN_HAN - 1).flatMap((han) => {
    const fu = fuPlayed(rules).find((one) => manganAt(han, one, rules) !== undefined);
    return fu === undefined ? [] : [{ han, fu }];
  });
}

/** The han above which the chart stops: nothing changes there, or there are more counted yakuman than charts list. */
function lastStep({ yaku }: RuleSet): number {
  return YAKUMAN_HAN * (yaku.yakumanLimit ?? MOST_YAKUMAN);
}

/** Why no hand can have some han and fu. */
export type Unreached =
  /** 20 fu by ron: a closed hand has 10 more, and an open one without fu counts as 30. */
  | { readonly code: 'ronOf20Fu' }
  /** 20 fu by tsumo, if the fu of tsumo always count. */
  | { readonly code: 'tsumoOf20Fu' }
  /** 20 fu by tsumo is pinfu, which has the han of tsumo as well. */
  | { readonly code: 'pinfuTsumo' }
  /** Only seven pairs has these fu, and at least `han`. */
  | { readonly code: 'sevenPairs'; readonly by: WonBy; readonly fu: number; readonly han: number }
  /** More fu than `most` need three concealed triplets or three quads, which have at least `han`. */
  | { readonly code: 'tooManyFu'; readonly by: WonBy; readonly most: number; readonly han: number };

/**
 * Why no hand can have these han and fu; undefined if one can.
 *
 * @example
 * unreached(2, 20, 'tsumo', presets.standard); // → undefined
 * unreached(2, 20, 'ron', presets.standard); // → { code: 'ronOf20Fu' }
 * unreached(2, 25, 'tsumo', presets.standard); // → { code: 'sevenPairs', by: 'tsumo', fu: 25, han: 3 }
 * unreached(1, 110, 'tsumo', presets.standard); // → { code: 'tooManyFu', by: 'tsumo', most: 100, han: 2 }
 */
export function unreached(han: number, fu: number, by: WonBy, rules: RuleSet): Unreached | undefined {
  const { openPinfu, closedRon, pinfuTsumo, sevenPairs } = rules.fu;
  if (fu === 20 && by === 'ron') return openPinfu === 'none' || closedRon === 0 ? undefined : { code: 'ronOf20Fu' };
  if (fu === 20 && pinfuTsumo !== 'waivesFu') return { code: 'tsumoOf20Fu' };
  if (fu === 20) return han < 2 && plays(rules, 'pinfu', 'menzenTsumo') ? { code: 'pinfuTsumo' } : undefined;
  if (fu % 10 === 0) return tooManyFu(han, fu, by, rules);
  const least = sevenPairs.han + (by === 'tsumo' && plays(rules, 'menzenTsumo') ? 1 : 0);
  return han >= least ? undefined : { code: 'sevenPairs', by, fu, han: least };
}

/**
 * A hand of one han has at most two closed quads and no third concealed triplet: 102 fu by ron (100 if a double-wind pair never has 4 or a
 * closed ron no fu), 96 by tsumo. Three concealed triplets or three quads are 2 han and give at most 108; 120 needs three quads and another 2 han.
 */
function tooManyFu(han: number, fu: number, by: WonBy, rules: RuleSet): Unreached | undefined {
  if (!plays(rules, 'sanankou', 'sankantsu', 'toitoi')) return undefined;
  const { doubleWindPair, closedRon } = rules.fu;
  const mostOfOneHan = by === 'ron' && doubleWindPair !== 2 && closedRon === 10 ? 110 : 100;
  if (han < 2) return fu > mostOfOneHan ? { code: 'tooManyFu', by, most: mostOfOneHan, han: 2 } : undefined;
  return han < 4 && fu > 110 ? { code: 'tooManyFu', by, most: 110, han: 4 } : undefined;
}

function plays({ yaku }: RuleSet, ...ids: readonly YakuId[]): boolean {
  return !ids.some((id) => yaku.disabled.includes(id));
}
