import { describe, expect, test } from 'vitest';

import { migrateRules, parseRules, presets, ruleCode, unwrap } from '../index.ts';

const localOf = (values: unknown) => ({ base: 'standard', yaku: { openTanyao: 'closedOnly', local: values } });

describe('a limit stored as its han', () => {
  test.each([
    [5, 'mangan'],
    [6, 'haneman'],
    [8, 'baiman'],
    [11, 'sanbaiman'],
  ])('%i: %s', (instead, limit) => {
    const old = localOf({ sanrenkou: { closed: 2, open: 2 }, kinkeiDokuritsu: { instead } });
    const now = localOf({ sanrenkou: { closed: 2, open: 2 }, kinkeiDokuritsu: { limit } });
    expect(migrateRules(old)).toEqual(now);
    expect(migrateRules(now)).toEqual(now);
    expect(unwrap(parseRules(old))).toEqual(unwrap(parseRules(now)));
  });

  test('in a whole rule set', () => {
    const old = JSON.parse(JSON.stringify(presets.local).replaceAll('{"limit":"mangan"}', '{"instead":5}')) as unknown;
    expect(JSON.stringify(old)).toContain('instead');
    expect(unwrap(parseRules(old))).toEqual(presets.local);
    expect(ruleCode(unwrap(parseRules(old)))).toBe(ruleCode(presets.local));
  });

  test.each([
    { kinkeiDokuritsu: { instead: 7 } },
    { kinkeiDokuritsu: { instead: '5' } },
    { kinkeiDokuritsu: { instead: 5, closed: 1 } },
    { kinkeiDokuritsu: null },
  ])('a value that was never valid is refused unchanged: %j', (values) => {
    expect(migrateRules(localOf(values))).toEqual(localOf(values));
    expect(parseRules(localOf(values))).toMatchObject({
      error: [{ code: 'badRule', value: JSON.stringify(values.kinkeiDokuritsu) }],
    });
  });
});

test.each([undefined, null, 'tenhou', 5, [], {}, { yaku: null }, { yaku: { local: [] } }, { yaku: { local: 'all' } }])(
  '%j is returned unchanged',
  (input) => expect(migrateRules(input)).toBe(input),
);
