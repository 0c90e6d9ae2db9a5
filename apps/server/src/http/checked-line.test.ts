import { expect, test } from 'vitest';

import { draw, kept, played, started } from '../../../../fixtures/logs.ts';
import { answerTo, granted, newEvent, newLog, newServer, seatedEvent, syncOf } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import { readTransfer } from '../store/transfer-lines.ts';
import { checkedLine } from './checked-line.ts';

const store = await opened({ file: ':memory:' });
const { hub, ask } = newServer(store);
hub.close();
const { event, tokens, organiser } = await newEvent(ask);
await newLog(ask, tokens.table, 'start', 3);
await granted(ask, syncOf('start', tokens.table, played(started(), ['a', draw(0)]).log));
await granted(ask, { what: 'PUT /api/people', token: tokens.organiser, body: { id: 'p1', name: 'Aki' } });
await granted(ask, { what: 'PUT /api/people', token: tokens.organiser, body: { id: 'p2', name: null } });
await granted(ask, { what: 'PUT /api/password', token: tokens.organiser, body: { password: 'the cranes of Nara' } });
const call = { id: 'call', at: '2026-11-28T12:00:00Z', act: { type: 'refereeCalled', round: 1, table: 3 } };
await granted(ask, syncOf('tournament', tokens.table, [call]));
const file = (await store.exportEvent(event)) ?? '';
await store.close();

type Json = Record<string, unknown>;
const lines = file
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Json);
const find = (fields: Json) => lines.findIndex((line) => Object.entries(fields).every(([name, value]) => line[name] === value));

/** What is said about the file with one line changed. */
function saidWith(fields: Json, change: Json): string {
  const at = find(fields);
  if (at < 0) throw new Error('no such line');
  const changed = lines.map((line, i) => JSON.stringify(i === at ? { ...line, ...change } : line)).join('\n');
  const read = readTransfer(`${changed}\n`, checkedLine);
  return 'line' in read ? `${read.line - at === 1 ? '' : 'another line: '}${read.said}` : 'good';
}

test('what the API has stored is good', () => {
  expect(readTransfer(file, checkedLine)).not.toHaveProperty('line');
  expect(saidWith({ is: 'person', id: 'p1' }, { name: 'Ema' })).toBe('good');
});

const match = { is: 'log', kind: 'match' };
const hand = { is: 'entry', id: 'a' };
const link = { is: 'link', id: organiser.id };
const text = (entry: unknown) => ({ body: JSON.stringify(entry) });
const drawn = (after: readonly string[], id = 'a') => ({ id, after, event: draw(1) });

