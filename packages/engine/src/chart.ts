import { type Shares, sharesOf } from './payments.ts';
import { type Limit, YAKUMAN, basePoints, limitOf } from './points.ts';
import type { RuleSet } from './rules/ruleset.ts';

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
  /** Undefined where no hand of such han and fu is won so. */
  readonly ron: Shares | undefined;
  readonly tsumo: Shares | undefined;
  /** In the mangan region: reached by han and fu, or a little short of it and rounded up (切り上げ満貫). */
  readonly mangan: 'reached' | 'roundedUp' | undefined;
}

/** A limit by han: from `from` han up to `to`, or with no end. */
export interface ChartLimit {
  readonly limit: Limit;
  /** How many yakuman; 1 for the limits below. */
  readonly multiple: number;
  readonly from: number;
  readonly to: number | undefined;
  readonly ron: Shares;
  readonly tsumo: Shares;
}

const HAN = [1, 2, 3, 4, 5, 6, 7, 8];
const LAST_FU = 110;
const LIMIT_HAN = 5;
const YAKUMAN_HAN = 13;
const MOST_TOLD = 7;

/**
 * The whole score chart of a rule set.
 *
 * @example
 * const chart = scoreChart(presets.mleague, false);
 * const row = chart.rows.find(({ fu }) => fu === 30);
 * row?.cells.map(({ ron, mangan }) => [ron, mangan]).at(-1); // → [{ discarder: 8000 }, 'roundedUp']
 * chart.limits.map(({ limit, from }) => [limit, from]); // → [['mangan', 5], ['haneman', 6], ['baiman', 8], ['sanbaiman', 11]]
 */
export function scoreChart(rules: RuleSet, dealer: boolean): ScoreChart {
  const played = rules.points.limits === 'played';
  const hans = played ? HAN.slice(0, LIMIT_HAN - 1) : HAN;
  const rows = fuOf(rules).map((fu) => ({ fu, cells: hans.map((han) => cellOf(han, fu, rules, dealer)) }));
  return { han: hans, rows, limits: played ? limitsOf(rules, dealer) : [] };
}

/** The fu a rule set's charts tell, upwards. */
export function fuOf({ fu: { sevenPairs, most } }: RuleSet): number[] {
  const tens = Array.from({ length: LAST_FU / 10 - 1 }, (_, i) => 10 * (i + 2));
  return [...new Set([...tens, sevenPairs.fu])].filter((fu) => fu <= (most ?? LAST_FU)).toSorted((one, other) => one - other);
}

function cellOf(han: number, fu: number, rules: RuleSet, dealer: boolean): ChartCell {
  const points = basePoints(han, fu, rules);
  const short = fu * 2 ** (2 + han) < points;
  return {
    ron: isReached(han, fu, 'ron', rules) ? sharesOf(points, { by: 'ron', dealer }, rules) : undefined,
    tsumo: isReached(han, fu, 'tsumo', rules) ? sharesOf(points, { by: 'tsumo', dealer }, rules) : undefined,
    mangan: rules.points.limits === 'none' || limitOf(points) === undefined ? undefined : short ? 'roundedUp' : 'reached',
  };
}

/**
 * Whether any hand of so many han and fu is won so.
 *
 * @example
 * isReached(2, 20, 'tsumo', presets.standard); // → true
 * isReached(2, 20, 'ron', presets.standard); // → false
 */
export function isReached(han: number, fu: number, by: 'ron' | 'tsumo', rules: RuleSet): boolean {
  return by === 'ron' ? isWonByRon(han, fu, rules) : isWonByTsumo(han, fu, rules);
}

/** 20 fu by ron are an open hand without fu, where that stays so, or a closed one without its 10; seven pairs have their own han. */
function isWonByRon(han: number, fu: number, { fu: rules }: RuleSet): boolean {
  if (fu === 20) return rules.openPinfu === 'none' || rules.closedRon === 0;
  return fu % 10 === 0 || han >= rules.sevenPairs.han;
}

/** 20 fu by tsumo are pinfu, which has tsumo's han beside its own, and so have seven pairs. */
function isWonByTsumo(han: number, fu: number, { fu: rules }: RuleSet): boolean {
  if (fu === 20) return rules.pinfuTsumo === 'waivesFu' && han >= 2;
  return fu % 10 === 0 || han > rules.sevenPairs.han;
}

function limitsOf(rules: RuleSet, dealer: boolean): ChartLimit[] {
  const pointsAt = (han: number) => basePoints(han, 30, rules);
  const hans = Array.from({ length: lastStep(rules) - LIMIT_HAN + 1 }, (_, i) => LIMIT_HAN + i);
  const steps = hans.filter((han) => han === LIMIT_HAN || pointsAt(han) !== pointsAt(han - 1));
  return steps.map((from, i) => {
    const points = pointsAt(from);
    const next = steps[i + 1];
    return {
      limit: limitOf(points) as Limit,
      multiple: Math.max(1, points / YAKUMAN),
      from,
      to: next === undefined ? undefined : next - 1,
      ron: sharesOf(points, { by: 'ron', dealer }, rules),
      tsumo: sharesOf(points, { by: 'tsumo', dealer }, rules),
    };
  });
}

/** From so many han up nothing changes, or, where yakuman are counted without end, nothing is told. */
function lastStep({ points, yaku }: RuleSet): number {
  return points.countedYakuman === 'perThirteen' ? YAKUMAN_HAN * (yaku.yakumanLimit ?? MOST_TOLD) : YAKUMAN_HAN;
}
