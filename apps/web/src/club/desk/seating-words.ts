import type { ReadonlySignal } from '@preact/signals';
import { type SeatingWords, loadSeatingWords } from '@tenbo/i18n';

import { language } from '../../prefs.ts';
import { loadedFor } from '../../words/loaded-for.ts';

const loaded = loadedFor(language, loadSeatingWords);

/** What i18n says of the seating of a tournament; it can be read once `seatingWordsReady` has resolved. */
export const seatingWords: ReadonlySignal<SeatingWords> = loaded.value;
export const seatingWordsReady = loaded.ready;
