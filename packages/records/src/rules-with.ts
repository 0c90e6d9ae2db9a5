import { type RuleSet, parseRules, unwrap } from '@tenbo/engine';

const made = new Map<string, RuleSet>();
/** More than any site has. Records may start with any number of points, so without a limit hostile ones could fill the memory. */
const MOST_KEPT = 200;

/** A preset with changes. The same changes return the same object, so that games under the same rules share a scorer. */
export function rulesWith(changes: object): RuleSet {
  const key = JSON.stringify(changes);
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size === MOST_KEPT) made.clear();
  const rules = unwrap(parseRules(changes));
  made.set(key, rules);
  return rules;
}
