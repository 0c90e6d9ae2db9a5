import { expect, test } from 'vitest';

import { certify } from './certificate.ts';

const again = { tables: [[0, 1, 2, 3]], byes: [4] };

test('the figures of two identical rounds', () => {
  expect(certify({ players: 5 }, [again, again])).toEqual({
    rounds: 2,
    players: 5,
    // Player 4 meets nobody, and each of the other six pairs meets twice.
    met: [4, 0, 6],
    repeats: { value: 6, least: 6 },
    inARow: 6,
    clashes: { value: 0, least: 0 },
    winds: { value: 2, least: 1 },
    unevenWinds: 4,
    visits: { value: 4, least: 4 },
    stayed: 4,
    byes: { value: 2, least: 1 },
  });
});

test('rounds already played count too', () => {
  expect(certify({ players: 5, played: [again] }, [again])).toEqual(certify({ players: 5 }, [again, again]));
});

test('members of a team with more players than there are tables must meet', () => {
  const field = { players: 8, teams: [[0, 1, 4]], apart: [[2, 3]] as const };
  const round = {
    tables: [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ],
    byes: [],
  };
  expect(certify(field, [round]).clashes).toEqual({ value: 2, least: 1 });
});

test('with two or three tables, some players must meet again in the next round', () => {
  const two = {
    tables: [
      [0, 1, 4, 5],
      [2, 3, 6, 7],
    ],
    byes: [],
  };
  const before = {
    tables: [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ],
    byes: [],
  };
  expect(certify({ players: 8 }, [before, two]).repeats).toEqual({ value: 4, least: 4 });
});

test('a player who arrives late does not count as having sat out less', () => {
  const rounds = [
    { tables: [[0, 1, 2, 3]], byes: [] },
    { tables: [[0, 1, 2, 4]], byes: [3] },
  ];
  expect(certify({ players: 5 }, rounds).byes).toEqual({ value: 1, least: 1 });
});

test('an unused table does not count', () => {
  const rounds = [{ tables: [[], [0, 1, 2, 3]], byes: [] }];
  expect(certify({ players: 4 }, rounds)).toMatchObject({ met: [0, 6], repeats: { value: 0, least: 0 } });
});
