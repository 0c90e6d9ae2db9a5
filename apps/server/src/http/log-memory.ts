// What the server has read of logs. A log only grows, so only what is new in it is read again; a short log of a match is kept as a match too.
import type { LogHead, NewEntry, Store } from '../store/store.ts';
import { type ReadMatch, UNREAD, readOn } from './read-match.ts';

/** A log up to its head. */
export interface LogAt {
  readonly log: LogHead;
  /** The texts of its entries. */
  readonly bodies: readonly string[];
  /** Of the log of a match that is short enough to be read at once. */
  readonly match: ReadMatch | undefined;
}

/** How many characters to remember: the texts of some hundred matches. */
const MOST = 8_000_000;

/** A log that is read at once, which takes at most a few milliseconds. An evening's match has about thirty entries. */
const SHORT = { entries: 150, characters: 300_000 };

export class LogMemory {
  readonly #store: Store;
  readonly #known = new Recent<LogAt>(MOST);

  constructor(store: Store) {
    this.#store = store;
  }

  /** A log as it was when it was last read, which may be older than the store has it; undefined if it is not remembered. */
  remembered(key: string): LogAt | undefined {
    return this.#known.get(key);
  }

  /** A log that is in the store, with all it had when its head was read, or more. @throws if it does not exist */
  async of(log: LogHead): Promise<LogAt> {
    const known = this.#known.get(log.id);
    if (known?.log.head === log.head) return known;
    const before = known?.log.head ?? 0;
    const page = await this.#store.entries(log.id, before, Number.MAX_SAFE_INTEGER);
    if (!page.ok) throw new Error(`a log that was there: ${page.error.code}`);
    const { head, entries } = page.value;
    if (head < before) {
      // The database was restored from a backup.
      this.#known.delete(log.id);
      return this.of({ ...log, head });
    }
    return this.#keep(known, { ...log, head }, entries);
  }

  /** Remembers entries that were stored, if they are the next after those it remembers. */
  stored(key: string, entries: readonly NewEntry[], positions: readonly number[]): void {
    const known = this.#known.get(key);
    if (!known || positions.some((position, i) => position !== known.log.head + i + 1)) return;
    this.#keep(known, { ...known.log, head: known.log.head + entries.length }, entries);
  }

  #keep(known: LogAt | undefined, log: LogHead, entries: readonly NewEntry[]): LogAt {
    if (known && entries.length === 0) return known;
    const fresh = entries.map(({ body }) => body);
    const bodies = [...(known?.bodies ?? []), ...fresh];
    const characters = bodies.reduce((sum, { length }) => sum + length, 0);
    const isShort = log.kind === 'match' && bodies.length <= SHORT.entries && characters <= SHORT.characters;
    const match = isShort ? readOn(known?.match ?? UNREAD, fresh) : undefined;
    const now = { log, bodies, match };
    this.#known.set(log.id, now, characters);
    return now;
  }
}

/** Remembers values by name, up to a size altogether. What nobody has asked for the longest is forgotten first, the newest never. */
export class Recent<V> {
  readonly #most: number;
  readonly #known = new Map<string, { readonly value: V; readonly size: number }>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): V | undefined {
    const known = this.#known.get(name);
    if (!known) return undefined;
    this.#known.delete(name);
    this.#known.set(name, known);
    return known.value;
  }

  set(name: string, value: V, size = 1): void {
    this.delete(name);
    this.#known.set(name, { value, size });
    this.#size += size;
    for (const [oldest] of this.#known) {
      if (this.#size <= this.#most || oldest === name) break;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    this.#size -= this.#known.get(name)?.size ?? 0;
    this.#known.delete(name);
  }
}
