import { type Synced, syncOf } from '../club.ts';
import { eventsOf } from '../served.ts';
import type { Load } from './server.ts';

/** Called with each entry at the moment it arrives. */
export type Seen = (entry: string) => void;

/** How much of a log a client has. */
interface Known {
  after: number;
  notified: number;
  isTaking: boolean;
}

/** A live message about a log. */
interface LogMessage {
  readonly log: string;
  readonly head: number;
  readonly after?: number;
  readonly entries?: readonly { readonly id: string }[];
}

interface Following {
  readonly follows: (log: string) => boolean;
  readonly seen: Seen;
  readonly boards?: boolean;
}

/** A client that only reads: it takes new entries of its logs from live messages, and asks for those it lacks. */
export class Reader {
  readonly #load: Load;
  readonly #token: string;
  readonly #follows: (log: string) => boolean;
  readonly #seen: Seen;
  readonly #heads = new Map<string, Known>();
  readonly #cut = new AbortController();
  /** Shows a board of all matches rather than hands, so it takes summaries. */
  readonly #boards: boolean;
  #asking: Promise<Boards> | undefined;

  constructor(load: Load, token: string, { follows, seen, boards = false }: Following) {
    this.#load = load;
    this.#token = token;
    this.#follows = follows;
    this.#seen = seen;
    this.#boards = boards;
  }

  /** True if it has everything it was notified of, in at least this many logs. */
  hasAll(logs: number): boolean {
    const heads = [...this.#heads.values()];
    return heads.length >= logs && heads.every(({ after, notified }) => after >= notified);
  }

  /** Connects as soon as the server allows it, and listens. */
  async start(): Promise<void> {
    const response = await this.#load.granted(
      { what: `GET /api/live${this.#boards ? '' : '?only=own'}`, token: this.#token },
      this.#cut.signal,
    );
    void this.#listen(response).catch(() => undefined);
  }

  stop(): void {
    this.#cut.abort();
  }

  async #listen(response: Response): Promise<void> {
    for await (const { event, data } of eventsOf(response)) {
      if (event !== 'log') continue;
      const { log, head, after, entries = [] } = data as LogMessage;
      if (!this.#follows(log)) continue;
      const known = this.#heads.get(log) ?? { after: 0, notified: 0, isTaking: false };
      this.#heads.set(log, known);
      known.notified = Math.max(known.notified, head);
      // A client that has all entries before takes the new ones from the message.
      if (after === known.after && !known.isTaking) this.#has(known, entries);
      if (known.after < known.notified && !known.isTaking) void this.#take(log, known);
    }
  }

  #has(known: Known, entries: readonly { readonly id: string }[]): void {
    known.after += entries.length;
    for (const { id } of entries) this.#seen(id);
  }

  async #take(log: string, known: Known): Promise<void> {
    known.isTaking = true;
    while (known.after < known.notified && !this.#cut.signal.aborted) {
      const news = this.#boards ? await this.#looked(log, known.after) : await this.#given(log, known.after);
      if (news) this.#has(known, news);
    }
    known.isTaking = false;
  }

  /** The entries of a log after a position, as phones ask for them. */
  async #given(log: string, after: number): Promise<Synced['entries'] | undefined> {
    return (await this.#load.ask<Synced>(syncOf(log, this.#token, [], after)).catch(() => undefined))?.entries;
  }

  /** The entries of a log that a board learns of after a position. It asks for the summaries of all logs at once. */
  async #looked(log: string, after: number): Promise<Synced['entries'] | undefined> {
    const request = { what: 'GET /api/summaries', token: this.#token };
    this.#asking ??= this.#load.ask<Boards>(request).finally(() => (this.#asking = undefined));
    const boards = await this.#asking.catch(() => undefined);
    const head = boards?.summaries.find((one) => one.log === log)?.head ?? after;
    return Array.from({ length: Math.max(0, head - after) }, (_, i) => ({ id: entryId(log, after + i) }));
  }
}

/** The id of the entry that has this many before it in its log. The start has the id of the log. */
export function entryId(log: string, before: number): string {
  return before === 0 ? log : `${log}-${before}`;
}

interface Boards {
  readonly summaries: readonly { readonly log: string; readonly head: number }[];
}
