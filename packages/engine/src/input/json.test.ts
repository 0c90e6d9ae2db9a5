import { expect, test } from 'vitest';

import { parseJson } from './json.ts';

test('JSON is read, also after a byte order mark', () => {
  expect(parseJson('{"han": 3}')).toEqual({ ok: true, value: { han: 3 } });
  expect(parseJson('\uFEFF[1]')).toEqual({ ok: true, value: [1] });
  expect(parseJson('["a\uFEFF"]')).toEqual({ ok: true, value: ['a\uFEFF'] });
});

test.each([
  ['in the first line', '[1;2]', 1, 3],
  ['in a later line', '{\n"han": 3,\n  x\n}', 3, 3],
  ['after a byte order mark, which does not count', '\uFEFF[1;', 1, 3],
  ['of which the runtime does not name the place, at the end', 'x', 1, 2],
  ['at the end, which is missing', '[1,\n2', 2, 2],
  ['in nothing', '', 1, 1],
])('an error %s', (_, text, line, column) => {
  expect(parseJson(text)).toEqual({ ok: false, error: { code: 'notJson', line, column } });
});
