// Keeps all logs of an event. On connecting it compares whole logs by the ids of their entries, so a server that lost some gets them back; while the live
// connection lasts, only what changed is exchanged.
import { type Result, err, ok } from '@tenbo/engine';

import type { LogMessage } from '../contract/answers.ts';
import type { ApiFault } from './api.ts';
import type { Exchanging, CopyStatus } from './exchange.ts';
import type { LiveMessage } from './live.ts';

/** The state of the connection to the server; `since` is in milliseconds of the clock. */
export type Connection =
  | { readonly is: 'asking' | 'online' }
  /** Not reached, or reached but it takes nothing more for the moment. */
  | { readonly is: 'offline'; readonly since: number; readonly isFull?: true }
  /** The server no longer knows the link, so it is no use asking again. */
  | { readonly is: 'revoked' };

/** What a follower needs from its surroundings. */
export interface World<F> {
  /** This device's copies of the event's logs, by match id, each with the id of its log. */
  readonly copies: () => ReadonlyMap<string, { readonly log: string; readonly exchange: Exchanging<F> }>;
  /** Fetches what the copies do not contain: names, and which logs exist. */
  readonly overview: () => Promise<Result<unknown, ApiFault>>;
  /** Notes the head of a log and the summary of its match. @returns whether this makes the overview out of date */
  readonly noteHead: (message: LogMessage) => boolean;
  /** Follows the event. Resolves when the connection has ended. */
  readonly live: (stop: AbortSignal, onMessage: (message: LiveMessage) => void) => Promise<void>;
  /** Waits. Resolves early if the signal is aborted. */
  readonly pause: (milliseconds: number, stop: AbortSignal) => Promise<void>;
  readonly now: () => number;
  /** A number from 0, below 1. */
  readonly random: () => number;
  readonly onConnection: (connection: Connection) => void;
  readonly onStatus: (match: string, status: CopyStatus) => void;
  /** A copy could not be read or written. */
  readonly onFault: (match: string, fault: F) => void;
}

/** How long to wait before asking again, in milliseconds, by the number of failures in a row. */
const pauseAfter = (failures: number) => Math.min(1_000 * failures, 5_000);
/** How long to wait between requests where no live connection can be held, in milliseconds. */
const POLL = 4_000;
/** A connection that lasted longer than this, in milliseconds, is made again at once, but spread out so that a hall's phones do not all come together. */
const HELD = 10_000;
const SPREAD = 1_000;

/** Stands for the overview of the event among the tasks, which are otherwise matches. */
const OVERVIEW = Symbol('overview');
type Task = string | typeof OVERVIEW;
/** Compare the whole log; exchange new entries; or exchange only if something is waiting here. */
type How = 'compare' | 'catchUp' | 'send';

/**
 * Keeps the copies of one event in step with the server's logs until it is stopped. After each connect it compares everything. While connected, it
 * exchanges only what the server or this device reports as changed. Without a live connection it asks every few seconds.
 */
export class Follower<F> {
  readonly #world: World<F>;
  readonly #todo = new Map<Task, How>();
  #connection: Connection = { is: 'asking' };
  #working: Promise<Result<undefined, ApiFault>> | undefined;
  /** Ends a pause. */
  #wake = new AbortController();
  /** Ends the live connection. */
  #cut = new AbortController();
  #isStopped = false;

  constructor(world: World<F>) {
    this.#world = world;
  }

