import { type Signal, computed, effect, signal } from '@preact/signals';
import { LANGUAGES, type Language, YAKU_STYLES, type YakuStyle, loadLocale, loadYakuNames, withYakuNames } from '@tenbo/i18n';

import { keepTexts, readText } from './browser-texts.ts';
import { loadedFor } from './words/loaded-for.ts';
import { saidIn } from './words/said.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What can be chosen, by the names under which it is kept. */
const choosable = new Map<
  string,
  { readonly value: string; readonly can: (value: string) => boolean; readonly take: (value: string) => void }
>();

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
export const wordsReady: Promise<unknown> = Promise.all([spoken, yakuNames, said].map(({ ready }) => ready()));

effect(() => {
  const { documentElement: html } = document;
  html.lang = language.value;
  html.dataset['theme'] = theme.value;
});

/** All that the reader chose, by name. */
export function chosen(): Readonly<Record<string, string>> {
  return Object.fromEntries([...choosable].map(([key, { value }]) => [key, value]));
}

/** A choice that there is. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** A choice that was made elsewhere; undefined where there is none such. */
export function choiceOf(name: string, value: unknown): Choice | undefined {
  return typeof value === 'string' && choosable.get(name)?.can(value) ? { name, value } : undefined;
}

export function choose({ name, value }: Choice): void {
  choosable.get(name)?.take(value);
}

function kept<T extends string>(key: string, choices: readonly T[], fallback: T): Signal<T> {
  const stored = readText(key);
  const find = (wanted: string | undefined) => choices.find((choice) => choice === wanted);
  const value = signal(find(stored) ?? fallback);
  effect(() => void keepTexts({ [key]: value.value }));
  choosable.set(key, {
    get value() {
      return value.value;
    },
    can: (wanted) => find(wanted) !== undefined,
    take: (wanted) => (value.value = find(wanted) ?? value.value),
  });
  return value;
}

function languageOfBrowser(): Language {
  return LANGUAGES.find((known) => navigator.languages.some((wanted) => wanted.startsWith(known))) ?? 'en';
}
