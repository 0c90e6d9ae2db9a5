import { type RuleSet, YAKU_NAMES } from '@tenbo/engine';

import type { HandLocale, Locale, YakuNames } from '../locale.ts';

type DocumentStyle = NonNullable<RuleSet['yakuNames']>;

/** The names of yaku that a reader sees, in any language. A rule set may name a document's style. */
export type YakuStyle = 'own' | 'japanese' | 'romaji' | 'english' | DocumentStyle;

/** `own` means the language's own names. */
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
 * The default style of names under a rule set: its document's style for readers of English, in which the documents are written; the
 * language's own for other readers.
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
 * The names of a style, loaded on request; undefined for the language's own.
 *
 * @example
 * (await loadYakuNames('arcade'))?.yaku.riichi; // → 'Reach'
 */
export async function loadYakuNames(style: YakuStyle): Promise<YakuNames | undefined> {
  return style === 'own' ? undefined : LOADS[style]();
}

/**
 * A locale with other names for yaku and dora, and for han if the names include them.
 *
 * @example
 * const romaji = withYakuNames(localeOf('zh'), await loadYakuNames('romaji'));
 * yakuName('chiitoitsu', romaji); // → 'Chiitoitsu'
 * romaji.limits.mangan; // → '满贯'
 * romaji.han(2); // → '2番 · ryanhan'
 */
export function withYakuNames<L extends HandLocale>(locale: L, names: YakuNames | undefined): L {
  return names === undefined ? locale : { ...locale, ...names, han: names.han?.(locale.han) ?? locale.han };
}
