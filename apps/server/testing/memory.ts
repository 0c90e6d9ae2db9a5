// What a device has stored, and finds again after a restart: the storage that the shipped client is given in tests.
import { type Result, ok } from '@tenbo/engine';
import type { ClubStorage, HeldActs, SharedMatch, StoredLink, StoredPeople } from '@tenbo/club/client';
import type { Entry, Log } from '@tenbo/ledger';

interface Stored {
  readonly shared: SharedMatch;
  /** What the server had confirmed before the last time that was stored. */
  readonly earlier: readonly string[];
  readonly log: Log;
}

/** Who watches what is stored. */
interface Watch {
  /** A match was begun on this device. */
  readonly onStart?: (log: string, start: Entry) => void;
  /** The client has stored entries of others, or what the server has. */
  readonly onKept?: (log: string, entries: readonly Entry[], acknowledged: ReadonlySet<string>) => void;
}

const NO_ACTS: HeldActs = { entries: [], waiting: [] };

export class Memory {
  readonly #links = new Map<string, StoredLink>();
  readonly #people = new Map<string, StoredPeople>();
  readonly #matches = new Map<string, Stored>();
  readonly #acts = new Map<string, HeldActs>();
  readonly #watch: Watch;

  constructor(watch: Watch = {}) {
    this.#watch = watch;
  }

  /** The copies, which have the ids of their logs. */
  get matches(): readonly string[] {
    return [...this.#matches.keys()];
  }

  shared(match: string): SharedMatch | undefined {
    return this.#matches.get(match)?.shared;
  }

  logOf(match: string): Log {
    return this.#matches.get(match)?.log ?? [];
  }

  acknowledged(match: string): ReadonlySet<string> {
    return new Set(this.#matches.get(match)?.shared.acknowledged);
  }

  actsOf(event: string): HeldActs {
    return this.#acts.get(event) ?? NO_ACTS;
  }

  /** Stores entries that were made on this device. */
  write(match: string, ...entries: readonly Entry[]): void {
    this.#change(match, (stored) => ({ ...stored, log: [...stored.log, ...fresh(stored.log, entries)] }));
  }

  /** Loses what the server has not confirmed: a planted fault. */
  forgetWaiting(): void {
    for (const match of this.#matches.keys()) {
      const has = this.acknowledged(match);
      this.#change(match, (stored) => ({ ...stored, log: stored.log.filter(({ id }, i) => i === 0 || has.has(id)) }));
    }
  }

  /** Forgets, in some logs, the latest of what the server has confirmed: a device may stop before that is stored. */
  stop(isBeforeLast: () => boolean): void {
    for (const match of this.#matches.keys())
      if (isBeforeLast())
        this.#change(match, ({ shared, earlier, log }) => ({ shared: { ...shared, acknowledged: earlier }, earlier, log }));
  }

  /** The storage of one life of the device. @param isAlive whether it still lives: if not, nothing it does has an effect */
  storage(isAlive: () => boolean): ClubStorage<never> {
    const when = <T>(act: () => T): Promise<Result<T, never>> =>
      isAlive() ? Promise.resolve(ok(act())) : new Promise(() => undefined);
    return {
      allLinks: () => when(() => [...this.#links.values()]),
      keepLink: (link) => when(() => this.keepLink(link)),
      forgetLink: (token) => when(() => this.#links.delete(token)),
      allPeople: () => when(() => [...this.#people.values()]),
      keepPeople: (people) => when(() => this.#people.set(people.event, people)),
      allShared: () => when(() => [...this.#matches.values()].map(({ shared }) => shared)),
      joinLog: (of, start) =>
        when(() => {
          const match = of.log;
          const known = this.#matches.get(match) ?? { shared: { ...of, match, acknowledged: [] }, earlier: [], log: [] };
          if (start && known.log.length === 0) this.#watch.onStart?.(match, start);
          this.#matches.set(match, { ...known, log: start && known.log.length === 0 ? [start] : known.log });
          return known.shared;
        }),
      copyOf: (match) => ({
        read: () => when(() => ({ log: this.logOf(match), acknowledged: this.acknowledged(match) })),
        keep: (entries, acknowledged) =>
          when(() => {
            this.#change(match, ({ shared, log }) => ({
              shared: { ...shared, acknowledged: [...acknowledged] },
              earlier: shared.acknowledged,
              log: [...log, ...fresh(log, entries)],
            }));
            this.#watch.onKept?.(match, entries, acknowledged);
            return undefined;
          }),
      }),
      actsOf: (event) => ({
        read: () => when(() => this.actsOf(event)),
        keep: (entries, lost) =>
          when(() => {
            const has = new Set(entries.map(({ id }) => id));
            const waiting = [...lost, ...this.actsOf(event).waiting].filter(({ id }) => !has.has(id));
            return this.#keepActs(event, { entries, waiting });
          }),
      }),
      keepActs: (event, acts) =>
        when(() => this.#keepActs(event, { ...this.actsOf(event), waiting: [...this.actsOf(event).waiting, ...acts] })),
      dropActs: (event, ids) =>
        when(() => {
          const held = this.actsOf(event);
          return this.#keepActs(event, { ...held, waiting: held.waiting.filter(({ id }) => !ids.has(id)) });
        }),
    };
  }

  keepLink(link: StoredLink): void {
    this.#links.set(link.token, { ...this.#links.get(link.token), ...link });
  }

  #keepActs(event: string, held: HeldActs): HeldActs {
    this.#acts.set(event, held);
    return held;
  }

  #change(match: string, changed: (stored: Stored) => Stored): void {
    const stored = this.#matches.get(match);
    if (stored) this.#matches.set(match, changed(stored));
  }
}

function fresh(log: Log, entries: readonly Entry[]): readonly Entry[] {
  const known = new Set(log.map(({ id }) => id));
  return entries.filter(({ id }) => !known.has(id));
}
