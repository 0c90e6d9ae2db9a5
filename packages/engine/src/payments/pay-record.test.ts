import { expect, test } from 'vitest';

import { parseRecord, transfersOf, unwrap } from '../index.ts';

const WON = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' };

function shown(fields: object, basePoints = 2000): string[] {
  const record = unwrap(parseRecord({ ...WON, ...fields }));
  return transfersOf(basePoints, record).map(({ from, to, points, for: reason }) => `${from}→${to} ${points} ${reason}`);
}

test.each<[string, object, string[]]>([
  ['ron from a known discarder', { from: 'N' }, ['3→1 8000 hand']],
  ['ron from nobody known: one of the others', {}, ['0→1 8000 hand']],
  ['ron by the dealer', { seat: 'E', from: 'W' }, ['2→0 12000 hand']],
  ['ron by the dealer, from nobody known', { seat: 'E' }, ['1→0 12000 hand']],
  ['a self-draw: the dealer pays more', { by: 'tsumo' }, ['0→1 4000 hand', '2→1 2000 hand', '3→1 2000 hand']],
  ['honba and sticks', { from: 'W', honba: 1, riichiSticks: 2 }, ['2→1 8000 hand', '2→1 300 honba', 'table→1 2000 riichi']],
])('%s', (_, fields, transfers) => {
  expect(shown(fields)).toEqual(transfers);
});

test.each<[string, object, string[]]>([
  ['the discarder at the break pays twice', { wareme: 'W', from: 'W' }, ['2→1 8000 hand', '2→1 8000 wareme']],
  ['the winner at the break is paid twice', { wareme: 'S' }, ['0→1 8000 hand', '0→1 8000 wareme']],
  ['another player at the break pays nothing', { wareme: 'N', from: 'W' }, ['2→1 8000 hand']],
  [
    'by self-draw only the payer at the break pays twice',
    { wareme: 'W', by: 'tsumo' },
    ['0→1 4000 hand', '2→1 2000 hand', '3→1 2000 hand', '2→1 2000 wareme'],
  ],
])('%s', (_, fields, transfers) => {
  expect(shown({ ...fields, rules: { payments: { wareme: 'withHonba' } } })).toEqual(transfers);
});

test('a discarder whom nobody knows does not sit at the break', () => {
  const record = unwrap(parseRecord({ ...WON, wareme: 'S', rules: { payments: { wareme: 'withHonba' } } }));
  expect(transfersOf(2000, { ...record, wareme: 'E' }).map(({ from, to }) => [from, to])).toEqual([[2, 1]]);
});

test('with two players the other one is the discarder, also at the break', () => {
  const rules = { base: 'arcadeC', payments: { wareme: 'withHonba' } };
  expect(shown({ rules, wareme: 'E', from: 'E' })).toEqual(['0→1 8000 hand', '0→1 8000 wareme']);
  expect(shown({ rules, wareme: 'E' })).toEqual(['0→1 8000 hand', '0→1 8000 wareme']);
});
