/** What a live connection is told: of a log that has moved on (as JSON), to look at everything again, or only that the connection is there. */
export type Message = { readonly log: string } | 'all' | 'silence';

/**
 * One live connection. It remembers what was said last of each log and not each change, so however slowly somebody reads, little is kept for them, and
 * what they get is never out of date.
 */
export class Listener {
  readonly #logs = new Map<string, string>();
  /** The highest head of each log that was said. */
  readonly #heads = new Map<string, number>();
  #all = false;
  #ended = false;
  #wake = Promise.withResolvers<void>();
  readonly #silence: number;
  readonly #onEnd: (listener: Listener) => void;

  /** @param silence after how many milliseconds without a message to say that the connection is there */
  constructor(silence: number, onEnd: (listener: Listener) => void) {
    this.#silence = silence;
    this.#onEnd = onEnd;
  }

  /** Says how far a log is, unless something newer was said already. @param told what is said of the log, as JSON */
  tell(log: string, head: number, told: string): void {
    if ((this.#heads.get(log) ?? 0) > head) return;
    this.#heads.set(log, head);
    this.#logs.set(log, told);
    this.#wake.resolve();
  }

  tellAll(): void {
    this.#all = true;
    this.#wake.resolve();
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#wake.resolve();
    this.#onEnd(this);
  }

  /** The messages as they come, until the end. */
  async *messages(): AsyncGenerator<Message, void, void> {
    while (!this.#ended) {
      const isSilent = await this.#waited();
      if (this.#ended) return;
      if (isSilent) yield 'silence';
      if (this.#all) {
        this.#all = false;
        yield 'all';
      }
      for (const [log, told] of this.#logs) {
        this.#logs.delete(log);
        yield { log: told };
      }
    }
  }

  /** Waits for something to say, but not too long. @returns whether there is nothing */
  async #waited(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(true), this.#silence)));
    const isSilent = await Promise.race([this.#wake.promise.then(() => false), silence]);
    clearTimeout(timer);
    if (!isSilent) this.#wake = Promise.withResolvers();
    return isSilent;
  }
}
