import { describe, expect, test } from 'vitest';

import { seatByLot } from './drawn.ts';
import { readSeating, writeSeating } from './written.ts';

test.each([
  [9, 4],
  [8, 4],
  [11, 3],
] as const)('%i players at tables of %i: what is written is read again', (players, seats) => {
  const plan = seatByLot({ players, seats }, 4, 'written');
  expect(plan.ok && readSeating(writeSeating(plan.value, seats), { players, seats })).toEqual(plan);
});

test('reads a line for each round, with tabs, semicolons and other line ends', () => {
  const read = readSeating('\uFEFF1-2-3-4 5-6-7-8 9\r\n\r\n1-5-9-8;2-6-7-4\t3', { players: 9 });
  expect(read).toEqual({
    ok: true,
    value: [
      {
        tables: [
          [0, 1, 2, 3],
          [4, 5, 6, 7],
        ],
        byes: [8],
      },
      {
        tables: [
          [0, 4, 8, 7],
          [1, 5, 6, 3],
        ],
        byes: [2],
      },
    ],
  });
});

test('reads tables in any order; a table that is not listed is unused', () => {
  const read = readSeating('round,table,east,south,west,north\n1,3,5,6,7,8\n1,1,1,2,3,4\n', { players: 8 });
  expect(read).toEqual({ ok: true, value: [{ tables: [[0, 1, 2, 3], [], [4, 5, 6, 7]], byes: [] }] });
});

describe('faults are reported with their lines', () => {
  const header = 'round,table,east,south,west,north\n';
  test.each([
    ['', [{ code: 'empty' }]],
    [header, [{ code: 'empty' }]],
    ['1-2-3-x 5', [{ code: 'notANumber', line: 1, text: 'x' }]],
    ['1-2-3-0 5', [{ code: 'notANumber', line: 1, text: '0' }]],
    ['1-2-3 4 5', [{ code: 'wrongCount', line: 1, count: 3, seats: 4 }]],
    ['1-2-3-6 5', [{ code: 'noSuchPlayer', player: 6, players: 5 }]],
    ['1-2-3-4', [{ code: 'notSeated', player: 5, round: 1 }]],
    [
      '1-2-3-4 5\n1-2-3-4 4',
      [
        { code: 'seatedTwice', line: 2, player: 4, round: 2 },
        { code: 'notSeated', player: 5, round: 2 },
      ],
    ],
    [`${header}1,1,1,2,3,4`, [{ code: 'notSeated', player: 5, round: 1 }]],
    [`${header}1,one,1,2,3,4`, [{ code: 'notANumber', line: 2, text: 'one' }]],
    [
      `${header}1,1,1,2,3,4\n1,1,1,2,3,5`,
      [{ code: 'tableTwice', line: 3, table: 1 }, { code: 'seatedTwice' }, { code: 'seatedTwice' }, { code: 'seatedTwice' }],
    ],
    [`${header}2,1,1,2,3,4\n2,bye,5`, [{ code: 'roundMissing', round: 1 }]],
    [`${header}999999,1,1,2,3,4`, [{ code: 'notInRange', what: 'rounds', value: 999999, least: 1, most: 100 }]],
    ['1-2-3-4\n'.repeat(101), [{ code: 'notInRange', what: 'rounds', value: 101, least: 1, most: 100 }]],
    [`${header}1,999999,1,2,3,4`, [{ code: 'notInRange', what: 'table', value: 999999, least: 1, most: 2000 }]],
  ])('%j', (text, error) => {
    expect(readSeating(text, { players: 5 })).toMatchObject({ ok: false, error });
  });
});

test('in past rounds, a player without a place was away, but nobody may have two', () => {
  const text = 'round,table,east,south,west,north\n1,1,1,2,3,4\n2,1,1,2,3,5\n';
  expect(readSeating(text, { players: 6 }, 'away')).toEqual({
    ok: true,
    value: [
      { tables: [[0, 1, 2, 3]], byes: [] },
      { tables: [[0, 1, 2, 4]], byes: [] },
    ],
  });
  const gap = 'round,table,east,south,west,north\n1,1,1,2,3,4\n3,1,1,2,3,5\n';
  expect(readSeating(gap, { players: 6 }, 'away')).toEqual({ ok: false, error: [{ code: 'roundMissing', round: 2 }] });
  expect(readSeating('1-2-3-4 4', { players: 5 }, 'away')).toMatchObject({ error: [{ code: 'seatedTwice', player: 4 }] });
});
