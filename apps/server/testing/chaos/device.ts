import { type RuleSet, presets } from '@tenbo/engine';
import { type Entry, LOG_VERSION, type Match, type MatchEvent, append, nextEntry, replay } from '@tenbo/ledger';

import { randomEvent } from '../../../../fixtures/matches.ts';
import { type Choose, oneOf } from '../../../../fixtures/wins.ts';
import { type Answered, type Synced, syncOf } from '../club.ts';
import { Copy, type Known } from '../copy.ts';
import type { Clock } from './clock.ts';
import type { Fault } from './fault.ts';
import type { Network } from './network.ts';
import type { Witness } from './witness.ts';

/** How long a device waits for an answer, in milliseconds, and how long it waits before it asks again, at first and at most. */
const PATIENCE = 10_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** What is around the devices. */
export interface World {
  readonly choose: Choose;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly network: Pick<Network, 'send' | 'connect' | 'cut'>;
  readonly witness: Witness;
  readonly fault: Fault | undefined;
  /** Lets something go on beside everything else; if it throws, that is a fault. */
  readonly spawn: (work: Promise<void>) => void;
}

/** Who a device is for. */
interface Holder {
  readonly token: string;
  readonly table?: number;
  readonly isReader?: boolean;
}

/** What a device has of one log while it runs. */
interface Followed {
  readonly copy: Copy;
  /** The highest head it was told of. */
  told: number;
  isSyncing: boolean;
}

/** What a device has stored of one log, and finds again after a restart. */
interface Stored {
  readonly entries: readonly Entry[];
  /** May be older than the entries: the device may end between two writes. */
  readonly known: Known;
}

/**
 * A phone of a table, of a referee or of a spectator. It stores what is entered before anything else, sends until it is acknowledged, and
 * asks for what it lacks only when it is told of it: it never asks just to see.
 */
export class Device {
  readonly name: string;
  /** The table it belongs to; undefined for those that follow all. */
  readonly table: number | undefined;
  /** A new one comes from the organiser. */
  token: string;
  readonly #world: World;
  readonly #skew: number;
  /** Its link may not write, so it sends nothing, though it may not know that the server has all of its entries. */
  readonly #isReader: boolean;
  readonly #disk = new Map<string, Stored>();
  #logs = new Map<string, Followed>();
  /** What the server does not take from this link: kept here until a referee sends it. */
  readonly refused: { readonly log: string; readonly entries: readonly Entry[] }[] = [];
  /** How often it was started; what an earlier life began has no effect. Odd while it runs. */
  #life = 0;
  #written = 0;

  constructor(world: World, name: string, { token, table, isReader = false }: Holder) {
    this.#world = world;
    this.#isReader = isReader;
    this.name = name;
    this.token = token;
    this.table = table;
    // A clock that is minutes or years wrong.
    this.#skew = world.choose(3) === 0 ? world.choose(2e9) * 1000 - 1e12 : world.choose(600_000);
  }

  get isOn(): boolean {
    return this.#life % 2 === 1;
  }

