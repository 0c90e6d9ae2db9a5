import type { Entry } from '@tenbo/ledger';

import type { Synced } from './club.ts';

/** The most entries that a phone sends at once. */
const PAGE = 200;

/** What a phone sends in one exchange: entries, and the position up to which it has everything. */
export interface Exchange {
  readonly entries: readonly Entry[];
  readonly after: number;
}

/** What a phone knows of the server's log. An older one is safe: entries are sent and given again. */
export interface Known {
  readonly acknowledged: readonly string[];
  readonly after: number;
}

/** A phone's copy of a log, with what it knows to be stored. Answers may come late, twice and in any order. */
export class Copy {
  readonly #entries: Map<string, Entry>;
  /** Entries that the server said are stored. */
  readonly acknowledged: Set<string>;
  /** The position up to which it has everything. */
  #after: number;

  constructor(entries: readonly Entry[] = [], { acknowledged, after }: Known = { acknowledged: [], after: 0 }) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.acknowledged = new Set(acknowledged);
    this.#after = after;
  }

  /** Everything that it has, in the order in which it came. */
  get log(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  get known(): Known {
    return { acknowledged: [...this.acknowledged], after: this.#after };
  }

  /** Entries of which it does not know that they are stored. */
  get waiting(): readonly Entry[] {
    return this.log.filter(({ id }) => !this.acknowledged.has(id));
  }

  write(...entries: readonly Entry[]): void {
    for (const entry of entries) this.#entries.set(entry.id, entry);
  }

  /** Takes some of its entries out, with those that wait and follow them. @returns all of these */
  takeOut(...ids: readonly string[]): readonly Entry[] {
    const gone = new Set(ids);
    for (const { id, after } of this.waiting) if (after.some((one) => gone.has(one))) gone.add(id);
    const out = this.log.filter(({ id }) => gone.has(id));
    for (const { id } of out) this.#entries.delete(id);
    return out;
  }

  /** What to send next. */
  outgoing(): Exchange {
    return { entries: this.waiting.slice(0, PAGE), after: this.#after };
  }

  /** Takes the answer to what was sent. */
  take({ entries: sent, after }: Exchange, { positions, entries }: Synced): void {
    if (positions.length !== sent.length) throw new Error(`${positions.length} positions for ${sent.length} entries`);
    for (const { id } of sent) this.acknowledged.add(id);
    for (const entry of entries as readonly Entry[]) {
      if (!this.#entries.has(entry.id)) this.#entries.set(entry.id, entry);
      this.acknowledged.add(entry.id);
    }
    this.#after = Math.max(this.#after, after + entries.length);
  }

  /** Whether there is something to send, or to take up to a head of the server's log. */
  isBehind(head: number): boolean {
    return this.#after < head || this.waiting.length > 0;
  }
}
