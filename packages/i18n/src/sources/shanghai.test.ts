// Shanghai: Second Dynasty, "Scoring Japanese mah-jongg": what docs/coverage.md lists of it that is a matter of words.
import { expect, test } from 'vitest';

import { hanName } from '../index.ts';

test('S21 the names of one to eight han', () => {
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map(hanName);
  expect(names).toEqual(['iihan', 'ryanhan', 'sanhan', 'suhan', 'uhan', 'rohan (ryuhan)', 'chihan', 'pahan']);
});
