/** Every language, as it calls itself. A new one is a folder beside `en/` and a line here; the compiler then asks for the rest. */
export const LANGUAGE_NAMES = { en: 'English', ja: '日本語', zh: '简体中文' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The members of a union that can have a code: a language has a sentence for each code. */
export type WithCode<U extends { readonly code: string }, C> = U extends unknown ? (C extends U['code'] ? U : never) : never;
