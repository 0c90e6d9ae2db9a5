import type { Entry } from '@tenbo/ledger';

import { type Asking, type Synced, granted, syncOf } from './club.ts';

/** The most entries that a phone sends at once. */
const PAGE = 200;

/** A phone with a copy of a log: sends what it does not know to be stored, and takes what it lacks. */
export class Phone {
  readonly #ask: Asking;
  readonly #token: string;
  readonly #log: string;
  readonly #entries = new Map<string, Entry>();
  /** Entries that the server said are stored. */
  readonly acknowledged = new Set<string>();
  /** The position up to which it has everything. */
  #after = 0;

  constructor(ask: Asking, token: string, log: string) {
    this.#ask = ask;
    this.#token = token;
    this.#log = log;
  }

  /** Everything that it has, in the order in which it came. */
  get log(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  write(...entries: readonly Entry[]): void {
    for (const entry of entries) this.#entries.set(entry.id, entry);
  }

  /** One exchange. @returns whether there is more to send or to take */
  async exchange(): Promise<boolean> {
    const waiting = this.log.filter(({ id }) => !this.acknowledged.has(id));
    const sent = waiting.slice(0, PAGE);
    const { positions, entries, head } = await granted<Synced>(this.#ask, syncOf(this.#log, this.#token, sent, this.#after));
    if (positions.length !== sent.length) throw new Error(`${positions.length} positions for ${sent.length} entries`);
    for (const { id } of sent) this.acknowledged.add(id);
    for (const entry of entries as readonly Entry[]) {
      if (!this.#entries.has(entry.id)) this.#entries.set(entry.id, entry);
      this.acknowledged.add(entry.id);
    }
    this.#after += entries.length;
    return waiting.length > sent.length || this.#after < head;
  }

  async exchangeAll(): Promise<void> {
    while (await this.exchange());
  }
}
