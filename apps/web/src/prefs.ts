import { type ReadonlySignal, type Signal, computed, effect, signal } from '@preact/signals';
import type { RuleSet } from '@tenbo/engine';
import {
  LANGUAGES,
  type Language,
  type Locale,
  YAKU_STYLES,
  type YakuStyle,
  loadHandLocale,
  loadMatchWords,
  loadRuleWords,
  loadYakuNames,
  withYakuNames,
  yakuStyleUnder,
} from '@tenbo/i18n';

import { keepTexts, readText } from './browser-texts.ts';
import { type Place, route } from './router.ts';
import { loadedFor, onDemand } from './words/loaded-for.ts';
import { type PlaceWords, saidIn } from './words/said.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The colours of tiles: like real ones, dark, like the page, or in colours that also differ in brightness. */
export const TILE_LOOKS = ['ivory', 'dark', 'page', 'clear'] as const;
export type TileLook = (typeof TILE_LOOKS)[number];

/** The choices by the names they are stored under. */
const choosable = new Map<
  string,
  { readonly value: string; readonly can: (value: string) => boolean; readonly take: (value: string) => void }
>();

/** The reader's choices, stored in the browser. */
export const language: Signal<Language> = kept('language', LANGUAGES, languageOfBrowser());
/** The language of dates and times: English ones are British, 28 November 2026 and 22:06. */
export const dateLanguage: ReadonlySignal<string> = computed(() => (language.value === 'en' ? 'en-GB' : language.value));
export const theme: Signal<Theme> = kept('theme', THEMES, 'auto');
export const tileLook: Signal<TileLook> = kept('tiles', TILE_LOOKS, 'ivory');
/** Numbers in the corners of tiles, for learners and for readers who cannot tell the colours apart. */
export const indices: Signal<'off' | 'on'> = kept('indices', ['off', 'on'], 'off');
/** Whether yaku have the names the rule set uses, or always the same ones. */
export const YAKU_CHOICES = ['rules', ...YAKU_STYLES] as const;
export type YakuChoice = (typeof YAKU_CHOICES)[number];
// Not `yaku`: earlier versions stored their default under that name, chosen or not.
export const yakuChoice: Signal<YakuChoice> = kept('yakuNames', YAKU_CHOICES, 'rules');

/** Money per ranking point in settlements; `0` for none. */
export const UNITS = ['0', '10', '20', '30', '50', '100', '200', '500', '1000'] as const;
export const unit: Signal<(typeof UNITS)[number]> = kept('unit', UNITS, '0');

const spoken = loadedFor(language, loadHandLocale);
const ofRules = onDemand(() => loadedFor(language, loadRuleWords));
const ofMatches = onDemand(() => loadedFor(language, loadMatchWords));
const rulesShown = signal<Pick<RuleSet, 'yakuNames'>>({});
const yakuStyle = computed<YakuStyle>(() =>
  yakuChoice.value === 'rules' ? yakuStyleUnder(rulesShown.value, language.value) : yakuChoice.value,
);
const yakuNames = loadedFor(yakuStyle, loadYakuNames);
const said = saidIn(language);

/** The words of i18n. Those for rules and matches can be read once `wordsOf` has loaded them for a place that needs them. */
export const locale = computed<Locale>(() => ({
  ...withYakuNames(spoken.value.value, yakuNames.value.value),
  get abortiveDraws() {
    return ofRules().value.value.abortiveDraws;
  },
  get ruleGroups() {
    return ofRules().value.value.ruleGroups;
  },
  get rules() {
    return ofRules().value.value.rules;
  },
  get ruleSets() {
    return ofRules().value.value.ruleSets;
  },
  get charts() {
    return ofRules().value.value.charts;
  },
  get documents() {
    return ofRules().value.value.documents;
  },
  get ruleNotices() {
    return ofRules().value.value.ruleNotices;
  },
  get match() {
    return ofMatches().value.value;
  },
}));
export const { words } = said;

/** Loads the words of a place, and those for rules, which every place names; the rules also get those for matches, because they have uma. */
export async function wordsOf(place: keyof PlaceWords): Promise<void> {
  const needsMatches = place === 'match' || place === 'rules';
  await Promise.all([said.of(place), ofRules().ready(), ...(needsMatches ? [ofMatches().ready()] : [])]);
}

/** Resolves when the words of the reader's language have loaded. Nothing can be drawn before. */
export const wordsReady: Promise<unknown> = Promise.all([spoken, yakuNames, said].map(({ ready }) => ready()));

/** Registers the rules of a place, which decide the names of yaku; undefined if it shows no single rule set. */
export function rulesAt(place: Place, rules: () => RuleSet | undefined): void {
  effect(() => {
    if (route.value.place === place) rulesShown.value = rules() ?? {};
  });
}

effect(() => {
  const { documentElement: html } = document;
  html.lang = language.value;
  html.dataset['theme'] = theme.value;
});

/** All of the reader's choices, by name. */
export function chosen(): Readonly<Record<string, string>> {
  return Object.fromEntries([...choosable].map(([key, { value }]) => [key, value]));
}

/** A valid choice. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** A choice from outside; undefined if there is no such choice. */
export function choiceOf(name: string, value: unknown): Choice | undefined {
  return typeof value === 'string' && choosable.get(name)?.can(value) ? { name, value } : undefined;
}

export function choose({ name, value }: Choice): void {
  choosable.get(name)?.take(value);
}

/** A choice of the reader's, stored in the browser under its name. */
export function kept<T extends string>(key: string, choices: readonly T[], fallback: T): Signal<T> {
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
