import { type Result, err, ok } from '@tenbo/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { draw, next, played, ron, started } from '../../../../fixtures/logs.ts';
import type { ApiFault } from './api.ts';
import { Exchange, type CopyStatus } from './exchange.ts';
import { type Connection, Follower } from './follower.ts';
import type { LiveMessage } from './live.ts';
import { MatchOrder } from './match-order.ts';
import { MemoryCopy, type Mishap, SimulatedLog, wayTo } from './simulated.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A phone that follows one log. A test can break the connection between it and the server in several ways. */
function newPhone(server: SimulatedLog, copy = new MemoryCopy()) {
  const line = { mishap: 'none' as Mishap, canLive: true, overview: ok(undefined) as Result<unknown, ApiFault> };
  const said: { connections: Connection[]; status: CopyStatus | undefined; requests: number; overviews: number } = {
    connections: [],
    status: undefined,
    requests: 0,
    overviews: 0,
  };
  let deliver: ((message: LiveMessage) => void) | undefined;
  let disconnect: (() => void) | undefined;
  const exchange = new Exchange(
    new MatchOrder<never>(copy),
    wayTo(server, () => {
      said.requests++;
      return line.mishap;
    }),
  );
  const follower = new Follower<never>({
    copies: () => new Map([['match', { log: 'log', exchange }]]),
    overview: async () => {
      said.overviews++;
      return line.mishap === 'none' ? line.overview : err({ code: 'unreachable' });
    },
    noteHead: ({ log }) => log === 'unheard of',
    live: async (stop, onMessage) => {
      if (!line.canLive || line.mishap !== 'none' || stop.aborted) return;
      deliver = onMessage;
      await new Promise<void>((resolve) => {
        disconnect = resolve;
        stop.addEventListener('abort', () => resolve());
      });
      deliver = undefined;
    },
    pause: (milliseconds, stop) =>
      new Promise((resolve) => {
        if (stop.aborted) return resolve();
        setTimeout(resolve, milliseconds);
        stop.addEventListener('abort', () => resolve());
      }),
    now: () => Date.now(),
    random: () => 0.5,
    onConnection: (connection) => void said.connections.push(connection),
    onStatus: (_, status) => (said.status = status),
    onFault: () => undefined,
  });
  return {
    copy,
    follower,
    line,
    said,
    deliver: (head: number, log = 'log') => deliver?.({ log, head }),
    deliverAll: () => deliver?.('all'),
    disconnect: () => disconnect?.(),
  };
}

const begun = started();
const hand = next(begun, 'a', draw(0));
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('entries of others arrive as soon as the server reports them, and new entries are sent at once', async () => {
  const server = new SimulatedLog();
  server.sync(0, begun.log);
  const phone = newPhone(server);
  void phone.follower.run();
  await wait(0);
  expect(phone.copy.held.log).toEqual(begun.log);
  server.sync(0, [hand]);
  phone.deliver(2);
  await wait(0);
  expect(phone.copy.held.log.map(({ id }) => id)).toEqual(['start', 'a']);
  phone.copy.write(next(played(begun, ['a', draw(0)]), 'b', ron(1, 0, { han: 3, fu: 30 })));
  phone.follower.nudge('match');
  await wait(0);
  expect(server.log.map(({ id }) => id)).toEqual(['start', 'a', 'b']);
  expect(phone.said.status).toMatchObject({ waiting: 0 });
  expect(phone.said.connections).toEqual([{ is: 'online' }]);
  phone.follower.stop();
});

test('a known head causes no request, and neither does a nudge when nothing waits', async () => {
  const server = new SimulatedLog();
  server.sync(0, begun.log);
  const phone = newPhone(server);
  void phone.follower.run();
  await wait(0);
  const { requests } = phone.said;
  phone.deliver(1);
  phone.follower.nudge('match');
  await wait(0);
  expect(phone.said.requests).toBe(requests);
  phone.follower.stop();
});

