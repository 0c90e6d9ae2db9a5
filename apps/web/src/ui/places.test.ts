import { expect, test } from 'vitest';

import { placeOf, quartersOf, shortened } from './places.ts';

test('the next player sits on the right, and a single opponent sits opposite', () => {
  expect(([0, 1, 2, 3] as const).map((seat) => placeOf(seat, 4))).toEqual(['bottom', 'right', 'top', 'left']);
  expect(([0, 1, 2] as const).map((seat) => placeOf(seat, 3))).toEqual(['bottom', 'right', 'top']);
  expect(([0, 1] as const).map((seat) => placeOf(seat, 2))).toEqual(['bottom', 'top']);
  expect([quartersOf(3, 4), quartersOf(2, 3), quartersOf(1, 2)]).toEqual([3, 2, 2]);
});

test('the table can be turned: everyone keeps their place relative to the nearest player', () => {
  expect(([0, 1, 2, 3] as const).map((seat) => placeOf(seat, 4, 1))).toEqual(['left', 'bottom', 'right', 'top']);
  expect(([0, 1, 2] as const).map((seat) => placeOf(seat, 3, 2))).toEqual(['top', 'left', 'bottom']);
  expect(([0, 1] as const).map((seat) => placeOf(seat, 2, 1))).toEqual(['top', 'bottom']);
});

test('a long name is cut between characters, not within one', () => {
  expect(shortened('Alexandrina')).toBe('Alexandr…');
  expect(shortened('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷')).toBe('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷');
  expect(shortened('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷')).toBe('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷…');
});
