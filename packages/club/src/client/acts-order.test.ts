import { type Result, err, ok } from '@tenbo/engine';
import type { TournamentEntry } from '@tenbo/tournament';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Synced } from '../contract/answers.ts';
import { type ActsCopy, ActsOrder, type HeldActs } from './acts-order.ts';
import type { ApiFault } from './api.ts';
import { Exchange } from './exchange.ts';

const act = (id: string): TournamentEntry => ({
  id,
  at: '2026-11-22T10:00:00Z',
  act: { type: 'playerLeft', player: id },
});

/** The server's log: entries in the order they first arrived. It returns few at once, so that tests see pages. */
class Server {
  entries: TournamentEntry[] = [];
  refuses = new Set<string>();

  sync(after: number, sent: readonly TournamentEntry[]): Result<Synced, ApiFault> {
    const refused = sent.find(({ id }) => this.refuses.has(id));
    if (refused) return err({ code: 'forbidden', entry: refused.id });
    for (const one of sent) if (!this.entries.some(({ id }) => id === one.id)) this.entries.push(one);
    const positions = sent.map(({ id }) => 1 + this.entries.findIndex((one) => one.id === id));
    return ok({ positions, entries: this.entries.slice(after, after + 2).map((one) => ({ ...one })), head: this.entries.length });
  }
}

/** A device that keeps its copy in memory; `mishap` decides what happens to each request. */
function deviceAt(server: Server, isWriter = true, mishap: () => 'none' | 'lost' | 'answerLost' = () => 'none') {
  let held: HeldActs = { entries: [], waiting: [] };
  const copy: ActsCopy<never> = {
    read: async () => ok(held),
    keep: async (entries, lost) => {
      const has = new Set(entries.map(({ id }) => id));
      held = { entries, waiting: [...lost, ...held.waiting].filter(({ id }) => !has.has(id)) };
      return ok(held);
    },
  };
  const sync = async (after: number, sent: readonly TournamentEntry[]) => {
    const what = mishap();
    if (what === 'lost') return err({ code: 'unreachable' } as const);
    const answer = server.sync(after, sent);
    return what === 'answerLost' ? err({ code: 'unreachable' } as const) : answer;
  };
  return {
    exchange: new Exchange(new ActsOrder(copy, () => isWriter), { sync, create: async () => err({ code: 'unknownLog' }) }),
    do: (id: string) => (held = { ...held, waiting: [...held.waiting, act(id)] }),
    ids: () => [...held.entries, ...held.waiting].map(({ id }) => id),
    waiting: () => held.waiting.map(({ id }) => id),
  };
}

test('whatever is lost on the way, every act reaches the server once, and all devices have its order', async () => {
  const step = fc.record({ device: fc.nat(1), acts: fc.nat(3), mishap: fc.constantFrom('none', 'lost', 'answerLost') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const server = new Server();
      let mishap: 'none' | 'lost' | 'answerLost' = 'none';
      const devices = [0, 1].map(() => deviceAt(server, true, () => mishap));
      const done: string[] = [];
      for (const [i, one] of steps.entries()) {
        const device = devices[one.device];
        for (let n = 0; n < one.acts; n++) {
          done.push(`a${i}-${n}`);
          device?.do(`a${i}-${n}`);
        }
        mishap = one.mishap;
        await device?.exchange.catchUp();
      }
      mishap = 'none';
      for (const { exchange } of [...devices, ...devices]) expect(await exchange.compare()).toMatchObject({ ok: true });
      const ids = server.entries.map(({ id }) => id);
      expect(ids.toSorted()).toEqual(done.toSorted());
      for (const device of devices) expect([device.ids(), device.waiting()]).toEqual([ids, []]);
    }),
  );
});

test('a server restored from an older backup gets back what the organiser has, before new acts; a spectator sends nothing', async () => {
  const server = new Server();
  const [organiser, spectator] = [deviceAt(server), deviceAt(server, false)];
  for (const id of ['a', 'b', 'c']) organiser.do(id);
  await organiser.exchange.catchUp();
  await spectator.exchange.catchUp();
  server.entries = server.entries.slice(0, 1);
  await spectator.exchange.compare();
  expect([spectator.ids(), server.entries.length]).toEqual([['a'], 1]);
  organiser.do('d');
  await organiser.exchange.compare();
  expect(server.entries.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('a refused act is reported, stays here, and holds up no other', async () => {
  const server = new Server();
  server.refuses.add('b');
  const device = deviceAt(server);
  for (const id of ['a', 'b', 'c']) device.do(id);
  expect(await device.exchange.catchUp()).toEqual(ok({ waiting: 1, refused: [{ entry: 'b', why: 'forbidden' }], unfit: 0 }));
  expect([server.entries.map(({ id }) => id), device.waiting()]).toEqual([['a', 'c'], ['b']]);
  server.refuses.clear();
  device.exchange.allowAgain();
  await device.exchange.catchUp();
  expect(device.waiting()).toEqual([]);
});
