import { setTimeout as pause } from 'node:timers/promises';

import { type Choose, oneOf } from '../../../../fixtures/wins.ts';
import { type Place, openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { type Answered, type Asked, type Asking, answerTo, newServer, requestOf } from '../club.ts';
import { Clock } from './clock.ts';
import type { Fault } from './fault.ts';
import { answersFirst, tellsFirst, wrapped } from './stores.ts';

/** The longest time that a call of the store takes, before and after it does something, in milliseconds. */
const SLOWEST = 40;
/** PostgreSQL tells of what was written in real time, and takes so long, in milliseconds. */
const TO_BE_TOLD = 2;
/** Silence is told in real time, of which nothing takes any. */
const LIVE = { perEvent: 1_000, perLink: 1_000, silence: 1_000_000 };

/** One process of the server. */
interface Process {
  readonly ask: Asking;
  /** When it dies, what it was doing is never done and never answered. */
  readonly died: Promise<undefined>;
  readonly die: () => void;
}

/** The processes of a server with one store. A request goes to any of them. */
export class Servers {
  readonly clock = new Clock(() => this.#settled());
  readonly #choose: Choose;
  readonly #place: Place;
  readonly #fault: Fault | undefined;
  #processes: readonly Process[] = [];
  /** With SQLite all processes share one, because only those of one process hear of each other. */
  #stores: readonly Store[] = [];
  /** What is under way in real time. */
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(choose: Choose, place: Place, fault: Fault | undefined) {
    this.#choose = choose;
    this.#place = place;
    this.#fault = fault;
  }

  /** Starts a further process. */
  async start(): Promise<void> {
    const isSqlite = 'file' in this.#place;
    const store = (isSqlite ? this.#stores[0] : undefined) ?? (await this.#noted(opened(this.#place)));
    if (!this.#stores.includes(store)) this.#stores = [...this.#stores, store];
    const { promise: died, resolve } = Promise.withResolvers<undefined>();
    let isDead = false;
    // The dead do not wake.
    const wait = () =>
      this.clock.sleep(this.#choose(SLOWEST)).then(() => (isDead ? new Promise<void>(() => undefined) : undefined));
    const slowly = async <T>(call: () => Promise<T>) => {
      await wait();
      const value = await this.#noted(call());
      await wait();
      return value;
    };
    const slow = wrapped(store, slowly, isSqlite ? slowly : (call) => slowly(() => toldTo(call())));
    const { app, hub } = newServer(this.#faulty(slow, wait), { live: LIVE });
    const one: Process = {
      ask: async (asked) => app.request(...requestOf('', asked)),
      died,
      die: () => {
        isDead = true;
        this.#processes = this.#processes.filter((other) => other !== one);
        hub.close();
        resolve(undefined);
      },
    };
    this.#processes = [...this.#processes, one];
  }

  /** Kills one of the processes, if there is any. */
  kill(): void {
    if (this.#processes.length > 0) oneOf(this.#choose, this.#processes).die();
  }

  /** Kills all and closes the store. */
  async killAll(): Promise<void> {
    for (const { die } of this.#processes) die();
    const closing = this.#stores.map((store) => store.close());
    this.#stores = [];
    await this.#noted(Promise.all(closing));
  }

  /** Any process answers; undefined if none runs, or if it dies before. */
  async ask(asked: Asked): Promise<Answered | undefined> {
    if (this.#processes.length === 0) return undefined;
    const { ask, died } = oneOf(this.#choose, this.#processes);
    return Promise.race([answerTo(ask, asked), died]);
  }

  /** Connects to any process, to listen. @returns also when the process dies */
  async connect(asked: Asked): Promise<{ readonly response: Response; readonly died: Promise<undefined> } | undefined> {
    if (this.#processes.length === 0) return undefined;
    const { ask, died } = oneOf(this.#choose, this.#processes);
    const response = await Promise.race([ask(asked), died]);
    return response && { response, died };
  }

  #faulty(store: Store, wait: () => Promise<void>): Store {
    if (this.#fault === 'answersFirst') return answersFirst(store, wait);
    return this.#fault === 'tellsFirst' ? tellsFirst(store, wait) : store;
  }

  #noted<T>(work: Promise<T>): Promise<T> {
    const settled = work.catch(() => undefined);
    this.#underWay.add(settled);
    void settled.then(() => this.#underWay.delete(settled));
    return work;
  }

  async #settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}

/** Waits until those are told of what was written who hear of it in real time. */
async function toldTo<T>(write: Promise<T>): Promise<T> {
  const value = await write;
  await pause(TO_BE_TOLD);
  return value;
}

async function opened(place: Place): Promise<Store> {
  const answer = await openStore(place);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
