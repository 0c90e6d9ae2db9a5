import { type RuleSet, presetOf, ruleCode } from '@tenbo/engine';

import { addressOf } from '../router.ts';
import { type RuleChanges, changesTo, readChanges, rulesFrom } from './changes.ts';
import { allRules, rulesOf } from './own.ts';

/** Each is worked out once: an address is written after every tile. */
const written = new WeakMap<RuleSet, string>();

/** A rule set as an address holds it: the id of a named one, else all of its changes, so that the link says it on any device. */
export function rulesText(rules: RuleSet): string {
  const known = written.get(rules) ?? textOf(rules);
  written.set(rules, known);
  return known;
}

/** The rule set of an address, the reader's own where it is the same; undefined where nobody knows it. */
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

function isSame(one: RuleSet, other: RuleSet): boolean {
  return one.name === other.name && ruleCode(one) === ruleCode(other);
}

/** The address at which rules are changed: all of the changes are in it, so that it can be handed on. */
export function editAddress(changes: RuleChanges): string {
  return addressOf('rules', ['edit'], new URLSearchParams({ rules: JSON.stringify(changes) }));
}
