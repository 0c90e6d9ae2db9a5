import {
  type PointStep,
  type RuleSet,
  type Scorer,
  type WinnerAtTable,
  createScorer,
  minimumHan,
  pointSteps,
} from '@tenbo/engine';

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

const stepsByHan = once((rules) =>
  [1, 2].map((han) => ({ ron: pointSteps(rules, 'ron', han), tsumo: pointSteps(rules, 'tsumo', han) })),
);

/** The values a winner's hand can have, upwards. */
export function stepsOf(rules: RuleSet, by: 'ron' | 'tsumo', winner: WinnerAtTable): readonly PointStep[] {
  return (stepsByHan(rules)[minimumHan(rules, winner) - 1] as Record<typeof by, readonly PointStep[]>)[by];
}
