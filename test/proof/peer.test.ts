import { expect, test } from 'vitest';

import { part } from '../../fixtures/effort.ts';
import { peerWins } from './peer-wins.ts';

test('another engine gives random wins the same points', () => {
  for (const { win, engine, peer } of peerWins(part(5000), 2026)) expect({ win, worth: engine }).toEqual({ win, worth: peer });
});
