// A phone, tablet or laptop of an event: the shipped client, what it has stored, and what its user does. All that it sends and receives is the client's.
import { type RuleSet, canonicalJson, presets } from '@tenbo/engine';
import { type ClubState, ClubClient, type CopyStatus, isForReferee, keyOfOrganiser, tournamentIn } from '@tenbo/club/client';
import {
  type Entry,
  LOG_VERSION,
  type Log,
  type Match,
  type MatchEvent,
  append,
  isDecision,
  nextEntry,
  replay,
} from '@tenbo/ledger';
import { type Act, type Tournament, matchStartOf } from '@tenbo/tournament';

import { randomEvent } from '../../../fixtures/matches.ts';
import { type Choose, oneOf } from '../../../fixtures/wins.ts';
import type { Clock } from './chaos/clock.ts';
import type { Fault } from './chaos/fault.ts';
import type { Network } from './chaos/network.ts';
import type { Witness } from './chaos/witness.ts';
import { Memory } from './memory.ts';

/** The surroundings of the devices. */
export interface World {
  readonly choose: Choose;
  readonly clock: Pick<Clock, 'now' | 'sleep' | 'after'>;
  readonly network: Pick<Network, 'fetchOf' | 'cut'>;
  readonly witness: Witness;
  readonly fault: Fault | undefined;
  /** Runs work in parallel; if it throws, that counts as a fault. */
  readonly spawn: (work: Promise<void>) => void;
}

/** Who holds a device, by the link that it has. */
export interface Holder {
  readonly event: string;
  readonly role: 'organiser' | 'referee' | 'table' | 'spectator';
  readonly link: { readonly id: string; readonly token: string };
  readonly table?: number;
}

/** The entries of one log that a device keeps and the server has refused, and those that wait for them. */
interface Withheld {
  readonly log: string;
  readonly entries: readonly Entry[];
}

export class Device {
  readonly name: string;
  readonly event: string;
  readonly role: Holder['role'];
  /** The table it belongs to; undefined if it follows all tables. */
  readonly table: number | undefined;
  readonly memory: Memory;
  readonly #world: World;
  readonly #skew: number;
  /** Counts starts and stops, so it is odd while the device runs. */
  #life = 0;
  #client: ClubClient<never> | undefined;
  #written = 0;
  readonly #matches = new WeakMap<Log, Match>();

  constructor(world: World, name: string, { event, role, link, table }: Holder) {
    this.#world = world;
    [this.name, this.event, this.role, this.table] = [name, event, role, table];
    this.memory = new Memory({ onStart: (log, start) => world.witness.wrote(name, log, start) });
    this.memory.keepLink(this.#linkOf(link));
    // Its clock is wrong by minutes or years.
    this.#skew = world.choose(3) === 0 ? world.choose(2e9) * 1000 - 1e12 : world.choose(600_000);
  }

  get isOn(): boolean {
    return this.#life % 2 === 1;
  }

  get state(): ClubState | undefined {
    return this.#client?.state;
  }

  get client(): ClubClient<never> | undefined {
    return this.#client;
  }

  get tournament(): Tournament | undefined {
    return tournamentIn(this.#client?.state.acts.get(this.event));
  }

  /** The logs of which it has entries. */
  get logs(): readonly string[] {
    return this.memory.matches.filter((log) => this.logOf(log).length > 0);
  }

  logOf(log: string): Log {
    return this.memory.logOf(log);
  }

  /** How a copy, or that of the organiser's log, stands as far as its user is told. */
  status(log: string): CopyStatus | undefined {
    return this.#client?.state.statuses.get(log);
  }

  get actsStatus(): CopyStatus | undefined {
    return this.status(keyOfOrganiser(this.event));
  }

  start(): void {
    if (this.isOn) return;
    const life = ++this.#life;
    const isAlive = () => this.#life === life;
    const { clock, choose, network, fault } = this.#world;
    const fetch = network.fetchOf(this.name);
    // Work of an earlier life has no effect.
    const living = async <T>(work: Promise<T>): Promise<T> => {
      const [done] = await Promise.allSettled([work]);
      if (!isAlive()) return new Promise(() => undefined);
      if (done.status === 'rejected') throw done.reason as Error;
      return done.value;
    };
    this.#client = new ClubClient<never>({
      storage: this.memory.storage(isAlive),
      fetch: (path, init) =>
        living(
          fetch(path, init).catch((error: unknown) => {
            if (fault === 'forgetsWaiting' && isAlive()) this.memory.forgetWaiting();
            throw error;
          }),
        ),
      after: (milliseconds, act) => clock.after(milliseconds, () => isAlive() && act()),
      now: () => clock.now + this.#skew,
      random: () => choose(1_000) / 1_000,
      device: this.name,
      onState: () => isAlive() && this.#join(),
      onFault: () => {},
    });
    // The desk and the hall show boards of all matches; a phone at a table needs only its own.
    if (this.role !== 'table') this.#client.showSummaries(this.event);
    this.#world.spawn(this.#client.followAll());
  }