test.each<[string, Json, Json, RegExp]>([
  ['a role that does not exist', link, { role: 'god' }, /^role: /],
  ['the role of the server’s key', link, { role: 'server' }, /^role: /],
  ['a subject that is not JSON', link, { subject: 'not json' }, /^subject: /],
  ['a subject of another role', link, { subject: '{"table":1}' }, /^subject: /],
  ['a subject that names a role', link, { subject: '{"role":"organiser"}' }, /^subject: /],
  ['a table’s link without a table', { is: 'link', role: 'table' }, { subject: '{}' }, /^subject: /],
  ['a link with an id that no address can have', link, { id: 'a/b' }, /^id: /],
  ['a hash that is none', link, { hash: 'x' }, /^hash: /],
  ['a time that is none', link, { created: 'x' }, /^created: /],
  ['a time of revocation that is none', link, { revoked: 'yesterday' }, /^revoked: /],
  ['a log of another event', match, { id: 'other/start' }, /^id: not a log of this event/],
  ['a log without an event', match, { id: 'start' }, /^id: /],
  ['a log with an id that no address can have', match, { id: `${event}/a/b` }, /^id: /],
  ['a kind of log that does not exist', match, { kind: 'weird' }, /^kind: /],
  ['the organiser’s log as a match', { is: 'log', kind: 'tournament' }, { kind: 'match' }, /^kind: /],
  ['a match as an organiser’s log', match, { kind: 'tournament' }, /^kind: /],
  ['a log of a list', match, { subject: '[]' }, /^subject: /],
  ['a log of a person', match, { subject: '{"person":"p1"}' }, /^subject: /],
  ['an organiser’s log of a table', { is: 'log', kind: 'tournament' }, { subject: '{"table":1}' }, /^subject: /],
  ['an entry that is not JSON', hand, { body: 'this is not JSON' }, /^body: /],
  ['an entry of another form', hand, text({ id: 'a' }), /^body: /],
  ['an entry with another id', hand, text(drawn(['start'], 'b')), /^body: it has another id/],
  ['a second start', hand, text({ ...started().log[0], id: 'a' }), /^body: otherMatch/],
  [
    'an entry that is too long',
    hand,
    text({ id: 'a', after: ['start'], event: { type: 'noteAdded', text: 'x'.repeat(20_000) } }),
    /^body: entryTooLong/,
  ],
  ['an act in a match', hand, text({ ...call, id: 'a' }), /^body: /],
  [
    'what stands in for an act',
    { is: 'entry', id: 'call' },
    text({ ...call, act: { type: 'withheld' } }),
    /^body: it only stands in/,
  ],
  ['a hand in the organiser’s log', { is: 'entry', id: 'call' }, text(drawn([], 'call')), /^body: /],
  ['an author who may only look', hand, { link: lines[find({ is: 'link', role: 'spectator' })]?.['id'] }, /^link: /],
  ['an arrival at no time', hand, { at: 'now' }, /^at: /],
  ['a device that cannot be seen', hand, { device: '\u200b' }, /^device: /],
  ['a name that cannot be seen', { is: 'person', id: 'p1' }, { name: '\u202e' }, /^name: /],
  ['an EMA number that is none', { is: 'person', id: 'p1' }, { ema: '1;2' }, /^ema: /],
  ['a country that cannot be seen', { is: 'person', id: 'p1' }, { country: '\u3164' }, /^country: /],
  ['a name that is erased in part', { is: 'person', id: 'p1' }, { name: null, country: 'DE' }, /^name: /],
  [
    'a hash of a password with another cost',
    { is: 'password' },
    { hash: `scrypt$1073741824$8$1$${'a'.repeat(22)}$${'a'.repeat(43)}` },
    /^hash: /,
  ],
  ['a hash of a password that is none', { is: 'password' }, { hash: 'x' }, /^hash: /],
])('%s is refused at its line', (_, line, change, said) => {
  expect(saidWith(line, change)).toMatch(said);
});

test('a decision about what is not there is good, as it is for the API, and a hash may not be there twice', async () => {
  expect(saidWith(hand, text({ id: 'a', after: ['start'], event: kept('x') }))).toBe('good');
  const twice = { hash: lines[find({ is: 'link', role: 'spectator' })]?.['hash'] };
  expect(saidWith({ is: 'link', role: 'player' }, twice)).toContain('hash is here twice');
});

test('a file that is imported works as the event did', async () => {
  const other = await opened({ file: ':memory:' });
  const read = readTransfer(file, checkedLine);
  if ('line' in read) throw new Error(read.said);
  expect(await other.importEvent(read)).toMatchObject({ ok: true });
  const server = newServer(other);
  for (const what of ['GET /api/session', 'GET /api/logs', 'GET /api/links', 'GET /api/people', 'GET /api/summaries']) {
    expect(await answerTo(server.ask, { what, token: tokens.organiser })).toMatchObject({ status: 200 });
  }
  expect(await granted(server.ask, syncOf('start', tokens.table))).toMatchObject({ head: 2 });
  server.hub.close();
  await other.close();
});

test('what came too late moves with its event, and only as the server writes it', async () => {
  const other = await opened({ file: ':memory:' });
  const server = newServer(other);
  const seated = await seatedEvent(server.ask);
  const [start] = seated.starts;
  await granted(server.ask, syncOf(start.id, seated.tokens.table, [start]));
  await seated.act(seated.tokens.referee, {
    type: 'resultEntered',
    round: 1,
    table: 3,
    scores: [30_000, 30_000, 30_000, 30_000],
  });
  const lateHand = { id: 'h', after: [start.id], event: draw(0) };
  expect(await answerTo(server.ask, syncOf(start.id, seated.tokens.table, [lateHand]))).toMatchObject({ status: 403 });
  const moved = (await other.exportEvent(seated.event)) ?? '';
  server.hub.close();
  await other.close();
  expect(moved).toContain(`${start.id}:h`);
  expect(readTransfer(moved, checkedLine)).not.toHaveProperty('line');
  const late = JSON.stringify(`"match":"${start.id}"`).slice(1, -1);
  expect(moved).toContain(late);
  expect(readTransfer(moved.replace(late, JSON.stringify('"match":"another"').slice(1, -1)), checkedLine)).toMatchObject({
    said: expect.stringMatching(/^body: not as this server writes it/) as string,
  });
});
