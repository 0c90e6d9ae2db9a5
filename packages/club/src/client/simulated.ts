import { type Result, canonicalJson, err, ok } from '@tenbo/engine';
import type { Entry, Log } from '@tenbo/ledger';

import type { Synced } from '../contract/answers.ts';
import type { ApiFault } from './api.ts';
import type { LogServer } from './exchange.ts';
import type { Copy, Held } from './match-order.ts';

/** The most entries it returns at once: few, so that tests see several pages. */
const PAGE = 3;

/** A server's log for tests. It does what the real one promises of an exchange, and nothing else. */
export class SimulatedLog {
  #entries: Entry[] | undefined = [];
  /** Lets a test refuse entries. */
  refuses: (entries: readonly Entry[]) => ApiFault | undefined = () => undefined;
  /** The id of every entry sent, once for each time it was sent. */
  readonly sent: string[] = [];

  get log(): Log {
    return this.#entries ?? [];
  }

  /** Goes back to an older backup that has this many entries, or no log at all. */
  restore(entries: number | undefined): void {
    this.#entries = entries === undefined ? undefined : this.log.slice(0, entries);
  }

  sync(after: number, entries: readonly Entry[]): Result<Synced, ApiFault> {
    const log = this.#entries;
    if (!log) return err({ code: 'unknownLog' });
    this.sent.push(...entries.map(({ id }) => id));
    const refused = entries.length > 0 && this.refuses(entries);
    if (refused) return err(refused);
    const other = entries.find((one) => log.some((known) => known.id === one.id && canonicalJson(known) !== canonicalJson(one)));
    if (other) return err({ code: 'otherText', entry: other.id });
    for (const one of entries) if (!log.some(({ id }) => id === one.id)) log.push(one);
    const positions = entries.map(({ id }) => 1 + log.findIndex((known) => known.id === id));
    return ok({ positions, entries: log.slice(after, after + PAGE).map((one) => ({ ...one })), head: log.length });
  }

  create(): Result<object, ApiFault> {
    this.#entries ??= [];
    return ok({});
  }
}

/** What happens to a request: nothing, it is lost, its answer is lost, or it arrives twice. */
export type Mishap = 'none' | 'requestLost' | 'answerLost' | 'twice';

/** A connection to a log that does something to each request. */
export function wayTo(log: SimulatedLog, mishap: () => Mishap): LogServer<Entry> {
  return {
    async sync(after, entries) {
      const what = mishap();
      if (what === 'requestLost') return err({ code: 'unreachable' });
      if (what === 'twice') log.sync(after, entries);
      const answer = log.sync(after, entries);
      return what === 'answerLost' ? err({ code: 'unreachable' }) : answer;
    },
    create: async () => log.create(),
  };
}

/** A copy in memory. */
export class MemoryCopy implements Copy<never> {
  #held: Held;

  constructor(log: Log = []) {
    this.#held = { log, acknowledged: new Set() };
  }

  get held(): Held {
    return this.#held;
  }

  write(...entries: readonly Entry[]): void {
    this.#held = { ...this.#held, log: [...this.#held.log, ...entries] };
  }

  readonly read = async (): ReturnType<Copy<never>['read']> => ok(this.#held);

  // Entries written during the request stay.
  readonly keep: Copy<never>['keep'] = async (entries, acknowledged) => {
    const known = new Set(this.#held.log.map(({ id }) => id));
    this.#held = { log: [...this.#held.log, ...entries.filter(({ id }) => !known.has(id))], acknowledged };
    return ok(undefined);
  };
}
