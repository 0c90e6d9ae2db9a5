// One event as a device follows it: its copies of the event's logs, what it knows of the others, and the connection.
import { type Answers, TOURNAMENT_LOG } from '../contract/requests.ts';
import { type Result, err, ok } from '@tenbo/engine';

import type { Synced } from '../contract/answers.ts';
import { ActsOrder } from './acts-order.ts';
import { type ApiFault, ask, pause } from './api.ts';
import { Exchange, type Exchanging } from './exchange.ts';
import { Follower } from './follower.ts';
import { linkFor } from './matches.ts';
import { type LiveMessage, News, follow } from './live.ts';
import { type CopyFault, MatchOrder } from './match-order.ts';
import { Overview, Withheld } from './overview.ts';
import type { Ports } from './ports.ts';
import type { Known, SharedMatch, StoredLink } from './state.ts';

/** The key of an event's organiser's log among this device's copies. */
export function keyOfOrganiser(event: string): string {
  return `${TOURNAMENT_LOG} ${event}`;
}

/** Once results are shown or hidden, devices read them again within so many milliseconds, so that a hall's phones do not all come together. */
const SPREAD = 1_000;

/** A copy of a log that is kept in step with the server's. */
interface RunningCopy<F> {
  readonly log: string;
  readonly table?: number | undefined;
  readonly exchange: Exchanging<CopyFault<F>>;
}

export class EventClient<F> {
  readonly #event: string;
  readonly #ports: Ports<F>;
  readonly #known: Known;
  /** Tokens that the server does not know. They are tried again when the client is next started. */
  readonly #unknown: Set<string>;
  readonly #copies = new Map<string, RunningCopy<F>>();
  readonly #news = new News();
  readonly #withheld: Withheld;
  #follower: Follower<CopyFault<F>> | undefined;
  readonly #overview: Overview<F>;

