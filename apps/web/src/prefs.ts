import { type Signal, computed, effect, signal } from '@preact/signals';
import { LANGUAGES, type Language, localeOf } from '@tenbo/i18n';

import { inLanguage } from './words/in-language.ts';
import { loadWords } from './words/load.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What can be chosen, by the names under which it is kept. */
const choosable = new Map<string, { readonly value: string; readonly take: (value: string) => boolean }>();

/** What the reader chose, kept in the browser. */
export const language: Signal<Language> = kept('language', LANGUAGES, languageOfBrowser());
export const theme: Signal<Theme> = kept('theme', THEMES, 'auto');
/** Numbers in the corners of tiles, for learners and for eyes that do not tell the colours. */
export const indices: Signal<'off' | 'on'> = kept('indices', ['off', 'on'], 'off');

/** Money for a ranking point in settlements, or none. */
export const UNITS = ['0', '10', '20', '30', '50', '100', '200', '500', '1000'] as const;
export const unit: Signal<(typeof UNITS)[number]> = kept('unit', UNITS, '0');

export const locale = computed(() => localeOf(language.value));
export const words = await inLanguage(language, loadWords);

effect(() => {
  const { documentElement: html } = document;
  html.lang = language.value;
  html.dataset['theme'] = theme.value;
  html.dataset['indices'] = indices.value;
});

/** All that the reader chose, by name. */
export function chosen(): Readonly<Record<string, string>> {
  return Object.fromEntries([...choosable].map(([key, { value }]) => [key, value]));
}

/** Chooses what was chosen elsewhere. @returns whether there is such a choice */
export function choose(key: string, value: unknown): boolean {
  return typeof value === 'string' && (choosable.get(key)?.take(value) ?? false);
}

function kept<T extends string>(key: string, choices: readonly T[], fallback: T): Signal<T> {
  const stored = localStorage.getItem(key);
  const find = (wanted: string | null) => choices.find((choice) => choice === wanted);
  const value = signal(find(stored) ?? fallback);
  effect(() => localStorage.setItem(key, value.value));
  choosable.set(key, {
    get value() {
      return value.value;
    },
    take(wanted) {
      const found = find(wanted);
      value.value = found ?? value.value;
      return found !== undefined;
    },
  });
  return value;
}

function languageOfBrowser(): Language {
  return LANGUAGES.find((known) => navigator.languages.some((wanted) => wanted.startsWith(known))) ?? 'en';
}
