import { ok } from '@tenbo/engine';
import { formatLog } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { draw, played, started } from '../../../../../fixtures/logs.ts';
import { type DataFile, dataFile, readData } from './data-file.ts';

const { log } = played(started(), ['a', draw(0)]);
const HAND = 'hand=23467m406p56788s&tile=8m&by=ron';
const OWN = { base: 'standard', id: 'own1', name: 'Ours', match: { start: 30_000 } };
const FILE = dataFile({
  matches: [{ id: 'one', log, soFar: { riichi: [2] } }],
  rules: [OWN],
  hands: [HAND],
  choices: { theme: 'dark' },
});

const read = (changes: { readonly [F in keyof DataFile]?: unknown }) => readData(JSON.stringify({ ...FILE, ...changes }));
const faultsOf = (changes: Parameters<typeof read>[0]) => {
  const data = read(changes);
  return data.ok ? data.value.faults : data.error;
};

test('what was put into a file is read from it', () => {
  expect(read({})).toEqual(
    ok({
      matches: [{ nth: 1, id: 'one', log, soFar: { riichi: [2] } }],
      rules: [OWN],
      hands: [HAND],
      choices: { theme: 'dark' },
      faults: [],
    }),
  );
});

test('the log of one match, as the command line writes it, is a file too; a byte order mark does no harm', () => {
  const data = readData(`\uFEFF${formatLog(log)}`);
  expect(data.ok && data.value.matches).toEqual([{ nth: 1, id: undefined, log, soFar: { riichi: [] } }]);
});

test.each([
  ['{"format":"tenbo",\n "version":1,,', { code: 'notJson', line: 2, column: 14 }],
  ['{}', { code: 'notData' }],
  ['null', { code: 'notData' }],
  ['"tenbo"', { code: 'notData' }],
  ['{"format":"tenbo","version":2}', { code: 'otherVersion', version: 2 }],
])('of %s nothing is read', (text, error) => {
  expect(readData(text)).toEqual({ ok: false, error });
});

test('what cannot be read is told with its place, and the rest is read', () => {
  const [start] = log;
  const broken = { id: 'two', log: [start, { ...log[1], after: ['nothing'] }], soFar: { riichi: [] } };
  const alone = { id: 'three', log: [{ ...start, event: { ...start?.event, players: ['Aki'] } }], soFar: { riichi: [] } };
  const matches = [broken, alone, { ...FILE.matches[0], soFar: { riichi: [4] } }, null];
  const data = read({ matches, rules: [{ base: 'nowhere' }, OWN, { ...OWN, name: 1 }], hands: ['hand=1m', 7, HAND] });
  expect(data.ok && data.value.faults).toEqual([
    { code: 'badLog', nth: 1, error: { code: 'entryAfterNothing', path: '[1].after', after: 'nothing' } },
    {
      code: 'badLog',
      nth: 2,
      error: { code: 'badStart', path: '[0].event', error: { code: 'playerCount', players: 1, expected: 4 } },
    },
    { code: 'badSoFar', nth: 3 },
    { code: 'badLog', nth: 4, error: { code: 'notALog' } },
    { code: 'badRules', nth: 1 },
    { code: 'badRules', nth: 3 },
    { code: 'badHand', nth: 1 },
    { code: 'badHand', nth: 2 },
  ]);
  expect(data.ok && [data.value.matches.map(({ nth }) => nth), data.value.rules, data.value.hands]).toEqual([[3], [OWN], [HAND]]);
});

test('a list that is none is told; one that is missing is empty', () => {
  expect(faultsOf({ matches: {}, hands: undefined })).toEqual([{ code: 'notAList', field: 'matches' }]);
});

test.each([[{ riichi: [0, 0] }], [{ riichi: [1.5] }], [{ riichi: [], wareme: 9 }], [{}], [undefined]])(
  'a hand being played cannot be %o',
  (soFar) => {
    expect(faultsOf({ matches: [{ ...FILE.matches[0], soFar }] })).toEqual([{ code: 'badSoFar', nth: 1 }]);
  },
);
