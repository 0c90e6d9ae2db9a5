import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { type Asked, requestOf } from '../club.ts';
import type { ServedProcess } from '../served.ts';
import { ADDRESS_HEADER } from '../sockets.ts';

/** How long to wait before asking again for what was refused or failed, in milliseconds. */
const AGAIN = 250;
/** Ticks of the processor's clock in a second, as Linux counts them. */
const TICKS = 100;

/** What a server has used so far. */
interface Used {
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** The processes of a server under load, and what is asked of them. */
export class Load {
  readonly #servers: readonly ServedProcess[];
  #asked = 0;
  /** How many requests were refused, by their status, and how many failed. */
  readonly refused = new Map<number | 'failed', number>();

  constructor(servers: readonly ServedProcess[]) {
    this.#servers = servers;
  }

  get asked(): number {
    return this.#asked;
  }

  /** Asks the processes one after the other. */
  fetch(asked: Asked, signal?: AbortSignal): Promise<Response> {
    this.#asked++;
    const server = this.#servers[this.#asked % this.#servers.length];
    const [url, init] = requestOf(server?.address ?? '', asked);
    // Each request as from an address of its own: how much a club of one address may ask is not what is measured.
    return fetch(url, {
      ...init,
      headers: { ...init.headers, [ADDRESS_HEADER]: `address-${this.#asked % 9_000}` },
      ...(signal && { signal }),
    });
  }

  /** Asks until it is granted. */
  async granted(asked: Asked, signal?: AbortSignal): Promise<Response> {
    for (;;) {
      const response = await this.fetch(asked, signal).catch(() => undefined);
      if (response?.status === 200) return response;
      const why = response?.status ?? 'failed';
      this.refused.set(why, (this.refused.get(why) ?? 0) + 1);
      await response?.body?.cancel();
      await pause(AGAIN);
    }
  }

  async ask<T>(asked: Asked): Promise<T> {
    return (await (await this.granted(asked)).json()) as T;
  }

  /** What all processes of the server have used together. */
  used(): Used {
    const all = this.#servers.map(({ child }) => usedBy(child.pid ?? 0));
    return {
      cpuSeconds: all.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      megabytes: all.reduce((sum, { megabytes }) => sum + megabytes, 0),
    };
  }
}

/** Keeps a process on one core. @returns whether that is possible here */
export function keepOn(core: number, pid: number): boolean {
  return spawnSync('taskset', ['--all-tasks', '-cp', String(core), String(pid)], { stdio: 'ignore' }).status === 0;
}

/** From /proc, so on Linux only. */
function usedBy(pid: number): Used {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS, megabytes: Number(kilobytes) / 1024 };
}
