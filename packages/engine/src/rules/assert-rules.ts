import { excerptOf } from '../input/excerpt.ts';
import type { RuleSet } from './ruleset.ts';

/**
 * Makes sure that a function was given a rule set, for callers without a type checker, who may pass an id, or one group of a rule set.
 *
 * @param taker the function, for the message
 * @throws TypeError with what it was given
 */
export function assertRuleSet(rules: unknown, taker: string): asserts rules is RuleSet {
  if (!isRuleSet(rules)) {
    throw new TypeError(`${taker} needs a rule set, such as presets.tenhou, not ${excerptOf(rules)}`);
  }
}

/** Whether a value has groups of rules, the first and the last: one group alone, a rule set's id or nothing has none. */
function isRuleSet(rules: unknown): boolean {
  const { tiles, standings } = (rules ?? {}) as Partial<Record<keyof RuleSet, unknown>>;
  return typeof tiles === 'object' && typeof standings === 'object';
}
