import { type Result } from '@tenbo/engine';
import type { Log } from '@tenbo/ledger';

import type { Synced } from '../contract/answers.ts';
import { admit } from './match-order.ts';
import type { ApiFault } from './api.ts';

/** A log, and its head at the server. */
export interface LogAt {
  readonly log: string;
  readonly head: number;
}

/** The result of reading some logs: each was read to its end, or is named in `unread`. */
export interface LogsRead {
  readonly logs: ReadonlyMap<string, Log>;
  /** The logs that could not be read to their end. */
  readonly unread: readonly string[];
  /** How many entries this version cannot read. */
  readonly unfit: number;
}

/** Asks for the entries of a log after a position. */
export type ReadAfter = (log: string, after: number) => Promise<Result<Synced, ApiFault>>;

/** How many logs are requested at the same time. */
const AT_ONCE = 4;

interface Copy {
  readonly log: Log;
  /** How far the server's log has been read. */
  readonly after: number;
  readonly unfit: readonly unknown[];
}

const NOTHING: Copy = { log: [], after: 0, unfit: [] };

/** The logs of an event's matches, read-only. What was read is kept, so only logs that have changed are requested, and only their new entries. */
export class MatchLogs {
  readonly #read: ReadAfter;
  readonly #copies = new Map<string, Copy>();

  constructor(read: ReadAfter) {
    this.#read = read;
  }

  /** Reads what has changed. @param onRead called after each changed log, with how many of them are done */
  async follow(wanted: readonly LogAt[], onRead: (done: number, of: number) => void): Promise<LogsRead> {
    const changed = wanted.filter(({ log, head }) => head !== (this.#copies.get(log) ?? NOTHING).after);
    const queue = changed.values();
    const unread: string[] = [];
    let [done, isReached] = [0, true];
    const work = async () => {
      for (const { log } of queue) {
        // Without a network, every further request would time out as well.
        const fault = isReached ? await this.#follow(log) : 'unreachable';
        if (fault === 'unreachable') isReached = false;
        if (fault !== undefined) unread.push(log);
        onRead(++done, changed.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const copies = wanted.flatMap(({ log }) => {
      const copy = this.#copies.get(log);
      return copy ? [[log, copy] as const] : [];
    });
    return {
      logs: new Map(copies.map(([log, copy]) => [log, copy.log])),
      unread,
      unfit: copies.reduce((sum, [, { unfit }]) => sum + unfit.length, 0),
    };
  }

  /** Reads a log to its end. @returns why it failed, if it did */
  async #follow(log: string): Promise<ApiFault['code'] | undefined> {
    let copy = this.#copies.get(log) ?? NOTHING;
    for (;;) {
      const page = await this.#read(log, copy.after);
      if (!page.ok) return page.error.code;
      const { entries, head } = page.value;
      if (head < copy.after) {
        // The server was restored from a backup.
        copy = NOTHING;
        continue;
      }
      if (entries.length === 0 && head > copy.after) return 'unreachable';
      const admitted = admit(copy.log, [...copy.unfit, ...entries]);
      const after = copy.after + entries.length;
      copy = { log: [...copy.log, ...admitted.entries], after, unfit: admitted.unfit };
      this.#copies.set(log, copy);
      if (after >= head) return undefined;
    }
  }
}
