import type { Language } from './languages.ts';
import type { HandLocale, Locale, RuleLocale } from './locale.ts';
import type { MatchWords } from './match-words.ts';

interface Parts {
  readonly hands: () => Promise<HandLocale>;
  readonly rules: () => Promise<RuleLocale>;
  readonly match: () => Promise<MatchWords>;
}

const LOADS: { readonly [L in Language]: Parts } = {
  en: {
    hands: async () => (await import('./en/index.ts')).locale,
    rules: async () => (await import('./en/rules.ts')).rules,
    match: async () => (await import('./en/match.ts')).match,
  },
  ja: {
    hands: async () => (await import('./ja/index.ts')).locale,
    rules: async () => (await import('./ja/rules.ts')).rules,
    match: async () => (await import('./ja/match.ts')).match,
  },
  zh: {
    hands: async () => (await import('./zh/index.ts')).locale,
    rules: async () => (await import('./zh/rules.ts')).rules,
    match: async () => (await import('./zh/match.ts')).match,
  },
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
  return LOADS[language].hands();
}

/**
 * A language's words for rules, and the names of rule sets.
 *
 * @example
 * (await loadRuleWords('ja')).rules['dora.ura'].name; // → '裏ドラ'
 */
export function loadRuleWords(language: Language): Promise<RuleLocale> {
  return LOADS[language].rules();
}

/**
 * A language's words for matches, including uma.
 *
 * @example
 * (await loadMatchWords('ja')).settlement.uma; // → 'ウマ'
 */
export function loadMatchWords(language: Language): Promise<MatchWords> {
  return LOADS[language].match();
}
