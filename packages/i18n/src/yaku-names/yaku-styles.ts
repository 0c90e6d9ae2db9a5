import { type RuleSet, YAKU_NAMES } from '@tenbo/engine';

import type { Locale, YakuNames } from '../locale.ts';

type DocumentStyle = NonNullable<RuleSet['yakuNames']>;

/** By which names a reader knows the yaku, whatever language the rest is in: a document's are those that a rule set may name. */
export type YakuStyle = 'own' | 'japanese' | 'romaji' | 'english' | DocumentStyle;

/** `own` leaves the names to the language. */
export const YAKU_STYLES: readonly YakuStyle[] = ['own', 'japanese', 'romaji', 'english', ...YAKU_NAMES];

const LOADS: { readonly [S in Exclude<YakuStyle, 'own'>]: () => Promise<YakuNames> } = {
  japanese: async () => (await import('../ja/yaku.ts')).yaku,
  romaji: async () => (await import('./romaji.ts')).yakuRomaji,
  english: async () => (await import('../en/yaku.ts')).yaku,
  arcade: () => ofDocument('arcade'),
  doramahjong: () => ofDocument('doramahjong'),
  shanghai: () => ofDocument('shanghai'),
};

async function ofDocument(style: DocumentStyle): Promise<YakuNames> {
  return (await import('./yaku-documents.ts')).yakuOfDocuments[style];
}

/**
 * The style of names that a reader has under a rule set, unless they choose another: those of its document, where they read its language,
 * English. Others have the names of their own.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * yakuStyleUnder(presets.arcadeC, 'en'); // → 'arcade'
 * yakuStyleUnder(presets.arcadeC, 'ja'); // → 'own'
 * yakuStyleUnder(presets.standard, 'en'); // → 'own'
 */
export function yakuStyleUnder({ yakuNames }: Pick<RuleSet, 'yakuNames'>, language: Locale['language']): YakuStyle {
  return language === 'en' && yakuNames !== undefined ? yakuNames : 'own';
}

/**
 * The names of a style, loaded when they are asked for; undefined where the language's own are used.
 *
 * @example
 * (await loadYakuNames('arcade'))?.yaku.riichi; // → 'Reach'
 */
export async function loadYakuNames(style: YakuStyle): Promise<YakuNames | undefined> {
  return style === 'own' ? undefined : LOADS[style]();
}

/**
 * A locale that calls yaku, dora and, where the names say so, han by other names than its own.
 *
 * @example
 * const romaji = withYakuNames(localeOf('zh'), await loadYakuNames('romaji'));
 * yakuName('chiitoitsu', romaji); // → 'Chiitoitsu'
 * romaji.limits.mangan; // → '满贯'
 * romaji.han(2); // → '2番 · ryanhan'
 */
export function withYakuNames(locale: Locale, names: YakuNames | undefined): Locale {
  return names === undefined ? locale : { ...locale, ...names, han: names.han?.(locale.han) ?? locale.han };
}
