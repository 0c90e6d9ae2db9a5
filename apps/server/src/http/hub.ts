// Notifies live connections of new heads of logs, with the summary of the match. A new connection first gets all heads.
import { type LinkRole, type Rightful, SIZES, type Subject, type SummaryOfLog, hidesFrom } from '@tenbo/club';
import type { Tournament } from '@tenbo/tournament';

import type { Change, LogHead, Store } from '../store/store.ts';
import { type Caller, subjectOf } from './caller.ts';
import { Listener } from './listener.ts';
import { logOf } from './log-key.ts';
import type { LogMemory } from './log-memory.ts';
import { readable, readableSummary } from './readable.ts';
import type { Summaries } from './summaries.ts';
import type { Tournaments } from './tournaments.ts';

/** Limits of live connections. */
export interface LiveLimits {
  /** For each role, how many connections all its links may have in an event, and how many one link. No role can take another's. */
  readonly shares: Readonly<Record<LinkRole, { readonly all: number; readonly perLink: number }>>;
  /** After how many milliseconds without a change to send a sign of life. */
  readonly silence: number;
}

/** The link of a listener, and the table it follows: it gets that table's logs and those of no table. Without a table it gets everything. */
interface Subscription extends Rightful {
  readonly role: LinkRole;
  readonly link: string;
  readonly table: number | undefined;
}

/** The listeners of one event. */
interface Subscribers {
  readonly listeners: Map<Listener, Subscription>;
  /** The head of each log that all of them have last been sent. */
  readonly heads: Map<string, number>;
}

/** What the hub reads from. */
interface Sources {
  readonly store: Store;
  readonly memory: LogMemory;
  readonly summaries: Summaries;
  readonly tournaments: Tournaments;
}

/** How many reads may run at the same time. */
const AT_ONCE = 8;

/**
 * The live connections of all events. The hub reads each change once for all listeners, and never reads the same log twice at the same time. If the
 * store cannot be read, it ends the connections: a client that reconnects gets all heads.
 */
export class Hub {
  readonly #store: Store;
  readonly #memory: LogMemory;
  readonly #summaries: Summaries;
  readonly #tournaments: Tournaments;
  readonly #limits: LiveLimits;
  readonly #events = new Map<string, Subscribers>();
  /** Reads that wait for their turn, by name: one that already waits need not wait twice. */
  readonly #work = new Map<string, { readonly event: string; readonly read: () => Promise<void> }>();
  /** The names of the reads that are running. */
  readonly #reading = new Set<string>();
  readonly #stop: () => void;
  #isClosed = false;

  constructor({ store, memory, summaries, tournaments }: Sources, limits: LiveLimits) {
    [this.#store, this.#memory, this.#summaries, this.#tournaments] = [store, memory, summaries, tournaments];
    this.#limits = limits;
    this.#stop = store.watch((change) => this.#changed(change));
  }

  /** The number of connections. */
  get size(): number {
    return [...this.#events.values()].reduce((sum, { listeners }) => sum + listeners.size, 0);
  }

  /**
   * Opens a connection, which first gets the heads of the logs.
   *
   * @param table to get changes only of this table, and of logs that belong to no table
   * @returns undefined if the link, or all links of its role, have too many connections
   */
  open({ event, role, link, subject }: Caller, table?: number): Listener | undefined {
    const subscribers = this.#events.get(event) ?? newSubscribers();
    const { listeners } = subscribers;
    const ofRole = [...listeners.values()].filter((one) => one.role === role);
    const share = this.#limits.shares[role];
    const isFull = ofRole.length >= share.all || ofRole.filter((one) => one.link === link).length >= share.perLink;
    if (this.#isClosed || isFull) return undefined;
    const listener = new Listener(this.#limits.silence, () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#events.get(event) === subscribers) this.#events.delete(event);
    });
    const subscription = { role, link, subject, table };
    listeners.set(listener, subscription);
    this.#events.set(event, subscribers);
    // The link may have been revoked after it was looked up, before this connection began to watch.
    this.#later(`new ${crypto.randomUUID()}`, event, async () => {
      await this.#endRevoked(event);
      await this.#sendHeads(event, [[listener, subscription]]);
    });
    return listener;
  }

