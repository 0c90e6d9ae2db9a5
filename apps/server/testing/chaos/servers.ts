import { setTimeout as pause } from 'node:timers/promises';

import { type Choose, oneOf } from '../../../../fixtures/wins.ts';
import { type StoreLocation, openStore } from '../../src/store/open-store.ts';
import { QUOTAS, type Quotas } from '@tenbo/club';
import type { Store } from '../../src/store/store.ts';
import { type ApiAnswer, type ApiRequest, type Ask, answerTo, newServer, requestOf } from '../club.ts';
import { Clock } from './clock.ts';
import type { Fault } from './fault.ts';
import { type EventLogs, logsOf } from './event-logs.ts';
import { answersFirst, countsLate, notifiesFirst, wrapped } from './stores.ts';

/** The longest delay before and after each call of the store, in milliseconds. */
const SLOWEST = 40;
/** How long PostgreSQL's notifications of a write take in real time, in milliseconds. */
const TO_NOTIFY = 2;
/** Signs of life follow real time, which hardly passes here, so they are never sent. */
const MANY = { all: 1_000, perLink: 1_000 };
const LIVE = { shares: { organiser: MANY, referee: MANY, table: MANY, player: MANY, spectator: MANY }, silence: 1_000_000 };

/** Evenings meet no quota, not even with a tenth of each. The clock of quotas hardly moves here either. */
const FACTOR = 10;
const TENTH = Object.fromEntries(
  Object.entries(QUOTAS).map(([what, of]) => [
    what,
    Object.fromEntries(
      Object.entries(of).map(([who, { burst, perHour }]) => [who, { burst: burst / FACTOR, perHour: perHour / FACTOR }]),
    ),
  ]),
) as unknown as Quotas;

/** A server process. */
interface Process {
  readonly ask: Ask;
  /** Resolves when it dies. Its open calls never finish, and its open requests are never answered. */
  readonly died: Promise<undefined>;
  readonly die: () => void;
}

/** The processes of a server with one store. Each request goes to a random one. */
export class Servers {
  readonly clock = new Clock(() => this.#settled());
  readonly #choose: Choose;
  readonly #place: StoreLocation;
  readonly #fault: Fault | undefined;
  #processes: readonly Process[] = [];
  /** With SQLite all processes share one store, because it notifies only listeners in the same process. */
  #stores: readonly Store[] = [];
  /** Work under way in real time. */
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(choose: Choose, place: StoreLocation, fault: Fault | undefined) {
    this.#choose = choose;
    this.#place = place;
    this.#fault = fault;
  }

  /** Starts one more process. */
  async start(): Promise<void> {
    const isSqlite = 'file' in this.#place;
    const store = (isSqlite ? this.#stores[0] : undefined) ?? (await this.#noted(opened(this.#place)));
    if (!this.#stores.includes(store)) this.#stores = [...this.#stores, store];
    const { promise: died, resolve } = Promise.withResolvers<undefined>();
    let isDead = false;
    // A dead process never wakes up.
    const wait = () =>
      this.clock.sleep(this.#choose(SLOWEST)).then(() => (isDead ? new Promise<void>(() => undefined) : undefined));
    const slowly = async <T>(call: () => Promise<T>) => {
      await wait();
      const value = await this.#noted(call());
      await wait();
      return value;
    };
    const slow = wrapped(store, slowly, isSqlite ? slowly : (call) => slowly(() => untilNotified(call())));
    const { app, hub } = newServer(this.#faulty(slow, wait), { live: LIVE, quotas: TENTH });
    const one: Process = {
      ask: async (request) => app.request(...requestOf('', request)),
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

  /** Kills one of the processes, if any runs. */
  kill(): void {
    if (this.#processes.length > 0) oneOf(this.#choose, this.#processes).die();
  }

  /** Kills all processes and closes the store. */
  async killAll(): Promise<void> {
    for (const { die } of this.#processes) die();
    const closing = this.#stores.map((store) => store.close());
    this.#stores = [];
    await this.#noted(Promise.all(closing));
  }

  /** Asks any process; undefined if none runs, or if it dies before it answers. */
  async ask(request: ApiRequest): Promise<ApiAnswer | undefined> {
    if (this.#processes.length === 0) return undefined;
    const { ask, died } = oneOf(this.#choose, this.#processes);
    return Promise.race([answerTo(ask, request), died]);
  }

  /** Opens a live connection to any process. @returns the response, and a promise that resolves when the process dies */
  async connect(request: ApiRequest): Promise<{ readonly response: Response; readonly died: Promise<undefined> } | undefined> {
    if (this.#processes.length === 0) return undefined;
    const { ask, died } = oneOf(this.#choose, this.#processes);
    const response = await Promise.race([ask(request), died]);
    return response && { response, died };
  }

  /** What is stored of an event right now; undefined while no process runs. */
  async logsOf(event: string): Promise<EventLogs | undefined> {
    const [store] = this.#stores;
    return store && this.#noted(logsOf(store, event));
  }

  #faulty(store: Store, wait: () => Promise<void>): Store {
    if (this.#fault === 'answersFirst') return answersFirst(store, wait);
    if (this.#fault === 'countsLate') return countsLate(store);
    return this.#fault === 'notifiesFirst' ? notifiesFirst(store, wait) : store;
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

/** Waits after a write until all listeners are notified, which happens in real time. */
async function untilNotified<T>(write: Promise<T>): Promise<T> {
  const value = await write;
  await pause(TO_NOTIFY);
  return value;
}

async function opened(place: StoreLocation): Promise<Store> {
  const answer = await openStore(place);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
