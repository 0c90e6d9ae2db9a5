import type { Entry } from '@tenbo/ledger';

import type { Synced } from './club.ts';

/** The most entries that a phone sends in a request. */
const PAGE = 200;

/** A phone's request in an exchange: its entries, and the position up to which it has everything. */
export interface Exchange {
  readonly entries: readonly Entry[];
  readonly after: number;
}

/** A phone's knowledge of the server's log. Outdated knowledge is safe: entries are then sent or received twice. */
export interface Known {
  readonly acknowledged: readonly string[];
  readonly after: number;
}

/** A phone's copy of a log, and its knowledge of what is stored. Answers may come late, twice and in any order. */
export class Copy {
  readonly #entries: Map<string, Entry>;
  /** The ids of entries that the server has acknowledged. */
  readonly acknowledged: Set<string>;
  /** The position up to which it has everything. */
  #after: number;

  constructor(entries: readonly Entry[] = [], { acknowledged, after }: Known = { acknowledged: [], after: 0 }) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.acknowledged = new Set(acknowledged);
    this.#after = after;
  }

  /** All its entries, in order of arrival. */
  get log(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  get known(): Known {
    return { acknowledged: [...this.acknowledged], after: this.#after };
  }

  /** Entries that have not been acknowledged. */
  get waiting(): readonly Entry[] {
    return this.log.filter(({ id }) => !this.acknowledged.has(id));
  }

  write(...entries: readonly Entry[]): void {
    for (const entry of entries) this.#entries.set(entry.id, entry);
  }

  /** Removes some entries, with the waiting entries that follow them. @returns all removed entries */
  takeOut(...ids: readonly string[]): readonly Entry[] {
    const gone = new Set(ids);
    for (const { id, after } of this.waiting) if (after.some((one) => gone.has(one))) gone.add(id);
    const out = this.log.filter(({ id }) => gone.has(id));
    for (const { id } of out) this.#entries.delete(id);
    return out;
  }

  /** The next exchange. */
  outgoing(): Exchange {
    return { entries: this.waiting.slice(0, PAGE), after: this.#after };
  }

  /** Processes the answer to an exchange. */
  take({ entries: sent, after }: Exchange, { positions, entries }: Synced): void {
    if (positions.length !== sent.length) throw new Error(`${positions.length} positions for ${sent.length} entries`);
    for (const { id } of sent) this.acknowledged.add(id);
    for (const entry of entries as readonly Entry[]) {
      if (!this.#entries.has(entry.id)) this.#entries.set(entry.id, entry);
      this.acknowledged.add(entry.id);
    }
    this.#after = Math.max(this.#after, after + entries.length);
  }

  /** True if it has something to send, or lacks entries before this head. */
  isBehind(head: number): boolean {
    return this.#after < head || this.waiting.length > 0;
  }
}
