import type { Locale, YakuNames } from '../locale.ts';
import { yakuOfDocuments } from './yaku-documents.ts';
import { yaku as yakuEn } from '../en/yaku.ts';
import { yaku as yakuJa } from '../ja/yaku.ts';
import { yakuRomaji } from './yaku-romaji.ts';
import { type YakuStyle, withYakuNames } from './yaku-styles.ts';

const NAMES: { readonly [S in YakuStyle]: YakuNames | undefined } = {
  own: undefined,
  japanese: yakuJa,
  romaji: yakuRomaji,
  english: yakuEn,
  ...yakuOfDocuments,
};

/**
 * A locale with yaku and dora in a style, at once; it brings all styles with it, where `loadYakuNames` fetches one.
 *
 * @example
 * yakuName('chiitoitsu', withYakuStyle(localeOf('zh'), 'english')); // → 'Seven Pairs'
 * yakuName('chiitoitsu', withYakuStyle(localeOf('zh'), 'own')); // → '七对子'
 */
export function withYakuStyle(locale: Locale, style: YakuStyle): Locale {
  return withYakuNames(locale, NAMES[style]);
}
