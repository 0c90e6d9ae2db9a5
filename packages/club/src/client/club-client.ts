// A club's client on a device: the links it has, and the events that it follows with them.
import { type Answers, TOURNAMENT_LOG } from '../contract/requests.ts';
import { type Result, err, ok } from '@tenbo/engine';
import { type TournamentEntry, type TournamentError, checkAct, withAct } from '@tenbo/tournament';

import type { PersonOfEvent, Session, Synced } from '../contract/answers.ts';
import { type ApiFault, ask } from './api.ts';
import { EventClient, keyOfOrganiser } from './event-client.ts';
import type { CopyFault } from './match-order.ts';
import type { MatchOfEvent } from './matches.ts';
import type { Ports } from './ports.ts';
import { type ClubState, type SharedMatch, type StoredLink, Known } from './state.ts';
import { tournamentIn } from './acts-order.ts';

/**
 * Follows every event that a device has a link to, and keeps its copies of their logs in step with the server's. It has no screen, no storage and no
 * network of its own: the page gives it the browser's, and the server's tests those of a whole club.
 */
export class ClubClient<F> {
  readonly #ports: Ports<F>;
  readonly #known: Known;
  readonly #events = new Map<string, EventClient<F>>();
  readonly #unknown = new Set<string>();
  #following: Promise<void> | undefined;

  constructor(ports: Ports<F>) {
    this.#ports = ports;
    this.#known = new Known(ports.onState);
  }

  get state(): ClubState {
    return this.#known.state;
  }

  /** Follows every event that the stored links lead to. A second call only adds what is new. */
  followAll(): Promise<void> {
    this.#following ??= this.#followStored().finally(() => (this.#following = undefined));
    return this.#following;
  }