  stop(): void {
    if (!this.isOn) return;
    this.#life++;
    this.#client?.stop();
    this.#client = undefined;
    this.#world.network.cut(this.name);
    this.memory.stop(() => this.#world.choose(4) === 0);
  }

  /** Gets a link instead of one that was revoked. */
  takeLink(link: Holder['link']): void {
    const taken = this.#linkOf(link);
    if (this.#client) void this.#client.takeLink(taken);
    else this.memory.keepLink(taken);
  }

  #linkOf({ id, token }: Holder['link']) {
    const subject = this.table === undefined ? {} : { table: this.table };
    return { token, session: { event: this.event, link: id, role: this.role, subject } };
  }

  /** Opens every match that is not open yet: a table's phone those of its table, the others all. */
  #join(): void {
    const logs = this.#client?.state.logs.get(this.event) ?? [];
    const known = new Set(this.memory.matches);
    const own = logs.filter(({ id, kind, subject }) => kind === 'match' && this.#isFor(subject.table) && !known.has(id));
    for (const { id, subject, created, head } of own) this.#open({ log: id, table: subject.table, created, head });
    for (const { round, tables, at } of this.tournament?.rounds ?? [])
      for (const table of tables)
        if (this.role === 'table' && this.#isFor(table.table) && !this.memory.matches.includes(table.match)) {
          const seated = this.tournament?.rounds[round - 1];
          if (seated)
            this.#open({ log: table.match, table: table.table, created: at, head: 0, start: matchStartOf(seated, table) });
        }
  }

  #isFor(table: number | undefined): boolean {
    return this.table === undefined || table === this.table;
  }

