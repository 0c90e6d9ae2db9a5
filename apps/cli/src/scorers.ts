import { type RuleSet, type Scorer, createScorer } from '@tenbo/engine';

const MOST = 64;

const byRules = new WeakMap<RuleSet, Scorer>();
const byText = new Map<string, Scorer>();

/** The scorer of a rule set, made once: equal rules share one, and a pipe full of different rules keeps only the latest. */
export function scorerFor(rules: RuleSet): Scorer {
  const known = byRules.get(rules);
  if (known) return known;
  const text = JSON.stringify(rules);
  const scorer = byText.get(text) ?? createScorer(rules);
  if (byText.size >= MOST) byText.clear();
  byText.set(text, scorer);
  byRules.set(rules, scorer);
  return scorer;
}
