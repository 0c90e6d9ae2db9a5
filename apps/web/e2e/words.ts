import { LANGUAGES, type Language } from '@tenbo/i18n';

// By its path: Playwright finds packages only as they are published.
import { type PageWords, loadPageWords } from '../../../packages/i18n/src/page.ts';
import type { Words } from '../src/words/said.ts';

const PLACES = ['choices', 'details', 'match', 'charts', 'rules', 'glossary', 'desk', 'season'] as const;

type AllWords = Words & Pick<PageWords, (typeof PLACES)[number]>;

async function wordsIn(language: Language): Promise<readonly [Language, AllWords]> {
  const first = await loadPageWords('first', language);
  const places = await Promise.all(PLACES.map(async (place) => [place, await loadPageWords(place, language)] as const));
  return [language, { ...first, ...(Object.fromEntries(places) as Omit<AllWords, keyof typeof first>) }];
}

/** All words of the page, by which tests find its elements. */
export const WORDS = Object.fromEntries(await Promise.all(LANGUAGES.map(wordsIn))) as { readonly [L in Language]: AllWords };
export const { desk, season } = WORDS.en;
