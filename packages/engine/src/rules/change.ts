import type { ErrorList, MoreErrors } from '../input/error-list.ts';
import { excerpt, excerptOf } from '../input/excerpt.ts';
import type { RuleSet, RuleSetNames } from './ruleset.ts';
import { MOST_NAMES, SCHEMA, hasEntries, isChoice, isObject } from './schema.ts';

/** What is wrong with rules from outside, with the path of the field; `value` is the beginning of the value found, as JSON. */
export type RulesError =
  /** `nearest` are the ids that it may be a misspelling of. */
  | { readonly code: 'unknownRules'; readonly id: string; readonly nearest: readonly string[] }
  | { readonly code: 'rulesNotAnObject'; readonly path: string }
  | { readonly code: 'unknownRule'; readonly path: string }
  | { readonly code: 'badRule'; readonly path: string; readonly value: string; readonly choices: readonly string[] }
  /** An id or a name that is not a text of 1 to `most` characters. */
  | { readonly code: 'badRuleText'; readonly path: 'id' | 'name'; readonly value: string; readonly most: number }
  /** No round is the last, and neither `match.bust` nor `match.ceiling` ends the match. */
  | { readonly code: 'neverEnds'; readonly path: 'match.rounds' }
  | MoreErrors;

/** Fields from outside, by name. */
export type RuleFields = { readonly [name: string]: unknown };

type Rules = Omit<RuleSet, keyof RuleSetNames>;

/** The fields of a rule set with changes from outside. Everything wrong with them is added to `errors`. */
export function changedFields(fields: Rules, changes: RuleFields, errors: ErrorList<RulesError>): Rules {
  const before = errors.count;
  const changed = merge(SCHEMA, { ...fields }, changes, '', errors) as unknown as Rules;
  if (errors.count === before) errors.add(...placeErrors(changed), ...endErrors(changed));
  return changed;
}

/** What has a place for each player must fit their number. */
function placeErrors(rules: Rules): RulesError[] {
  return [...umaErrors(rules), ...notenErrors(rules)];
}

/** A list of payments has one for each number of players in tenpai, from one to all but one. */
function notenErrors({ tiles: { players }, draws: { noten } }: Rules): RulesError[] {
  if (typeof noten === 'number' || noten.length === players - 1) return [];
  return [{ code: 'badRule', path: 'draws.noten', value: excerptOf(noten), choices: ['3000', listOf(players - 1)] }];
}

/** Uma has a place for each player, and one row or a row for each number of players at the target. */
function umaErrors({ tiles: { players }, standings: { uma } }: Rules): RulesError[] {
  const fits = (uma.length === 1 || uma.length === players + 1) && uma.every((row) => row.length === players);
  const choices = [`[${listOf(players)}]`, `${players + 1} rows of ${players}`];
  return fits ? [] : [{ code: 'badRule', path: 'standings.uma', value: excerptOf(uma), choices }];
}

/** A sample of a list. */
function listOf(length: number): string {
  return `[${Array(length).fill('…').join(',')}]`;
}

/** A match without a last round ends by points. */
function endErrors({ match: { rounds, bust, ceiling } }: Rules): RulesError[] {
  const ends = rounds !== 'unlimited' || bust !== 'none' || ceiling !== null;
  return ends ? [] : [{ code: 'neverEnds', path: 'match.rounds' }];
}

function merge(
  schema: RuleFields,
  base: RuleFields,
  changes: RuleFields,
  path: string,
  errors: ErrorList<RulesError>,
): RuleFields {
  const merged: Record<string, unknown> = { ...base };
  const names = Object.keys(changes);
  // No rule is beyond that, so these are all unknown.
  if (names.length > MOST_NAMES) errors.add({ code: 'moreErrors', count: names.length - MOST_NAMES });
  for (const name of names.slice(0, MOST_NAMES)) {
    const value = changes[name];
    const at = path ? `${path}.${excerpt(name)}` : excerpt(name);
    const rule = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (rule === undefined) errors.add({ code: 'unknownRule', path: at });
    else if (isChoice(rule)) {
      if (rule.accepts(value)) merged[name] = value;
      else errors.add({ code: 'badRule', path: at, value: excerptOf(value), choices: rule.words });
    } else if (isObject(value)) {
      merged[name] = merge(hasEntries(rule) ? rule.entries : (rule as RuleFields), base[name] as RuleFields, value, at, errors);
    } else errors.add({ code: 'rulesNotAnObject', path: at });
  }
  return merged;
}
