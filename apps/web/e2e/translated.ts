import { presets } from '@tenbo/engine';
import { localeOf, ruleSetName } from '@tenbo/i18n';
import type { Page } from '@playwright/test';

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
