import { ok } from '@tenbo/engine';
import { formatLog } from '@tenbo/ledger';
import { expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';

import { draw, played, started } from '../../../../fixtures/logs.ts';
import { type DataFile, dataFile } from './format.ts';
import { type Fault, readAny, readData, readFile } from './read.ts';
import { ronRecord } from '../../../../fixtures/mjlog.ts';

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
const faultsOf = async (changes: Parameters<typeof read>[0]) => {
  const data = await read(changes);
  return data.ok ? data.value.faults : data.error;
};
const faults = (...first: readonly Fault[]) => ({ first, more: 0 });

test('a written file is read back', async () => {
  expect(await read({})).toEqual(
    ok({
      matches: [{ nth: 1, id: 'one', log, soFar: { riichi: [2] } }],
      rules: [OWN],
      hands: [HAND],
      choices: { theme: 'dark' },
      faults: faults(),
    }),
  );
});

test('a log from the command line can be read as a file, even with a byte order mark', async () => {
  const data = await readData(`\uFEFF${formatLog(log)}`);
  expect(data.ok && data.value.matches).toEqual([{ nth: 1, id: undefined, log, soFar: { riichi: [] } }]);
});

test.each([
  ['{"format":"tenbo",\n "version":1,,', { code: 'notJson', line: 2, column: 14 }],
  ['{}', { code: 'notData' }],
  ['null', { code: 'notData' }],
  ['"tenbo"', { code: 'notData' }],
  ['{"format":"tenbo","version":2}', { code: 'otherVersion', version: 2 }],
])('nothing is read from %s', async (text, error) => {
  expect(await readData(text)).toEqual({ ok: false, error });
});

test('unreadable parts are reported with their place, and the rest is read', async () => {
  const [start] = log;
  const broken = { id: 'two', log: [start, { ...log[1], after: ['nothing'] }], soFar: { riichi: [] } };
  const alone = { id: 'three', log: [{ ...start, event: { ...start?.event, players: ['Aki'] } }], soFar: { riichi: [] } };
  const matches = [broken, alone, { ...FILE.matches[0], soFar: { riichi: [4] } }, null, { ...FILE.matches[0], id: 7 }];
  const data = await read({ matches, rules: [{ base: 'nowhere' }, OWN, { ...OWN, name: 1 }], hands: ['hand=1m', 7, HAND] });
  expect(data.ok && data.value.faults.first).toEqual([
    { code: 'badLog', nth: 1, error: { code: 'entryAfterNothing', path: '[1].after', after: 'nothing' } },
    {
      code: 'badLog',
      nth: 2,
      error: { code: 'badStart', path: '[0].event', error: { code: 'playerCount', players: 1, expected: 4 } },
    },
    { code: 'badSoFar', nth: 3 },
    { code: 'badLog', nth: 4, error: { code: 'notALog' } },
    { code: 'badId', nth: 5 },
    { code: 'badRules', nth: 1 },
    { code: 'badRules', nth: 3 },
    { code: 'badHand', nth: 1 },
    { code: 'badHand', nth: 2 },
  ]);
  expect(data.ok && [data.value.matches.map(({ nth }) => nth), data.value.rules, data.value.hands]).toEqual([[3], [OWN], [HAND]]);
});

test('a match is read with the record it was imported from; an invalid one is reported, and the match read without it', async () => {
  const record = { name: 'a.mjlog', text: '<mjloggm/>' };
  const data = await read({
    matches: [
      { ...FILE.matches[0], record },
      { ...FILE.matches[0], record: { name: 'a.mjlog' } },
    ],
  });
  expect(data.ok && data.value.matches.map((match) => match.record)).toEqual([record, undefined]);
  expect(data.ok && data.value.faults).toEqual(faults({ code: 'badGameRecord', nth: 2 }));
});

test('a field that should be a list is reported; a missing one is an empty list', async () => {
  expect(await faultsOf({ matches: {}, hands: undefined })).toEqual(faults({ code: 'notAList', field: 'matches' }));
});

test.each([[{ riichi: [0, 0] }], [{ riichi: [1.5] }], [{ riichi: [], wareme: 9 }], [{}], [undefined]])(
  'a hand in play cannot be %o',
  async (soFar) => {
    expect(await faultsOf({ matches: [{ ...FILE.matches[0], soFar }] })).toEqual(faults({ code: 'badSoFar', nth: 1 }));
  },
);

test.each([
  ['\ud800'],
  [''],
  ['new'],
  ['__proto__'],
  ['a/b'],
  ['%zz'],
  ['a b'],
  ['x'.repeat(65)],
  ['x'.repeat(10_000)],
  [7],
  [null],
])('the id of a match cannot be %j', async (id) => {
  expect(await faultsOf({ matches: [{ ...FILE.matches[0], id }] })).toEqual(faults({ code: 'badId', nth: 1 }));
});

test('of a million faults the first are reported and the rest counted', async () => {
  const data = await readData(`{"format":"tenbo","version":1,"matches":[${'0,'.repeat(999_999)}0]}`);
  expect(data.ok && [data.value.faults.first.length, data.value.faults.more]).toEqual([20, 999_980]);
});

test('only as many earlier hands are read as the page keeps, and none that is too long', async () => {
  const hands = Array.from({ length: 60_000 }, (_, i) => `${HAND}&honba=${i}`);
  const data = await read({ hands });
  expect(data.ok && [data.value.hands.length, data.value.faults]).toEqual([
    500,
    faults({ code: 'leftOut', field: 'hands', many: 59_500, most: 500 }),
  ]);
  expect(await faultsOf({ hands: [`${HAND}&x=${'x'.repeat(4000)}`] })).toEqual(faults({ code: 'badHand', nth: 1 }));
});

test('invalid choices are ignored', async () => {
  for (const choices of [null, 7, 'dark']) {
    const data = await read({ choices });
    expect(data.ok && data.value.choices).toEqual({});
  }
});

test('a file that is too big is not read', async () => {
  const file = Object.defineProperty(new Blob(['{}']), 'size', { value: 64_000_001 });
  expect(await readFile(file, () => {})).toEqual({ ok: false, error: { code: 'tooBig', megabytes: 65, most: 64 } });
});

const readAs = (content: BlobPart, name = 'game.mjlog') => readAny(new File([content], name), () => {});

test.each([
  ['as it is', ronRecord()],
  ['packed', new Uint8Array(gzipSync(ronRecord()))],
])('a game record is imported as a match, %s', async (_name, content) => {
  const data = await readAs(content);
  expect(data.ok && data.value.matches[0]?.log.map(({ event }) => event.type)).toEqual(['matchStarted', 'handEnded']);
  expect(data.ok && data.value.game?.findings).toEqual([]);
});

test('the same game gives the same match, whatever its file is called', async () => {
  const [one, other] = [await readAs(ronRecord(), 'a.xml'), await readAs(ronRecord(), 'b')];
  expect(one.ok && one.value.matches[0]?.log).toEqual(other.ok && other.value.matches[0]?.log);
});

test('the record is stored with its match, as it was in the file', async () => {
  const data = await readAs(new Uint8Array(gzipSync(ronRecord())), 'game.mjlog');
  expect(data.ok && data.value.matches[0]?.record).toEqual({ name: 'game.mjlog', text: ronRecord() });
});

test('differences between the record and its hands are reported', async () => {
  const data = await readAs(ronRecord({ points: 3900 }));
  expect(data.ok && data.value.game?.findings).toEqual([{ hand: 0, code: 'points', theirs: 3900, ours: 2900 }]);
});

test('an unreadable record gives the reason, and any other text is not a file of tenbo', async () => {
  expect(await readAs(ronRecord().slice(0, 500))).toMatchObject({
    ok: false,
    error: { code: 'badRecord', error: { code: 'notXml' } },
  });
  expect(await readAs('{}')).toEqual({ ok: false, error: { code: 'notData' } });
  expect(await readAs('{"format":"tenbo",')).toMatchObject({ ok: false, error: { code: 'notJson' } });
  for (const other of ['a note', '', 'PK\u0003\u0004', '\u0000'.repeat(1000)]) {
    expect(await readAs(other)).toEqual({ ok: false, error: { code: 'notData' } });
  }
  expect(await readAs(ronRecord({ round: 4 }))).toMatchObject({
    ok: false,
    error: { code: 'noMatch', error: { code: 'beginsLater' } },
  });
  expect(await readAs(new Uint8Array(gzipSync(ronRecord()).subarray(0, 60)))).toEqual({
    ok: false,
    error: { code: 'unreadable' },
  });
});

test('a file of tenbo is still read', async () => {
  const data = await readAs(formatLog(log), 'evening.json');
  expect(data.ok && data.value.matches[0]?.log).toEqual(log);
});
