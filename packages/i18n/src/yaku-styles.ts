import type { Locale, YakuNames } from './locale.ts';

/** By which names a reader knows the yaku, whatever language the rest is in; `own` leaves them to the language. */
export type YakuStyle = 'own' | 'japanese' | 'romaji' | 'english' | 'arcade';

export const YAKU_STYLES: readonly YakuStyle[] = ['own', 'japanese', 'romaji', 'english', 'arcade'];

const LOADS: { readonly [S in Exclude<YakuStyle, 'own'>]: () => Promise<YakuNames> } = {
  japanese: async () => (await import('./yaku-ja.ts')).yakuJa,
  romaji: async () => (await import('./yaku-romaji.ts')).yakuRomaji,
  english: async () => (await import('./yaku-en.ts')).yakuEn,
  arcade: async () => (await import('./yaku-arcade.ts')).yakuArcade,
};

/**
 * The names of a style, loaded when they are asked for; undefined where the language's own stand.
 *
 * @example
 * (await loadYakuNames('arcade'))?.yaku.riichi; // → 'Reach'
 */
export async function loadYakuNames(style: YakuStyle): Promise<YakuNames | undefined> {
  return style === 'own' ? undefined : LOADS[style]();
}

/**
 * A locale that calls yaku and dora by other names than its own.
 *
 * @example
 * const romaji = withYakuNames(localeOf('zh'), await loadYakuNames('romaji'));
 * yakuName('chiitoitsu', romaji); // → 'Chiitoitsu'
 * romaji.limits.mangan; // → '满贯'
 */
export function withYakuNames(locale: Locale, names: YakuNames | undefined): Locale {
  return names === undefined ? locale : { ...locale, yaku: names.yaku, dora: names.dora };
}
