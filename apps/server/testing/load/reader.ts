import { type Synced, syncOf } from '../club.ts';
import { eventsOf } from '../served.ts';
import type { Load } from './server.ts';

/** Called with each entry that arrives, when it does. */
export type Seen = (entry: string) => void;

/** One who looks on: is told of new heads, and takes what it lacks of the logs that it follows. */
export class Reader {
  readonly #load: Load;
  readonly #token: string;
  readonly #follows: (log: string) => boolean;
  readonly #seen: Seen;
  readonly #heads = new Map<string, { after: number; told: number; isTaking: boolean }>();
  readonly #cut = new AbortController();

  constructor(load: Load, token: string, { follows, seen }: { readonly follows: (log: string) => boolean; readonly seen: Seen }) {
    this.#load = load;
    this.#token = token;
    this.#follows = follows;
    this.#seen = seen;
  }

  /** Whether it has everything that it was told of, of at least so many logs. */
  hasAll(logs: number): boolean {
    const heads = [...this.#heads.values()];
    return heads.length >= logs && heads.every(({ after, told }) => after >= told);
  }

  /** Listens as soon as the server lets it. */
  async start(): Promise<void> {
    const response = await this.#load.granted({ what: 'GET /api/live', token: this.#token }, this.#cut.signal);
    void this.#listen(response).catch(() => undefined);
  }

  stop(): void {
    this.#cut.abort();
  }

  async #listen(response: Response): Promise<void> {
    for await (const { event, data } of eventsOf(response)) {
      if (event !== 'log') continue;
      const { log, head } = data as { readonly log: string; readonly head: number };
      if (!this.#follows(log)) continue;
      const known = this.#heads.get(log) ?? { after: 0, told: 0, isTaking: false };
      this.#heads.set(log, known);
      known.told = Math.max(known.told, head);
      if (!known.isTaking) void this.#take(log, known);
    }
  }

  async #take(log: string, known: { after: number; told: number; isTaking: boolean }): Promise<void> {
    known.isTaking = true;
    while (known.after < known.told && !this.#cut.signal.aborted) {
      const synced = await this.#load.ask<Synced>(syncOf(log, this.#token, [], known.after)).catch(() => undefined);
      if (!synced) continue;
      known.after += synced.entries.length;
      for (const { id } of synced.entries) this.#seen(id);
    }
    known.isTaking = false;
  }
}