  /** Ends all connections, and allows no more. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
    for (const event of this.#events.keys()) this.#end(event);
  }

  #changed(change: Change): void {
    if (change === 'anything') for (const event of this.#events.keys()) this.#changedAll(event);
    else if (!this.#events.has(change.event)) return;
    else if (change.log === undefined) this.#later(`all ${change.event}`, change.event, () => this.#sendReload(change.event));
    else this.#later(`log ${change.log}`, change.event, () => this.#sendHead(change.event, change.log ?? ''));
  }

  /** Changes of an event may have been missed: to its people and links, and to any of its logs. */
  #changedAll(event: string): void {
    this.#changed({ event });
    this.#later(`heads ${event}`, event, () => this.#sendHeads(event, this.#of(event)));
  }

  #later(name: string, event: string, read: () => Promise<void>): void {
    if (!this.#work.has(name)) this.#work.set(name, { event, read });
    this.#workOn();
  }

  /** Starts as many of the waiting reads as may run now. */
  #workOn(): void {
    for (const [name, { event, read }] of this.#work) {
      if (this.#reading.size >= AT_ONCE) return;
      if (this.#reading.has(name)) continue;
      this.#work.delete(name);
      this.#reading.add(name);
      void this.#done(name, event, read);
    }
  }

  async #done(name: string, event: string, read: () => Promise<void>): Promise<void> {
    await read().catch(() => this.#end(event));
    this.#reading.delete(name);
    this.#workOn();
  }

  async #sendHeads(event: string, to: Iterable<readonly [Listener, Subscription]>): Promise<void> {
    const logs = await this.#store.logs(event);
    const heads = this.#events.get(event)?.heads;
    for (const { id, head } of logs) if (heads?.has(id) === false) heads.set(id, head);
    for (const [listener, subscription] of to) {
      for (const { id, head, ...log } of logs) {
        if (isFor(subscription, subjectOf(log))) listener.queue(logOf(id), head, JSON.stringify({ log: logOf(id), head }));
      }
    }
  }

  async #sendHead(event: string, key: string): Promise<void> {
    const log = await this.#store.log(key);
    const subscribers = this.#events.get(event);
    if (!log || !subscribers) return;
    // Phones at tables need no summary, and making one takes longer than everything else here.
    const isShown = [...subscribers.listeners.values()].some(({ table }) => table === undefined);
    const summary = isShown ? await this.#summaries.of(log) : undefined;
    const news = await this.#entriesSince(subscribers.heads.get(key), log);
    subscribers.heads.set(key, log.head);
    const subject = subjectOf(log);
    // Judged by what the event says after the news was read.
    const { tournament } = await this.#tournaments.of(log.event);
    const textOf = textsOf({ log, summary, news, tournament });
    for (const [listener, subscription] of subscribers.listeners)
      if (isFor(subscription, subject)) listener.queue(logOf(key), log.head, textOf(subscription));
  }

  /** The entries from the last head sent to a new one; undefined if there are too many, or none was sent. */
  async #entriesSince(after: number | undefined, log: LogHead): Promise<News | undefined> {
    const { head } = log;
    if (after === undefined || after >= head || head - after > SIZES.liveEntries) return undefined;
    const bodies = (await this.#memory.of(log)).bodies.slice(after, head);
    const isWhole = bodies.length === head - after && bodies.join('').length <= SIZES.liveCharacters;
    return isWhole ? { after, bodies } : undefined;
  }

  async #sendReload(event: string): Promise<void> {
    await this.#endRevoked(event);
    for (const listener of this.#of(event).keys()) listener.queueReload();
  }

  async #endRevoked(event: string): Promise<void> {
    const links = await this.#store.links(event);
    const good = new Set(links.filter(({ revoked }) => revoked === null).map(({ id }) => id));
    for (const [listener, { link }] of this.#of(event)) if (!good.has(link)) listener.end();
  }

  #end(event: string): void {
    for (const listener of this.#of(event).keys()) listener.end();
  }

  #of(event: string): Subscribers['listeners'] {
    return this.#events.get(event)?.listeners ?? new Map<Listener, Subscription>();
  }
}

/** Stored entries after a position. */
interface News {
  readonly after: number;
  readonly bodies: readonly string[];
}

/** A log that has a new head, and what is new of it. */
interface Grown {
  readonly log: LogHead;
  readonly summary: SummaryOfLog | undefined;
  readonly news: News | undefined;
  readonly tournament: Tournament | undefined;
}

/** The message that a log has a new head, as each listener may read it. It is built once for all who get the same. */
function textsOf(grown: Grown): (reader: Rightful) => string {
  const texts = new Map<string, string>();
  return (reader) => {
    const who = hidesFrom(reader, grown.tournament) ? JSON.stringify([reader.role, reader.subject]) : '';
    const text = texts.get(who) ?? textFor(reader, grown);
    texts.set(who, text);
    return text;
  };
}

function textFor(reader: Rightful, { log, summary, news, tournament }: Grown): string {
  const shown = summary && readableSummary(reader, log, summary, tournament).summary;
  const text = JSON.stringify({ log: logOf(log.id), head: log.head, ...(shown && { summary: shown }) });
  const bodies = news && readable(reader, log, news.bodies, tournament);
  return news && bodies ? `${text.slice(0, -1)},"after":${news.after},"entries":[${bodies.join(',')}]}` : text;
}

function isFor({ table }: Subscription, about: Subject): boolean {
  return table === undefined || about.table === undefined || about.table === table;
}

function newSubscribers(): Subscribers {
  return { listeners: new Map(), heads: new Map() };
}
