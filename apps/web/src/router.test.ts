import { expect, test } from 'vitest';

import { addressOf, routeOf } from './router.ts';

test.each([
  ['', 'hand', []],
  ['#/rules/abc', 'rules', ['abc']],
  ['#/rules/a%2Fb', 'rules', ['a/b']],
  ['#/', 'hand', []],
  ['#/nowhere', undefined, []],
  ['#/__proto__', undefined, []],
  ['#/%', undefined, []],
  ['#/hand/%zz?hand=123m', undefined, []],
  ['#/rules/%E0%A4%A', undefined, []],
  ['#/match/%zz', undefined, []],
])('%s is %s', (text, place, path) => {
  expect(routeOf(text)).toMatchObject({ place, path });
});

test('a written address is read back', () => {
  const params = new URLSearchParams({ hand: '234m', rules: 'tenhou' });
  expect(routeOf(addressOf('charts', ['a b'], params))).toEqual({ place: 'charts', path: ['a b'], params });
});
