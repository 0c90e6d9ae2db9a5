import type { Language } from '@tenbo/i18n';

import type { RuleNotes } from './rule-notes.ts';
import type { Words } from './words.ts';

type Loading<T> = { readonly [L in Language]: () => Promise<T> };

const WORDS: Loading<Words> = {
  en: async () => (await import('./en/index.ts')).words,
  ja: async () => (await import('./ja/index.ts')).words,
  zh: async () => (await import('./zh/index.ts')).words,
};

const RULE_NOTES: Loading<RuleNotes> = {
  en: async () => (await import('./en/rule-notes.ts')).ruleNotes,
  ja: async () => (await import('./ja/rule-notes.ts')).ruleNotes,
  zh: async () => (await import('./zh/rule-notes.ts')).ruleNotes,
};

/** The words of a language; only those that are read are fetched. */
export function loadWords(language: Language): Promise<Words> {
  return WORDS[language]();
}

export function loadRuleNotes(language: Language): Promise<RuleNotes> {
  return RULE_NOTES[language]();
}
