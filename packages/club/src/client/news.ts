import type { LogMessage, Synced } from '../contract/answers.ts';

/** The most entries to keep per log. */
const MOST = 200;

interface Kept {
  /** The position before the first of the entries. */
  readonly after: number;
  readonly entries: Synced['entries'];
}

/** The entries that live messages have brought, so that there is no need to ask for them again. Valid while the connection is held. */
export class News {
  readonly #logs = new Map<string, Kept>();

  note({ log, head, after, entries }: LogMessage): void {
    const known = this.#logs.get(log);
    if (after === undefined || entries === undefined) {
      if (known && known.after + known.entries.length !== head) this.#logs.delete(log);
      return;
    }
    const isNext = known !== undefined && known.after + known.entries.length === after;
    const all = isNext ? [...known.entries, ...entries] : entries;
    const left = Math.max(0, all.length - MOST);
    this.#logs.set(log, { after: (isNext ? known.after : after) + left, entries: all.slice(left) });
  }

  /** What the server would answer to a device that has a log up to a position; undefined if that is not known. */
  since(log: string, position: number): Synced | undefined {
    const known = this.#logs.get(log);
    if (!known || position < known.after || position > known.after + known.entries.length) return undefined;
    return {
      positions: [],
      entries: known.entries.slice(position - known.after),
      head: known.after + known.entries.length,
    };
  }

  clear(): void {
    this.#logs.clear();
  }
}
