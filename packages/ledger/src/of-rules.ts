import { type PointStep, type RuleSet, type Scorer, createScorer, pointSteps } from '@tenbo/engine';

/** What is made of a rule set once, and kept as long as the rule set is. */
function once<T extends object>(make: (rules: RuleSet) => T): (rules: RuleSet) => T {
  const made = new WeakMap<RuleSet, T>();
  return (rules) => {
    const known = made.get(rules);
    if (known) return known;
    const fresh = make(rules);
    made.set(rules, fresh);
    return fresh;
  };
}

export const scorerOf: (rules: RuleSet) => Scorer = once(createScorer);

const stepsByMethod = once((rules) => ({ ron: pointSteps(rules, 'ron'), tsumo: pointSteps(rules, 'tsumo') }));

/** The values a hand can have, upwards. */
export function stepsOf(rules: RuleSet, by: 'ron' | 'tsumo'): readonly PointStep[] {
  return stepsByMethod(rules)[by];
}
