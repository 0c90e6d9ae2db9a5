import { expect, test } from 'vitest';

import { peerWins } from './peer-wins.ts';

test('another engine gives 5,000 random wins the same points', () => {
  for (const { win, engine, peer } of peerWins(5000, 2026)) expect({ win, worth: engine }).toEqual({ win, worth: peer });
});
