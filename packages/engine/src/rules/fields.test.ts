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

/** The number of players cannot change alone: uma has a place for each. */
test.each(RULE_PATHS.filter((path) => path !== 'tiles.players'))(
  '%s can be read and changed, and is then the only difference',
  (path) => {
    const before = ruleAt(standard, path);
    const other = offeredBy(ruleChoices(path)).find((value) => JSON.stringify(value) !== JSON.stringify(before)) as never;
    const changed = withRule(standard, path, other);
    expect(ruleAt(changed, path)).toEqual(other);
    expect(ruleDifferences(standard, changed)).toEqual([{ path, one: before, other }]);
    expect(changed.id).toBe('standard+');
    expect(withRule(changed, path, before)).toEqual({ ...standard, id: 'standard+' });
  },
);

test.each(RULE_PATHS)('withRule refuses a value that %s cannot have', (path) => {
  expect(() => withRule(standard, path, 'other' as never)).toThrow(`withRule: ${path} `);
});

test('withRule says what a field can be', () => {
  expect(() => withRule(standard, 'fu.doubleWindPair', 3 as never)).toThrow(
    new TypeError('withRule: fu.doubleWindPair cannot be 3, only 2, 4, twoOrFour'),
  );
  expect(() => withRule(standard, 'fu.pairs' as 'fu.doubleWindPair', 4)).toThrow(new TypeError('withRule: there is no fu.pairs'));
  expect(() => withRule(standard, 'tiles.players', 3)).toThrow('withRule: standings.uma cannot be [[20,10,-10,-20]]');
});

test('withRule counts the errors that it does not name', () => {
  const local = Object.fromEntries(
    presetLocal()
      .slice(0, 22)
      .map((id) => [id, { closed: 99 }]),
  );
  expect(() => withRule(standard, 'yaku.local', local)).toThrow(/^withRule: yaku\.local\.\w+ cannot be .*; moreErrors$/);
});

const presetLocal = () => Object.keys(presets.local.yaku.local);

test('withRule replaces a list of local yaku', () => {
  const one = withRule(standard, 'yaku.local', { hyakumangoku: { yakuman: 1 } });
  expect(withRule(one, 'yaku.local', { uumensai: { closed: 2, open: 2 } }).yaku.local).toEqual({
    uumensai: { closed: 2, open: 2 },
  });
});

test('a copy of a rule set differs in nothing', () => {
  expect(ruleDifferences(presets.local, structuredClone(presets.local))).toEqual([]);
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
  expectTypeOf<RuleValue<'fu.doubleWindPair'>>().toEqualTypeOf<2 | 4 | 'twoOrFour'>();
  expectTypeOf<RuleValue<'payments.honba.ron'>>().toEqualTypeOf<number>();
  expectTypeOf<'fu.sevenPairs'>().not.toExtend<RulePath>();
  // @ts-expect-error a double-wind pair is 2 or 4 fu
  expect(() => withRule(standard, 'fu.doubleWindPair', 3)).toThrow(TypeError);
});

test.each(RULE_PATHS.map((path) => [path, ruleChoices(path)] as const))('%s accepts every choice it offers', (path, choices) => {
  const offered = offeredBy(choices).filter((value) => path !== 'tiles.players' || value === 4);
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((value) => !parseRules(withChange(path, value)).ok)).toEqual([]);
});

/** Each value of a small range, the ends of a large one. */
function offeredBy(choices: RuleChoices): readonly unknown[] {
  switch (choices.kind) {
    case 'one':
      return choices.of;
    case 'some':
      return [[], choices.of];
    case 'number':
      return [choices.from, choices.from + choices.step, choices.to, ...choices.or];
    case 'numbers':
      return [choices.from, choices.to].map((n) => Array.from({ length: choices.count }, () => n));
    case 'numberOrList':
      return [0, 3000, [1000, 2000, 3000]];
    case 'rows':
      return [[[15, 5, -5, -15]]];
    case 'values':
      return choices.of.map((id) => ({ [id]: { yakuman: 1 } }));
  }
}

function withChange(path: string, value: unknown): unknown {
  return path.split('.').reduceRight((inner, field) => ({ [field]: inner }), value);
}
