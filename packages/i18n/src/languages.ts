/** The name of every language in that language. To add one, make a folder next to `en/` and add a line here; the compiler then asks for the rest. */
export const LANGUAGE_NAMES = { en: 'English', ja: '日本語', zh: '简体中文' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The members of a union that can have a code. Every language has a sentence for each code. */
export type WithCode<U extends { readonly code: string }, C> = U extends unknown ? (C extends U['code'] ? U : never) : never;
