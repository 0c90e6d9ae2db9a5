import type { Term } from './glossary.ts';
import { loadLocale } from '../locales.ts';

/**
 * Every term, with its names and what it means in all languages, loaded when it is asked for.
 *
 * @example
 * const glossary = await loadGlossary();
 * glossary.find(({ id }) => id === 'honba')?.names; // → { en: 'honba', ja: '本場', zh: '本场' }
 */
export async function loadGlossary(): Promise<readonly Term[]> {
  const [{ glossaryIn }, { yakuOfDocuments }, en, ja, zh] = await Promise.all([
    import('./glossary.ts'),
    import('../yaku-names/yaku-documents.ts'),
    loadLocale('en'),
    loadLocale('ja'),
    loadLocale('zh'),
  ]);
  return glossaryIn({ en, ja, zh }, Object.values(yakuOfDocuments));
}
