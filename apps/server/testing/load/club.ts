import { setTimeout as pause } from 'node:timers/promises';

import { type Seat, presets, seatsOf } from '@tenbo/engine';
import { type Entry, LOG_VERSION } from '@tenbo/ledger';

import { handEnded } from '../../../../fixtures/logs.ts';
import { type NewLink, newEvent, syncOf } from '../club.ts';
import { Reader, entryId } from './reader.ts';
import type { Load } from './server.ts';

const PHONES = 4;
/** The time between two arrivals, in milliseconds. */
const BETWEEN = 20;
const SEATS = seatsOf(presets.mleague);

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
  readonly token: string;
  last: string;
  written: number;
}

/** A club under load: tables with four phones each and spectators, over sockets. */
export class Club {
  readonly #load: Load;
  readonly #size: Size;
  readonly #tables: Table[] = [];
  readonly #readers: Reader[] = [];
  readonly #sentAt = new Map<string, number>();
  #times = { stored: [] as number[], atTable: [] as number[], spectators: [] as number[] };

  constructor(load: Load, size: Size) {
    this.#load = load;
    this.#size = size;
  }

  /** Everyone arrives: three more phones for each table, and the spectators. @returns after how many seconds all have everything */
  async open(): Promise<number> {
    const { tables, spectators } = this.#size;
    const { newLink, links } = await newEvent(async (request) => this.#load.fetch(request));
    for (let table = 1; table <= tables; table++) {
      const { token }: NewLink = await newLink({ role: 'table', table });
      const log = `table-${table}`;
      await this.#load.ask({ what: 'POST /api/logs', token, body: { id: log, kind: 'match', subject: { table } } });
      const players = ['Aki', 'Ben', 'Chie', 'Dai'];
      const start: Entry = {
        id: log,
        after: [],
        event: { type: 'matchStarted', version: LOG_VERSION, rules: presets.mleague, players },
      };
      await this.#load.ask(syncOf(log, token, [start]));
      this.#tables.push({ log, token, last: log, written: 0 });
      for (let phone = 1; phone < PHONES; phone++) this.#readers.push(this.#reader(token, 'atTable', (other) => other === log));
    }
    for (let i = 0; i < spectators; i++) this.#readers.push(this.#reader(links.spectator.token, 'spectators', () => true));
    const begun = performance.now();
    await Promise.all(this.#readers.map((reader, i) => pause(i * BETWEEN).then(() => reader.start())));
    const logsOf = (i: number) => (i < tables * (PHONES - 1) ? 1 : tables);
    while (!this.#readers.every((reader, i) => reader.hasAll(logsOf(i)))) await pause(20);
    return (performance.now() - begun) / 1_000;
  }

  close(): void {
    for (const reader of this.#readers) reader.stop();
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
    const [winner = 0, discarder = 1] = table.written % 2 === 0 ? SEATS : SEATS.toReversed();
    const entry = handAfter(table.last, id, winner, discarder);
    this.#sentAt.set(id, performance.now());
    table.last = id;
    await this.#load.ask(syncOf(table.log, table.token, [entry], table.written));
    this.#times.stored.push(performance.now() - (this.#sentAt.get(id) ?? 0));
  }

  #reader(token: string, what: 'atTable' | 'spectators', follows: (log: string) => boolean): Reader {
    const seen = (id: string) => {
      const at = this.#sentAt.get(id);
      if (at !== undefined) this.#times[what].push(performance.now() - at);
    };
    return new Reader(this.#load, token, { follows, seen, boards: what === 'spectators' });
  }
}

/** A hand as long as one whose tiles are entered. */
function handAfter(last: string, id: string, winner: Seat, discarder: Seat): Entry {
  const tiles = { hand: '234m567p33s', tile: '3s', melds: [{ type: 'pon', tiles: '777z', from: 'left' }], dora: '1m4p' } as const;
  const event = handEnded({ riichi: [], outcome: { kind: 'ron', discarder, wins: [{ winner, value: { tiles } }] } });
  return { id, after: [last], at: new Date().toISOString(), event };
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, median: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}
