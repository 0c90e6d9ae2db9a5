import { type Lens, type LensResult, type LensRow, type RecordResult, type RuleSet, ruleAt } from '@tenbo/engine';

import { noWinReason, noWinText } from '../errors/describe-error.ts';
import { describeRule } from '../rules/describe-rules.ts';
import { ruleSetName } from '../shown.ts';
import type { Locale } from '../locale.ts';
import { describeShares, limitName, valueName, valueText } from './value-text.ts';

/** A win under many rule sets, in words. */
export interface LensText {
  /** "4 han 30 fu — 7,700" under the base rules, or the reason why it is not a win there. */
  readonly base: string;
  /** The rule sets with a different result, highest first. */
  readonly rows: readonly LensRowText[];
  /** The other rule sets with the same result; undefined if there are none. */
  readonly same: string | undefined;
  /** The rule sets under which the hand cannot occur, a line for each reason. */
  readonly impossible: readonly string[];
}

/** A result that differs from the one under the base rules. */
export interface LensRowText {
  readonly id: string;
  readonly code: string;
  /** "4 han 30 fu", or the reason why it is not a win. */
  readonly value: string;
  /** "mangan"; empty below it, and for a yakuman, because `value` says it. */
  readonly limit: string;
  /** Empty if it is not a win. */
  readonly points: string;
  /** How much more or less the winner collects: "+300". */
  readonly difference: string;
  /** The rules that make the difference: "Kiriage mangan: yes"; from a list of yaku, only those in the hand. */
  readonly cause: string;
}

/**
 * The same win under many rule sets, and the rules that make the difference.
 *
 * @param view the result of `lens`
 * @param rules the base rules
 * @param listed how to list rule sets on one line: by id, to be typed, or by name
 * @example
 * import { lens, parseRecord, presets, unwrap } from '@tenbo/engine';
 * const record = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', dora: '3p' }));
 * const { rows, same } = describeLens(lens(record, [presets.tenhou, presets.mleague]), presets.standard, localeOf('en'));
 * rows.map((row) => [row.id, row.points, row.difference, row.cause]); // → [['mleague', '8,000', '+300', 'Kiriage mangan: yes']]
 * same; // → 'same as Standard: tenhou'
 */
export function describeLens(view: Lens, rules: RuleSet, locale: Locale, listed: 'id' | 'name' = 'id'): LensText {
  const nameOf = (one: RuleSet) => (listed === 'id' ? one.id : ruleSetName(one, locale));
  const listOf = (rows: readonly LensRow[]) => locale.commas(rows.map((row) => nameOf(row.rules)));
  const same = view.rows.filter((row) => row.cause.length === 0 && row.rules.id !== rules.id);
  const others = view.rows.filter((row) => row.cause.length > 0);
  const possible = others.filter((row) => row.result.ok || noWinReason(row.result.error));
  const impossible = others.filter((row) => !possible.includes(row));
  return {
    base: headlineOf(view.base, rules, locale),
    rows: possible
      .toSorted((one, other) => collected(other.result) - collected(one.result))
      .map((row) => describeLensRow(row, view.base, locale)),
    same: same.length === 0 ? undefined : locale.rule(locale.sameAs(ruleSetName(rules, locale)), listOf(same)),
    impossible: [...Map.groupBy(impossible, (row) => causeText(row, view.base, locale))].map(([cause, alike]) =>
      locale.rule(locale.cannotOccur(cause), listOf(alike)),
    ),
  };
}

/**
 * A win under another rule set, even if it has the same value.
 *
 * @example
 * import { lens, parseRecord, presets, unwrap } from '@tenbo/engine';
 * const record = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', dora: '3p' }));
 * const { base, rows } = lens(record, [presets.tenhou]);
 * rows.map((row) => describeLensRow(row, base, localeOf('en')).points); // → ['7,700']
 */
export function describeLensRow(row: LensRow, base: LensResult, locale: Locale): LensRowText {
  const { rules, code, result } = row;
  const shown = result.ok
    ? winTexts(result.value, rules, locale)
    : { value: noWinText(result.error, locale), limit: '', points: '' };
  return {
    id: rules.id,
    code,
    ...shown,
    difference: locale.signed(collected(result) - collected(base)),
    cause: causeText(row, base, locale),
  };
}

function winTexts(result: RecordResult, rules: RuleSet, locale: Locale): Pick<LensRowText, 'value' | 'limit' | 'points'> {
  const { yakuman, limit, basePoints, payments } = result;
  return {
    value: valueText(result, locale),
    limit: yakuman === 0 && limit !== null ? limitName(basePoints, locale) : '',
    points: describeShares(payments, rules, locale),
  };
}

function headlineOf(result: LensResult, rules: RuleSet, locale: Locale): string {
  if (!result.ok) return noWinText(result.error, locale);
  return locale.headline(valueName(result.value, locale), describeShares(result.value.payments, rules, locale));
}

/** The winner's total gain, including honba and riichi sticks. */
function collected(result: LensResult): number {
  return result.ok ? result.value.withTable : 0;
}

function causeText({ rules, result, cause }: LensRow, base: LensResult, locale: Locale): string {
  const yaku = new Set<unknown>([base, result].flatMap((one) => (one.ok ? one.value.yaku.map(([id]) => id) : [])));
  return locale.list(cause.map((path) => describeRule(path, narrowed(ruleAt(rules, path), yaku), locale)));
}

/** Of yaku in a list or with values, those in the hand, if any; any other value unchanged. */
function narrowed<V>(value: V, yaku: ReadonlySet<unknown>): V {
  const listed = Array.isArray(value) ? value.filter((item) => yaku.has(item)) : [];
  if (listed.length > 0) return listed as V;
  const valued = typeof value === 'object' && value !== null ? Object.entries(value).filter(([id]) => yaku.has(id)) : [];
  return valued.length > 0 ? (Object.fromEntries(valued) as V) : value;
}
