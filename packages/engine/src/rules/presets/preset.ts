import type { RuleSet } from '../ruleset.ts';

/**
 * A named rule set. It is frozen, its groups too, because presets share groups: a change to one would change others.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function preset(rules: RuleSet): RuleSet {
  freeze(rules);
  return rules;
}

function freeze(value: unknown): void {
  // Primitives count as frozen.
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value as object)) freeze(inner);
}
