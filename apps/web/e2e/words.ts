import { LANGUAGES, type Language } from '@tenbo/i18n';

import { loadLater, loadWords } from '../src/words/load.ts';
import type { Words } from '../src/words/words.ts';

async function wordsIn(language: Language): Promise<readonly [Language, Words]> {
  const [first, choices, details, match, charts, rules, glossary] = await Promise.all([
    loadWords(language),
    loadLater('choices', language),
    loadLater('details', language),
    loadLater('match', language),
    loadLater('charts', language),
    loadLater('rules', language),
    loadLater('glossary', language),
  ]);
  return [language, { ...first, choices, details, match, charts, rules, glossary }];
}

/** All words of the page, by which tests find its elements. */
export const WORDS = Object.fromEntries(await Promise.all(LANGUAGES.map(wordsIn))) as { readonly [L in Language]: Words };
