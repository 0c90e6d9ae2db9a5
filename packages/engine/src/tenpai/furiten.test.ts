import { expect, test } from 'vitest';

import { type Passed, furiten, kindOf, parseTiles, unwrap } from '../index.ts';

const tiles = (text: string) => unwrap(parseTiles(text));
const WAITS = tiles('58m').map(kindOf);

test.each<[string, { readonly [P in keyof Passed]: string }, readonly string[]]>([
  ['nothing has passed', { discards: '1z9p' }, []],
  ['a wait among the discards', { discards: '1z5m' }, ['discard 5m']],
  ['a red five is a five', { discards: '0m' }, ['discard 5m']],
  ['every wait that was discarded', { discards: '5m8m' }, ['discard 58m']],
  ['passed in this turn', { discards: '', sinceDraw: '8m' }, ['temporary 8m']],
  ['passed after riichi', { discards: '', sinceRiichi: '5m' }, ['riichi 5m']],
  ['all three', { discards: '5m', sinceDraw: '8m', sinceRiichi: '58m' }, ['discard 5m', 'temporary 8m', 'riichi 58m']],
])('%s', (_, passed, reasons) => {
  const { discards, sinceDraw = '', sinceRiichi = '' } = passed;
  const read: Passed = { discards: tiles(discards), sinceDraw: tiles(sinceDraw), sinceRiichi: tiles(sinceRiichi) };
  expect(
    furiten(WAITS, read).map(({ reason, kinds }) => `${reason} ${kinds.map((kind) => `${(kind % 9) + 1}`).join('')}m`),
  ).toEqual(reasons);
});

test('a hand without waits is never furiten', () => {
  expect(furiten([], { discards: tiles('123456789m') })).toEqual([]);
});
