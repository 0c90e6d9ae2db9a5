import { type DoraHan, type RuleSet, type Score, type YakuId, type YakuItem, type YakuValue, yakuOf } from '@tenbo/engine';

import type { Locale } from '../locale.ts';

/** A line of a table: what counted, and for how much. */
export interface YakuText {
  readonly name: string;
  /** "1 han", "double yakuman". */
  readonly value: string;
}

/**
 * The name of a yaku in a language, or its romaji where the language has none.
 *
 * @example
 * yakuName('chiitoitsu', localeOf('en')); // → 'Seven Pairs'
 * yakuName('chiitoitsu', localeOf('ja')); // → '七対子'
 */
export function yakuName(id: YakuId, locale: Locale): string {
  return locale.yaku[id] ?? yakuOf(id).romaji;
}

/** The yaku of a hand, then the dora that count beside them. */
export function yakuTexts(score: Score, locale: Locale): YakuText[] {
  const yaku = score.yaku.map((item) => ({ name: yakuName(item.id, locale), value: yakuValue(item, score, locale) }));
  return [...yaku, ...doraTexts(score.dora, locale)];
}

function yakuValue(item: YakuItem, { value, limit }: Score, locale: Locale): string {
  if (value.kind === 'yakuman') return locale.yakuman(item.han);
  return limit && item.counts === 'instead' ? locale.limits[limit] : locale.han(item.han);
}

function doraTexts(dora: DoraHan, locale: Locale): YakuText[] {
  const counted = (['dora', 'akaDora', 'uraDora', 'kita'] as const).filter((key) => dora[key] > 0);
  return counted.map((key) => ({ name: locale.dora[key], value: locale.han(dora[key]) }));
}

/** Local yaku with their values, as pairs. */
export function localYakuOf(values: RuleSet['yaku']['local']): readonly (readonly [YakuId, YakuValue])[] {
  return Object.entries(values) as [YakuId, YakuValue][];
}
