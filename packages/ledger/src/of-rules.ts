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

const stepsByHan = once((rules) =>
  [1, 2].map((han) => ({ ron: pointSteps(rules, 'ron', han), tsumo: pointSteps(rules, 'tsumo', han) })),
);

/** The values a hand can have at so many honba, upwards. */
export function stepsOf(rules: RuleSet, by: 'ron' | 'tsumo', honba: number): readonly PointStep[] {
  return (stepsByHan(rules)[minimumHan(rules, honba) - 1] as Record<typeof by, readonly PointStep[]>)[by];
}

/** Han from yaku that a win needs at so many honba (二翻縛り). */
export function minimumHan({ yaku }: RuleSet, honba: number): number {
  return yaku.twoHanFromHonba !== null && honba >= yaku.twoHanFromHonba ? 2 : yaku.minimumHan;
}
