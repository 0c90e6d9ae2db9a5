import type { Language } from '@tenbo/i18n';

import type { SeasonPageWords } from './words.ts';

/** Apart from `load.ts`, which is part of the first load. */
const LOADS: { readonly [L in Language]: () => Promise<SeasonPageWords> } = {
  en: async () => (await import('./en/season.ts')).season,
  ja: async () => (await import('./ja/season.ts')).season,
  zh: async () => (await import('./zh/season.ts')).season,
};

export function loadSeason(language: Language): Promise<SeasonPageWords> {
  return LOADS[language]();
}
