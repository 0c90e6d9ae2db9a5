import type { ReadonlySignal } from '@preact/signals';
import { type SeasonWords, loadSeasonWords } from '@tenbo/i18n';

import { language } from '../../prefs.ts';
import { loadSeason } from '../../words/load-desk.ts';
import { loadedFor } from '../../words/loaded-for.ts';
import type { SeasonPageWords } from '../../words/words.ts';

const ofPage = loadedFor(language, loadSeason);
const ofSeason = loadedFor(language, loadSeasonWords);

/** The words of the statistics of an event; they can be read once `seasonReady` has resolved. */
export const seasonPageWords: ReadonlySignal<SeasonPageWords> = ofPage.value;
/** What i18n says of a season; likewise. */
export const seasonWords: ReadonlySignal<SeasonWords> = ofSeason.value;

export async function seasonReady(): Promise<void> {
  await Promise.all([ofPage.ready(), ofSeason.ready()]);
}
