// What the server has read of logs. A log only grows, so only what is new in it is read again.
import type { Store } from '../store/store.ts';

/** The texts of a log's entries, up to its head. */
export interface TextsAt {
  readonly head: number;
  readonly bodies: readonly string[];
}

/** How many characters to remember before starting over: those of some evenings. */
const MOST = 8_000_000;

export class LogTexts {
  readonly #store: Store;
  readonly #known = new Map<string, TextsAt>();
  #characters = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The log as it is now. @throws if it does not exist */
  async of(key: string): Promise<TextsAt> {
    const known = this.#known.get(key) ?? { head: 0, bodies: [] };
    const page = await this.#store.entries(key, known.head, Number.MAX_SAFE_INTEGER);
    if (!page.ok) throw new Error(`a log that was there: ${page.error.code}`);
    const { head, entries } = page.value;
    if (head < known.head) {
      // The database was restored from a backup.
      this.#known.delete(key);
      return this.of(key);
    }
    if (entries.length === 0) return known;
    const fresh = entries.map(({ body }) => body);
    const now = { head, bodies: [...known.bodies, ...fresh] };
    this.#keep(key, now, fresh);
    return now;
  }

  #keep(key: string, now: TextsAt, fresh: readonly string[]): void {
    this.#characters += fresh.reduce((sum, { length }) => sum + length, 0);
    if (this.#characters > MOST) {
      this.#known.clear();
      this.#characters = 0;
    }
    this.#known.set(key, now);
  }
}
