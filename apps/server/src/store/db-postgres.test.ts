import { expect, test } from 'vitest';

import { kinds, missingPostgres } from '../../testing/stores.ts';

test.skipIf(missingPostgres !== undefined)(
  `${missingPostgres === undefined ? 'tested' : 'not tested'}: the store with PostgreSQL${missingPostgres === undefined ? '' : `, which does not run here (${missingPostgres})`}`,
  () => {
    expect(kinds().map(({ name }) => name)).toEqual(['SQLite', 'PostgreSQL']);
  },
);
