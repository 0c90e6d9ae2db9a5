import { expect, test } from 'vitest';

import { err, ok, unwrap } from './result.ts';

test('unwrap gives the value of a good result, and throws what is wrong with another', () => {
  expect(unwrap(ok(3))).toBe(3);
  expect(() => unwrap(err([{ code: 'missingSuit', position: 2 }]))).toThrow(/^\[\{"code":"missingSuit","position":2\}\]$/);
});
