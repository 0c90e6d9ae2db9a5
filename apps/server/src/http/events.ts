import { randomUUID } from 'node:crypto';

import { type LogKind, SIZES, TOURNAMENT_LOG } from '@tenbo/club';
import type { Plan } from '@tenbo/tournament';

import type { LogHead, Store } from '../store/store.ts';
import { addLink } from './links.ts';
import { keyOf } from './log-key.ts';
import { mapInTurns } from './log-work.ts';
import type { Route } from './operation.ts';
import type { Tournaments } from './tournaments.ts';

/** The routes for events. An event exists once it has a link. */
export function addEvents(route: Route, store: Store, list: EventList): void {
  route('POST /api/events', async () => {
    const event = randomUUID();
    const at = new Date().toISOString();
    const log = { id: keyOf(event, TOURNAMENT_LOG), event, kind: 'tournament' satisfies LogKind, subject: '{}', at };
    const created = await store.createLog(log);
    if (!created.ok) throw new Error(`a new log: ${created.error.code}`);
    const { id, token } = await addLink(store, event, { role: 'organiser', subject: {} });
    return { event, link: id, token };
  });

  route('GET /api/events', async () => {
    const links = await store.publicLinks(SIZES.publicEvents);
    const tokens = new Map(links.toReversed().map(({ event, token }) => [event, token]));
    const all = links.length > 0 ? await list.all() : [];
    const events = all.flatMap(({ event, created, plan: { title, isFree }, players, rounds }) => {
      const token = tokens.get(event);
      return token === undefined ? [] : [{ event, token, title, created, players, rounds, ...(isFree && { isFree }) }];
    });
    return { events };
  });

  route('GET /api/session', (c) => {
    const { event, link, role, subject } = c.get('caller');
    return { event, link, role, subject };
  });
}

export interface ListedEvent {
  readonly event: string;
  readonly created: string;
  readonly plan: Plan;
  readonly players: number;
  readonly rounds: number;
}

/** How many events are read before other requests get their turn: the first reading after a start takes some milliseconds for each. */
const AT_ONCE = 4;

/** What lists say of the server's events. It follows from their organisers' logs, and is read again only for those that have changed. */
export class EventList {
  readonly #store: Store;
  readonly #tournaments: Tournaments;
  readonly #known = new Map<string, { readonly head: number; readonly listed: ListedEvent | undefined }>();
  #reading: Promise<readonly ListedEvent[]> | undefined;

  constructor(store: Store, tournaments: Tournaments) {
    [this.#store, this.#tournaments] = [store, tournaments];
  }

  /** All events that have been opened, the newest first. Requests that come at the same moment are answered together. */
  all(): Promise<readonly ListedEvent[]> {
    return (this.#reading ??= this.#read().finally(() => (this.#reading = undefined)));
  }

  async #read(): Promise<readonly ListedEvent[]> {
    const logs = await this.#store.logsOfKind('tournament' satisfies LogKind);
    const listed = await mapInTurns(logs.toReversed(), (log) => this.#listed(log), AT_ONCE);
    return listed.filter((one) => one !== undefined);
  }

  async #listed({ event, head, created }: LogHead): Promise<ListedEvent | undefined> {
    const known = this.#known.get(event);
    if (known?.head === head) return known.listed;
    const { tournament } = await this.#tournaments.of(event);
    const listed = tournament && {
      event,
      created,
      plan: tournament.plan,
      players: tournament.players.length,
      rounds: tournament.rounds.length,
    };
    this.#known.set(event, { head, listed });
    return listed;
  }
}
