import { type Signal, computed, effect, signal } from '@preact/signals';
import { LANGUAGES, type Language, YAKU_STYLES, type YakuStyle, loadLocale, loadYakuNames, withYakuNames } from '@tenbo/i18n';

import { loadedFor } from './words/loaded-for.ts';
import { saidIn } from './words/said.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What can be chosen, by the names under which it is kept. */
const choosable = new Map<string, { readonly value: string; readonly take: (value: string) => boolean }>();

/** What the reader chose, kept in the browser. */
export const language: Signal<Language> = kept('language', LANGUAGES, languageOfBrowser());
export const theme: Signal<Theme> = kept('theme', THEMES, 'auto');
/** Numbers in the corners of tiles, for learners and for eyes that do not tell the colours. */
export const indices: Signal<'off' | 'on'> = kept('indices', ['off', 'on'], 'off');
/** By which names the yaku are called. */
export const yakuStyle: Signal<YakuStyle> = kept('yaku', YAKU_STYLES, 'own');

/** Whether the sides of the table face the players around it, or all one side. */
export const turned: Signal<'each' | 'one'> = kept(
  'turned',
  ['each', 'one'],
  matchMedia('(pointer: coarse)').matches ? 'each' : 'one',
);

/** Money for a ranking point in settlements, or none. */
export const UNITS = ['0', '10', '20', '30', '50', '100', '200', '500', '1000'] as const;
export const unit: Signal<(typeof UNITS)[number]> = kept('unit', UNITS, '0');

const spoken = loadedFor(language, loadLocale);
const yakuNames = loadedFor(yakuStyle, loadYakuNames);
const said = saidIn(language);

export const locale = computed(() => withYakuNames(spoken.value.value, yakuNames.value.value));
export const { words, of: wordsOf } = said;
/** When the words of the reader's language are there; nothing can be said before. */
export const wordsReady: Promise<unknown> = Promise.all([spoken.ready, yakuNames.ready, said.ready]);

effect(() => {
  const { documentElement: html } = document;
  html.lang = language.value;
  html.dataset['theme'] = theme.value;
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
