// The words of "Scoring Japanese mah-jongg" in Shanghai: Second Dynasty.
import { expect, test } from 'vitest';

import { hanName } from '../index.ts';

test('the names of one to eight han', () => {
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map(hanName);
  expect(names).toEqual(['iihan', 'ryanhan', 'sanhan', 'suhan', 'uhan', 'rohan (ryuhan)', 'chihan', 'pahan']);
});
