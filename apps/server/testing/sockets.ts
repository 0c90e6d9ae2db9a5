import { setTimeout as pause } from 'node:timers/promises';

import type { World } from './device.ts';

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
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds / times);
      return () => clearTimeout(timer);
    },
  };
}

/**
 * The network between devices and a server in another process.
 *
 * @param addressOf returns the server's current address
 * @param onLost called when a request gets no answer
 */
export function sockets(addressOf: () => string, onLost: () => void = () => {}): World['network'] {
  const live = new Map<string, AbortController>();
  return {
    fetchOf: (device) => async (path, init) => {
      const cut = new AbortController();
      if (path.startsWith('/api/live')) live.set(device, cut);
      const signal = AbortSignal.any([cut.signal, ...(init.signal ? [init.signal] : [])]);
      try {
        return await fetch(`${addressOf()}${path}`, { ...init, signal, headers: headersOf(init, device) });
      } catch (error) {
        onLost();
        throw error;
      }
    },
    cut: (device) => live.get(device)?.abort(),
  };
}

function headersOf({ headers }: RequestInit, device: string): Headers {
  const all = new Headers(headers);
  all.set(ADDRESS_HEADER, device);
  return all;
}
