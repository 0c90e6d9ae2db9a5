import { expect, test } from 'vitest';

import { Recent } from './log-memory.ts';

test('what nobody has asked for the longest is forgotten first', () => {
  const recent = new Recent<number>(3);
  for (const [name, value] of Object.entries({ a: 1, b: 2, c: 3 })) recent.set(name, value);
  expect(recent.get('a')).toBe(1);
  recent.set('d', 4);
  expect(['a', 'b', 'c', 'd'].map((name) => recent.get(name))).toEqual([1, undefined, 3, 4]);
});

test('sizes count, also those of values that were replaced or forgotten', () => {
  const recent = new Recent<string>(10);
  recent.set('a', 'short', 5);
  recent.set('a', 'shorter', 4);
  recent.set('b', 'as long as there is room', 6);
  expect(recent.get('a')).toBe('shorter');
  recent.delete('a');
  recent.set('c', 'in its place', 4);
  expect(recent.get('b')).toBeDefined();
  recent.set('d', 'longer than everything', 11);
  expect(['b', 'c', 'd'].map((name) => recent.get(name) !== undefined)).toEqual([false, false, true]);
});
