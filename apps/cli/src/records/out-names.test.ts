import { expect, test } from 'vitest';

import { OutNames } from './convert.ts';

const named = (...places: readonly string[]) => {
  const names = new OutNames('out', '.json');
  return places.map((place) => names.next(place));
};

test.each([
  ['2022010102gm-00a9-0000-0123abcd.mjlog', 'out/2022010102gm-00a9-0000-0123abcd.json'],
  ['2022010102gm-00a9-0000-0123abcd', 'out/2022010102gm-00a9-0000-0123abcd.json'],
  ['2022010102gm-00a9-0000-0123abcd&tw=1.mjlog.gz', 'out/2022010102gm-00a9-0000-0123abcd&tw=1.json'],
  ['2009/03/a.xml', 'out/2009/03/a.json'],
  ['logs.zip/2009/a.xml', 'out/logs.zip/2009/a.json'],
  ['第1回.決勝.json', 'out/第1回.決勝.json'],
  ['-', 'out/record.json'],
])('%s is written to %s', (place, name) => {
  expect(named(place)).toEqual([name]);
});

test('no two files have one name, also where capitals or accents make no difference', () => {
  expect(named('a.xml', 'a.json', 'A.gz', 'a-2.txt', 'b/a.xml', 'cafe\u0301.xml', 'caf\u00E9.json')).toEqual([
    'out/a.json',
    'out/a-2.json',
    'out/A-3.json',
    'out/a-2-2.json',
    'out/b/a.json',
    'out/cafe\u0301.json',
    'out/caf\u00E9-2.json',
  ]);
});

test.each([
  ['../../x', 'out/x.json'],
  ['/etc/passwd', 'out/etc/passwd.json'],
  ['C:\\Windows\\x', 'out/C_/Windows/x.json'],
  ['..\\..\\x', 'out/x.json'],
  ['a/./b/.../c', 'out/a/b/c.json'],
  ['..', 'out/record.json'],
  ['', 'out/record.json'],
  ['a\u001B[2J\0b\n.xml', 'out/a_[2J_b_.json'],
  ['.xml', 'out/.xml.json'],
])('a hostile name leads nowhere else: %j', (place, name) => {
  expect(named(place)).toEqual([name]);
});

test('names are shorter and folders fewer than any system’s limit', () => {
  const [name = ''] = named(`${'d/'.repeat(5000)}${'x'.repeat(5000)}`);
  expect(name).toBe(`out/${'d/'.repeat(10)}${'x'.repeat(100)}.json`);
});
