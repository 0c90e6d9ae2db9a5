import { expect, test } from 'vitest';

import { readPlayers } from './pasted.ts';

test('a name on each line, and teams', () => {
  expect(readPlayers('Aki\nBen, Red\n\n  Chie  \n').players).toEqual([
    { name: 'Aki' },
    { name: 'Ben', team: 'Red' },
    { name: 'Chie' },
  ]);
});

test('CSV with a heading, quotes and semicolons', () => {
  expect(readPlayers('Name;Team\r\n"Suzuki; Aki";Red\r\nBen;Blue\r\n').players).toEqual([
    { name: 'Suzuki; Aki', team: 'Red' },
    { name: 'Ben', team: 'Blue' },
  ]);
});

test('a name that cannot be shown or told apart is a fault of its line, and nobody else is lost', () => {
  const { players, faults } = readPlayers('Aki\naki\n,Red\nBen\u200B\nDai\nＤＡＩ\n\u3164\nDai\u2800', ['Aki']);
  expect(players).toEqual([{ name: 'Dai' }]);
  expect(faults).toEqual([
    { line: 1, why: 'twice', name: 'Aki' },
    { line: 2, why: 'twice', name: 'aki' },
    { line: 3, why: 'noName', name: '' },
    { line: 4, why: 'unreadable', name: 'Ben\u200B' },
    { line: 6, why: 'twice', name: 'ＤＡＩ' },
    { line: 7, why: 'unreadable', name: '\u3164' },
    { line: 8, why: 'twice', name: 'Dai\u2800' },
  ]);
});

test('an EMA number and a country may follow the team', () => {
  expect(readPlayers('Aki\tRed\t04030129\tDE\nBen\t\t\tPL\nChie\tRed\t1 2').players).toEqual([
    { name: 'Aki', team: 'Red', ema: '04030129', country: 'DE' },
    { name: 'Ben', country: 'PL' },
  ]);
});

test('only its author knows whether “Suzuki, Aki” is a name or a player of a team', () => {
  const text = 'Suzuki, Aki\nTanaka, Ben\nChie';
  expect(readPlayers(text).unclear).toBe('Suzuki, Aki');
  expect(readPlayers(text, [], 'first').players).toEqual([{ name: 'Suzuki, Aki' }, { name: 'Tanaka, Ben' }, { name: 'Chie' }]);
  expect(readPlayers(text, ['suzuki, aki'], 'first').faults).toEqual([{ line: 1, why: 'twice', name: 'Suzuki, Aki' }]);
  for (const clear of ['Aki\nBen', 'Suzuki\tAki', 'Suzuki; Aki', 'Name,Team\nAki,Red', '"Suzuki, Aki",Red', 'Aki,Red,1'])
    expect(readPlayers(clear, [], 'first')).toEqual({ ...readPlayers(clear), unclear: undefined });
});
