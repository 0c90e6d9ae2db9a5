import type { RuleSet } from '@tenbo/engine';

import { documents as en } from '../en/documents.ts';
import { documents as ja } from '../ja/documents.ts';
import type { Language } from '../languages.ts';
import type { Locale } from '../locale.ts';
import { documents as zh } from '../zh/documents.ts';
import type { DocumentWords } from './document-words.ts';
import { documentOf } from './documents.ts';

const DOCUMENT_WORDS: { readonly [L in Language]: DocumentWords } = { en, ja, zh };

/** The document that a rule set was made from, in words. */
export interface DocumentText {
  /** A sentence with its title. */
  readonly madeFrom: string;
  /** The heading of `otherwise`. */
  readonly heading: string;
  /** What tenbo rules otherwise, and why, each with the statement's id in `docs/coverage/`. */
  readonly otherwise: readonly { readonly statement: string; readonly text: string }[];
}

/**
 * The document that a rule set was made from, with its title, and where tenbo does not follow it; undefined if there is none.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const shanghai = describeDocument(presets.shanghai, localeOf('en'));
 * shanghai?.madeFrom; // → 'Made from “Scoring Japanese Mah-Jongg”, a chapter of the manual of the game Shanghai: Second Dynasty. What it does not mention is as at most tables.'
 * describeDocument(presets.mleague, localeOf('en')); // → undefined
 */
export function describeDocument(rules: Pick<RuleSet, 'id'>, { language }: Pick<Locale, 'language'>): DocumentText | undefined {
  const document = documentOf(rules);
  if (document === undefined) return undefined;
  const { madeFrom, otherwise: heading, documents } = DOCUMENT_WORDS[language];
  const { title, otherwise } = documents[document];
  const statements = Object.entries(otherwise).map(([statement, text]) => ({ statement, text }));
  return { madeFrom: madeFrom(title), heading, otherwise: statements };
}