  /** Follows until stopped, or until the link is revoked. */
  async run(): Promise<void> {
    let failures = 0;
    while (!this.#isStopped) {
      [this.#wake, this.#cut] = [new AbortController(), new AbortController()];
      const round = await this.#compareAll();
      if (!round.ok && round.error.code === 'unknownKey') return this.#say({ is: 'revoked' });
      failures = round.ok ? 0 : failures + 1;
      const pause = round.ok ? await this.#listen() : (round.error.wait ?? 0) * 1_000 || pauseAfter(failures);
      if (!this.#isStopped) await this.#world.pause(pause, this.#wake.signal);
    }
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  stop(): void {
    this.#isStopped = true;
    this.again();
  }

  /** Reconnects and compares again: the network may be back, or a copy may have been added. */
  again(): void {
    this.#wake.abort();
    this.#cut.abort();
  }

  /** Something was entered on this device. */
  nudge(match: string): void {
    this.#todo.set(match, this.#todo.get(match) ?? 'send');
    if (this.#connection.is === 'online') return void this.#work();
    this.#wake.abort();
    const copy = this.#world.copies().get(match);
    if (copy) void this.#reportStatus(match, copy.exchange);
  }

  #compareAll(): Promise<Result<undefined, ApiFault>> {
    const copies = [...this.#world.copies().keys()].map((match) => [match, 'compare'] as const);
    // The overview comes first: it needs no storage, which may be slow.
    const all = new Map<Task, How>([[OVERVIEW, 'compare'], ...this.#todo, ...copies]);
    this.#todo.clear();
    for (const [task, how] of all) this.#todo.set(task, how);
    return this.#work();
  }

  /** Works through the tasks, one after the other, until none is left or the server is not reached. */
  #work(): Promise<Result<undefined, ApiFault>> {
    return (this.#working ??= this.#workOn());
  }

  async #workOn(): Promise<Result<undefined, ApiFault>> {
    // Lets tasks that are added in the same moment join this run.
    await Promise.resolve();
    let fault: ApiFault | undefined;
    for (const [task, how] of this.#todo) {
      this.#todo.delete(task);
      const done = await (task === OVERVIEW ? this.#world.overview() : this.#exchange(task, how));
      if (done.ok) continue;
      fault ??= done.error;
      if (OF_ALL.has(done.error.code)) break;
    }
    this.#working = undefined;
    if (fault) return this.#failed(fault);
    this.#say({ is: 'online' });
    return ok(undefined);
  }

  #failed(error: ApiFault): Result<never, ApiFault> {
    const since = this.#connection.is === 'offline' ? this.#connection.since : this.#world.now();
    this.#say({ is: 'offline', since, ...(error.code === 'quota' && { isFull: true }) });
    // A live connection is no use any more: the next one starts by comparing everything.
    this.#cut.abort();
    return err(error);
  }

  async #exchange(match: string, how: How): Promise<Result<unknown, ApiFault>> {
    const copy = this.#world.copies().get(match);
    if (!copy) return ok(undefined);
    const status = await this.#reportStatus(match, copy.exchange);
    if (how === 'send' && status?.waiting === status?.refused.length) return ok(undefined);
    const done = await (how === 'compare' ? copy.exchange.compare() : copy.exchange.catchUp());
    if (done.ok) this.#world.onStatus(match, done.value);
    else if (isApiFault(done.error)) return err(done.error);
    else this.#world.onFault(match, done.error);
    return ok(undefined);
  }

  /** Reports how a copy stands before asking the server, which may take long. */
  async #reportStatus(match: string, exchange: Exchanging<F>): Promise<CopyStatus | undefined> {
    const status = await exchange.status();
    if (!status.ok) return undefined;
    this.#world.onStatus(match, status.value);
    return status.value;
  }

  /** @returns how long to wait before the next connection, in milliseconds */
  async #listen(): Promise<number> {
    const began = this.#world.now();
    await this.#world.live(this.#cut.signal, (message) => {
      if (message === 'all' || this.#world.noteHead(message)) this.#add(OVERVIEW, 'compare');
      if (message !== 'all') this.#noteChange(message.log, message.head);
      if (this.#todo.size > 0) void this.#work();
    });
    return this.#world.now() - began > HELD ? this.#world.random() * SPREAD : POLL;
  }

  #noteChange(log: string, head: number): void {
    for (const [match, copy] of this.#world.copies())
      if (copy.log === log && copy.exchange.lacks(head)) this.#add(match, 'catchUp');
  }

  #add(task: Task, how: 'compare' | 'catchUp'): void {
    if (this.#todo.get(task) !== 'compare') this.#todo.set(task, how);
  }

  #say(connection: Connection): void {
    if (isSame(this.#connection, connection)) return;
    this.#connection = connection;
    this.#world.onConnection(connection);
  }
}

function isSame(one: Connection, other: Connection): boolean {
  return one.is === other.is && (one.is === 'offline' && one.isFull) === (other.is === 'offline' && other.isFull);
}

/** Faults that would hit every other task too. */
const OF_ALL: ReadonlySet<ApiFault['code']> = new Set(['unreachable', 'unknownKey', 'tooMany', 'quota', 'noStore']);

function isApiFault(fault: unknown): fault is ApiFault {
  return typeof fault === 'object' && fault !== null && 'code' in fault;
}
