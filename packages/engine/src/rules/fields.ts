import { ErrorList } from '../input/error-list.ts';
import { type RuleFields, type RulesError, changedFields } from './change.ts';
import type { RuleChoices } from './choice.ts';
import { canonicalJson } from './code.ts';
import type { RuleSet, RuleSetNames } from './ruleset.ts';
import { type IsField, SCHEMA, hasEntries, isChoice } from './schema.ts';

/** The groups of a rule set: `tiles`, `dora` … */
export type RuleGroup = Exclude<keyof RuleSet, keyof RuleSetNames>;
type Rules = Pick<RuleSet, RuleGroup>;

/** The path of a field of a rule set: `fu.doubleWindPair`, `payments.honba.ron`. */
export type RulePath = PathsOf<Rules>;

/** What the field at a path can be. */
export type RuleValue<P extends RulePath> = ValueAt<Rules, P>;

type PathsOf<G> = { [K in keyof G & string]: IsField<G[K]> extends true ? K : `${K}.${PathsOf<G[K]>}` }[keyof G & string];
type ValueAt<G, P extends string> = P extends keyof G
  ? G[P]
  : P extends `${infer K}.${infer Rest}`
    ? ValueAt<G[K & keyof G], Rest>
    : never;

/** A field in which two rule sets differ. */
export interface RuleDifference {
  readonly path: RulePath;
  readonly one: RuleValue<RulePath>;
  readonly other: RuleValue<RulePath>;
}

/** The paths of all fields, in the order of `RuleSet`. */
export const RULE_PATHS = pathsOf(SCHEMA) as readonly RulePath[];

/**
 * The value of one field.
 *
 * @example
 * ruleAt(presets.mleague, 'fu.doubleWindPair'); // → 2
 */
export function ruleAt<P extends RulePath>(rules: RuleSet, path: P): RuleValue<P> {
  return path.split('.').reduce<unknown>((group, field) => (group as RuleFields)[field], rules) as RuleValue<P>;
}

/** A rule set with a field that another one has; nothing is checked. */
export function withField<P extends RulePath>(rules: RuleSet, path: P, value: RuleValue<P>): RuleSet {
  return withValue(rules, path.split('.'), value) as unknown as RuleSet;
}

/**
 * The fields in which two rule sets differ, in the order of `RULE_PATHS`. Ids and names are not compared.
 *
 * @example
 * const { ema2016, wrc2025 } = presets;
 * ruleDifferences(ema2016, wrc2025)[1]; // → { path: 'fu.doubleWindPair', one: 4, other: 2 }
 */
export function ruleDifferences(one: RuleSet, other: RuleSet): readonly RuleDifference[] {
  return RULE_PATHS.map((path) => ({ path, one: ruleAt(one, path), other: ruleAt(other, path) })).filter(
    (field) => field.one !== field.other && canonicalJson(field.one) !== canonicalJson(field.other),
  );
}

/**
 * What a field can be, for a form that offers it; `parseRules` judges what was chosen.
 *
 * @example
 * ruleChoices('fu.doubleWindPair'); // → { kind: 'one', of: [2, 4, 'twoOrFour'] }
 * ruleChoices('match.start'); // → { kind: 'number', from: 0, to: 1000000, step: 100, or: [] }
 */
export function ruleChoices(path: RulePath): RuleChoices {
  const rule = path.split('.').reduce<unknown>((group, field) => (group as RuleFields)[field], SCHEMA);
  if (isChoice(rule)) return rule.choices;
  return { kind: 'values', of: hasEntries(rule) ? Object.keys(rule.entries) : [] };
}

function pathsOf(schema: object, path = ''): string[] {
  return Object.entries(schema).flatMap(([field, inner]: [string, object]) =>
    isChoice(inner) || hasEntries(inner) ? [path + field] : pathsOf(inner, `${path}${field}.`),
  );
}

/** An object with one value inside it changed. */
function withValue(from: object, [field = '', ...rest]: readonly string[], value: unknown): RuleFields {
  const group = from as RuleFields;
  return { ...group, [field]: rest.length === 0 ? value : withValue(group[field] ?? {}, rest, value) };
}

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
    case 'unknownRules':
    case 'moreErrors':
      return error.code;
  }
}
