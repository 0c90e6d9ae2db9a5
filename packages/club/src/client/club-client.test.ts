import { ok } from '@tenbo/engine';
import { expect, test, vi } from 'vitest';

import { draw, played, started } from '../../../../fixtures/logs.ts';
import { ClubClient } from './club-client.ts';
import type { Ports } from './ports.ts';
import type { CopyStatus } from './exchange.ts';

const LINK = { token: 't', session: { event: 'e', link: 'l', role: 'table', subject: { table: 3 } } } as const;
const SHARED = { match: 'm', event: 'e', log: 'start', table: 3, created: '2026-11-22T18:00:00Z', acknowledged: ['start'] };

/** A device that has a match with a hand that the server lacks, and does not reach the server. */
function offline(): Ports<never> {
  const { log } = played(started(), ['h1', draw(0)]);
  const nothing = async () => ok({ entries: [], waiting: [] });
  return {
    storage: {
      allLinks: async () => ok([LINK]),
      keepLink: async () => ok(undefined),
      forgetLink: async () => ok(undefined),
      allPeople: async () => ok([]),
      keepPeople: async () => ok(undefined),
      allShared: async () => ok([SHARED]),
      joinLog: async () => ok(SHARED),
      copyOf: () => ({ read: async () => ok({ log, acknowledged: new Set(['start']) }), keep: async () => ok(undefined) }),
      actsOf: () => ({ read: nothing, keep: nothing }),
      keepActs: nothing,
      dropActs: nothing,
    },
    fetch: () => Promise.reject(new Error('no network')),
    after: () => () => {},
    now: () => 0,
    random: () => 0,
    device: 'phone',
    onState: () => {},
    onFault: () => {},
  };
}

test('a device that starts without the server knows what waits to be sent', async () => {
  const client = new ClubClient(offline());
  await client.followAll();
  await vi.waitFor(() => expect(client.state.connections.get('e')).toMatchObject({ is: 'offline' }));
  await vi.waitFor(() => expect(client.state.statuses.get('m')).toEqual<CopyStatus>({ waiting: 1, refused: [], unfit: 0 }));
  client.stop();
});
