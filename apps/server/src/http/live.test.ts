import { isDeepStrictEqual } from 'node:util';

import { pino } from 'pino';
import { summaryOf } from '@tenbo/tournament';
import { afterEach, describe, expect, test } from 'vitest';

import { draw, next, played, started } from '../../../../fixtures/logs.ts';
import { type Ask, KEY, type NewLink, granted, newEvent, newLog, requestOf, syncOf } from '../../testing/club.ts';
import { eventsOf } from '../../testing/served.ts';
import { kinds, opened } from '../../testing/stores.ts';
import type { Change, Store } from '../store/store.ts';
import { LIMITS } from './limits.ts';
import type { LiveLimits } from './hub.ts';
import { type Served, serve } from './serve.ts';

const MATCH = played(started(), ['a', draw(0)]);

/** A value after a round trip through JSON, which drops undefined fields. */
const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(kinds())('live, over a socket, in $name', ({ name, newPlace }) => {
  const running: Served[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()));
  });

  async function newServer(store: Store, live: LiveLimits) {
    const log = pino({ enabled: false });
    const server = await serve({ store, key: KEY, log, host: '127.0.0.1', port: 0, limits: { ...LIMITS, live } });
    running.push(server);
    const ask: Ask = async (request) => fetch(...requestOf(`http://127.0.0.1:${server.port}`, request));
    return { server, ask };
  }

  async function newClub(live = LIMITS.live, change: (store: Store) => Store = (store) => store) {
    const place = await newPlace();
    const { server, ask } = await newServer(change(await opened(place)), live);
    const event = await newEvent(ask);
    await newLog(ask, event.tokens.organiser, 'start', 3);
    const listen = async (token: string, query = '') => eventsOf(await ask({ what: `GET /api/live${query}`, token }));
    return { ask, server, listen, place, ...event };
  }

  /** Reads events up to the first that `isLast` accepts, or to the end of the stream. @returns the events, and whether the stream ended */
  async function until(events: ReturnType<typeof eventsOf>, isLast: (event: { event: string; data: unknown }) => boolean) {
    const seen: { event: string; data: unknown }[] = [];
    for (let one = await events.next(); !one.done; one = await events.next()) {
      seen.push(one.value);
      if (isLast(one.value)) return { seen, ended: false };
    }
    return { seen, ended: true };
  }
  const isHead =
    (head: number, log = 'start') =>
    (one: { event: string; data: unknown }) =>
      one.event === 'log' && isDeepStrictEqual({ log, head }, pick(one.data));
  const pick = (data: unknown) => {
    const { log, head } = data as { readonly log: string; readonly head: number };
    return { log, head };
  };

  test('a new connection gets the heads at once, then each change by other clients', async () => {
    const { ask, tokens, listen } = await newClub();
    await granted(ask, syncOf('start', tokens.table, MATCH.log));
    const events = await listen(tokens.spectator);
    expect((await until(events, isHead(2))).ended).toBe(false);
    await granted(ask, syncOf('start', tokens.referee, [next(MATCH, 'b', draw(1))]));
    expect((await until(events, isHead(3))).ended).toBe(false);
    await newLog(ask, tokens.organiser, 'another');
    expect((await until(events, isHead(0, 'another'))).ended).toBe(false);
    await granted(ask, { what: 'PUT /api/people', token: tokens.referee, body: { id: 'p1', name: 'Aki' } });
    expect((await until(events, ({ event }) => event === 'all')).ended).toBe(false);
    await events.return(undefined);
  });

  test('a change of a match arrives with its summary', async () => {
    const { ask, tokens, listen } = await newClub();
    await granted(ask, syncOf('start', tokens.table, MATCH.log));
    const events = await listen(tokens.spectator);
    await until(events, isHead(2));
    const later = played(MATCH, ['b', draw(1)]);
    await granted(ask, syncOf('start', tokens.referee, later.log));
    const { seen } = await until(events, isHead(3));
    await events.return(undefined);
    const entries = later.log.slice(2);
    expect(seen.at(-1)?.data).toEqual({ log: 'start', head: 3, summary: jsonOf(summaryOf(later.log)), after: 2, entries });
  });

  test('a few new entries come with the head, without a gap from message to message; many do not', async () => {
    const { ask, tokens, listen } = await newClub();
    await granted(ask, syncOf('start', tokens.table, MATCH.log));
    const events = await listen(tokens.spectator);
    await until(events, isHead(2));
    const notes = Array.from({ length: 37 }, (_, i) => next(MATCH, `n${i}`, { type: 'noteAdded', text: `${i}` }));
    /** Stores some notes, and waits for their head. @returns the entries that came with it, and the position before the first of them */
    const messageAfter = async (some: readonly (typeof notes)[number][], head: number) => {
      await granted(ask, syncOf('start', tokens.table, some));
      const { seen } = await until(events, isHead(head));
      const { after, entries } = (seen.at(-1)?.data ?? {}) as { readonly after?: number; readonly entries?: readonly unknown[] };
      return { after, entries };
    };
    expect(await messageAfter(notes.slice(0, 2), 4)).toEqual({ after: 2, entries: jsonOf(notes.slice(0, 2)) });
    expect(await messageAfter(notes.slice(2, 5), 7)).toEqual({ after: 4, entries: jsonOf(notes.slice(2, 5)) });
    expect(await messageAfter(notes.slice(5, 35), 37)).toEqual({ after: undefined, entries: undefined });
    expect(await messageAfter(notes.slice(35), 39)).toEqual({ after: 37, entries: jsonOf(notes.slice(35)) });
    await events.return(undefined);
  });

  test('a client that reconnects misses nothing', async () => {
    const { ask, tokens, listen } = await newClub();
    const before = await listen(tokens.player);
    await until(before, isHead(0));
    await before.return(undefined);
    await granted(ask, syncOf('start', tokens.table, MATCH.log));
    await newLog(ask, tokens.organiser, 'another');
    const { seen } = await until(await listen(tokens.player), isHead(0, 'another'));
    expect(seen).toContainEqual({ event: 'log', data: { log: 'start', head: 2 } });
  });

  test('heads never go back while many write', async () => {
    const { ask, tokens, listen } = await newClub();
    await granted(ask, syncOf('start', tokens.table, MATCH.log));
    const events = await listen(tokens.spectator);
    const notes = Array.from({ length: 60 }, (_, i) => next(MATCH, `n${i}`, { type: 'noteAdded', text: `${i}` }));
    const writing = Promise.all(notes.map((note) => granted(ask, syncOf('start', tokens.table, [note]))));
    const { seen, ended } = await until(events, isHead(62));
    await writing;
    await events.return(undefined);
    expect(ended).toBe(false);
    const heads = seen.flatMap(({ event, data }) => (event === 'log' && pick(data).log === 'start' ? [pick(data).head] : []));
    expect(heads).toEqual(heads.toSorted((one, other) => one - other));
  });

  test('a phone that asks for its own table gets changes of that table and of logs without a table', async () => {
    const { ask, tokens, listen } = await newClub();
    await newLog(ask, tokens.organiser, 'of-table-4', 4);
    const [atTable, looking] = [await listen(tokens.table, '?only=own'), await listen(tokens.table)];
    await until(atTable, isHead(0));
    await until(looking, isHead(0, 'of-table-4'));
    const { log } = played(started(), ['a', draw(0)]);
    await granted(ask, syncOf('of-table-4', tokens.organiser, log.slice(1)));
    await until(looking, isHead(1, 'of-table-4'));
    await newLog(ask, tokens.organiser, 'of-no-table');
    const { seen } = await until(atTable, isHead(0, 'of-no-table'));
    for (const events of [atTable, looking]) await events.return(undefined);
    expect(JSON.stringify(seen)).not.toContain('of-table-4');
  });

  test('if changes may have been missed, all clients are told to reload, and get all heads', async () => {
    let notify: (change: Change) => void = () => undefined;
    const deaf = (store: Store): Store => ({
      ...store,
      watch: (listener) => {
        notify = listener;
        return () => undefined;
      },
    });
    const { ask, tokens, listen } = await newClub(LIMITS.live, deaf);
    const events = await listen(tokens.spectator);
    await until(events, isHead(0));
    await granted(ask, syncOf('start', tokens.table, MATCH.log));
    notify('anything');
    const { seen } = await until(events, isHead(2));
    await events.return(undefined);
    expect(seen.map(({ event }) => event)).toContain('all');
  });

  test('changes of other events do not arrive', async () => {
    const { ask, tokens, listen } = await newClub();
    const other = await newEvent(ask);
    const events = await listen(tokens.spectator);
    await until(events, isHead(0));
    await newLog(ask, other.tokens.organiser, 'of-another-event');
    await granted(ask, syncOf('start', tokens.table, MATCH.log));
    const { seen } = await until(events, isHead(2));
    await events.return(undefined);
    expect(JSON.stringify(seen)).not.toContain('of-another-event');
  });

  test('revoking and renewing a link ends its connections and no others', async () => {
    const { ask, tokens, listen, newLink } = await newClub();
    for (const how of ['revoke', 'renew']) {
      const link: NewLink = await newLink({ role: 'spectator' });
      const [its, another] = [await listen(link.token), await listen(tokens.table)];
      await until(its, isHead(0));
      await until(another, isHead(0));
      await granted(ask, { what: `POST /api/links/${link.id}/${how}`, token: tokens.organiser });
      expect((await until(its, () => false)).ended).toBe(true);
      expect((await until(another, ({ event }) => event === 'all')).ended).toBe(false);
      await another.return(undefined);
    }
  });

  test('an idle connection gets comments as signs of life', async () => {
    const { tokens, listen } = await newClub({ ...LIMITS.live, silence: 30 });
    const events = await listen(tokens.spectator);
    expect(await until(events, ({ event }) => event === 'comment')).toMatchObject({ ended: false });
    expect(await until(events, ({ event }) => event === 'comment')).toMatchObject({ ended: false });
    await events.return(undefined);
  });

  test('connections are limited for each link and each role, closed ones make room, and no role takes another’s', async () => {
    const shares = { ...LIMITS.live.shares, spectator: { all: 3, perLink: 2 }, player: { all: 1, perLink: 1 } };
    const { ask, tokens, listen, newLink } = await newClub({ ...LIMITS.live, shares });
    const status = async (token: string) => {
      const response = await ask({ what: 'GET /api/live', token });
      await response.body?.cancel();
      return response.status;
    };
    const [other, another] = [await newLink({ role: 'spectator' }), await newLink({ role: 'spectator' })];
    const open = [await listen(tokens.spectator), await listen(tokens.spectator)];
    for (const one of open) await until(one, isHead(0));
    expect(await status(tokens.spectator)).toBe(503);
    const third = await listen(other.token);
    await until(third, isHead(0));
    expect(await status(another.token)).toBe(503);
    const player = await listen(tokens.player);
    await until(player, isHead(0));
    expect(await status(tokens.player)).toBe(503);
    for (const token of [tokens.table, tokens.referee, tokens.organiser]) expect(await status(token)).toBe(200);
    await third.return(undefined);
    await expect.poll(() => status(another.token)).toBe(200);
    for (const one of [...open, player]) await one.return(undefined);
  });

  test('a HEAD request opens no connection', async () => {
    const { server, tokens } = await newClub({
      ...LIMITS.live,
      shares: { ...LIMITS.live.shares, spectator: { all: 1, perLink: 1 } },
    });
    const headers = { Authorization: `Bearer ${tokens.spectator}` };
    const ask = async (method: string) => fetch(`http://127.0.0.1:${server.port}/api/live`, { method, headers });
    for (let i = 0; i < 3; i++) expect((await ask('HEAD')).status).toBe(200);
    const response = await ask('GET');
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  test('if the store cannot be read, connections end, and clients that reconnect miss nothing', async () => {
    let isBroken = false;
    const { ask, tokens, listen } = await newClub(LIMITS.live, (store) => ({
      ...store,
      log: async (id) => {
        const found = await store.log(id);
        if (isBroken && found) throw new Error('lost');
        return found;
      },
    }));
    const events = await listen(tokens.spectator);
    await until(events, isHead(0));
    isBroken = true;
    await newLog(ask, tokens.organiser, 'another');
    expect((await until(events, () => false)).ended).toBe(true);
    expect((await until(await listen(tokens.spectator), isHead(0, 'another'))).ended).toBe(false);
  });

  test('a stop ends all connections', async () => {
    const { tokens, listen, server } = await newClub();
    const events = await listen(tokens.spectator);
    await until(events, isHead(0));
    const stopped = server.stop();
    expect((await until(events, () => false)).ended).toBe(true);
    await stopped;
    running.splice(0);
    await expect(listen(tokens.spectator)).rejects.toThrow('fetch failed');
  });

  if (name === 'SQLite') return;
  test('changes and revoked links in one process reach the other', async () => {
    const { ask, tokens, links, place } = await newClub();
    const other = await newServer(await opened(place), LIMITS.live);
    const events = eventsOf(await other.ask({ what: 'GET /api/live', token: tokens.spectator }));
    await until(events, isHead(0));
    await granted(ask, syncOf('start', tokens.table, MATCH.log));
    expect((await until(events, isHead(2))).ended).toBe(false);
    await granted(ask, { what: `POST /api/links/${links.spectator.id}/revoke`, token: tokens.organiser });
    expect((await until(events, () => false)).ended).toBe(true);
  });
});
