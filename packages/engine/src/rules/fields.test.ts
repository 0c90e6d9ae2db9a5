import { expect, expectTypeOf, test } from 'vitest';

import {
  RULE_PATHS,
  type RuleChoices,
  type RulePath,
  type RuleValue,
  parseRules,
  presets,
  ruleAt,
  ruleChoices,
  ruleDifferences,
  unwrap,
  withRule,
} from '../index.ts';

const { standard, mleague, wrc2025 } = presets;

/** The path of every value in a rule set, whether or not it is a known field. */
function leavesOf(group: object, path = ''): string[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const isGroup = typeof value === 'object' && value !== null && !RULE_PATHS.includes((path + name) as RulePath);
    return isGroup ? leavesOf(value, `${path}${name}.`) : [path + name];
  });
}

test.each(Object.values(presets))(
  'RULE_PATHS has every field of $id',
  ({ id: _id, name: _name, yakuNames: _yakuNames, ...rules }) => {
    expect(leavesOf(rules).toSorted()).toEqual(RULE_PATHS.toSorted());
  },
);

test.each(RULE_PATHS)('%s can be read and changed, and is then the only difference', (path) => {
  const changed = withRule(standard, path, 'other' as never);
  expect(ruleAt(changed, path)).toBe('other');
  expect(ruleDifferences(standard, changed)).toEqual([{ path, one: ruleAt(standard, path), other: 'other' }]);
  expect(withRule(changed, path, ruleAt(standard, path))).toEqual(standard);
});

test('differences are in the order of the paths and ignore id and name', () => {
  expect(ruleDifferences(standard, { ...standard, id: 'ours', name: 'Ours' })).toEqual([]);
  const ours = unwrap(
    parseRules({ standings: { ties: 'shared' }, fu: { sevenPairs: { fu: 50 } }, yaku: { disabled: ['renhou'] } }),
  );
  expect(ruleDifferences(standard, ours)).toEqual([
    { path: 'yaku.disabled', one: [], other: ['renhou'] },
    { path: 'fu.sevenPairs.fu', one: 25, other: 50 },
    { path: 'standings.ties', one: 'seat', other: 'shared' },
  ]);
});

test('the differences of two rule sets turn one into the other', () => {
  const made = ruleDifferences(mleague, wrc2025).reduce((rules, { path, other }) => withRule(rules, path, other), mleague);
  expect({ ...made, id: wrc2025.id, name: wrc2025.name }).toEqual(wrc2025);
});

test('a path knows its type, and a wrong value does not compile', () => {
  expectTypeOf<RuleValue<'fu.doubleWindPair'>>().toEqualTypeOf<2 | 4>();
  expectTypeOf<RuleValue<'payments.honba.ron'>>().toEqualTypeOf<number>();
  expectTypeOf<'fu.sevenPairs'>().not.toExtend<RulePath>();
  // @ts-expect-error a double-wind pair is 2 or 4 fu
  withRule(standard, 'fu.doubleWindPair', 3);
});

test.each(RULE_PATHS.map((path) => [path, ruleChoices(path)] as const))('%s accepts every choice it offers', (path, choices) => {
  const offered = offeredBy(choices);
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((value) => !parseRules(withChange(path, value)).ok)).toEqual([]);
});

/** Each value of a small range, the ends of a large one. */
function offeredBy(choices: RuleChoices): readonly unknown[] {
  switch (choices.kind) {
    case 'one':
      return choices.of.filter((players) => players !== 2 && players !== 3);
    case 'some':
      return [[], choices.of];
    case 'number':
      return [choices.from, choices.from + choices.step, choices.to, ...choices.or];
    case 'numbers':
      return [choices.from, choices.to].map((n) => Array.from({ length: choices.count }, () => n));
    case 'rows':
      return [[[15, 5, -5, -15]]];
    case 'values':
      return choices.of.map((id) => ({ [id]: { yakuman: 1 } }));
  }
}

function withChange(path: string, value: unknown): unknown {
  return path.split('.').reduceRight((inner, field) => ({ [field]: inner }), value);
}
