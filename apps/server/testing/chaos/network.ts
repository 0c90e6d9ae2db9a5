import type { Choose } from '../../../../fixtures/wins.ts';
import type { ApiAnswer, ApiRequest } from '../club.ts';
import { type LiveEvent, eventsOf } from '../served.ts';
import type { Clock } from './clock.ts';
import type { Servers } from './servers.ts';
import type { Witness } from './witness.ts';

/** Gets the answer, perhaps twice; undefined if none will come. */
export type OnAnswer = (answer: ApiAnswer | undefined) => void;

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
    this.#badness = 4 + choose(30);
  }

  /** Sends a request, and passes on each answer as it arrives, if any does. */
  send(device: string, request: ApiRequest, onAnswer: OnAnswer): void {
    const times = this.#isUnlucky() ? 2 : 1;
    if (times > 1) this.#witness.count('requests repeated');
    for (let i = 0; i < times; i++) void this.#carried(device, request, onAnswer);
  }

  /** A live connection, whose messages arrive late but in order, until it is cut; undefined if it cannot connect. */
  async connect(device: string, request: ApiRequest): Promise<AsyncGenerator<LiveEvent, void, void> | undefined> {
    await this.#delay();
    if (this.#isCutOff(device)) return undefined;
    const wasRevoked = this.#witness.isRevoked(request.token);
    const connected = await this.#servers.connect(request);
    if (connected?.response.status !== 200) return undefined;
    if (wasRevoked) this.#witness.object(`${device} listens with a revoked link`, device);
    this.cut(device);
    const cut = new AbortController();
    this.#live.set(device, cut);
    void connected.died.then(() => cut.abort());
    return this.#messages(connected.response, cut);
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

  async #carried(device: string, request: ApiRequest, onAnswer: OnAnswer): Promise<void> {
    await this.#delay();
    if (this.#isLost(device)) return;
    const wasRevoked = this.#witness.isRevoked(request.token);
    const answer = await this.#servers.ask(request);
    if (wasRevoked && answer && answer.status !== 401) this.#witness.object(`a revoked link may still ${request.what}`, device);
    await this.#delay();
    if (answer && !this.#isLost(device)) onAnswer(answer);
  }

  async *#messages(response: Response, cut: AbortController): AsyncGenerator<LiveEvent, void, void> {
    try {
      for await (const message of eventsOf(response, cut.signal)) {
        await this.#delay();
        if (cut.signal.aborted) return;
        yield message;
      }
    } catch (error) {
      if (!cut.signal.aborted) throw error;
    }
  }

  /** Usually short, now and then very long. */
  #delay(): Promise<void> {
    return this.#clock.sleep(this.#choose(!this.#isHealed && this.#choose(10) === 0 ? 20_000 : 300));
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
