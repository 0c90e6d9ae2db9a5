// The words of the desk, loaded with it.
import type { ReadonlySignal } from '@preact/signals';
import { type SeatingWords, loadSeatingWords } from '@tenbo/i18n';
import { type PageWords, loadPageWords } from '@tenbo/i18n/page';

import { language } from '../../prefs.ts';
import { loadedFor } from '../../words/loaded-for.ts';

const ofDesk = loadedFor(language, (one) => loadPageWords('desk', one));
const ofSeating = loadedFor(language, loadSeatingWords);

/** The words of the desk, the hall and the printed sheets. Read them only after `deskWordsReady` has resolved. */
export const deskWords: ReadonlySignal<PageWords['desk']> = ofDesk.value;
/** The words of i18n for the seating of a tournament; the same holds. */
export const seatingWords: ReadonlySignal<SeatingWords> = ofSeating.value;

export async function deskWordsReady(): Promise<void> {
  await Promise.all([ofDesk.ready(), ofSeating.ready()]);
}
