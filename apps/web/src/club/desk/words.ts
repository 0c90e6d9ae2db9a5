import type { ReadonlySignal } from '@preact/signals';
import { type SeatingWords, loadSeatingWords } from '@tenbo/i18n';

import { language } from '../../prefs.ts';
import { loadLater } from '../../words/load.ts';
import { loadedFor } from '../../words/loaded-for.ts';
import type { LaterWords } from '../../words/words.ts';

const ofDesk = loadedFor(language, (one) => loadLater('desk', one));
const ofSeating = loadedFor(language, loadSeatingWords);

/** The words of the desk, the hall and what is printed; they can be read once `deskWordsReady` has resolved. */
export const deskWords: ReadonlySignal<LaterWords['desk']> = ofDesk.value;
/** What i18n says of the seating of a tournament; likewise. */
export const seatingWords: ReadonlySignal<SeatingWords> = ofSeating.value;

export async function deskWordsReady(): Promise<void> {
  await Promise.all([ofDesk.ready(), ofSeating.ready()]);
}
