import { describe, expect, test } from 'vitest';

import { oddRecord, recordOf } from '../../../fixtures/win-records.ts';
import { randomWin, seeded } from '../../../fixtures/wins.ts';
import { type RuleSet, presets } from './index.ts';
import { readPlainRecord } from './plain-record.ts';
import { readCarefully } from './record.ts';

const { tenhou, tenhouSanma, arcadeA } = presets;

describe.each([tenhou, tenhouSanma, arcadeA])('under the rules of $id', (rules: RuleSet) => {
  const choose = seeded(3);
  const records = Array.from({ length: 1500 }, () => recordOf(randomWin(choose, rules), choose));

  test('what is read in one pass is what is read with care', () => {
    for (const record of records) {
      const careful = readCarefully(record, rules);
      const plain = readPlainRecord(record, rules);
      expect(plain === undefined ? undefined : { ok: true, value: plain }).toEqual(careful.ok ? careful : undefined);
    }
  });

  test('a record with an odd value is read with care, or with the same result', () => {
    const read = { plain: 0, carefully: 0 };
    for (const record of records) {
      const odd = oddRecord(record, choose);
      const plain = readPlainRecord(odd, rules);
      read[plain === undefined ? 'carefully' : 'plain']++;
      if (plain !== undefined) expect(readCarefully(odd, rules)).toEqual({ ok: true, value: plain });
    }
    expect(Math.min(read.plain, read.carefully)).toBeGreaterThan(50);
  });
});

test('an object that is not plain is read with care', () => {
  const record = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' };
  expect(readPlainRecord(record, tenhou)).toBeDefined();
  expect(readPlainRecord(Object.create(record) as object, tenhou)).toBeUndefined();
  expect(readPlainRecord(Object.assign(Object.create(null) as object, record), tenhou)).toBeUndefined();
});
