import type { Language } from '@tenbo/i18n';

import type { FirstWords, LaterWords, LoadsLater } from './words.ts';

interface LanguageWords {
  readonly words: FirstWords;
  readonly later: LoadsLater;
}

/** Every language: only the one that is read is fetched. */
const LOADS: { readonly [L in Language]: () => Promise<LanguageWords> } = {
  en: () => import('./en/index.ts'),
  ja: () => import('./ja/index.ts'),
  zh: () => import('./zh/index.ts'),
};

/** The words a page needs first. */
export async function loadWords(language: Language): Promise<FirstWords> {
  return (await LOADS[language]()).words;
}

/** The words of a place, or the notes on rules. */
export async function loadLater<P extends keyof LaterWords>(what: P, language: Language): Promise<LaterWords[P]> {
  const { later } = await LOADS[language]();
  return later[what]();
}
