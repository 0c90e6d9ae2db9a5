import { expect, test } from 'vitest';

import { addressOf, routeOf } from './router.ts';

test.each([
  ['', 'hand', []],
  ['#/rules/abc', 'rules', ['abc']],
  ['#/rules/a%2Fb', 'rules', ['a/b']],
  ['#/', 'hand', []],
  ['#/nowhere', undefined, []],
  ['#/__proto__', undefined, []],
  ['#/rules/%E0%A4%A', undefined, []],
])('%s is %s', (text, place, path) => {
  expect(routeOf(text)).toMatchObject({ place, path });
});

test('a written address is read back', () => {
  const params = new URLSearchParams({ hand: '234m', rules: 'tenhou' });
  expect(routeOf(addressOf('charts', ['a b'], params))).toEqual({ place: 'charts', path: ['a b'], params });
});
