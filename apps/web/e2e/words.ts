import { presets } from '@tenbo/engine';
import { LANGUAGES, type Language, localeOf, ruleSetName } from '@tenbo/i18n';
import type { Page } from '@playwright/test';

// By its path: Playwright finds packages only as they are published.
import { type PageWords, loadPageWords } from '../../../packages/i18n/src/page.ts';
import type { Words } from '../src/words/said.ts';

const PLACES = ['choices', 'details', 'match', 'charts', 'rules', 'glossary', 'desk', 'season'] as const;

type AllWords = Words & Pick<PageWords, (typeof PLACES)[number]>;

async function wordsIn(language: Language): Promise<readonly [Language, AllWords]> {
  const first = await loadPageWords('first', language);
  const places = await Promise.all(PLACES.map(async (place) => [place, await loadPageWords(place, language)] as const));
  return [language, { ...first, ...(Object.fromEntries(places) as Omit<AllWords, keyof typeof first>) }];
}

/** All words of the page, by which tests find its elements. */
export const WORDS = Object.fromEntries(await Promise.all(LANGUAGES.map(wordsIn))) as { readonly [L in Language]: AllWords };
export const { desk, season } = WORDS.en;

/** How a fault bar begins, in each language: what the page says of a bug of its own. */
export const BEGINNINGS: readonly string[] = LANGUAGES.map((language) => WORDS[language].fault('|').split('|')[0] ?? '');

/** Runs in the page, so it can use nothing else from this file. @returns what the fault bars say that are shown */
export function faultBars(beginnings: readonly string[]): readonly string[] {
  const said = [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent ?? '');
  return said.filter((text) => beginnings.some((beginning) => text.startsWith(beginning)));
}

/** Names that have Latin letters in Japanese and Chinese too: some rule sets, the page itself, a language, file formats, a button. */
const RULE_SETS = [localeOf('ja'), localeOf('zh')].flatMap((locale) =>
  Object.values(presets).map((rules) => ruleSetName(rules, locale)),
);
const LATIN = ['tenbo', 'English', 'JSON', 'CSV', 'OK', ...RULE_SETS].toSorted((one, other) => other.length - one.length);

const RULE_CODE = /\bR-[0-9A-Z]{4}\b/g;

/** The English words in the view of a page in Japanese or Chinese. */
export async function englishIn(page: Page): Promise<readonly string[]> {
  const shown = await page.locator('main').innerText();
  const text = LATIN.reduce((rest, name) => rest.replaceAll(name, ''), shown).replaceAll(RULE_CODE, '');
  return text.match(/[a-z]{3,}/gi) ?? [];
}
