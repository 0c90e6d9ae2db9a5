import { describe, expect, test } from 'vitest';

import {
  type HandCase,
  type SettlementCase,
  type TableFixture,
  matchOf,
  rulesOfTable,
  tableFixtures,
  transferText,
} from '../../../fixtures/tables.ts';
import { type RulePath, type RuleSet, presets, ruleAt, withRule } from '@tenbo/engine';
import { next } from '../../../fixtures/logs.ts';
import { PATHS_OF_MATCHES, presetsByDifference } from '../../../fixtures/rule-paths.ts';
import { type HandLine, append, settleMatch } from './index.ts';

const fixtures = tableFixtures();

/** Everything a hand does to the accounts, or why it is refused. */
function outcomeOf(fixture: HandCase, rules: RuleSet) {
  const match = matchOf(fixture, rules);
  const event = { type: 'handEnded', hand: fixture.hand } as const;
  const after = append(match, next(match, 'hand', event));
  if (!after.ok) return { errors: after.error.map(({ code }) => code) };
  const { hands, kyoku, honba, sticks, chips, penalties, end = null, mayEnd = null } = after.value.state;
  const { transfers, deltas } = hands.at(-1) as HandLine;
  return { transfers: transfers.map(transferText), deltas, kyoku, honba, sticks, chips, penalties, end, mayEnd };
}

function settlementOf({ final }: SettlementCase, rules: RuleSet) {
  const rows = settleMatch({ sticks: [], ...final }, rules).toSorted((one, other) => one.seat - other.seat);
  return { totals: rows.map(({ total }) => total / 1000), places: rows.map(({ place }) => place) };
}

function resultOf(fixture: TableFixture, rules: RuleSet): Readonly<Record<string, unknown>> {
  return 'final' in fixture ? settlementOf(fixture, rules) : outcomeOf(fixture, rules);
}

test('no two cases have the same id', () => {
  const ids = fixtures.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

describe.each([...new Set(fixtures.map(({ file }) => file))])('fixtures/tables/%s.jsonl', (file) => {
  test.each(
    fixtures.filter((fixture) => fixture.file === file).map((fixture) => [`${fixture.id}: ${fixture.shows}`, fixture] as const),
  )('%s', (_, fixture) => {
    const result = resultOf(fixture, rulesOfTable(fixture));
    const asked = Object.fromEntries(Object.keys(fixture.expect).map((key) => [key, result[key]]));
    expect(asked).toEqual(fixture.expect);
  });
});

test('no points appear or vanish', () => {
  const sums = fixtures.flatMap((fixture) => {
    const result = 'final' in fixture ? undefined : outcomeOf(fixture, rulesOfTable(fixture));
    return result?.deltas ? [{ result, before: matchOf(fixture as HandCase, rulesOfTable(fixture)).state }] : [];
  });
  expect(sums.length).toBeGreaterThan(30);
  for (const { result, before } of sums) {
    const stick = before.rules.payments.riichiStick;
    const moved = (result.deltas ?? []).reduce((sum, points) => sum + points, 0);
    expect(moved + ((result.sticks ?? []).length - before.sticks.length) * stick).toBe(0);
  }
});

/** The result of a case under other rules than its own. */
function under(fixture: TableFixture, rules: RuleSet): string {
  return JSON.stringify(resultOf(fixture, rules));
}

const choices = [...Object.values(presets), ...fixtures.map(rulesOfTable)].flatMap((rules) =>
  PATHS_OF_MATCHES.map((path) => [path, ruleAt(rules, path)] as const),
);

function isUmaOfFour(value: unknown): boolean {
  return (value as RuleSet['standings']['uma']).every((row) => row.length === 4);
}

/** Whether a match can still end whatever this field becomes: without a last round, it ends by points. */
function canEnd(path: RulePath, { match: { rounds, bust } }: RuleSet): boolean {
  return path === 'match.rounds' ? bust !== 'none' : rounds !== 'unlimited';
}

test.each(PATHS_OF_MATCHES)('%s changes some result', (path) => {
  const standard = ruleAt(presets.standard, path);
  const others = choices.filter(
    ([at, value]) =>
      at === path && JSON.stringify(value) !== JSON.stringify(standard) && (at !== 'standings.uma' || isUmaOfFour(value)),
  );
  expect(others, 'a choice other than that of standard').not.toEqual([]);
  const ofFour = fixtures.filter((fixture) => rulesOfTable(fixture).tiles.players === 4 && canEnd(path, rulesOfTable(fixture)));
  const changes = others.some(([, value]) =>
    ofFour.some((fixture) => {
      const rules = rulesOfTable(fixture);
      return under(fixture, withRule(rules, path, value)) !== under(fixture, withRule(rules, path, standard));
    }),
  );
  expect(changes).toBe(true);
});

test.each(presetsByDifference().byTable)('at least three fixtures of $id fail under standard', (preset) => {
  const own = fixtures.filter(({ rules }) => rules === preset.id);
  const differing = own.filter((fixture) => under(fixture, preset) !== under(fixture, presets.standard));
  expect(differing.length).toBeGreaterThanOrEqual(3);
});
