import { expect, test } from 'vitest';

import { scoreIn } from './cells.ts';

test('scores as they are written on sheets', () => {
  const typed = ['25,000', ' 41000 ', '−1,200', '▲500', '３０，０００', '+100', '', '12a', '1e5', '99999999'];
  expect(typed.map(scoreIn)).toEqual([25_000, 41_000, -1_200, -500, 30_000, 100, undefined, undefined, undefined, undefined]);
});
