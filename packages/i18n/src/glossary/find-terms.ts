import { likest } from '@tenbo/engine';

import { LANGUAGES, type Language } from '../languages.ts';
import { loadLocale } from '../locales.ts';
import type { Term } from './glossary.ts';

/**
 * Every term, with its names and meanings in all languages, loaded on request.
 *
 * @example
 * const glossary = await loadGlossary();
 * glossary.find(({ id }) => id === 'honba')?.names.ja; // → '本場'
 */
export async function loadGlossary(): Promise<readonly Term[]> {
  const speaker = async (language: Language) => {
    const locale = await loadLocale(language);
    return [language, { locale, terms: await locale.terms() }] as const;
  };
  const [{ glossaryIn }, { yakuOfDocuments }, ...speakers] = await Promise.all([
    import('./glossary.ts'),
    import('../yaku-names/yaku-documents.ts'),
    ...LANGUAGES.map(speaker),
  ]);
  return glossaryIn(Object.fromEntries(speakers) as Parameters<typeof glossaryIn>[0], Object.values(yakuOfDocuments));
}

/**
 * The terms with this name in any language, main names first. Case, hyphens, spaces, accents and vowel length
 * make no difference.
 *
 * @example
 * const glossary = await loadGlossary();
 * termsCalled('Chii Toitsu', glossary).map(({ id }) => id); // → ['chiitoitsu']
 * termsCalled('limit', glossary).map(({ id }) => id); // → ['limit', 'mangan']
 */
export function termsCalled(text: string, glossary: readonly Term[]): readonly Term[] {
  const wanted = folded(text);
  return ranked(glossary, (term) => {
    if (wanted === '') return undefined;
    const { own, also } = keysOf(term);
    if (own.includes(wanted)) return 0;
    return also.includes(wanted) ? 1 : undefined;
  });
}

/**
 * The terms that a reader may mean while typing: those with exactly this name, then those whose names begin with or contain the text, then those
 * whose meaning contains it. An empty text gives all terms.
 *
 * @example
 * const glossary = await loadGlossary();
 * searchTerms('haikyuu', glossary, 'en').map(({ id }) => id); // → ['starting-points']
 */
export function searchTerms(text: string, glossary: readonly Term[], language: Language): readonly Term[] {
  const wanted = folded(text);
  const called = termsCalled(text, glossary);
  return ranked(glossary, (term) => {
    if (called.includes(term)) return called.indexOf(term) - called.length;
    const names = namesOf(term);
    if (names.some((name) => name.startsWith(wanted))) return 1;
    if (names.some((name) => name.includes(wanted))) return 2;
    return folded(term.says[language]).includes(wanted) ? 3 : undefined;
  });
}

/**
 * The terms whose names are most similar to a text that is not a name.
 *
 * @example
 * const glossary = await loadGlossary();
 * likestTerms('hakoben', glossary)[0]?.id; // → 'bust'
 */
export function likestTerms(text: string, glossary: readonly Term[]): readonly Term[] {
  const names = new Map(glossary.flatMap((term) => namesOf(term).map((name) => [name, term])));
  const found = likest(
    folded(text),
    [...names.keys()].filter((name) => name !== ''),
  ).map((name) => names.get(name));
  return [...new Set(found)].filter((term) => term !== undefined);
}

interface Keys {
  readonly own: readonly string[];
  readonly also: readonly string[];
}

/** Kept because folding two thousand names at every keystroke would be slow. */
const keys = new WeakMap<Term, Keys>();

function keysOf(term: Term): Keys {
  const known = keys.get(term);
  if (known) return known;
  const { id, names, romaji = '', also } = term;
  const made = { own: [id, ...Object.values(names), romaji].map(folded), also: also.map(folded) };
  keys.set(term, made);
  return made;
}

function namesOf(term: Term): readonly string[] {
  const { own, also } = keysOf(term);
  return [...own, ...also];
}

/** The terms that have a rank, sorted by it; terms of equal rank keep their order. */
function ranked(glossary: readonly Term[], rankOf: (term: Term) => number | undefined): readonly Term[] {
  const found = glossary.flatMap((term) => {
    const rank = rankOf(term);
    return rank === undefined ? [] : [{ term, rank }];
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ term }) => term);
}

/** A name without differences of spelling: "Chii Toitsu" and "chītoitsu", "pin-huu" and "pinfu", "tempai" and "tenpai", 飜 and 翻. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/s\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/(\p{L})\1+/gu, '$1')
    .replaceAll('ou', 'o')
    .replaceAll(/(?<![sc])hu/g, 'fu')
    .replaceAll(/m(?=[pb])/g, 'n')
    .replaceAll('飜', '翻');
}
