import { type RuleSet, presets, withRule } from '@tenbo/engine';

const { standard, wikipedia, doramahjong, shanghai, arcadeC } = presets;

/**
 * The rules every hand is scored under: the standard, and those of each source document. The three types of the arcade differ in who pays only;
 * C is the most common. Red fives are left out, so that each hand has one form.
 */
export const RULE_SETS: Readonly<Record<string, RuleSet>> = Object.fromEntries(
  [standard, wikipedia, doramahjong, shanghai, arcadeC].map((rules) => [rules.id, withRule(rules, 'tiles.redFives', [0, 0, 0])]),
);
