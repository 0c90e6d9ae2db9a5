import { type RuleSet, type Scorer, createScorer, parseRules } from '@tenbo/engine';
import { type Locale, describeError } from '@tenbo/i18n';
import { describeTypedError } from '@tenbo/i18n/command';
import { type Command, Option } from 'commander';

import { rulesInput } from './text.ts';

export function rulesOption(): Option {
  return new Option(
    '--rules <id>',
    'a rule set id (see “tenbo rules”), a file of rules (club.json), or changes to a rule set as JSON',
  ).default('standard');
}

export function rulesListOption(): Option {
  const description = 'the rule set to compare with, or several by comma: the first is compared with the others only';
  return new Option('--rules <ids>', description).default('standard');
}

/** The rule set of an option's value; if it is not one, the command ends with the errors. */
export function rulesOf(text: string, command: Command, locale: Locale): RuleSet {
  const input = rulesInput(text);
  if (!input.ok) return command.error(`error: ${describeTypedError(input.error, locale)}`);
  const rules = parseRules(input.value);
  if (rules.ok) return rules.value;
  return command.error(`error: ${locale.sentences(rules.error.map((error) => describeError(error, locale)))}`);
}

/** The rule sets of a list of ids and files, at least one. Changes written as JSON must be alone. */
export function ruleSetsOf(text: string, command: Command, locale: Locale): readonly [RuleSet, ...RuleSet[]] {
  const [first = '', ...others] = text.startsWith('{') ? [text] : text.split(',').map((id) => id.trim());
  return [rulesOf(first, command, locale), ...others.map((id) => rulesOf(id, command, locale))];
}

const MOST_SCORERS = 64;

const byRules = new WeakMap<RuleSet, Scorer>();
const byText = new Map<string, Scorer>();

/** The scorer of a rule set, created once: equal rules share it, and a pipe with many rule sets keeps only the latest. */
export function scorerFor(rules: RuleSet): Scorer {
  const known = byRules.get(rules);
  if (known) return known;
  const text = JSON.stringify(rules);
  const scorer = byText.get(text) ?? createScorer(rules);
  if (byText.size >= MOST_SCORERS) byText.clear();
  byText.set(text, scorer);
  byRules.set(rules, scorer);
  return scorer;
}
