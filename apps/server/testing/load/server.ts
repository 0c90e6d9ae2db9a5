import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { type ApiRequest, requestOf } from '../club.ts';
import type { ServedProcess } from '../served.ts';
import { ADDRESS_HEADER } from '../sockets.ts';

/** How long to wait before retrying a request that was refused or failed, in milliseconds. */
const AGAIN = 250;
/** Clock ticks per second, as Linux counts them. */
const TICKS = 100;

/** A server's use of resources so far. */
interface Used {
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** The server processes under load, and the requests to them. */
export class Load {
  readonly #servers: readonly ServedProcess[];
  #requests = 0;
  /** How many requests were refused, by status, and how many failed. */
  readonly refused = new Map<number | 'failed', number>();

  constructor(servers: readonly ServedProcess[]) {
    this.#servers = servers;
  }

  get requests(): number {
    return this.#requests;
  }

  /** Sends requests to the processes in turn. */
  async send(path: string, init: RequestInit): Promise<Response> {
    this.#requests++;
    const server = this.#servers[this.#requests % this.#servers.length];
    const headers = new Headers(init.headers);
    // Each request claims a different address, because the limit for an address is not what we measure.
    headers.set(ADDRESS_HEADER, `address-${this.#requests % 9_000}`);
    try {
      const response = await fetch(`${server?.address}${path}`, { ...init, headers });
      if (!response.ok) this.#refuse(response.status);
      return response;
    } catch (error) {
      this.#refuse('failed');
      throw error;
    }
  }

  /** Asks until the request is granted. */
  async ask(request: ApiRequest): Promise<Response> {
    for (;;) {
      const response = await this.send(...requestOf('', request)).catch(() => undefined);
      if (response?.status === 200) return response;
      await response?.body?.cancel();
      await pause(AGAIN);
    }
  }

  #refuse(why: number | 'failed'): void {
    this.refused.set(why, (this.refused.get(why) ?? 0) + 1);
  }

  /** The resources that all server processes have used together. */
  used(): Used {
    const all = this.#servers.map(({ child }) => usedBy(child.pid ?? 0));
    return {
      cpuSeconds: all.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      megabytes: all.reduce((sum, { megabytes }) => sum + megabytes, 0),
    };
  }
}

/** Pins a process to one core. @returns whether that is possible here */
export function keepOn(core: number, pid: number): boolean {
  return spawnSync('taskset', ['--all-tasks', '-cp', String(core), String(pid)], { stdio: 'ignore' }).status === 0;
}

/** Reads /proc, so it works only on Linux. */
function usedBy(pid: number): Used {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS, megabytes: Number(kilobytes) / 1024 };
}
