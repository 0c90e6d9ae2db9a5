import { expect, test } from 'vitest';

import { handFixtures, rulesOf, winOf } from '../../../../fixtures/read.ts';
import { PATHS_OF_ONE_WIN, presetsByDifference } from '../../../../fixtures/rule-paths.ts';
import {
  RULE_PATHS,
  type RulePath,
  type RuleSet,
  type RuleValue,
  createScorer,
  presets,
  ruleAt,
  sharesOf,
  tableBonus,
  totalOf,
} from '../index.ts';
import { withField } from './fields.ts';

const TABLE = { honba: 2, riichiSticks: 1 };
const fixtures = handFixtures();

/** Everything a rule set can change about a fixture: its value, explanation and payment, or its errors. */
function outcome(fixture: (typeof fixtures)[number], rules: RuleSet): string {
  const result = createScorer(rules).explain(winOf(fixture), fixture.honba ?? 0);
  if (!result.ok) return JSON.stringify(result.error);
  const shares = sharesOf(result.value.basePoints, { by: fixture.by, dealer: fixture.seat === 'E' }, rules);
  const paid = totalOf(shares, rules.tiles.players) + tableBonus(TABLE, fixture.by, rules);
  return JSON.stringify({ ...result.value, paid });
}

/** Choices that no fixture's rules make. */
const MORE: readonly (readonly [path: RulePath, value: RuleValue<RulePath>])[] = [
  ['payments.honba.ron', 1500],
  ['payments.honba.tsumoEach', 500],
  ['payments.riichiStick', 500],
];

const choices = [...Object.values(presets), ...fixtures.map(rulesOf)].flatMap((rules) =>
  RULE_PATHS.map((path) => [path, ruleAt(rules, path)] as const),
);

test.each(PATHS_OF_ONE_WIN)('%s changes some result', (path) => {
  const standard = ruleAt(presets.standard, path);
  const others = [...choices, ...MORE].filter(([at, value]) => at === path && JSON.stringify(value) !== JSON.stringify(standard));
  expect(others, 'a choice other than that of standard').not.toEqual([]);
  const changes = others.some(([, value]) => {
    return fixtures.some((fixture) => {
      const rules = rulesOf(fixture);
      return outcome(fixture, withField(rules, path, value)) !== outcome(fixture, withField(rules, path, standard));
    });
  });
  expect(changes).toBe(true);
});

test.each(presetsByDifference().byHand)('at least three fixtures of $id fail under standard', (preset) => {
  const own = fixtures.filter(({ rules }) => rules === preset.id);
  const differing = own.filter((fixture) => outcome(fixture, preset) !== outcome(fixture, presets.standard));
  expect(differing.length).toBeGreaterThanOrEqual(3);
});
