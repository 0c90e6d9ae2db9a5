import type { Language } from '@tenbo/i18n';

import type { desk as en } from './en/desk.ts';
import type { Translated } from './words.ts';

/** The words of the organiser's desk, the hall and what is printed. */
export type DeskWords = Translated<typeof en>;

/** Apart from `load.ts`, which is part of the first load: the way to them would be there for every reader. */
const LOADS: { readonly [L in Language]: () => Promise<DeskWords> } = {
  en: async () => (await import('./en/desk.ts')).desk,
  ja: async () => (await import('./ja/desk.ts')).desk,
  zh: async () => (await import('./zh/desk.ts')).desk,
};

export function loadDesk(language: Language): Promise<DeskWords> {
  return LOADS[language]();
}
