// The words of tenbo's own page, which is built from source: they are not in the published package.
import { type Folders, type Language, wordsFrom } from './languages.ts';
import type { PageWords } from './page-words.ts';

export type { PageWords } from './page-words.ts';

const FOLDERS: Folders<PageWords> = {
  en: () => import('./en/page/index.ts'),
  ja: () => import('./ja/page/index.ts'),
  zh: () => import('./zh/page/index.ts'),
};

/** The page's words for one of its places; those of `first` are needed before anything is drawn. */
export function loadPageWords<P extends keyof PageWords>(place: P, language: Language): Promise<PageWords[P]> {
  return wordsFrom(FOLDERS, language, place);
}
