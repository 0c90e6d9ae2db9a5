import { type Folders, type Language, wordsFrom } from './languages.ts';
import type { LibraryWords, SeatingWords } from './library-words.ts';
import type { HandLocale, Locale, RuleLocale } from './locale.ts';
import type { MatchWords } from './match-words.ts';
import type { SeasonWords } from './match/season-words.ts';

const FOLDERS: Folders<LibraryWords> = {
  en: () => import('./en/index.ts'),
  ja: () => import('./ja/index.ts'),
  zh: () => import('./zh/index.ts'),
};

/**
 * All words of a language, loaded on request, so that a page fetches only the language it shows.
 *
 * @example
 * (await loadLocale('zh')).limits.mangan; // → '满贯'
 */
export async function loadLocale(language: Language): Promise<Locale> {
  const [hands, rules, match] = await Promise.all([loadHandLocale(language), loadRuleWords(language), loadMatchWords(language)]);
  return { ...hands, ...rules, match };
}

/**
 * A language's words for hands; `loadRuleWords` and `loadMatchWords` load the rest.
 *
 * @example
 * (await loadHandLocale('ja')).limits.mangan; // → '満貫'
 */
export function loadHandLocale(language: Language): Promise<HandLocale> {
  return wordsFrom(FOLDERS, language, 'hands');
}

/**
 * A language's words for rules, and the names of rule sets.
 *
 * @example
 * (await loadRuleWords('ja')).rules['dora.ura'].name; // → '裏ドラ'
 */
export function loadRuleWords(language: Language): Promise<RuleLocale> {
  return wordsFrom(FOLDERS, language, 'rules');
}

/**
 * A language's words for matches, including uma.
 *
 * @example
 * (await loadMatchWords('ja')).settlement.uma; // → 'ウマ'
 */
export function loadMatchWords(language: Language): Promise<MatchWords> {
  return wordsFrom(FOLDERS, language, 'match');
}

/**
 * A language's words for a season.
 *
 * @example
 * (await loadSeasonWords('ja')).rates.win; // → '和了率'
 */
export function loadSeasonWords(language: Language): Promise<SeasonWords> {
  return wordsFrom(FOLDERS, language, 'season');
}

/**
 * A language's words for the seating of a tournament.
 *
 * @example
 * (await loadSeatingWords('ja')).sitOut; // → '抜け番'
 */
export function loadSeatingWords(language: Language): Promise<SeatingWords> {
  return wordsFrom(FOLDERS, language, 'seating');
}
