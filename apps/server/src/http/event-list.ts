// What lists say of the server's events. It follows from their organisers' logs, and is read again only for those that have changed.
import type { LogKind } from '@tenbo/club';
import type { Plan } from '@tenbo/tournament';

import type { LogHead, Store } from '../store/store.ts';
import type { Tournaments } from './tournaments.ts';
import { mapInTurns } from './turns.ts';

export interface ListedEvent {
  readonly event: string;
  readonly created: string;
  readonly plan: Plan;
  readonly players: number;
  readonly rounds: number;
}

/** How many events are read before other requests get their turn: the first reading after a start takes some milliseconds for each. */
const AT_ONCE = 4;

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
