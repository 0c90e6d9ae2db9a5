import { type DoraHan, type Explanation, type RuleSet, type YakuId, type YakuValue, yakuOf } from '@tenbo/engine';

import type { HandLocale } from '../locale.ts';

/** A line of a table: a yaku or dora, and its value. */
export interface YakuText {
  readonly name: string;
  /** "1 han", "double yakuman". */
  readonly value: string;
}

/**
 * The name of a yaku in a language, or its romaji if the language has none.
 *
 * @example
 * yakuName('chiitoitsu', localeOf('en')); // → 'Seven Pairs'
 * yakuName('chiitoitsu', localeOf('ja')); // → '七対子'
 */
export function yakuName(id: YakuId, locale: HandLocale): string {
  return locale.yaku[id] ?? yakuOf(id).romaji;
}

/** The yaku of a hand, then its dora. */
export function yakuTexts(explanation: Explanation, locale: HandLocale): YakuText[] {
  const yaku = explanation.yaku.map(([id, han]) => ({ name: yakuName(id, locale), value: yakuValue(han, explanation, locale) }));
  return [...yaku, ...doraTexts(explanation, locale)];
}

function yakuValue(han: number, { yakuman, limit, alone }: Explanation, locale: HandLocale): string {
  if (yakuman > 0) return locale.yakuman(han);
  return limit && alone ? locale.limits[limit] : locale.han(han);
}

function doraTexts(dora: DoraHan, locale: HandLocale): YakuText[] {
  const counted = (['dora', 'akaDora', 'uraDora', 'kita'] as const).filter((key) => dora[key] > 0);
  return counted.map((key) => ({ name: locale.dora[key], value: locale.han(dora[key]) }));
}

/** A language's forms for the han of a yaku: the same closed and open, closed only, or fewer when open. */
export interface YakuWorthWords {
  readonly both: (han: number) => string;
  readonly closedOnly: (han: number) => string;
  readonly open: (closed: number, open: number) => string;
}

/** The value of a yaku in any hand: a limit, or its han. */
export function yakuWorth(value: YakuValue, locale: HandLocale, says: YakuWorthWords): string {
  if ('yakuman' in value) return locale.yakuman(value.yakuman);
  if ('limit' in value) return locale.limits[value.limit];
  const { closed, open = 0 } = value;
  if (open === 0) return says.closedOnly(closed);
  return open === closed ? says.both(closed) : says.open(closed, open);
}

/** The local yaku of a rule set, with their values there. */
export function localYakuTexts(values: RuleSet['yaku']['local'], locale: HandLocale, says: YakuWorthWords): YakuText[] {
  const pairs = Object.entries(values) as [YakuId, YakuValue][];
  return pairs.map(([id, value]) => ({ name: yakuName(id, locale), value: yakuWorth(value, locale, says) }));
}
