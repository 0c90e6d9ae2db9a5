import type { Language } from '@tenbo/i18n';

import type { DeskWords, SeasonPageWords } from './words.ts';

interface Parts {
  readonly desk: () => Promise<DeskWords>;
  readonly season: () => Promise<SeasonPageWords>;
}

/** Apart from `load.ts`, which is part of the first load: the way to them would be there for every reader. */
const LOADS: { readonly [L in Language]: Parts } = {
  en: { desk: async () => (await import('./en/desk.ts')).desk, season: async () => (await import('./en/season.ts')).season },
  ja: { desk: async () => (await import('./ja/desk.ts')).desk, season: async () => (await import('./ja/season.ts')).season },
  zh: { desk: async () => (await import('./zh/desk.ts')).desk, season: async () => (await import('./zh/season.ts')).season },
};

export function loadDesk(language: Language): Promise<DeskWords> {
  return LOADS[language].desk();
}

export function loadSeason(language: Language): Promise<SeasonPageWords> {
  return LOADS[language].season();
}
