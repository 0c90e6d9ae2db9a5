import { type RuleSet, type presets, presetOf } from '@tenbo/engine';

/** The rule sets that were made from a document, and which one. */
export const DOCUMENTS = {
  wikipedia: 'wikipedia',
  guide: 'guide',
  doramahjong: 'doramahjong',
  shanghai: 'shanghai',
  arcadeA: 'arcade',
  arcadeB: 'arcade',
  arcadeC: 'arcade',
} as const satisfies { readonly [R in keyof typeof presets]?: string };

/** A document that rule sets were made from. */
export type SourceDocument = (typeof DOCUMENTS)[keyof typeof DOCUMENTS];

/**
 * The document that a rule set was made from; undefined if it was made from an organisation's rules, or is changed. Its statements are in
 * `docs/coverage/`.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * documentOf(presets.arcadeC); // → 'arcade'
 * documentOf(presets.mleague); // → undefined
 */
export function documentOf({ id }: Pick<RuleSet, 'id'>): SourceDocument | undefined {
  return presetOf(id) && DOCUMENTS[id as keyof typeof DOCUMENTS];
}

/** The statements of each document, by their ids in `docs/coverage/`, that tenbo does not follow as they stand. */
interface Otherwise {
  readonly arcade: 'A37' | 'A152' | 'A164';
  readonly guide: 'G40' | 'G42' | 'G46' | 'G76';
  readonly wikipedia: 'W28' | 'W81' | 'W117';
  readonly doramahjong: 'D28' | 'D77' | 'D80' | 'D83';
  readonly shanghai: 'S36' | 'S60';
}

/** The words about the documents that rule sets were made from. */
export interface DocumentWords {
  readonly madeFrom: (document: string) => string;
  /** The heading of the statements that tenbo rules otherwise. */
  readonly otherwise: string;
  readonly documents: {
    readonly [D in SourceDocument]: {
      /** Its title, and what it is part of. */
      readonly title: string;
      readonly otherwise: { readonly [S in Otherwise[D]]: string };
    };
  };
}

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
export function describeDocument(
  rules: Pick<RuleSet, 'id'>,
  locale: { readonly documents: DocumentWords },
): DocumentText | undefined {
  const document = documentOf(rules);
  if (document === undefined) return undefined;
  const { madeFrom, otherwise: heading, documents } = locale.documents;
  const { title, otherwise } = documents[document];
  const statements = Object.entries(otherwise).map(([statement, text]) => ({ statement, text }));
  return { madeFrom: madeFrom(title), heading, otherwise: statements };
}
