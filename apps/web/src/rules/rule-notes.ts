import { language } from '../prefs.ts';
import { loadLater } from '../words/load.ts';
import { loadedFor } from '../words/loaded-for.ts';

/** The explanations of the rules, in the reader's language. */
export const { value: ruleNotes, ready: ruleNotesReady } = loadedFor(language, (one) => loadLater('ruleNotes', one));
