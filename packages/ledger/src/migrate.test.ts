import { expect, test } from 'vitest';

import { LOG_VERSION, migrate } from './migrate.ts';

const entry = { id: 'a', after: null, event: { type: 'timeCalled' } };

test('an entry of this version is left as it is', () => {
  expect(migrate(entry, LOG_VERSION)).toBe(entry);
});

test('there is a step from every older version', () => {
  const versions = Array.from({ length: LOG_VERSION }, (_, i) => i + 1);
  expect(versions.map((version) => migrate(entry, version)).every((now) => typeof now === 'object')).toBe(true);
});
