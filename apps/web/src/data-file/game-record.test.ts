import { gzipSync } from 'node:zlib';

import { formatLog } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { draw, played, started } from '../../../../fixtures/logs.ts';
import { ronRecord } from '../../../../fixtures/mjlog.ts';
import { readAny } from './game-record.ts';

const read = (content: BlobPart, name = 'game.mjlog') => readAny(new File([content], name), () => {});

test.each([
  ['as it is', ronRecord()],
  ['packed', new Uint8Array(gzipSync(ronRecord()))],
])('a game record is imported as a match, %s', async (_name, content) => {
  const data = await read(content);
  expect(data.ok && data.value.matches[0]?.log.map(({ event }) => event.type)).toEqual(['matchStarted', 'handEnded']);
  expect(data.ok && data.value.game?.findings).toEqual([]);
});

test('the same game gives the same match, whatever its file is called', async () => {
  const [one, other] = [await read(ronRecord(), 'a.xml'), await read(ronRecord(), 'b')];
  expect(one.ok && one.value.matches[0]?.log).toEqual(other.ok && other.value.matches[0]?.log);
});

test('the record is stored with its match, as it was in the file', async () => {
  const data = await read(new Uint8Array(gzipSync(ronRecord())), 'game.mjlog');
  expect(data.ok && data.value.matches[0]?.record).toEqual({ name: 'game.mjlog', text: ronRecord() });
});

test('differences between the record and its hands are reported', async () => {
  const data = await read(ronRecord({ points: 3900 }));
  expect(data.ok && data.value.game?.findings).toEqual([{ hand: 0, code: 'points', theirs: 3900, ours: 2900 }]);
});

test('an unreadable record gives the reason, and any other text is not a file of tenbo', async () => {
  expect(await read(ronRecord().slice(0, 500))).toMatchObject({
    ok: false,
    error: { code: 'badRecord', error: { code: 'notXml' } },
  });
  expect(await read('{}')).toEqual({ ok: false, error: { code: 'notData' } });
  expect(await read('{"format":"tenbo",')).toMatchObject({ ok: false, error: { code: 'notJson' } });
  for (const other of ['a note', '', 'PK\u0003\u0004', '\u0000'.repeat(1000)]) {
    expect(await read(other)).toEqual({ ok: false, error: { code: 'notData' } });
  }
  expect(await read(ronRecord({ round: 4 }))).toMatchObject({
    ok: false,
    error: { code: 'noMatch', error: { code: 'beginsLater' } },
  });
  expect(await read(new Uint8Array(gzipSync(ronRecord()).subarray(0, 60)))).toEqual({ ok: false, error: { code: 'unreadable' } });
});

test('a file of tenbo is still read', async () => {
  const { log } = played(started(), ['a', draw(0)]);
  const data = await read(formatLog(log), 'evening.json');
  expect(data.ok && data.value.matches[0]?.log).toEqual(log);
});
