import { type RuleSet, parseRecord, presets } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { oddRecord, recordOf } from '../../../../fixtures/win-records.ts';
import { type Choose, oneOf, randomWin, seeded } from '../../../../fixtures/wins.ts';
import { mutatedText } from '../../../../test/fuzz/mutations.ts';
import { readPlainLine } from './plain-line.ts';

const { tenhou, tenhouSanma, arcadeA, standard } = presets;

function readText(text: string, rules: RuleSet = standard) {
  const bytes = Buffer.from(`{}\n${text}\n{}`);
  return readPlainLine(bytes, 3, bytes.length - 3, rules);
}

function carefully(text: string, rules: RuleSet) {
  try {
    const record = parseRecord(JSON.parse(text), rules);
    return record.ok ? record.value : undefined;
  } catch {
    return undefined;
  }
}

/** The JSON of a value with white space between its parts. */
function spaced(choose: Choose, value: object): string {
  const space = () => (choose(6) === 0 ? oneOf(choose, [' ', '  ', '\t', '\r', ' \r\t']) : '');
  return JSON.stringify(value)
    .split(/("[^"]*"|[{}[\]:,])/)
    .map((part) => space() + part)
    .join('');
}

describe.each([tenhou, tenhouSanma, arcadeA, presets.local])('under the rules of $id', (rules) => {
  const choose = seeded(5);
  const records = Array.from({ length: 1500 }, () => recordOf(randomWin(choose, rules), choose));

  test('a plain line gives the same record as careful reading', () => {
    let plain = 0;
    for (const record of records) {
      const text = spaced(choose, record);
      const careful = carefully(text, rules);
      expect(readText(text, rules)).toEqual(careful);
      if (careful !== undefined) plain++;
    }
    expect(plain).toBeGreaterThan(1000);
  });

  test('what is read of an odd line is the same as with careful reading', () => {
    const read = { plain: 0, carefully: 0 };
    for (const record of records) {
      const odd = choose(4) > 0 ? JSON.stringify(oddRecord(record, choose)) : mutatedText(choose, JSON.stringify(record));
      const plain = readText(odd, rules);
      read[plain === undefined ? 'carefully' : 'plain']++;
      if (plain !== undefined) expect(plain).toEqual(carefully(odd, rules));
    }
    expect(Math.min(read.plain, read.carefully)).toBeGreaterThan(50);
  });
});
