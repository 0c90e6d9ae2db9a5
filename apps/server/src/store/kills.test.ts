import { expect, test } from 'vitest';

import { killAppenders } from '../../testing/store-kills.ts';
import { kinds } from '../../testing/stores.ts';

test.each(kinds())(
  'killing a process that appends loses nothing that it reported as stored, in $name (`npm run kill-store`: 50 times)',
  async ({ newPlace }) => {
    const { acknowledged, unsaid, ...rest } = await killAppenders(await newPlace(), 5);
    expect(rest).toEqual({ kills: 5, lost: [], faults: [] });
    expect(acknowledged).toBeGreaterThan(5);
    expect(unsaid).toBeLessThanOrEqual(5);
  },
);
