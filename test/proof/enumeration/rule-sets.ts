import { type RuleSet, presets, withRule } from '@tenbo/engine';

const { standard, wikipedia, doramahjong, shanghai, arcadeC } = presets;

/**
 * The rules under which every hand is scored: the standard, and those of each source document. The three types of the arcade differ only in who pays;
 * C is the most common. Red fives are left out, so that each hand has one form.
 */
export const RULE_SETS: Readonly<Record<string, RuleSet>> = Object.fromEntries(
  [standard, wikipedia, doramahjong, shanghai, arcadeC].map((rules) => [rules.id, withRule(rules, 'tiles.redFives', [0, 0, 0])]),
);