  async #followStored(): Promise<void> {
    const { storage, onFault } = this.#ports;
    const [found, shared, people] = await Promise.all([storage.allLinks(), storage.allShared(), storage.allPeople()]);
    const again = () => void this.followAll();
    if (!found.ok) return onFault(found.error, again);
    if (!shared.ok) return onFault(shared.error, again);
    if (people.ok)
      for (const one of people.value) if (!this.state.people.has(one.event)) this.#known.note('people', one.event, one.people);
    // A link that was opened before the stored ones were read may be one of them, or not be stored yet.
    const here = new Map([...found.value, ...(this.state.links ?? [])].map((link) => [link.token, link]));
    for (const link of found.value) here.set(link.token, { ...link, ...here.get(link.token) });
    const links = [...here.values()];
    this.#known.set({ links, areLinksRead: true });
    for (const one of shared.value) this.addCopy(one);
    for (const event of new Set(links.flatMap(({ session }) => session?.event ?? []))) this.#event(event).follow();
  }

  /** Ends all connections. What is under way may still come to its end. */
  stop(): void {
    for (const event of this.#events.values()) event.stop();
  }

  /** Reconnects to all events and compares again: the network, or the reader, may be back. */
  again(): void {
    for (const event of this.#events.values()) event.again();
  }

  /** Uses a link at once, for everything that it may allow, and stores it. @returns why it is not stored */
  async takeLink(link: StoredLink): Promise<Result<unknown, F>> {
    this.#unknown.delete(link.token);
    this.#known.set({ links: [...(this.state.links ?? []).filter(({ token }) => token !== link.token), link] });
    if (link.session) this.tryAgain(link.session.event);
    return this.#ports.storage.keepLink(link);
  }

  /** Forgets a link that never worked. */
  async dropLink(token: string): Promise<void> {
    const dropped = await this.#ports.storage.forgetLink(token);
    if (!dropped.ok) return this.#ports.onFault(dropped.error);
    this.#known.set({ links: (this.state.links ?? []).filter((link) => link.token !== token) });
  }

  /** Reconnects to an event, and sends again what the server refused. */
  tryAgain(event: string): void {
    for (const link of this.state.links ?? []) if (link.session?.event === event) this.#unknown.delete(link.token);
    this.#event(event).tryAgain();
  }

  /** Keeps a copy of a match of an event from now on. */
  async join(event: string, { log, table, created, start }: MatchOfEvent): Promise<Result<SharedMatch, CopyFault<F>>> {
    const mayBegin = this.state.links?.some(({ session }) => session?.event === event && mayBeginAt(session, table));
    const joined = await this.#ports.storage.joinLog({ event, log, table, created }, mayBegin ? start : undefined);
    if (joined.ok) this.addCopy(joined.value);
    return joined;
  }

  /** Starts following one more log, at once. */
  addCopy(shared: SharedMatch): void {
    this.#event(shared.event).add(shared);
  }

  /** Sends what was written to a copy on this device. */
  sendFrom(key: string): void {
    for (const event of this.#events.values()) if (event.has(key)) void event.send(key);
  }

  /** Does acts of an organiser, a referee or a table, in order. They are stored here before they are sent. @returns why they were not stored */
  async doActs(event: string, made: readonly TournamentEntry[]): Promise<Result<undefined, TournamentError | F>> {
    let tournament = tournamentIn(this.state.acts.get(event));
    for (const entry of made) {
      const error = checkAct(tournament, entry.act);
      if (error) return err(error);
      tournament = withAct(tournament, entry);
    }
    return this.#changeActs(event, this.#ports.storage.keepActs(event, made));
  }

  /** Discards acts that the server has refused. */
  dropRefused(event: string): Promise<Result<undefined, F>> {
    const refused = this.state.statuses.get(keyOfOrganiser(event))?.refused ?? [];
    return this.#changeActs(event, this.#ports.storage.dropActs(event, new Set(refused.map(({ entry }) => entry))));
  }

  async #changeActs(event: string, change: ReturnType<Ports<F>['storage']['keepActs']>): Promise<Result<undefined, F>> {
    const kept = await change;
    if (!kept.ok) return kept;
    this.#known.note('acts', event, kept.value);
    this.sendFrom(keyOfOrganiser(event));
    return ok(undefined);
  }

  /** Sends a request to the server as whoever has a token, or as nobody in particular. */
  ask<What extends keyof Answers>(
    token: string | undefined,
    what: What,
    body?: object,
  ): Promise<Result<Answers[What], ApiFault>> {
    return ask({ ...this.#ports, token }, what, body);
  }

  /** Sends a request to the server with the best link that this device has for an event. */
  asking<What extends keyof Answers>(event: string, what: What, body?: object): Promise<Result<Answers[What], ApiFault>> {
    return this.#event(event).asking(undefined, what, body);
  }

  /** Reads a log of an event after a position, without keeping a copy. */
  reading(event: string, log: string, after: number): Promise<Result<Synced, ApiFault>> {
    return this.#event(event).exchanging({ log }, after, []);
  }

  /**
   * Asks the server to take one act, which counts only if it does: it is not stored here, so nobody goes by what was refused.
   *
   * @returns why it was not taken
   */
  offerAct(event: string, entry: TournamentEntry): Promise<Result<unknown, ApiFault>> {
    const after = this.state.acts.get(event)?.entries.length ?? 0;
    return this.#event(event).exchanging({ log: TOURNAMENT_LOG }, after, [entry]);
  }

  /** Keeps the summaries of an event's matches up to date from now on. */
  showSummaries(event: string): void {
    this.#event(event).showSummaries();
  }

  /** Notes a person's name that the server has stored. */
  notePerson(event: string, person: PersonOfEvent): void {
    const others = (this.state.people.get(event) ?? []).filter(({ id }) => id !== person.id);
    this.#known.note('people', event, [...others, person]);
  }

  #event(event: string): EventClient<F> {
    const known = this.#events.get(event);
    if (known) return known;
    const made = new EventClient(event, this.#ports, { known: this.#known, unknown: this.#unknown });
    this.#events.set(event, made);
    return made;
  }
}

/** Anyone who may write to a table's log may start it: all devices write the same start, and one of them is enough. */
function mayBeginAt({ role, subject }: Session, table: number | undefined): boolean {
  return role === 'organiser' || role === 'referee' || (role === 'table' && subject.table === table);
}
