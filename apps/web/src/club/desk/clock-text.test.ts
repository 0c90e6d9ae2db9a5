import { expect, test } from 'vitest';

import { clockText } from './clock-text.ts';

test('whole seconds count down to zero, and then up', () => {
  const said = [5_400_000, 61_000, 60_001, 1, 0, -1, -999, -1_000, -75_000].map(clockText);
  expect(said).toEqual(['90:00', '1:01', '1:01', '0:01', '0:00', '0:00', '0:00', '−0:01', '−1:15']);
});
