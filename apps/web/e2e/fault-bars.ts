import { LANGUAGES } from '@tenbo/i18n';

import { WORDS } from './words.ts';

/** How a fault bar begins, in each language: what the page says of a bug of its own. */
export const BEGINNINGS: readonly string[] = LANGUAGES.map((language) => WORDS[language].fault('|').split('|')[0] ?? '');

/** Runs in the page, so it can use nothing else from this file. @returns what the fault bars say that are shown */
export function faultBars(beginnings: readonly string[]): readonly string[] {
  const said = [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent ?? '');
  return said.filter((text) => beginnings.some((beginning) => text.startsWith(beginning)));
}
