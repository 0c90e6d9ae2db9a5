import { setTimeout as pause } from 'node:timers/promises';

import type { World } from './chaos/device.ts';
import type { OnAnswer } from './chaos/network.ts';
import { type ApiRequest, requestOf } from './club.ts';
import { type LiveEvent, eventsOf } from './served.ts';

/** The header in which each device claims its own address, as a proxy would: the server limits the requests of each address. */
export const ADDRESS_HEADER = 'x-test-address';

/** A clock for devices that runs this many times faster than the real one. */
export function fastClock(times: number): World['clock'] {
  const begun = performance.now();
  return {
    get now() {
      return (performance.now() - begun) * times;
    },
    sleep: (milliseconds) => pause(milliseconds / times),
  };
}

/** The network between devices and a server in another process. @param addressOf returns the server's current address */
export function sockets(addressOf: () => string): World['network'] {
  const live = new Map<string, AbortController>();
  const asking = (device: string, request: ApiRequest, signal?: AbortSignal) => {
    const [url, init] = requestOf(addressOf(), request);
    return fetch(url, { ...init, headers: { ...init.headers, [ADDRESS_HEADER]: device }, ...(signal && { signal }) });
  };
  return {
    send: (device: string, request: ApiRequest, onAnswer: OnAnswer) =>
      void asking(device, request)
        .then(async (response) => ({ status: response.status, json: await response.json() }))
        .catch(() => undefined)
        .then(onAnswer),

    async connect(device, request) {
      const cut = new AbortController();
      live.set(device, cut);
      try {
        const response = await asking(device, request, cut.signal);
        return response.status === 200 ? untilLost(eventsOf(response)) : undefined;
      } catch {
        return undefined;
      }
    },

    cut: (device) => live.get(device)?.abort(),
  };
}

/** The messages of a connection, until it ends or is lost. */
async function* untilLost(events: AsyncIterable<LiveEvent>): AsyncGenerator<LiveEvent, void, void> {
  const iterator = events[Symbol.asyncIterator]();
  for (;;) {
    const next = await iterator.next().catch(() => undefined);
    if (!next || next.done) return;
    yield next.value;
  }
}
