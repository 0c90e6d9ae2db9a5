import { type RuleSet, presetOf, type presets } from '@tenbo/engine';

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
