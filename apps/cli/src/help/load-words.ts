import type { Language } from '@tenbo/i18n';

import type { HelpWords } from './words.ts';

const en: HelpWords = { brackets: (parts) => ` (${parts.join(', ')})`, texts: {} };

/** Each loaded only for help in its language, so that tenbo starts fast. */
const LOADS: { readonly [L in Exclude<Language, 'en'>]: () => Promise<HelpWords> } = {
  ja: async () => (await import('./ja/index.ts')).ja,
  zh: async () => (await import('./zh/index.ts')).zh,
};

/** The words of a language if tenbo has it, otherwise English. */
export async function helpWordsOf(lang: string): Promise<HelpWords> {
  return Object.hasOwn(LOADS, lang) ? LOADS[lang as keyof typeof LOADS]() : en;
}
