/** The name of every language in that language. To add one, make a folder next to `en/` and add a line here; the compiler then asks for the rest. */
export const LANGUAGE_NAMES = { en: 'English', ja: '日本語', zh: '简体中文' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** What a language's folder fetches, each part when it is first needed. */
export type Places<W> = { readonly [P in keyof W]: () => Promise<W[P]> };

/** The folder of every language, of which a page fetches only the one it shows. */
export type Folders<W> = { readonly [L in Language]: () => Promise<{ readonly places: Places<W> }> };

/** The words of a place in a language. */
export async function wordsFrom<W, P extends keyof W>(folders: Folders<W>, language: Language, place: P): Promise<W[P]> {
  const { places } = await folders[language]();
  return places[place]();
}

/** The members of a union that can have a code. Every language has a sentence for each code. */
export type WithCode<U extends { readonly code: string }, C> = U extends unknown ? (C extends U['code'] ? U : never) : never;
