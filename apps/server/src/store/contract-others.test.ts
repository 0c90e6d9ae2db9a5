import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { AT, LATER, OK, allOf, entry, kinds, newLog, opened, refused, upTo } from '../../testing/stores.ts';
import type { Change, Store } from './store.ts';
import { hashOf } from '../http/caller.ts';

describe.each(kinds())('the store in $name', ({ name, newPlace }) => {
  let store: Store;
  beforeAll(async () => {
    store = await opened(await newPlace());
  });
  afterAll(() => store.close());

  describe('watch', () => {
    /** The changes reported during and after work, until no more arrive. */
    async function changesDuring(work: () => Promise<unknown>): Promise<readonly Change[]> {
      const changes: Change[] = [];
      const marker = crypto.randomUUID();
      let stop = () => {};
      const markerSeen = new Promise<void>((resolve) => {
        stop = store.watch((change) => {
          if (change !== 'anything' && change.event === marker) resolve();
          else changes.push(change);
        });
      });
      const isListening = () => name === 'SQLite' || changes.includes('anything');
      while (!isListening()) await new Promise((resolve) => setTimeout(resolve, 5));
      await work();
      await store.namePerson(marker, { id: 'last', name: null });
      await markerSeen;
      stop();
      return changes.filter((change) => change !== 'anything');
    }

    test('reports every stored change, and nothing else', async () => {
      const { event, log, author } = await newLog(store);
      const changes = await changesDuring(async () => {
        await store.append(log, [entry(1), entry(2)], author);
        await store.append(log, [entry(1)], author);
        await store.append(log, [entry(1, 'other')], author);
        await store.append('no such log', [entry(1)], author);
        await store.createLog({ id: `${log}-2`, event, kind: 'match', subject: '{}', at: AT });
        await store.createLog({ id: `${log}-2`, event, kind: 'match', subject: '{}', at: AT });
        await store.namePerson(event, { id: 'p', name: 'Aki' });
        await store.revokeLink(author.link, LATER);
      });
      expect(changes).toEqual([{ event, log }, { event, log: `${log}-2` }, { event }, { event }]);
    });

    test('a reported change can be read at once, even with the longest ids', async () => {
      const { author } = await newLog(store);
      const [event, log] = ['"\u0001'.repeat(100), '点\u0002'.repeat(100)];
      await store.createLog({ id: log, event, kind: 'match', subject: '{}', at: AT });
      const reads: Promise<unknown>[] = [];
      const stop = store.watch((change) => {
        if (change !== 'anything' && change.log === log) reads.push(store.entries(log, 0, 9));
      });
      const changes = await changesDuring(() => store.append(log, [entry(1)], author));
      stop();
      expect(changes).toEqual([{ event, log }]);
      if (name === 'SQLite') expect(reads).toHaveLength(1);
      expect(await Promise.all(reads)).toEqual(
        reads.map(() => ({ ok: true, value: expect.objectContaining({ head: 1 }) as object })),
      );
    });
  });

  test('links are found by hash, listed, revoked once, and never removed', async () => {
    const event = crypto.randomUUID();
    const [one, other] = [3, 4].map((n) => `${n}${crypto.randomUUID().replaceAll('-', '')}`.padEnd(64, '0')) as [string, string];
    const link = { id: `${event}-1`, hash: one, event, role: 'table', subject: '{"table":3}', at: AT };
    const stored = { id: link.id, event, role: 'table', subject: '{"table":3}', created: AT, revoked: null };
    expect(await store.addLink(link)).toEqual(OK);
    expect(await store.addLink({ ...link, at: LATER })).toEqual(OK);
    expect(await store.linkOf(one)).toEqual(stored);
    expect(await store.linkOf(other)).toBeUndefined();
    const taken = refused({ code: 'takenId', id: link.id });
    for (const change of [{ hash: other }, { event: 'e' }, { role: 'r' }, { subject: '{}' }]) {
      expect(await store.addLink({ ...link, ...change })).toEqual(taken);
    }
    expect(await store.addLink({ ...link, id: `${event}-2` })).toEqual(refused({ code: 'takenId', id: `${event}-2` }));
    for (const hash of ['', 'a token', one.toUpperCase().replace('0', 'A'), `${one}0`]) {
      expect(await store.addLink({ ...link, id: 'new', hash })).toEqual(refused({ code: 'notAHash' }));
      expect(await store.linkOf(hash)).toBeUndefined();
    }
    expect(await store.addLink({ ...link, id: `${event}-0`, hash: other, at: LATER })).toEqual(OK);
    expect(await store.revokeLink(link.id, LATER)).toEqual(OK);
    expect(await store.revokeLink(link.id, '2027-01-01T00:00:00Z')).toEqual(OK);
    expect(await store.revokeLink('no such link', AT)).toEqual(refused({ code: 'unknownLink', link: 'no such link' }));
    expect(await store.linkOf(one)).toEqual({ ...stored, revoked: LATER });
    expect(await store.links(event)).toEqual([
      { ...stored, revoked: LATER },
      { ...stored, id: `${event}-0`, created: LATER },
    ]);
  });

  test('naming, renaming and erasing people leaves entries unchanged', async () => {
    const { event, log, author } = await newLog(store);
    await store.append(log, [entry(1, '{"player":"p1"}')], author);
    const before = await allOf(store, log);
    for (const [id, named] of [
      ['p2', 'Ben'],
      ['p1', 'Aki'],
      ['p1', '明希'],
      ['P3', 'Chie'],
      ['P3', null],
    ] as const) {
      expect(await store.namePerson(event, { id, name: named })).toEqual(OK);
    }
    expect(await store.people(event)).toEqual([
      { id: 'P3', name: null },
      { id: 'p1', name: '明希' },
      { id: 'p2', name: 'Ben' },
    ]);
    expect(await allOf(store, log)).toEqual(before);
  });

  test('an EMA number, a country and another event’s person belong to the name, and go with it', async () => {
    const { event } = await newLog(store);
    const aki = { id: 'p1', name: 'Aki', ema: '04030129', country: 'DE', sameAs: 'other/p9' };
    expect(await store.namePerson(event, aki)).toEqual(OK);
    expect(await store.people(event)).toEqual([aki]);
    expect(await store.namePerson(event, { id: 'p1', name: 'Aki', country: 'DE' })).toEqual(OK);
    expect(await store.people(event)).toEqual([{ id: 'p1', name: 'Aki', country: 'DE' }]);
    expect(await store.namePerson(event, { ...aki, name: null })).toEqual(OK);
    expect(await store.people(event)).toEqual([{ id: 'p1', name: null }]);
  });

  test('only of a public link is the token stored, and it is listed until it is revoked', async () => {
    const event = crypto.randomUUID();
    const link = { id: `${event}-1`, hash: hashOf(event), event, role: 'spectator', subject: '{}', token: event, at: '9999' };
    const other = { ...link, id: `${event}-2`, hash: hashOf(`${event}-2`), token: undefined };
    expect(await store.addLink(link)).toEqual(OK);
    expect(await store.addLink(link)).toEqual(OK);
    expect(await store.addLink({ ...link, token: 'another' })).toEqual(refused({ code: 'takenId', id: link.id }));
    expect(await store.addLink(other)).toEqual(OK);
    expect((await store.links(event)).map(({ token }) => token)).toEqual([event, undefined]);
    expect(await store.publicLinks(1)).toMatchObject([{ id: link.id, event, token: event }]);
    expect(await store.revokeLink(link.id, LATER)).toEqual(OK);
    expect((await store.publicLinks(100)).map((one) => one.event)).not.toContain(event);
  });

  test('an event has one password, which can be changed and removed', async () => {
    const { event } = await newLog(store);
    expect(await store.passwordOf(event)).toBeUndefined();
    for (const hash of ['one', 'another', null]) {
      expect(await store.setPassword(event, hash)).toEqual(OK);
      expect(await store.setPassword(`${event}-2`, 'other')).toEqual(OK);
      expect(await store.passwordOf(event)).toBe(hash ?? undefined);
    }
    expect(await store.passwordOf(`${event}-2`)).toBe('other');
    expect(await store.passwordOf('a\0')).toBeUndefined();
    expect(await store.setPassword(event, 'a\0')).toEqual(refused({ code: 'badText', field: 'hash' }));
  });

  test('a store opens again with everything in it, and while closed reports that it cannot be reached', async () => {
    const place = await newPlace();
    const first = await opened(place);
    const { event, log, author } = await newLog(first);
    const writing = upTo(20).map((n) => first.append(log, [entry(n)], author));
    await first.close();
    expect((await Promise.all(writing)).map((answer) => answer.ok)).toEqual(upTo(20).map(() => true));
    expect(await first.check()).toMatchObject({ ok: false, error: { code: 'unreachable' } });
    const second = await opened(place);
    expect(await second.check()).toEqual(OK);
    expect(await second.append(log, [entry(21)], author)).toEqual({ ok: true, value: { positions: [21], head: 21 } });
    expect(await second.logs(event)).toMatchObject([{ head: 21 }]);
    await second.close();
  });

  test('a backup made while others append is a complete store', async () => {
    const place = await newPlace();
    const live = await opened(place);
    if (!('file' in place)) {
      expect(await live.backup('/tmp/never')).toEqual(refused({ code: 'usePgDump' }));
      expect(existsSync('/tmp/never')).toBe(false);
      return live.close();
    }
    const { log, author } = await newLog(live);
    await live.append(
      log,
      upTo(2_000).map((n) => entry(n, 'x'.repeat(1_000))),
      author,
    );
    const copy = `${place.file}.copy`;
    const done = new AbortController();
    const backup = live.backup(copy).finally(() => done.abort());
    let count = 2_000;
    while (!done.signal.aborted) {
      await live.append(log, [entry(++count)], author);
      await turn();
    }
    expect(await backup).toEqual(OK);
    expect(count).toBeGreaterThan(2_000);
    expect(await live.backup(copy)).toEqual(refused({ code: 'fileExists', path: copy }));
    expect(await live.backup(join(copy, 'in-a-file'))).toMatchObject({ ok: false, error: { code: 'cannotWrite' } });
    expect(await allOf(live, log)).toHaveLength(count);
    await live.close();
    const restored = await opened({ file: copy });
    const positions = (await allOf(restored, log)).map(({ position }) => position);
    expect(positions.length).toBeGreaterThanOrEqual(2_000);
    expect(positions).toEqual(upTo(positions.length));
    await restored.close();
  });
});
