/** A message to a live connection: a log has a new head (as JSON), reload everything, or just a sign of life. */
export type Message = { readonly log: string } | 'all' | 'silence';

/**
 * One live connection. It keeps only the latest message of each log, not each change, so a slow client costs little memory and never gets outdated
 * news.
 */
export class Listener {
  readonly #logs = new Map<string, string>();
  /** The highest head of each log that was passed to `queue`. */
  readonly #heads = new Map<string, number>();
  #all = false;
  #ended = false;
  #wake = Promise.withResolvers<void>();
  readonly #silence: number;
  readonly #onEnd: (listener: Listener) => void;

  /** @param silence after how many milliseconds without a message to send a sign of life */
  constructor(silence: number, onEnd: (listener: Listener) => void) {
    this.#silence = silence;
    this.#onEnd = onEnd;
  }

  /** Queues a log's new head, unless a newer one came first. @param json the message, as JSON */
  queue(log: string, head: number, json: string): void {
    if ((this.#heads.get(log) ?? 0) > head) return;
    this.#heads.set(log, head);
    this.#logs.set(log, json);
    this.#wake.resolve();
  }

  queueReload(): void {
    this.#all = true;
    this.#wake.resolve();
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#wake.resolve();
    this.#onEnd(this);
  }

  /** The messages as they arrive, until the connection ends. */
  async *messages(): AsyncGenerator<Message, void, void> {
    while (!this.#ended) {
      const isSilent = await this.#waited();
      if (this.#ended) return;
      if (isSilent) yield 'silence';
      if (this.#all) {
        this.#all = false;
        yield 'all';
      }
      for (const [log, json] of this.#logs) {
        this.#logs.delete(log);
        yield { log: json };
      }
    }
  }

  /** Waits for a message, but not longer than `silence`. @returns true if none came */
  async #waited(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(true), this.#silence)));
    const isSilent = await Promise.race([this.#wake.promise.then(() => false), silence]);
    clearTimeout(timer);
    if (!isSilent) this.#wake = Promise.withResolvers();
    return isSilent;
  }
}
