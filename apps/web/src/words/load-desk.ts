import type { Language } from '@tenbo/i18n';

import type { DeskWords } from './words.ts';

/** Apart from `load.ts`, which is part of the first load: the way to them would be there for every reader. */
const LOADS: { readonly [L in Language]: () => Promise<DeskWords> } = {
  en: async () => (await import('./en/desk.ts')).desk,
  ja: async () => (await import('./ja/desk.ts')).desk,
  zh: async () => (await import('./zh/desk.ts')).desk,
};

export function loadDesk(language: Language): Promise<DeskWords> {
  return LOADS[language]();
}
