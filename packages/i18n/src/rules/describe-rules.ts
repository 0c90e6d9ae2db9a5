import {
  type RuleGroup,
  type RuleNotice,
  type RulePath,
  type RuleSet,
  type RuleValue,
  RULE_PATHS,
  ruleAt,
  ruleDifferences,
  ruleNotices,
} from '@tenbo/engine';

import type { Locale } from '../locale.ts';

/** A rule: its name, and the value that is played. */
export interface RuleText {
  readonly name: string;
  readonly value: string;
}

/** The rules of a group under its heading. */
export interface RuleGroupText {
  readonly heading: string;
  readonly rules: readonly RuleText[];
}

/** A rule that differs between two rule sets. */
export interface RuleDifferenceText {
  readonly name: string;
  readonly one: string;
  readonly other: string;
}

/**
 * A rule on one line.
 *
 * @example
 * describeRule('fu.doubleWindPair', 2, localeOf('en')); // → 'Double-wind pair: 2 fu'
 * describeRule('payments.multipleRon', 'headBump', localeOf('ja')); // → 'ダブロン：なし（頭ハネ）'
 */
export function describeRule<P extends RulePath>(path: P, value: RuleValue<P>, locale: Locale): string {
  return locale.rule(locale.rules[path].name, describeRuleValue(path, value, locale));
}

/**
 * A whole rule set, group by group.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const points = describeRules(presets.mleague, localeOf('en')).find(({ heading }) => heading === 'Points');
 * points?.rules[1]; // → { name: 'Kiriage mangan', value: 'yes' }
 */
export function describeRules(rules: RuleSet, locale: Locale): readonly RuleGroupText[] {
  const groups = Object.entries(locale.ruleGroups) as [RuleGroup, string][];
  return groups.map(([group, heading]) => {
    const paths = RULE_PATHS.filter((path) => path.startsWith(`${group}.`));
    return {
      heading,
      rules: paths.map((path) => ({
        name: locale.rules[path].name,
        value: describeRuleValue(path, ruleAt(rules, path), locale),
      })),
    };
  });
}

/**
 * The differences between two rule sets, side by side.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const { ema2016, wrc2025 } = presets;
 * describeDifferences(ema2016, wrc2025, localeOf('ja'))[1]; // → { name: '連風牌の雀頭', one: '4符', other: '2符' }
 */
export function describeDifferences(one: RuleSet, other: RuleSet, locale: Locale): readonly RuleDifferenceText[] {
  return ruleDifferences(one, other).map((difference) => ({
    name: locale.rules[difference.path].name,
    one: describeRuleValue(difference.path, difference.one, locale),
    other: describeRuleValue(difference.path, difference.other, locale),
  }));
}

/**
 * The value of a rule, without its name.
 *
 * @example
 * describeRuleValue('fu.doubleWindPair', 2, localeOf('en')); // → '2 fu'
 */
export function describeRuleValue(path: RulePath, value: RuleValue<RulePath>, locale: Locale): string {
  const says = locale.rules[path].says as Readonly<Record<string, string>> | ((value: unknown, locale: Locale) => string);
  return typeof says === 'function' ? says(value, locale) : (says[value as string] as string);
}

/**
 * Warnings about rules that are probably a mistake, as sentences.
 *
 * @param start the starting points of each seat, if they differ from the rules
 * @example
 * import { presets } from '@tenbo/engine';
 * describeRuleNotices(presets.tenhou, localeOf('en')); // → []
 * describeRuleNotices(presets.tenhou, localeOf('ja'), [35_000, 35_000, 35_000, 35_000]); // → ['返し点の30000点が配給原点より低いため、トップのオカが△20.0になります。オカなしなら返し点を配給原点と同じにしてください。']
 */
export function describeRuleNotices(rules: RuleSet, locale: Locale, start?: readonly number[]): readonly string[] {
  return ruleNotices(rules, start).map((notice) =>
    (locale.ruleNotices[notice.code] as (notice: RuleNotice, locale: Locale) => string)(notice, locale),
  );
}
