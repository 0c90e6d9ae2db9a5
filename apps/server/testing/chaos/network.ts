import type { Fetch } from '@tenbo/club/client';

import type { Choose } from '../../../../fixtures/wins.ts';
import { type ApiRequest, type Synced, requestFrom } from '../club.ts';
import { type LiveEvent, eventsOf } from '../served.ts';
import type { Clock } from './clock.ts';
import type { Servers } from './servers.ts';
import type { Witness } from './witness.ts';

/** How often the server gives a sign of life, in milliseconds. It does so in real time, which hardly passes here, so the network does it in its place. */
const SIGN = 15_000;

/** One delay in so many is long; that of a live message, which all later ones wait for, more rarely. */
const LONG = 20;
const LONG_LIVE = 60;

/**
 * The network between devices and the server. It loses, repeats and delays requests and answers, so that they overtake each other, and cuts devices off
 * for a while. Once healed, it delivers everything soon.
 */
export class Network {
  readonly #choose: Choose;
  readonly #servers: Servers;
  readonly #clock: Clock;
  readonly #witness: Witness;
  /** One message in about this many is lost or sent twice; it differs from evening to evening. */
  readonly #badness: number;
  /** When the cut of each device ends. */
  readonly #cutOff = new Map<string, number>();
  /** Cuts the live connection of each device. */
  readonly #live = new Map<string, AbortController>();
  #isHealed = false;

  constructor(choose: Choose, servers: Servers, witness: Witness) {
    this.#choose = choose;
    this.#servers = servers;
    this.#clock = servers.clock;
    this.#witness = witness;
    this.#badness = choose(8) === 0 ? 8 : 20 + choose(80);
  }

  /** `fetch` as a device has it. */
  fetchOf(device: string): Fetch {
    return (path, init) => {
      const request = requestFrom(path, init);
      const aborted = new Promise<never>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
      aborted.catch(() => undefined);
      const answer = path.startsWith('/api/live') ? this.#connect(device, request, init.signal) : this.#send(device, request);
      return Promise.race([aborted, answer]);
    };
  }

  /** Cuts the live connection of a device. */
  cut(device: string): void {
    this.#live.get(device)?.abort();
    this.#live.delete(device);
  }

  cutOff(device: string, milliseconds: number): void {
    this.#witness.note(`${device} is cut off for ${(milliseconds / 1000).toFixed()} s`, 'devices cut off');
    this.#cutOff.set(device, this.#clock.now + milliseconds);
    this.cut(device);
  }

  heal(): void {
    this.#isHealed = true;
    this.#cutOff.clear();
  }

  /** Sends a request, perhaps twice. What is lost is never answered. */
  #send(device: string, request: ApiRequest): Promise<Response> {
    if (this.#isCutOff(device)) return Promise.reject(new TypeError('there is no network'));
    const times = this.#isUnlucky() ? 2 : 1;
    if (times > 1) this.#witness.count('requests repeated');
    return new Promise((resolve, reject) => {
      for (let i = 0; i < times; i++) this.#carried(device, request).then((answer) => answer && resolve(answer), reject);
    });
  }

  async #carried(device: string, request: ApiRequest): Promise<Response | undefined> {
    const notified = this.#witness.notified(device, logSynced(request));
    await this.#delay();
    if (this.#isLost(device)) return undefined;
    const wasRevoked = this.#witness.isRevoked(request.token);
    const answer = await this.#servers.ask(request);
    if (wasRevoked && answer && answer.status !== 401) this.#witness.object(`a revoked link may still ${request.what}`, device);
    await this.#delay();
    if (!answer || this.#isLost(device)) return undefined;
    const log = logSynced(request);
    if (log !== undefined && answer.status === 200)
      this.#witness.answered(device, log, { request, answer: answer.json as Synced, notified });
    else if (answer.status !== 200)
      this.#witness.note(`${device} gets ${answer.status} for ${request.what}: ${JSON.stringify(answer.json)}`);
    return new Response(JSON.stringify(answer.json), { status: answer.status });
  }

  /** A live connection, whose messages arrive late but in order, until it is cut. */
  async #connect(device: string, request: ApiRequest, stop: AbortSignal | null | undefined): Promise<Response> {
    await this.#delay();
    if (this.#isCutOff(device)) throw new TypeError('there is no network');
    const wasRevoked = this.#witness.isRevoked(request.token);
    const connected = await this.#servers.connect(request);
    if (!connected) return new Promise(() => undefined);
    if (connected.response.status !== 200) return connected.response;
    if (wasRevoked) this.#witness.object(`${device} listens with a revoked link`, device);
    this.cut(device);
    const cut = new AbortController();
    this.#live.set(device, cut);
    void connected.died.then(() => cut.abort());
    stop?.addEventListener('abort', () => cut.abort());
    if (stop?.aborted) cut.abort();
    this.#witness.note(`${device} listens`);
    const messages = this.#messages(device, connected.response, cut);
    const encoder = new TextEncoder();
    return new Response(
      new ReadableStream({
        async pull(stream) {
          const next = await messages.next();
          if (next.done) stream.close();
          else stream.enqueue(encoder.encode(next.value));
        },
        cancel: () => cut.abort(),
      }),
    );
  }

  async *#messages(device: string, response: Response, cut: AbortController): AsyncGenerator<string, void, void> {
    const events = eventsOf(response, cut.signal);
    try {
      for (let next = events.next(); ;) {
        const came = await this.#orSign(next);
        if (cut.signal.aborted) return;
        if (came === undefined) {
          yield ': \n\n';
          continue;
        }
        if (came.done) return;
        await this.#delay(LONG_LIVE);
        if (cut.signal.aborted) return;
        this.#note(device, came.value);
        yield `event: ${came.value.event}\ndata: ${JSON.stringify(came.value.data)}\n\n`;
        next = events.next();
      }
    } catch (error) {
      if (!cut.signal.aborted) throw error;
    }
  }

  /** Waits for a message. @returns undefined if it is time for a sign of life */
  #orSign<T>(next: Promise<T>): Promise<T | undefined> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const cancel = this.#clock.after(SIGN, () => resolve(undefined));
    return Promise.race([promise, next.finally(cancel)]);
  }

  #note(device: string, { event, data }: LiveEvent): void {
    if (event !== 'log') return;
    const { log, head } = data as { readonly log: string; readonly head: number };
    this.#witness.notify(device, log, head);
  }

  /** Usually short; one in so many is very long. */
  #delay(long = LONG): Promise<void> {
    return this.#clock.sleep(this.#choose(!this.#isHealed && this.#choose(long) === 0 ? 20_000 : 300));
  }

  #isUnlucky(): boolean {
    return !this.#isHealed && this.#choose(this.#badness) === 0;
  }

  #isLost(device: string): boolean {
    const isLost = this.#isCutOff(device) || this.#isUnlucky();
    if (isLost) this.#witness.count('messages lost');
    return isLost;
  }

  #isCutOff(device: string): boolean {
    return (this.#cutOff.get(device) ?? 0) > this.#clock.now;
  }
}

/** The log that a request syncs. */
function logSynced({ what }: ApiRequest): string | undefined {
  return /^POST \/api\/logs\/(.+)\/sync$/.exec(what)?.[1];
}
