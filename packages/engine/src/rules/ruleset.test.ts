import { expect, test } from 'vitest';

import { handFixtures, rulesOf, winOf } from '../../../../fixtures/read.ts';
import { fieldsOf } from '../../../../fixtures/rule-fields.ts';
import { type RuleSet, createScorer, presets, sharesOf, tableBonus, totalOf } from '../index.ts';

const TABLE = { honba: 2, riichiSticks: 1 };
const fixtures = handFixtures();

/** Everything a rule set can change of a fixture: what it is worth, how it is explained and paid, or what is wrong with it. */
function outcome(fixture: (typeof fixtures)[number], rules: RuleSet): string {
  const result = createScorer(rules).explain(winOf(fixture), fixture.honba);
  if (!result.ok) return JSON.stringify(result.error);
  const shares = sharesOf(result.value.basePoints, { by: fixture.by, dealer: fixture.seat === 'E' }, rules);
  const paid = totalOf(shares, rules.tiles.players) + tableBonus(TABLE, fixture.by, rules);
  return JSON.stringify({ ...result.value, paid });
}

function valueAt(rules: object, path: string): unknown {
  return path.split('.').reduce((group: unknown, field) => (group as Record<string, unknown>)[field], rules);
}

function withValue<T extends object>(rules: T, path: string, value: unknown): T {
  const [field = '', ...rest] = path.split('.');
  const inner = (rules as Record<string, unknown>)[field];
  return { ...rules, [field]: rest.length === 0 ? value : withValue(inner as object, rest.join('.'), value) };
}

/** Choices that no fixture's rules make: payments at the table, and those with one value only. */
const MORE: readonly (readonly [path: string, value: unknown])[] = [
  ['payments.honba.ron', 1500],
  ['payments.honba.tsumoEach', 500],
  ['payments.riichiStick', 500],
];

const choices = [...Object.values(presets), ...fixtures.map(rulesOf)].flatMap((rules) =>
  fieldsOf(presets.standard).map((path) => [path, valueAt(rules, path)] as const),
);

/** What decides the value of a hand and its price; who else is paid what, and how a match goes, is the ledger's to read. */
const OF_ONE_WIN = /^(?:tiles|dora|yaku|fu|points|payments\.(?:honba\.|riichiStick|missingPlayer|tsumo$))/;

test.each(fieldsOf(presets.standard).filter((path) => OF_ONE_WIN.test(path)))('%s changes some result', (path) => {
  const standard = JSON.stringify(valueAt(presets.standard, path));
  const others = [...choices, ...MORE].filter(([at, value]) => at === path && JSON.stringify(value) !== standard);
  expect(others, 'a choice other than that of standard').not.toEqual([]);
  const changes = others.some(([, value]) => {
    return fixtures.some((fixture) => {
      const rules = rulesOf(fixture);
      return outcome(fixture, withValue(rules, path, value)) !== outcome(fixture, withValue(rules, path, JSON.parse(standard)));
    });
  });
  expect(changes).toBe(true);
});

/** Rule sets that, as far as the engine reads them, are the standard ones. */
const SAME = ['standard', 'tenhou'];

test.each(Object.values(presets).filter(({ id }) => !SAME.includes(id)))(
  '$id has three fixtures that standard would fail',
  (preset) => {
    const own = fixtures.filter(({ rules }) => rules === preset.id);
    const telling = own.filter((fixture) => outcome(fixture, preset) !== outcome(fixture, presets.standard));
    expect(telling.length).toBeGreaterThanOrEqual(3);
  },
);
