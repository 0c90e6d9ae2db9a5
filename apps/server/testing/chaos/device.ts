import { type RuleSet, presets } from '@tenbo/engine';
import { type Entry, LOG_VERSION, type Match, type MatchEvent, append, nextEntry, replay } from '@tenbo/ledger';

import { randomEvent } from '../../../../fixtures/matches.ts';
import { type Choose, oneOf } from '../../../../fixtures/wins.ts';
import { type ApiAnswer, type Synced, syncOf } from '../club.ts';
import { Copy, type Known } from '../copy.ts';
import type { Clock } from './clock.ts';
import type { Fault } from './fault.ts';
import type { Network } from './network.ts';
import type { Witness } from './witness.ts';

/** How long a device waits for an answer, and how long before it retries, at first and at most, in milliseconds. */
const PATIENCE = 10_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** The surroundings of the devices. */
export interface World {
  readonly choose: Choose;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly network: Pick<Network, 'send' | 'connect' | 'cut'>;
  readonly witness: Witness;
  readonly fault: Fault | undefined;
  /** Runs work in parallel; if it throws, that counts as a fault. */
  readonly spawn: (work: Promise<void>) => void;
}

/** The link and the table of a device. */
interface Holder {
  readonly token: string;
  readonly table?: number;
  readonly isReader?: boolean;
}

/** A device's copy of a log while it runs. */
interface Followed {
  readonly copy: Copy;
  /** The highest head it was notified of. */
  notified: number;
  isSyncing: boolean;
}

/** A log as a device has stored it, and finds it again after a restart. */
interface Stored {
  readonly entries: readonly Entry[];
  /** May be older than the entries, because the device may stop between the two writes. */
  readonly known: Known;
}

/**
 * A phone of a table, a referee or a spectator. It stores each event before anything else, sends it until it is acknowledged, and asks for
 * entries only when notified of them: it never polls.
 */
export class Device {
  readonly name: string;
  /** The table it belongs to; undefined if it follows all tables. */
  readonly table: number | undefined;
  /** The organiser may replace it. */
  token: string;
  readonly #world: World;
  readonly #skew: number;
  /** Its link may not write, so it sends nothing, even if it does not yet know that the server has all its entries. */
  readonly #isReader: boolean;
  readonly #disk = new Map<string, Stored>();
  #logs = new Map<string, Followed>();
  /** Entries that the server refused from this link, kept here until a referee sends them. */
  readonly refused: { readonly log: string; readonly entries: readonly Entry[] }[] = [];
  /** Counts starts and stops, so it is odd while the device runs. Work of an earlier life has no effect. */
  #life = 0;
  #written = 0;

  constructor(world: World, name: string, { token, table, isReader = false }: Holder) {
    this.#world = world;
    this.#isReader = isReader;
    this.name = name;
    this.token = token;
    this.table = table;
    // Its clock is wrong by minutes or years.
    this.#skew = world.choose(3) === 0 ? world.choose(2e9) * 1000 - 1e12 : world.choose(600_000);
  }

  get isOn(): boolean {
    return this.#life % 2 === 1;
  }

  /** The logs of which it has entries. */
  get logs(): readonly string[] {
    return [...this.#logs.keys()];
  }

  /** Its whole copy of a log. */
  logOf(log: string): readonly Entry[] {
    return this.#logs.get(log)?.copy.log ?? [];
  }

  /** Checks that it follows a log. A log's id begins with the name of the device that created it. */
  isFor(log: string): boolean {
    return this.table === undefined || log.startsWith(`t${this.table}-`);
  }

  /** True if it has nothing to send, and everything it was notified of. */
  get isQuiet(): boolean {
    return [...this.#logs.values()].every(({ copy, notified, isSyncing }) => !isSyncing && !copy.isBehind(notified));
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

  /** Enters an event, or a random valid one. @returns the event, if the ledger accepted it */
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

  /** @param withKnown whether to store its knowledge of the server's log too */
  #store(log: string, withKnown: boolean): void {
    const { copy } = this.#followed(log);
    const known = withKnown ? copy.known : (this.#disk.get(log)?.known ?? { acknowledged: [], after: 0 });
    this.#disk.set(log, { entries: copy.log, known });
  }

  /** Listens for new heads of logs, and reconnects whenever the connection ends. */
  async #listen(life: number): Promise<void> {
    const { clock, choose, network, witness } = this.#world;
    while (this.#life === life) {
      const messages = await network.connect(this.name, { what: 'GET /api/live', token: this.token });
      if (this.#life !== life) return network.cut(this.name);
      witness.note(`${this.name} ${messages ? 'listens' : 'cannot listen'}`);
      for await (const { event, data } of messages ?? []) {
        if (this.#life !== life) return;
        if (event === 'log') this.#onHead(data as { readonly log: string; readonly head: number });
      }
      await clock.sleep(1_000 + choose(5_000));
    }
  }

  #onHead({ log, head }: { readonly log: string; readonly head: number }): void {
    if (!this.isFor(log)) return;
    this.#world.witness.note(`${this.name} learns that ${log} has head ${head}`);
    const followed = this.#followed(log);
    followed.notified = Math.max(followed.notified, head);
    this.#syncOn(log);
  }

  /** Exchanges entries until it has nothing to send, and everything it was notified of. */
  #syncOn(log: string): void {
    const followed = this.#followed(log);
    if (followed.isSyncing || !this.isOn) return;
    followed.isSyncing = true;
    this.#world.spawn(this.#syncing(log, followed, this.#life));
  }

  async #syncing(log: string, followed: Followed, life: number): Promise<void> {
    const { clock, choose } = this.#world;
    for (let pause = FIRST_PAUSE; this.#life === life && followed.copy.isBehind(followed.notified);) {
      const isDone = await this.#exchanged(log, followed, life);
      if (isDone) pause = FIRST_PAUSE;
      else await clock.sleep(pause + choose(pause));
      pause = isDone ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE);
    }
    followed.isSyncing = false;
  }

  async #exchanged(log: string, followed: Followed, life: number): Promise<boolean> {
    const { clock, network, witness, fault } = this.#world;
    const { copy, notified } = followed;
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
        witness.answered(this.name, log, { exchange, answer, notified });
        copy.take(exchange, answer);
        followed.notified = Math.max(followed.notified, answer.head);
        this.#store(log, this.#world.choose(4) > 0);
        resolve(true);
      } else resolve(this.#notStored(log, { status, json }));
    });
    const isDone = await Promise.race([promise, clock.sleep(PATIENCE).then(() => false)]);
    if (!isDone && fault === 'forgetsWaiting') copy.takeOut(...exchange.entries.map(({ id }) => id));
    return isDone;
  }

  /** Reacts to a refusal. @returns whether to continue at once */
  #notStored(log: string, { status, json }: ApiAnswer): boolean {
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

/** The referee sends the entries that the server refused from other devices. */
export function handOver(devices: readonly Device[], referee: Device): void {
  for (const { refused } of devices) for (const { log, entries } of refused.splice(0)) referee.write(log, ...entries);
}

function newFollowed(copy: Copy): Followed {
  return { copy, notified: 0, isSyncing: false };
}
