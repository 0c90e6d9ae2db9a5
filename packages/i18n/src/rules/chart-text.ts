import { type ChartLimit, type ChartRow, type RuleSet, type Shares, type Unreached, multipliersOf } from '@tenbo/engine';

import type { ChartWords, Locale } from '../locale.ts';
import { limitName } from '../win/value-text.ts';

/**
 * The words of charts in a locale's language.
 *
 * @example
 * chartWordsOf(localeOf('en')).noHandIsWorth; // → '( ) no hand is worth this:'
 */
export function chartWordsOf({ charts }: Pick<Locale, 'charts'>): ChartWords {
  return charts;
}

/**
 * A limit in a score chart: its name, and all ways of han and fu to reach it.
 *
 * @example
 * import { presets, scoreChart } from '@tenbo/engine';
 * const [mangan, ...others] = scoreChart(presets.guide, false).limits.map((limit) => describeLimit(limit, localeOf('en')));
 * mangan; // → { name: 'mangan', ways: ['3 han 70 fu', '4 han 40 fu', '5 han'] }
 * others.at(-1); // → { name: 'counted yakuman', ways: ['13+ han'] }
 */
export function describeLimit(
  { basePoints, byFu, from, to }: ChartLimit,
  locale: Locale,
): { readonly name: string; readonly ways: readonly string[] } {
  const ways = [
    ...byFu.map((way) => locale.hanFu(way.han, way.fu)),
    to === from ? locale.han(from) : chartWordsOf(locale).hanRange(from, to, locale.han),
  ];
  return { name: limitName(basePoints, locale), ways };
}

/**
 * The reasons why no hand has the values in some cells of a chart, each reason once; empty if there are no such cells.
 *
 * @example
 * import { presets, scoreChart } from '@tenbo/engine';
 * describeUnreached(scoreChart(presets.guide, false).rows, localeOf('en'))[1]; // → '1 han 20 fu by tsumo: only pinfu has 20 fu, and with tsumo it is 2 han'
 */
export function describeUnreached(rows: readonly ChartRow[], locale: Locale): string[] {
  const values = rows.flatMap(({ cells }) => cells.flatMap(({ ron, tsumo }) => [ron, tsumo]));
  const reasons = values.flatMap(({ unreached }) => (unreached ? [whyUnreached(unreached, locale)] : []));
  return [...new Set(reasons)];
}

/**
 * The reason why no hand has some han and fu.
 *
 * @param why the result of `unreached`
 * @example
 * whyUnreached({ code: 'pinfuTsumo' }, localeOf('en')); // → '1 han 20 fu by tsumo: only pinfu has 20 fu, and with tsumo it is 2 han'
 */
export function whyUnreached(why: Unreached, locale: Locale): string {
  return (locale.charts.unreached[why.code] as (why: Unreached) => string)(why);
}

/**
 * How points follow from base points: which of the printed charts, for ×1, ×2, ×4 and ×6, a score chart combines.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * describeMultipliers(presets.arcadeA, false, localeOf('en')); // → 'base points × 4 by ron; by tsumo × 1, from the dealer × 2; each payment rounded up to 100'
 * describeMultipliers(presets.arcadeC, true, localeOf('en')); // → 'base points × 6 by ron; by tsumo × 6; each payment rounded up to 100'
 */
export function describeMultipliers(rules: RuleSet, dealer: boolean, locale: Locale): string {
  const { discarder } = multipliersOf({ by: 'ron', dealer }, rules) as Extract<Shares, { readonly discarder: number }>;
  const tsumo = multipliersOf({ by: 'tsumo', dealer }, rules) as Exclude<Shares, { readonly discarder: number }>;
  return locale.charts.multipliers(discarder, tsumo, rules.tiles.players === 2);
}
