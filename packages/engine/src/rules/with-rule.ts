import { ErrorList } from '../input/error-list.ts';
import { type RulesError, changedFields } from './change.ts';
import { type RulePath, type RuleValue, withField, withValue } from './fields.ts';
import type { RuleSet } from './ruleset.ts';

/**
 * A rule set with one field changed, named after the one it came from: `mleague+`. For several fields at once, or for values from outside,
 * there is `parseRules`.
 *
 * @throws TypeError if the field cannot have the value
 * @example
 * const ours = withRule(presets.mleague, 'fu.doubleWindPair', 4);
 * [ours.id, ours.fu.doubleWindPair]; // → ['mleague+', 4]
 */
export function withRule<P extends RulePath>(rules: RuleSet, path: P, value: RuleValue<P>): RuleSet {
  const { id, name: _name, yakuNames: _yakuNames, ...fields } = rules;
  const errors = new ErrorList<RulesError>();
  changedFields(fields, withValue({}, path.split('.'), value), errors);
  if (errors.count > 0) throw new TypeError(`withRule: ${errors.errors.map(sentenceOf).join('; ')}`);
  return { ...withField(rules, path, value), id: id.endsWith('+') ? id : `${id}+` };
}

/** For a developer; what users read is in the locales. */
function sentenceOf(error: RulesError): string {
  switch (error.code) {
    case 'badRule':
      return `${error.path} cannot be ${error.value}, only ${error.choices.join(', ')}`;
    case 'unknownRule':
      return `there is no ${error.path}`;
    case 'neverEnds':
      return `${error.path} cannot be unlimited without match.bust or match.ceiling`;
    case 'rulesNotAnObject':
      return `${error.path} must be an object`;
    case 'badRuleText':
    case 'unknownRules':
    case 'moreErrors':
      return error.code;
  }
}
