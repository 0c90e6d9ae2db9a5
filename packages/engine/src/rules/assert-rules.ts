import { excerptOf } from '../input/excerpt.ts';
import type { RuleSet } from './ruleset.ts';

/**
 * Makes sure that a function was given a rule set, for callers without a type checker, who may pass an id, or one group of a rule set.
 *
 * @param taker the function, for the message
 * @throws TypeError with what it was given
 */
export function assertRuleSet(rules: unknown, taker: string): asserts rules is RuleSet {
  if (!hasGroups(rules)) {
    throw new TypeError(`${taker} needs a rule set, not ${excerptOf(rules)}: use presets.tenhou, or what parseRules gives`);
  }
}

/** Whether a value has the groups of rules that scoring reads. Each is written out, because this is asked for every hand. */
function hasGroups(rules: unknown): boolean {
  if (typeof rules !== 'object' || rules === null) return false;
  const { tiles, dora, yaku, fu, points, payments } = rules as Partial<RuleSet>;
  return isGroup(tiles) && isGroup(dora) && isGroup(yaku) && isGroup(fu) && isGroup(points) && isGroup(payments);
}

function isGroup(group: unknown): boolean {
  return typeof group === 'object' && group !== null;
}
