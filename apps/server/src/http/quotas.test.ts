import { QUOTAS, type Quotas } from '@tenbo/club';
import { afterAll, expect, test } from 'vitest';

import { draw, played, started } from '../../../../fixtures/logs.ts';
import { answerTo, granted, newEvent, newLog, newServer, syncOf } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import { QuotasLeft } from './limits.ts';

const store = await opened({ file: ':memory:' });
afterAll(() => store.close());

const many = { burst: 1e6, perHour: 1e6 };
const plenty = { table: many, official: many, event: many };
const PLENTY: Quotas = { logs: plenty, entries: plenty, acts: plenty, characters: plenty, links: plenty, names: plenty };
const few = { burst: 3, perHour: 3_600 };

/** A server with one small quota, and an event on it. */
async function serverWith(quotas: Partial<Quotas>) {
  const { hub, ask } = newServer(store, { quotas: { ...PLENTY, ...quotas } });
  hub.close();
  return { ask, ...(await newEvent(ask)) };
}

const refusal = { status: 429, json: { error: { code: 'quota', wait: expect.any(Number) as number } } };

test('a link that has made too many logs is told how long to wait; the same log again costs nothing, and others go on', async () => {
  const { ask, tokens } = await serverWith({ logs: { ...plenty, table: few } });
  const create = (id: string) => ({
    what: 'POST /api/logs',
    token: tokens.table,
    body: { id, kind: 'match', subject: { table: 3 } },
  });
  for (const id of ['a', 'b', 'b', 'b', 'c']) await granted(ask, create(id));
  expect(await answerTo(ask, create('d'))).toMatchObject(refusal);
  expect((await ask(create('d'))).headers.get('Retry-After')).toBe('1');
  await granted(ask, create('a'));
  await newLog(ask, tokens.referee, 'e', 3);
});

test('entries and their length are counted before they are read, acts apart from them', async () => {
  const sent = async (quotas: Partial<Quotas>) => {
    const { ask, tokens } = await serverWith(quotas);
    await newLog(ask, tokens.table, 'start', 3);
    const { log } = played(started(), ['a', draw(0)], ['b', draw(1)], ['c', draw(2)]);
    await granted(ask, syncOf('start', tokens.table, log));
    const call = (id: string) => ({ id, at: '2026-11-28T12:00:00Z', act: { type: 'refereeCalled', round: 1, table: 3 } });
    await granted(ask, syncOf('tournament', tokens.table, [call('x'), call('y'), call('z')]));
    return {
      entry: (await answerTo(ask, syncOf('start', tokens.table, [{}]))).json,
      act: (await answerTo(ask, syncOf('tournament', tokens.table, [call('v')]))).json,
      reading: (await answerTo(ask, syncOf('start', tokens.table))).status,
    };
  };
  const quota = { error: { code: 'quota' } };
  expect(await sent({ entries: { ...plenty, table: few } })).toMatchObject({ entry: quota, act: { head: 4 }, reading: 200 });
  expect(await sent({ acts: { ...plenty, table: few } })).toMatchObject({ entry: { error: { code: 'badEntries' } }, act: quota });
  expect(await sent({ characters: { ...plenty, table: { burst: 300, perHour: 1 } } }).catch(String)).toContain('quota');
});

test('all links of an event share its quota', async () => {
  const { ask, tokens } = await serverWith({ logs: { ...plenty, event: few } });
  await newLog(ask, tokens.table, 'a', 3);
  await newLog(ask, tokens.referee, 'b', 3);
  await newLog(ask, tokens.organiser, 'c', 3);
  const request = { what: 'POST /api/logs', token: tokens.referee, body: { id: 'd', kind: 'match', subject: {} } };
  expect(await answerTo(ask, request)).toMatchObject(refusal);
  const other = await newEvent(ask);
  await newLog(ask, other.tokens.referee, 'd', 3);
});

test('links and names have quotas too', async () => {
  const { ask, tokens } = await serverWith({
    links: { ...plenty, official: { burst: 5, perHour: 1 } },
    names: { ...plenty, official: few },
  });
  const link = { what: 'POST /api/links', token: tokens.organiser, body: { role: 'spectator' } };
  const { id } = await granted<{ id: string }>(ask, link);
  expect(await answerTo(ask, link)).toMatchObject(refusal);
  expect(await answerTo(ask, { what: `POST /api/links/${id}/renew`, token: tokens.organiser })).toMatchObject(refusal);
  const name = (nth: number) => ({ what: 'PUT /api/people', token: tokens.referee, body: { id: `p${nth}`, name: 'Aki' } });
  for (let i = 0; i < 3; i++) await granted(ask, name(i));
  expect(await answerTo(ask, name(4))).toMatchObject(refusal);
});

test('a quota fills up again by the hour', () => {
  let now = 0;
  const left = new QuotasLeft({ ...PLENTY, acts: { ...plenty, table: { burst: 2, perHour: 60 } } }, () => now);
  const caller = { role: 'table', link: 'l', event: 'e' } as const;
  expect([left.take(caller, 'acts', 2), left.take(caller, 'acts')]).toEqual([0, 60]);
  now = 60_000;
  expect([left.take(caller, 'acts'), left.take(caller, 'acts')]).toEqual([0, 60]);
  expect(left.take({ ...caller, role: 'spectator' }, 'acts', 1e9)).toBe(0);
});

test('every quota of a table is ten times what a day of eight long matches needs', () => {
  const [matches, longest] = [8, 60];
  const { log } = played(started(), ['a', draw(0)]);
  const characters = JSON.stringify(log[0]).length + longest * JSON.stringify(log[1]).length;
  const { logs, entries, acts, characters: length } = QUOTAS;
  expect(logs.table.burst).toBeGreaterThanOrEqual(10 * matches);
  expect(entries.table.burst).toBeGreaterThanOrEqual(10 * matches * longest);
  expect(acts.table.burst).toBeGreaterThanOrEqual(10 * matches * 5);
  expect(length.table.burst).toBeGreaterThanOrEqual(10 * matches * characters);
});
