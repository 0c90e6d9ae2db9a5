import type { ReadonlySignal } from '@preact/signals';
import { type SeatingWords, loadSeatingWords } from '@tenbo/i18n';

import { language } from '../../prefs.ts';
import { type DeskWords, loadDesk } from '../../words/load-desk.ts';
import { loadedFor } from '../../words/loaded-for.ts';

const ofDesk = loadedFor(language, loadDesk);
const ofSeating = loadedFor(language, loadSeatingWords);

/** The words of the desk, the hall and what is printed; they can be read once `deskWordsReady` has resolved. */
export const deskWords: ReadonlySignal<DeskWords> = ofDesk.value;
/** What i18n says of the seating of a tournament; likewise. */
export const seatingWords: ReadonlySignal<SeatingWords> = ofSeating.value;

export async function deskWordsReady(): Promise<void> {
  await Promise.all([ofDesk.ready(), ofSeating.ready()]);
}
