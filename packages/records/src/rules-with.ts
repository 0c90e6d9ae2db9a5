import { type RuleSet, parseRules, unwrap } from '@tenbo/engine';

const made = new Map<string, RuleSet>();
/** More than sites have tables: records that begin with points of their own could ask for any number of rule sets. */
const MOST_KEPT = 200;

/** A preset with changes. The same changes give the same object, with which a scorer keeps what it has worked out. */
export function rulesWith(changes: object): RuleSet {
  const key = JSON.stringify(changes);
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size === MOST_KEPT) made.clear();
  const rules = unwrap(parseRules(changes));
  made.set(key, rules);
  return rules;
}
