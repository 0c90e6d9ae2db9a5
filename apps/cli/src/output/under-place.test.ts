import { expect, test } from 'vitest';

import { underPlace } from './columns.ts';

test('the mark is under the character', () => {
  expect(underPlace('12x', 2, 'no tile')).toEqual(['12x', '  ^ no tile']);
});

test('a Unicode tile is one character', () => {
  expect(underPlace('🀇🀇x', 2, 'no tile')[1]).toMatch(/^ +\^ no tile$/);
  expect(underPlace('🀇🀇x', 2, 'no tile')[0]).toBe('🀇🀇x');
});

test('a wide character takes two columns', () => {
  expect(underPlace('五x', 1, 'no tile')[1]).toBe('  ^ no tile');
});

test('of a long text, only the part around the place is shown', () => {
  const text = `${'1m'.repeat(500)}x${'2p'.repeat(5000)}`;
  const [shown, under] = underPlace(text, 1000, 'no tile');
  expect(shown).toBe(`…${'1m'.repeat(20)}x${'2p'.repeat(15)}2…`);
  expect(under.indexOf('^')).toBe(shown.indexOf('x'));
});

test('control characters are not sent to the terminal', () => {
  expect(underPlace('1m\u001B[2Jx', 6, 'no tile')).toEqual(['1m\uFFFD[2Jx', '      ^ no tile']);
});
