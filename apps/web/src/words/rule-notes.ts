import type { RulePath } from '@tenbo/engine';

import { ruleNotesEn } from './rule-notes-en.ts';
import { ruleNotesJa } from './rule-notes-ja.ts';
import type { InEachLanguage } from './words.ts';

/** An explanation of every rule; a missing one does not compile. */
export type RuleNotes = { readonly [P in RulePath]: string };

export const ruleNotes: InEachLanguage<RuleNotes> & { readonly zh: RuleNotes } = {
  en: ruleNotesEn,
  ja: ruleNotesJa,
  zh: ruleNotesEn,
};
