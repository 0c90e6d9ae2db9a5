import { setTimeout as pause } from 'node:timers/promises';

import { type Seat, presets } from '@tenbo/engine';
import { type Entry, LOG_VERSION } from '@tenbo/ledger';

import { handEnded } from '../../../../fixtures/logs.ts';
import { type NewLink, newEvent } from '../club.ts';
import { LoadedClient, entryId } from './client.ts';
import type { Load } from './server.ts';

const PHONES = 4;
/** The time between two arrivals, in milliseconds. */
const BETWEEN = 20;

export interface Size {
  readonly tables: number;
  /** Each shows a board of all tables, and all share one link. */
  readonly spectators: number;
}

/** Statistics of repeated measurements, in milliseconds. */
export interface Times {
  readonly count: number;
  readonly median: number;
  readonly p99: number;
  readonly most: number;
}

/** The results of a measurement while tables entered hands. */
export interface Measured {
  readonly entries: number;
  readonly perSecond: number;
  readonly requestsPerSecond: number;
  /** The time from sending an entry until its phone knows that it is stored, until the table's other phones have it, and until spectators have it. */
  readonly stored: Times;
  readonly atTable: Times;
  readonly spectators: Times;
  /** Of one core. */
  readonly cpu: number;
  readonly megabytes: number;
  readonly refused: string;
}

interface Table {
  readonly log: string;
  /** The phone that enters hands. */
  readonly phone: LoadedClient;
  last: string;
  written: number;
  /** Called when the server has confirmed the last hand. */
  onStored: () => void;
}

/** A club under load: tables with four phones each and spectators, over sockets. */
export class Club {
  readonly #load: Load;
  readonly #size: Size;
  readonly #tables: Table[] = [];
  readonly #others: LoadedClient[] = [];
  readonly #sentAt = new Map<string, number>();
  #times = { stored: [] as number[], atTable: [] as number[], spectators: [] as number[] };

  constructor(load: Load, size: Size) {
    this.#load = load;
    this.#size = size;
  }

  /** Everyone arrives: four phones at each table, and the spectators. @returns after how many seconds all have everything */
  async open(): Promise<number> {
    const { tables, spectators } = this.#size;
    const { event, newLink, links } = await newEvent((request) => this.#load.ask(request));
    const begun = performance.now();
    for (let table = 1; table <= tables; table++) {
      const link: NewLink = await newLink({ role: 'table', table });
      const log = `table-${table}`;
      const players = ['Aki', 'Ben', 'Chie', 'Dai'];
      const start: Entry = {
        id: log,
        after: [],
        event: { type: 'matchStarted', version: LOG_VERSION, rules: presets.mleague, players },
      };
      const holder = { event, role: 'table', link, table } as const;
      const confirmed = (acknowledged: ReadonlySet<string>) => {
        if (acknowledged.has(at.last)) at.onStored();
      };
      const phone = new LoadedClient(this.#load, holder, { seen: () => {}, confirmed });
      const at: Table = { log, phone, last: log, written: 0, onStored: () => {} };
      this.#tables.push(at);
      const phones = Array.from(
        { length: PHONES - 1 },
        () => new LoadedClient(this.#load, holder, { seen: this.#seen('atTable') }),
      );
      this.#others.push(...phones);
      for (const one of [phone, ...phones]) {
        await one.start();
        await one.open(log, start);
        await pause(BETWEEN);
      }
    }
    for (let i = 0; i < spectators; i++) {
      const holder = { event, role: 'spectator', link: links.spectator } as const;
      const screen = new LoadedClient(this.#load, holder, { seen: this.#seen('spectators') });
      this.#others.push(screen);
      await screen.start();
      await pause(BETWEEN);
    }
    const logsOf = (i: number) => (i < tables * (PHONES - 1) ? 1 : tables);
    while (!this.#others.every((one, i) => one.hasAll(logsOf(i)))) await pause(20);
    return (performance.now() - begun) / 1_000;
  }

  close(): void {
    for (const one of [...this.#tables.map(({ phone }) => phone), ...this.#others]) one.stop();
  }

  /** Each table enters a hand at this interval in milliseconds, all at different times. */
  inTurn(every: number, seconds: number): Promise<Measured> {
    return this.#measured(seconds, async (table, i, isOver) => {
      await pause((every * i) / this.#tables.length);
      while (!isOver()) {
        await this.#enter(table);
        await pause(every);
      }
    });
  }

  /** Each table enters a hand as soon as the one before is stored. */
  atOnce(seconds: number): Promise<Measured> {
    return this.#measured(seconds, async (table, _, isOver) => {
      while (!isOver()) await this.#enter(table);
    });
  }

  async #measured(seconds: number, work: (table: Table, i: number, isOver: () => boolean) => Promise<void>): Promise<Measured> {
    this.#times = { stored: [], atTable: [], spectators: [] };
    const [before, earlier, begun] = [this.#load.used(), this.#load.requests, performance.now()];
    this.#load.refused.clear();
    let isOver = false;
    void pause(seconds * 1_000).then(() => (isOver = true));
    const working = this.#tables.map((table, i) => work(table, i, () => isOver));
    await pause(seconds * 1_000);
    const passed = (performance.now() - begun) / 1_000;
    const after = this.#load.used();
    const requests = this.#load.requests - earlier;
    // Also wait until the last entries have arrived.
    await Promise.race([Promise.all(working), pause(20_000)]);
    const { tables, spectators } = this.#size;
    const wanted = this.#times.stored.length * (tables > 0 ? PHONES - 1 + spectators : 0);
    for (let i = 0; i < 500 && this.#times.atTable.length + this.#times.spectators.length < wanted; i++) await pause(20);
    return {
      entries: this.#times.stored.length,
      perSecond: this.#times.stored.length / passed,
      requestsPerSecond: requests / passed,
      stored: timesOf(this.#times.stored),
      atTable: timesOf(this.#times.atTable),
      spectators: timesOf(this.#times.spectators),
      cpu: (after.cpuSeconds - before.cpuSeconds) / passed,
      megabytes: after.megabytes,
      refused: [...this.#load.refused].map(([why, count]) => `${count} × ${why}`).join(', '),
    };
  }

  async #enter(table: Table): Promise<void> {
    const id = entryId(table.log, ++table.written);
    const entry = handAfter(table.last, id, (1 + (table.written % 3)) as Seat);
    this.#sentAt.set(id, performance.now());
    table.last = id;
    await new Promise<void>((resolve) => {
      table.onStored = resolve;
      table.phone.write(table.log, entry);
    });
    this.#times.stored.push(performance.now() - (this.#sentAt.get(id) ?? 0));
  }

  /** Notes how long an entry took to arrive. */
  #seen(what: 'atTable' | 'spectators'): (id: string) => void {
    return (id) => {
      const at = this.#sentAt.get(id);
      if (at !== undefined) this.#times[what].push(performance.now() - at);
    };
  }
}

/** A hand as long as one whose tiles are entered. The dealer wins it, so that the match never ends and all its hands count. */
function handAfter(last: string, id: string, discarder: Seat): Entry {
  const tiles = { hand: '234m567p33s', tile: '3s', melds: [{ type: 'pon', tiles: '777z', from: 'left' }], dora: '1m4p' } as const;
  const event = handEnded({ riichi: [], outcome: { kind: 'ron', discarder, wins: [{ winner: 0, value: { tiles } }] } });
  return { id, after: [last], at: new Date().toISOString(), event };
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, median: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}
