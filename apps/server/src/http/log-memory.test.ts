import { unwrap } from '@tenbo/engine';
import { newMatch, parseEntry } from '@tenbo/ledger';
import { summaryOf } from '@tenbo/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { draw, next, played, replaced, started, undone } from '../../../../fixtures/logs.ts';
import { type Ask, answerTo, granted, newEvent, newLog, newServer, seatedEvent, syncOf } from '../../testing/club.ts';
import { kinds, opened } from '../../testing/stores.ts';
import type { Store } from '../store/store.ts';
import { LogMemory } from './log-memory.ts';
import { keyOf } from './log-key.ts';

describe.each(kinds())('what a server remembers of logs, in $name', ({ newPlace }) => {
  let store: Store;
  /** Two processes of one server: what one stores, the other has only read before. */
  let one: Ask;
  let other: Ask;
  const hubs: { close: () => void }[] = [];
  beforeAll(async () => {
    store = await opened(await newPlace());
    const servers = [newServer(store), newServer(store)] as const;
    hubs.push(...servers.map(({ hub }) => hub));
    [one, other] = [servers[0].ask, servers[1].ask];
  });
  afterAll(async () => {
    for (const hub of hubs) hub.close();
    await store.close();
  });

  test('nothing is taken that is refused by now, and nothing refused that may be written again', async () => {
    const event = await seatedEvent(one);
    const { organiser, table, referee } = event.tokens;
    const [start] = event.starts;
    const open = played(unwrap(newMatch(start)), ['h1', draw(0)]);
    const over = played(open, ['end', { type: 'matchEnded', reason: 'agreed' }]);
    const correcting = syncOf(start.id, table, [next(over, 'mend', replaced('h1', draw(1)))]);
    await granted(one, syncOf(start.id, table, over.log));
    expect(await answerTo(one, correcting)).toMatchObject({ status: 403, json: { error: { code: 'matchOver' } } });
    // The first remembers a match that is over.
    const resumed = played(over, ['resume', undone('end')]);
    await granted(other, syncOf(start.id, referee, resumed.log));
    await granted(one, syncOf(start.id, table, [next(resumed, 'h2', draw(1))]));
    // It remembers one that goes on.
    const scores = [30_000, 30_000, 30_000, 30_000];
    const entered = { id: 'entered', at: start.at, act: { type: 'resultEntered', round: 1, table: 3, scores } };
    await granted(other, syncOf('tournament', organiser, [entered]));
    expect(await answerTo(one, syncOf(start.id, table, [next(resumed, 'h3', draw(2))]))).toMatchObject({
      status: 403,
      json: { error: { code: 'resultClosed' } },
    });
  });

  test('a seated match that nobody has written in yet is read by whoever asks first', async () => {
    const { starts, tokens } = await seatedEvent(one);
    expect(await answerTo(other, syncOf(starts[0].id, tokens.spectator))).toMatchObject({
      status: 200,
      json: { positions: [], entries: [], head: 0 },
    });
  });

  test('is the log as the store has it: a chain, a correction, copies written apart, a long log', async () => {
    const { event, tokens } = await newEvent(one);
    await newLog(one, tokens.referee, 'start', 3);
    const key = keyOf(event, 'start');
    const memory = new LogMemory(store);
    const chain = played(started(), ['a', draw(0)], ['b', draw(1)]);
    const notes = Array.from({ length: 200 }, (_, i) => ({
      id: `n${i}`,
      after: [i === 0 ? 'd' : `n${i - 1}`],
      event: { type: 'noteAdded', text: 'x' },
    }));
    for (const entries of [
      chain.log.slice(0, 2),
      chain.log.slice(2),
      [{ id: 'c', after: ['b'], event: replaced('a', draw(2)) }],
      [{ id: 'd', after: ['b'], event: draw(3) }],
      notes,
    ]) {
      await granted(other, syncOf('start', tokens.referee, entries));
      const head = await store.log(key);
      if (!head) throw new Error('no log');
      const { log, bodies, match } = await memory.of(head);
      const page = await store.entries(key, 0, 1_000);
      expect([log.head, bodies]).toEqual([head.head, page.ok && page.value.entries.map(({ body }) => body)]);
      const whole = bodies.map((body) => unwrap(parseEntry(JSON.parse(body))));
      if (match) expect(summaryOf(match.entries, match.state)).toEqual(summaryOf(whole));
      expect(match === undefined).toBe(bodies.length > 150);
    }
  });
});