test('the overview of the event is fetched again only if a change makes it out of date, and once for several changes', async () => {
  const phone = newPhone(new SimulatedLog(), new MemoryCopy(begun.log));
  void phone.follower.run();
  await wait(0);
  expect(phone.said.overviews).toBe(1);
  phone.deliver(2, 'of another table');
  await wait(0);
  expect(phone.said.overviews).toBe(1);
  phone.deliver(3, 'unheard of');
  phone.deliverAll();
  await wait(0);
  expect(phone.said.overviews).toBe(2);
  phone.follower.stop();
});

test('offline since the first failure: it asks every few seconds, and an hour later everything is sent', async () => {
  const server = new SimulatedLog();
  server.sync(0, begun.log);
  const phone = newPhone(server);
  void phone.follower.run();
  await wait(0);
  phone.line.mishap = 'requestLost';
  phone.copy.write(hand);
  phone.follower.nudge('match');
  await wait(0);
  const since = Date.now();
  expect(phone.said.connections.at(-1)).toEqual({ is: 'offline', since });
  expect(phone.said.status).toMatchObject({ waiting: 1 });
  await wait(3_600_000);
  expect(phone.said.connections).toHaveLength(2);
  expect(phone.said.overviews + phone.said.requests).toBeGreaterThan(700);
  expect(phone.said.overviews + phone.said.requests).toBeLessThan(800);
  phone.line.mishap = 'none';
  await wait(5_000);
  expect(phone.said.connections.at(-1)).toEqual({ is: 'online' });
  expect(server.log.map(({ id }) => id)).toEqual(['start', 'a']);
  phone.follower.stop();
});

test('a server that takes nothing more for the moment is said to be full, and gets everything once it has said that it may', async () => {
  const server = new SimulatedLog();
  server.sync(0, begun.log);
  const phone = newPhone(server);
  void phone.follower.run();
  await wait(0);
  server.refuses = () => ({ code: 'quota', wait: 100 });
  phone.copy.write(hand);
  phone.follower.nudge('match');
  await wait(0);
  expect(phone.said.connections.at(-1)).toEqual({ is: 'offline', since: Date.now(), isFull: true });
  expect(phone.said.status).toMatchObject({ waiting: 1, refused: [] });
  const before = phone.said.requests;
  await wait(4_000);
  const after = phone.said.requests;
  await wait(90_000);
  expect(phone.said.requests).toBe(after);
  expect(after - before).toBeLessThan(3);
  server.refuses = () => undefined;
  await wait(20_000);
  expect(phone.said.connections.at(-1)).toEqual({ is: 'online' });
  expect(server.log.map(({ id }) => id)).toEqual(['start', 'a']);
  phone.follower.stop();
});

test('without a live connection it asks every few seconds', async () => {
  const server = new SimulatedLog();
  server.sync(0, begun.log);
  const phone = newPhone(server);
  phone.line.canLive = false;
  void phone.follower.run();
  await wait(0);
  server.sync(0, [hand]);
  await wait(5_000);
  expect(phone.copy.held.log.map(({ id }) => id)).toEqual(['start', 'a']);
  phone.follower.stop();
});

test('a lost connection is made again, and a server restored in between gets what it is missing', async () => {
  const server = new SimulatedLog();
  const phone = newPhone(server, new MemoryCopy([...begun.log, hand]));
  void phone.follower.run();
  await wait(20_000);
  server.restore(1);
  phone.disconnect();
  await wait(2_000);
  expect(server.log.map(({ id }) => id)).toEqual(['start', 'a']);
  phone.follower.stop();
});

test('a link that the server does not know ends it; a server bug at one task does not hinder the others', async () => {
  const server = new SimulatedLog();
  const phone = newPhone(server, new MemoryCopy(begun.log));
  phone.line.overview = err({ code: 'bug' });
  const ended = phone.follower.run();
  await wait(0);
  expect(server.log).toEqual(begun.log);
  phone.line.overview = err({ code: 'unknownKey' });
  await wait(10_000);
  await ended;
  expect(phone.said.connections.at(-1)).toEqual({ is: 'revoked' });
});