  #open(match: Parameters<ClubClient<never>['join']>[1]): void {
    void this.#client?.join(this.event, match);
  }

  /** The match of a log, if its start is here. */
  match(log: string): Match | undefined {
    const entries = this.logOf(log);
    if (entries.length === 0) return undefined;
    const match = this.#matches.get(entries) ?? { log: entries, state: replay(entries) };
    this.#matches.set(entries, match);
    return match;
  }

  /** Begins a match at its table, outside a tournament. */
  begin(): void {
    const id = `${this.name}-${++this.#written}`;
    const rules = oneOf(this.#world.choose, Object.values<RuleSet>(presets));
    const players = ['Aki', 'Ben', 'Chie', 'Dai'].slice(0, rules.tiles.players);
    const start: Entry = { id, after: [], event: { type: 'matchStarted', version: LOG_VERSION, rules, players } };
    this.#open({ log: id, table: this.table, created: this.#at(), head: 0, start });
  }

  /** Enters an event, or a random valid one. @returns the event, if the page would accept it */
  enter(log: string, given?: MatchEvent): MatchEvent | undefined {
    const { choose, witness } = this.#world;
    const [match, shared] = [this.match(log), this.memory.shared(log)];
    if (!match || !shared || !this.#client) return undefined;
    const ways = match.state.conflicts.flatMap((conflict) => conflict.ways);
    const event = given ?? (ways.length > 0 && choose(2) === 0 ? oneOf(choose, ways).decision : randomEvent(choose, match));
    const entry = nextEntry(match, event, { id: `${this.name}-${++this.#written}`, at: this.#at() });
    if (!append(match, entry).ok) return undefined;
    if (isDecision(event) && isForReferee(this.#client.state, { shared, log: match.log }, entry)) {
      witness.count('corrections left to a referee');
      return undefined;
    }
    if (ways.some(({ decision }) => canonicalJson(decision) === canonicalJson(event))) witness.count('conflicts decided');
    this.write(log, entry);
    return event;
  }

  /** Stores entries, then sends them. */
  write(log: string, ...entries: readonly Entry[]): void {
    for (const entry of entries) this.#world.witness.wrote(this.name, log, entry);
    this.memory.write(log, ...entries);
    this.#client?.sendFrom(log);
  }

  /** Does acts, if they fit. @returns whether they were stored */
  async act(...acts: readonly Act[]): Promise<boolean> {
    const made = acts.map((act) => ({ id: `${this.name}-${++this.#written}`, at: this.#at(), act }));
    const done = await this.#client?.doActs(this.event, made);
    if (!done?.ok) return false;
    for (const { id, act } of made) this.#world.witness.acted(this.name, id, act);
    return true;
  }

  /** Entries that the server has refused for good, and those that follow them: a referee has to enter them. What came too late is not among them. */
  get withheld(): readonly Withheld[] {
    return this.logs.flatMap((log) => {
      const refused = (this.status(log)?.refused ?? []).filter(({ why }) => why !== 'resultClosed');
      const held = new Set(refused.map(({ entry }) => entry));
      const has = this.memory.acknowledged(log);
      const entries = this.logOf(log).filter(({ id, after }) => {
        if (has.has(id)) return false;
        if (after.some((one) => held.has(one))) held.add(id);
        return held.has(id);
      });
      return entries.length > 0 ? [{ log, entries }] : [];
    });
  }

  /** The entries that the server has refused because they came too late. */
  late(log: string): ReadonlySet<string> {
    return new Set((this.status(log)?.refused ?? []).flatMap(({ entry, why }) => (why === 'resultClosed' ? [entry] : [])));
  }

  /** Whether everything on it is sent, or refused with a reason. */
  get isQuiet(): boolean {
    const { connections, statuses } = this.#client?.state ?? {};
    return (
      connections?.get(this.event)?.is === 'online' &&
      this.logs.every((log) => {
        const has = this.memory.acknowledged(log);
        const held = new Set([
          ...this.late(log),
          ...this.withheld.flatMap((one) => (one.log === log ? one.entries.map(({ id }) => id) : [])),
        ]);
        return this.logOf(log).every(({ id }) => has.has(id) || held.has(id));
      }) &&
      this.memory.actsOf(this.event).waiting.length === (statuses?.get(keyOfOrganiser(this.event))?.refused.length ?? 0)
    );
  }

  #at(): string {
    return new Date(Date.UTC(2026, 4, 1) + this.#world.clock.now + this.#skew).toISOString();
  }
}

/** The phones of a table. */
export function phonesOf(world: World, holder: Holder & { readonly table: number }, count: number): readonly Device[] {
  return Array.from({ length: count }, (_, i) => new Device(world, `t${holder.table}-${'abcd'.charAt(i)}`, holder));
}

/** The referee enters what the server refused from other devices, unless it follows what came too late: that is decided first. */
export function handOver(devices: readonly Device[], referee: Device): void {
  for (const device of devices)
    if (device !== referee)
      for (const { log, entries } of device.withheld) {
        const known = new Set(referee.logOf(log).map(({ id }) => id));
        const missing = entries.filter(({ id, after }) => {
          if (known.has(id) || !after.every((one) => known.has(one))) return false;
          known.add(id);
          return true;
        });
        if (missing.length > 0) referee.write(log, ...missing);
      }
}
