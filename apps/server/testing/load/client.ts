import { ClubClient } from '@tenbo/club/client';
import type { Entry } from '@tenbo/ledger';

import { Memory } from '../memory.ts';
import { fastClock } from '../sockets.ts';
import type { Load } from './server.ts';

/** Whose device it is. */
export interface Holder {
  readonly event: string;
  readonly role: 'table' | 'spectator';
  readonly link: { readonly id: string; readonly token: string };
  readonly table?: number;
}

/** What a device reports. */
interface Reports {
  /** Entries of others have arrived, or heads of logs of which it shows a board: the ids that they stand for. */
  readonly seen: (entry: string) => void;
  /** The server has confirmed these entries of its own log. */
  readonly confirmed?: (acknowledged: ReadonlySet<string>) => void;
}

/** A device under load: the shipped client, over sockets. A table's phone keeps a copy of its match; a spectator's screen shows boards of all matches. */
export class LoadedClient {
  readonly #client: ClubClient<never>;
  readonly #memory: Memory;
  readonly #holder: Holder;
  readonly #seen: Reports['seen'];
  /** How many entries of each log it has heard of. */
  readonly #heads = new Map<string, number>();

  constructor(load: Load, holder: Holder, { seen, confirmed }: Reports) {
    this.#holder = holder;
    this.#seen = seen;
    this.#memory = new Memory({
      onKept: (_, entries, acknowledged) => {
        for (const { id } of entries) seen(id);
        confirmed?.(acknowledged);
      },
    });
    const { event, role, link, table } = holder;
    const subject = table === undefined ? {} : { table };
    this.#memory.keepLink({ token: link.token, session: { event, link: link.id, role, subject } });
    const { after } = fastClock(1);
    this.#client = new ClubClient<never>({
      storage: this.#memory.storage(() => true),
      fetch: (path, init) => load.send(path, init),
      after,
      now: () => Date.now(),
      random: () => Math.random(),
      device: 'device under load',
      onState: ({ logs }) => role === 'spectator' && this.#look(logs.get(event) ?? []),
      onFault: () => {},
    });
  }

  async start(): Promise<void> {
    if (this.#holder.role === 'spectator') this.#client.showSummaries(this.#holder.event);
    await this.#client.followAll();
  }

  stop(): void {
    this.#client.stop();
  }

  /** Keeps a copy of its table's match from now on. */
  async open(log: string, start: Entry): Promise<void> {
    await this.#client.join(this.#holder.event, { log, table: this.#holder.table, created: '', head: 0, start });
  }

  write(log: string, entry: Entry): void {
    this.#memory.write(log, entry);
    this.#client.sendFrom(log);
  }

  /** True if it is connected, and has what it follows of this many logs. */
  hasAll(logs: number): boolean {
    const { state } = this.#client;
    const shown =
      this.#holder.role === 'spectator' ? (state.summaries.get(this.#holder.event)?.size ?? 0) : this.#memory.matches.length;
    return state.connections.get(this.#holder.event)?.is === 'online' && shown >= logs;
  }

  #look(logs: readonly { readonly id: string; readonly head: number }[]): void {
    for (const { id, head } of logs) {
      for (let nth = this.#heads.get(id) ?? 0; nth < head; nth++) this.#seen(entryId(id, nth));
      this.#heads.set(id, head);
    }
  }
}

/** The id of the entry that has this many before it in its log. The start has the id of the log. */
export function entryId(log: string, before: number): string {
  return before === 0 ? log : `${log}-${before}`;
}
