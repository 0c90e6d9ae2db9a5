import { type RuleSet, parseRules } from '@tenbo/engine';
import { type Locale, describeError } from '@tenbo/i18n';
import { type Command, Option } from 'commander';

export function rulesOption(): Option {
  return new Option('--rules <id>', 'a rule set (see tenbo rules), or changes to one as JSON').default('standard');
}

/** What `parseRules` takes: an id, or changes written as JSON. */
export function rulesInput(text: string): unknown {
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The rule set of an option's value; where there is none, the command ends with what is wrong. */
export function rulesOf(text: string, command: Command, locale: Locale): RuleSet {
  const rules = parseRules(rulesInput(text));
  if (rules.ok) return rules.value;
  return command.error(`error: ${locale.sentences(rules.error.map((error) => describeError(error, locale)))}`);
}