  /** The logs it has something of. */
  get logs(): readonly string[] {
    return [...this.#logs.keys()];
  }

  /** Its whole copy of a log. */
  logOf(log: string): readonly Entry[] {
    return this.#logs.get(log)?.copy.log ?? [];
  }

  /** Whether it follows a log, of which the id begins with the name of the device that began it. */
  isFor(log: string): boolean {
    return this.table === undefined || log.startsWith(`t${this.table}-`);
  }

  /** Whether it has nothing to send, and everything it was told of. */
  get isQuiet(): boolean {
    return [...this.#logs.values()].every(({ copy, told, isSyncing }) => !isSyncing && !copy.isBehind(told));
  }

  start(): void {
    if (this.isOn) return;
    this.#life++;
    this.#logs = new Map([...this.#disk].map(([log, { entries, known }]) => [log, newFollowed(new Copy(entries, known))]));
    this.#world.spawn(this.#listen(this.#life));
    for (const log of this.logs) this.#syncOn(log);
  }

  stop(): void {
    if (!this.isOn) return;
    this.#life++;
    this.#world.network.cut(this.name);
  }

  /** Begins a match at its table. */
  begin(): void {
    const id = `${this.name}-${++this.#written}`;
    const rules = oneOf(this.#world.choose, Object.values<RuleSet>(presets));
    const players = ['Aki', 'Ben', 'Chie', 'Dai'].slice(0, rules.tiles.players);
    this.write(id, { id, after: [], event: { type: 'matchStarted', version: LOG_VERSION, rules, players } });
  }

  /** The match of a log, if its start is here. */
  match(log: string): Match | undefined {
    const entries = this.logOf(log);
    return entries.some(({ event }) => event.type === 'matchStarted') ? { log: entries, state: replay(entries) } : undefined;
  }

  /** Enters an event, or a random one that fits. @returns the event, if the ledger took it */
  enter(log: string, given?: MatchEvent): MatchEvent | undefined {
    const { choose, clock, witness } = this.#world;
    const match = this.match(log);
    if (!match) return undefined;
    const ways = match.state.conflicts.flatMap((conflict) => conflict.ways);
    const event = given ?? (ways.length > 0 && choose(2) === 0 ? oneOf(choose, ways).decision : randomEvent(choose, match));
    const at = new Date(Date.UTC(2026, 4, 1) + clock.now + this.#skew).toISOString();
    const entry = nextEntry(match, event, { id: `${this.name}-${++this.#written}`, at });
    if (!append(match, entry).ok) return undefined;
    if (ways.some(({ decision }) => decision === event)) witness.count('conflicts decided');
    this.write(log, entry);
    return event;
  }

  /** Stores entries, then sends them. */
  write(log: string, ...entries: readonly Entry[]): void {
    for (const entry of entries) this.#world.witness.wrote(this.name, log, entry);
    this.#followed(log).copy.write(...entries);
    this.#store(log, false);
    this.#syncOn(log);
  }

  #followed(log: string): Followed {
    const followed = this.#logs.get(log) ?? newFollowed(new Copy());
    this.#logs.set(log, followed);
    return followed;
  }

  /** @param withKnown whether what the server has is stored too */
  #store(log: string, withKnown: boolean): void {
    const { copy } = this.#followed(log);
    const known = withKnown ? copy.known : (this.#disk.get(log)?.known ?? { acknowledged: [], after: 0 });
    this.#disk.set(log, { entries: copy.log, known });
  }

  /** Connects again and again to hear which logs have moved on. */
  async #listen(life: number): Promise<void> {
    const { clock, choose, network, witness } = this.#world;
    while (this.#life === life) {
      const messages = await network.connect(this.name, { what: 'GET /api/live', token: this.token });
      if (this.#life !== life) return network.cut(this.name);
      witness.note(`${this.name} ${messages ? 'listens' : 'cannot listen'}`);
      for await (const { event, data } of messages ?? []) {
        if (this.#life !== life) return;
        if (event === 'log') this.#toldOf(data as { readonly log: string; readonly head: number });
      }
      await clock.sleep(1_000 + choose(5_000));
    }
  }

  #toldOf({ log, head }: { readonly log: string; readonly head: number }): void {
    if (!this.isFor(log)) return;
    this.#world.witness.note(`${this.name} is told that ${log} is at ${head}`);
    const followed = this.#followed(log);
    followed.told = Math.max(followed.told, head);
    this.#syncOn(log);
  }

  /** Exchanges entries until it has nothing to send and everything that it was told of. */
  #syncOn(log: string): void {
    const followed = this.#followed(log);
    if (followed.isSyncing || !this.isOn) return;
    followed.isSyncing = true;
    this.#world.spawn(this.#syncing(log, followed, this.#life));
  }

  async #syncing(log: string, followed: Followed, life: number): Promise<void> {
    const { clock, choose } = this.#world;
    for (let pause = FIRST_PAUSE; this.#life === life && followed.copy.isBehind(followed.told);) {
      const isDone = await this.#exchanged(log, followed, life);
      if (isDone) pause = FIRST_PAUSE;
      else await clock.sleep(pause + choose(pause));
      pause = isDone ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE);
    }
    followed.isSyncing = false;
  }

  async #exchanged(log: string, followed: Followed, life: number): Promise<boolean> {
    const { clock, network, witness, fault } = this.#world;
    const { copy, told } = followed;
    const exchange = this.#isReader ? { ...copy.outgoing(), entries: [] } : copy.outgoing();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    network.send(this.name, syncOf(log, this.token, exchange.entries, exchange.after), (answered) => {
      if (this.#life !== life) return;
      if (!answered) {
        witness.count('messages lost');
        return resolve(false);
      }
      const { status, json } = answered;
      if (status === 200) {
        const answer = json as Synced;
        witness.answered(this.name, log, { exchange, answer, told });
        copy.take(exchange, answer);
        followed.told = Math.max(followed.told, answer.head);
        this.#store(log, this.#world.choose(4) > 0);
        resolve(true);
      } else resolve(this.#notStored(log, { status, json }));
    });
    const isDone = await Promise.race([promise, clock.sleep(PATIENCE).then(() => false)]);
    if (!isDone && fault === 'forgetsWaiting') copy.takeOut(...exchange.entries.map(({ id }) => id));
    return isDone;
  }

  /** What to do about a refusal. @returns whether to go on at once */
  #notStored(log: string, { status, json }: Answered): boolean {
    const { network, witness } = this.#world;
    const { code, entry } = (json as { readonly error: { readonly code: string; readonly entry?: string } }).error;
    witness.note(`${this.name} gets ${status} ${code} for ${log}`);
    switch (code) {
      case 'unknownLog':
        network.send(
          this.name,
          { what: 'POST /api/logs', token: this.token, body: { id: log, kind: 'match', subject: { table: this.table } } },
          () => undefined,
        );
        return false;
      case 'refereeCorrects':
      case 'matchOver': {
        const entries = this.#followed(log).copy.takeOut(entry ?? '');
        if (entries.length > 0) this.refused.push({ log, entries });
        for (const { id } of entries) witness.note(`${this.name} puts ${id} of ${log} aside`, 'corrections left to a referee');
        this.#store(log, false);
        return true;
      }
      case 'unknownKey':
        return false;
      default:
        witness.object(`${this.name} is refused: ${status} ${code}`, log);
        return false;
    }
  }
}

/** The phones of a table. */
export function phonesOf(
  world: World,
  table: number,
  { token, count }: { readonly token: string; readonly count: number },
): readonly Device[] {
  return Array.from({ length: count }, (_, i) => new Device(world, `t${table}-${'abcd'.charAt(i)}`, { token, table }));
}

/** A referee sends what the server did not take from the others. */
export function handOver(devices: readonly Device[], referee: Device): void {
  for (const { refused } of devices) for (const { log, entries } of refused.splice(0)) referee.write(log, ...entries);
}

function newFollowed(copy: Copy): Followed {
  return { copy, told: 0, isSyncing: false };
}
