import * as en from './en/all.ts';
import { yaku as yakuEn } from './en/yaku.ts';
import * as ja from './ja/all.ts';
import { yaku as yakuJa } from './ja/yaku.ts';
import { type Language, LANGUAGES } from './languages.ts';
import type { AllWords, ConversionWords, SeatingWords } from './library-words.ts';
import type { Locale, YakuNames } from './locale.ts';
import type { SeasonWords } from './match/season-words.ts';
import { yakuRomaji } from './yaku-names/romaji.ts';
import { yakuOfDocuments } from './yaku-names/yaku-documents.ts';
import { type YakuStyle, withYakuNames } from './yaku-names/yaku-styles.ts';
import * as zh from './zh/all.ts';

const ALL: { readonly [L in Language]: AllWords } = { en, ja, zh };

/**
 * All words of a language, available at once. Importing this includes every language; `loadLocale` fetches just one.
 *
 * @throws TypeError for a language that tenbo does not have
 * @example
 * localeOf('en').waits.kanchan; // → 'closed wait (kanchan)'
 * localeOf('ja').limits.mangan; // → '満貫'
 */
export function localeOf(language: Language): Locale {
  if (!Object.hasOwn(ALL, language)) throw new TypeError(`no language ${language}: use ${LANGUAGES.join(', ')}`);
  return ALL[language].locale;
}

/**
 * The words for records written in another format, in a locale's language.
 *
 * @example
 * conversionWordsOf(localeOf('ja')).facts.tenpai; // → '聴牌者'
 */
export function conversionWordsOf({ language }: Pick<Locale, 'language'>): ConversionWords {
  return ALL[language].conversion;
}

/**
 * The words for a season in a locale's language.
 *
 * @example
 * seasonWordsOf(localeOf('ja')).rates.win; // → '和了率'
 */
export function seasonWordsOf({ language }: Pick<Locale, 'language'>): SeasonWords {
  return ALL[language].season;
}

/**
 * The words for the seating of a tournament in a locale's language.
 *
 * @example
 * seatingWordsOf(localeOf('ja')).sitOut; // → '抜け番'
 */
export function seatingWordsOf({ language }: Pick<Locale, 'language'>): SeatingWords {
  return ALL[language].seating;
}

const NAMES: { readonly [S in YakuStyle]: YakuNames | undefined } = {
  own: undefined,
  japanese: yakuJa,
  romaji: yakuRomaji,
  english: yakuEn,
  ...yakuOfDocuments,
};

/**
 * A locale with yaku and dora named in a style, available at once. Importing this includes all styles; `loadYakuNames` fetches just one.
 *
 * @example
 * yakuName('chiitoitsu', withYakuStyle(localeOf('zh'), 'english')); // → 'Seven Pairs'
 * yakuName('chiitoitsu', withYakuStyle(localeOf('zh'), 'own')); // → '七对子'
 */
export function withYakuStyle(locale: Locale, style: YakuStyle): Locale {
  return withYakuNames(locale, NAMES[style]);
}
