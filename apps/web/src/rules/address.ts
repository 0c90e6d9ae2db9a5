import { type RuleSet, presetOf, ruleCode } from '@tenbo/engine';

import { changesTo, readChanges, rulesFrom } from './changes.ts';
import { allRules, rulesOf } from './own.ts';

/** A cache, because an address is written after every tile. */
const written = new WeakMap<RuleSet, string>();

/** A rule set in an address: the id of a preset, or all changes, so that the link works on any device. */
export function rulesText(rules: RuleSet): string {
  const known = written.get(rules) ?? textOf(rules);
  written.set(rules, known);
  return known;
}

/** The rule set of an address, or the reader's own if it is the same; undefined if unknown. */
export function rulesIn(text: string): RuleSet | undefined {
  const named = rulesOf(text);
  const changes = readChanges(text);
  if (named || !changes) return named;
  const read = rulesFrom(changes);
  return allRules.value.find((one) => read !== undefined && isSame(one, read)) ?? read;
}

function textOf(rules: RuleSet): string {
  const preset = presetOf(rules.id);
  if (preset && isSame(preset, rules)) return rules.id;
  return JSON.stringify({ ...changesTo(rules), id: undefined });
}

/** Whether two rule sets play alike under the same name. */
export function isSame(one: RuleSet, other: RuleSet): boolean {
  return one.name === other.name && ruleCode(one) === ruleCode(other);
}
