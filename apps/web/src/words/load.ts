import type { Language } from '@tenbo/i18n';

import type { RuleNotes } from './rule-notes.ts';
import type { FirstWords, PlaceWords } from './words.ts';

type Loading<T> = { readonly [L in Language]: () => Promise<T> };

const WORDS: Loading<FirstWords> = {
  en: async () => (await import('./en/index.ts')).words,
  ja: async () => (await import('./ja/index.ts')).words,
  zh: async () => (await import('./zh/index.ts')).words,
};

const MATCH: Loading<PlaceWords['match']> = {
  en: async () => (await import('./en/match.ts')).match,
  ja: async () => (await import('./ja/match.ts')).match,
  zh: async () => (await import('./zh/match.ts')).match,
};

const CHARTS: Loading<PlaceWords['charts']> = {
  en: async () => (await import('./en/charts.ts')).charts,
  ja: async () => (await import('./ja/charts.ts')).charts,
  zh: async () => (await import('./zh/charts.ts')).charts,
};

/** The words of each place. */
export const PLACE_LOADS: { readonly [P in keyof PlaceWords]: (language: Language) => Promise<PlaceWords[P]> } = {
  match: (language) => MATCH[language](),
  charts: (language) => CHARTS[language](),
};

const RULE_NOTES: Loading<RuleNotes> = {
  en: async () => (await import('./en/rule-notes.ts')).ruleNotes,
  ja: async () => (await import('./ja/rule-notes.ts')).ruleNotes,
  zh: async () => (await import('./zh/rule-notes.ts')).ruleNotes,
};

/** The first words of a language; only those of the one that is read are fetched. */
export function loadWords(language: Language): Promise<FirstWords> {
  return WORDS[language]();
}

export function loadRuleNotes(language: Language): Promise<RuleNotes> {
  return RULE_NOTES[language]();
}
