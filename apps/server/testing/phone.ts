import type { Entry } from '@tenbo/ledger';

import { type Ask, type Synced, granted, syncOf } from './club.ts';
import { Copy } from './copy.ts';

/** A phone with a copy of a log: it sends entries that are not acknowledged, and gets those it lacks. */
export class Phone {
  readonly #ask: Ask;
  readonly #token: string;
  readonly #log: string;
  readonly #copy = new Copy();

  constructor(ask: Ask, token: string, log: string) {
    this.#ask = ask;
    this.#token = token;
    this.#log = log;
  }

  /** All its entries, in order of arrival. */
  get log(): readonly Entry[] {
    return this.#copy.log;
  }

  /** The ids of entries that the server has acknowledged. */
  get acknowledged(): ReadonlySet<string> {
    return this.#copy.acknowledged;
  }

  write(...entries: readonly Entry[]): void {
    this.#copy.write(...entries);
  }

  /** Does one exchange. @returns whether there is more to send or to get */
  async exchange(): Promise<boolean> {
    const exchange = this.#copy.outgoing();
    const answer = await granted<Synced>(this.#ask, syncOf(this.#log, this.#token, exchange.entries, exchange.after));
    this.#copy.take(exchange, answer);
    return this.#copy.isBehind(answer.head);
  }

  async exchangeAll(): Promise<void> {
    while (await this.exchange());
  }
}
