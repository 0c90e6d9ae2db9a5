// The words of an event's statistics, loaded with them.
import type { ReadonlySignal } from '@preact/signals';
import { type SeasonWords, loadSeasonWords } from '@tenbo/i18n';
import { type PageWords, loadPageWords } from '@tenbo/i18n/page';

import { language } from '../../prefs.ts';
import { loadedFor } from '../../words/loaded-for.ts';

const ofPage = loadedFor(language, (one) => loadPageWords('season', one));
const ofSeason = loadedFor(language, loadSeasonWords);

/** The words of an event's statistics. Read them only after `seasonReady` has resolved. */
export const seasonPageWords: ReadonlySignal<PageWords['season']> = ofPage.value;
/** The words of i18n for a season; the same holds. */
export const seasonWords: ReadonlySignal<SeasonWords> = ofSeason.value;

export async function seasonReady(): Promise<void> {
  await Promise.all([ofPage.ready(), ofSeason.ready()]);
}