  constructor(event: string, ports: Ports<F>, { known, unknown }: { readonly known: Known; readonly unknown: Set<string> }) {
    [this.#event, this.#ports, this.#known, this.#unknown] = [event, ports, known, unknown];
    this.#withheld = new Withheld(event);
    this.#overview = new Overview(event, ports, { known, asking: (what) => this.asking(undefined, what) });
    this.#addOrganisersLog();
  }

  /** Follows the event, unless it does already. */
  follow(): void {
    if (this.#follower) return;
    const { now, random, after } = this.#ports;
    const follower = new Follower<CopyFault<F>>({
      copies: () => this.#copies,
      overview: () => this.#overview.fetch(),
      noteHead: (message) => this.#overview.noteHead(message),
      live: (stop, onMessage) => this.#live(stop, onMessage),
      pause: (milliseconds, stop) => pause(after, milliseconds, stop),
      now,
      random,
      onConnection: (connection) => this.#known.note('connections', this.#event, connection),
      onStatus: (match, status) => this.#known.note('statuses', match, status),
      onFault: (match, fault) => {
        if (fault === 'gone') this.#copies.delete(match);
        else this.#ports.onFault(fault);
      },
    });
    this.#follower = follower;
    void this.#runToEnd(follower);
  }

  async #runToEnd(follower: Follower<CopyFault<F>>): Promise<void> {
    await follower.run();
    this.#follower = undefined;
    // If only one of several links was revoked, another takes over.
    if (!follower.isStopped && this.#linkFor(undefined)) this.follow();
  }

  stop(): void {
    this.#follower?.stop();
  }

  /** Reconnects and compares again. */
  again(): void {
    this.#follower?.again();
  }

  /** Reconnects, and sends again what the server refused. */
  tryAgain(): void {
    for (const { exchange } of this.#copies.values()) exchange.allowAgain();
    if (this.#follower) this.#follower.again();
    else this.follow();
  }

  /** Starts following one more log, at once. */
  add({ match, log, table }: SharedMatch): void {
    if (this.#copies.has(match)) return;
    const exchange = new Exchange(new MatchOrder(this.#ports.storage.copyOf(match)), {
      sync: (after, entries) => this.exchanging({ log, table }, after, entries),
      create: () =>
        this.asking(table, 'POST /api/logs', { id: log, kind: 'match', subject: table === undefined ? {} : { table } }),
    });
    this.#copies.set(match, { log, table, exchange });
    this.again();
    // What waits to be sent is known before the server answers, and if it does not.
    void this.#noteStatus(match);
  }

  /** @returns whether this device has such a copy */
  has(key: string): boolean {
    return this.#copies.has(key);
  }

  /** Sends what was written to a copy on this device. */
  async send(key: string): Promise<void> {
    if (this.#follower) return this.#follower.nudge(key);
    // There is no follower if the link was revoked.
    await this.#noteStatus(key);
  }

  async #noteStatus(key: string): Promise<void> {
    const status = await this.#copies.get(key)?.exchange.status();
    if (status?.ok) this.#known.note('statuses', key, status.value);
  }

  /** Keeps the summaries of the event's matches up to date from now on. */
  showSummaries(): void {
    if (this.#overview.hasBoards) return;
    this.#overview.hasBoards = true;
    this.again();
  }

  /** Sends a request to the server with the best link that this device has for a table of the event. */
  async asking<What extends keyof Answers>(
    table: number | undefined,
    what: What,
    body?: object,
  ): Promise<Result<Answers[What], ApiFault>> {
    const link = this.#linkFor(table);
    if (!link) return err({ code: 'unknownKey' });
    const answer = await ask({ ...this.#ports, token: link.token }, what, body);
    if (!answer.ok && answer.error.code === 'unknownKey') this.#unknown.add(link.token);
    return answer;
  }

  /** Syncs a log with the server. If there is nothing to send and live messages have brought the new entries, no request is needed. */
  async exchanging(
    { log, table }: { readonly log: string; readonly table?: number | undefined },
    after: number,
    entries: readonly object[],
  ): Promise<Result<Synced, ApiFault>> {
    const news = entries.length === 0 ? this.#news.since(log, after) : undefined;
    if (news) return ok(news);
    const answer = await this.asking(table, `POST /api/logs/${log}/sync`, { after, entries, device: this.#ports.device });
    if (!answer.ok && answer.error.code === 'resultsHidden') this.#withheld.noteRefused();
    return answer;
  }

  #linkFor(table: number | undefined): StoredLink | undefined {
    return linkFor(this.#known.state.links ?? [], this.#unknown, this.#event, table);
  }

  /** Keeps a copy of the organiser's log. What this device already has of it is shown before the server answers. */
  #addOrganisersLog(): void {
    const copy = this.#ports.storage.actsOf(this.#event);
    const order = new ActsOrder<F>(
      {
        read: async () => {
          const held = await copy.read();
          if (held.ok && !this.#known.state.acts.has(this.#event)) this.#known.note('acts', this.#event, held.value);
          return held;
        },
        keep: async (entries, lost) => {
          const kept = await copy.keep(entries, lost);
          if (!kept.ok) return kept;
          this.#known.note('acts', this.#event, kept.value);
          this.#known.set({ comparedActs: new Set(this.#known.state.comparedActs).add(this.#event) });
          if (this.#withheld.isOutdated(this.#known.state)) this.#ports.after(this.#ports.random() * SPREAD, () => this.again());
          return kept;
        },
      },
      () => this.#isOrganiser(),
    );
    const exchange = new Exchange(order, {
      sync: (after, entries) => this.exchanging({ log: TOURNAMENT_LOG }, after, entries),
      create: async () => err({ code: 'unknownLog' }),
    });
    this.#copies.set(keyOfOrganiser(this.#event), { log: TOURNAMENT_LOG, exchange });
    void order.read();
  }

  #isOrganiser(): boolean {
    return (this.#known.state.links ?? []).some(({ session }) => session?.event === this.#event && session.role === 'organiser');
  }

  async #live(stop: AbortSignal, onMessage: (message: LiveMessage) => void): Promise<void> {
    const link = this.#linkFor(undefined);
    if (!link) return;
    let isFirst = true;
    await follow({ ...this.#ports, token: link.token }, { isOfTable: this.#isOfTable(link), stop }, (message) => {
      if (message !== 'all') this.#news.note(message);
      onMessage(message);
      // Names may have changed between fetching the overview and the first message. Logs need no such check: their heads come first.
      if (isFirst) void this.#overview.fetchPeople();
      isFirst = false;
    });
    this.#news.clear();
  }

  /** Whether messages about the link's own table are enough: no board is shown, and no copy belongs to another table. */
  #isOfTable({ session }: StoredLink): boolean {
    const others = [...this.#copies.values()].filter(({ table }) => table !== undefined);
    return !this.#overview.hasBoards && others.every(({ table }) => table === session?.subject.table);
  }
}
