import { type Result, err, ok } from '@tenbo/engine';
import type { Entry, Log } from '@tenbo/ledger';

import type { Synced } from '../../../server/src/http/sync.ts';
import { admit } from './admit.ts';
import type { ApiFault } from './api.ts';

/** A log as this device has it. */
export interface Held {
  /** Empty until its start has come. */
  readonly log: Log;
  /** The entries that the server said it has. */
  readonly acknowledged: ReadonlySet<string>;
}

/** Where this device keeps its copy of a log. `F` is why it could not. */
export interface Copy<F> {
  readonly read: () => Promise<Result<Held, F>>;
  /** Adds entries, all at the end, and notes what the server has: both or neither. */
  readonly keep: (entries: readonly Entry[], acknowledged: ReadonlySet<string>) => Promise<Result<undefined, F>>;
}

/** What the server does for one log. */
export interface LogServer {
  readonly sync: (after: number, entries: readonly Entry[]) => Promise<Result<Synced, ApiFault>>;
  /** Creates the log, which a server restored from a backup may lack. */
  readonly create: () => Promise<Result<unknown, ApiFault>>;
}

/** How a copy stands to the server's log. */
export interface Standing {
  /** Entries that the server has not said it has, those refused included. */
  readonly waiting: number;
  /** Entries that the server refused, and why: they are not sent again until something changes. */
  readonly refused: readonly Refused[];
  /** Entries of the server that this copy cannot take, or not yet. */
  readonly unfit: number;
}

export interface Refused {
  readonly entry: string;
  readonly why: ApiFault['code'];
}

/** The most entries, and characters of them, that are sent at once: the server takes a million bytes. */
const PAGE = 200;
const MOST_CHARACTERS = 300_000;

/**
 * Keeps one copy of a log equal to the server's. Nothing counts as sent before the server has said so. How far the copy has come is not stored: it begins
 * by comparing the whole log, so a server that was restored from a backup gets what it lacks.
 */
export class Exchange<F> {
  readonly #copy: Copy<F>;
  readonly #server: LogServer;
  /** The position up to which the server's log has been read since the last comparison began, and the entries that it is known to have. */
  #after = 0;
  #given = new Set<string>();
  /** Whether the whole log has been read. */
  #isCompared = false;
  #refused = new Map<string, ApiFault['code']>();
  #unfit: readonly unknown[] = [];

  constructor(copy: Copy<F>, server: LogServer) {
    this.#copy = copy;
    this.#server = server;
  }

  /** Compares the whole log, whatever was exchanged before. */
  compare(): Promise<Result<Standing, ApiFault | F>> {
    this.#forget();
    return this.catchUp();
  }

  /** Sends refused entries again: the rights of this device have changed, or its reader asks for it. */
  allowAgain(): void {
    this.#refused.clear();
  }

  /** Whether the server has entries, up to a position, that have not been read. */
  lacks(head: number): boolean {
    return head !== this.#after;
  }

  /** How the copy stands, as far as is known without asking. */
  async standing(): Promise<Result<Standing, F>> {
    const held = await this.#copy.read();
    return held.ok ? ok(this.#standingOf(held.value)) : held;
  }

  /** Sends what is waiting and takes what has come, until there is neither. */
  async catchUp(): Promise<Result<Standing, ApiFault | F>> {
    let [hasCreated, hasAll] = [false, false];
    for (;;) {
      const held = await this.#copy.read();
      if (!held.ok) return held;
      const page = this.#pageOf(held.value);
      if (hasAll && page.length === 0) return ok(this.#standingOf(held.value));
      const answer = await this.#server.sync(this.#after, page);
      if (answer.ok) {
        const taken = await this.#take(held.value, page, answer.value);
        if (!taken.ok) return taken;
        hasAll = taken.value;
      } else if (answer.error.code === 'unknownLog' && !hasCreated) {
        hasCreated = true;
        this.#forget();
        const created = await this.#server.create();
        if (!created.ok) return created;
      } else if (!this.#refuse(answer.error, page)) return err(answer.error);
    }
  }

  #forget(): void {
    this.#after = 0;
    this.#given = new Set();
    this.#isCompared = false;
    this.#unfit = [];
  }

  /** Takes an answer. @returns whether the copy has everything that the server has */
  async #take(
    { log, acknowledged }: Held,
    sent: readonly Entry[],
    { positions, entries, head }: Synced,
  ): Promise<Result<boolean, ApiFault | F>> {
    if (head < this.#after) {
      // The server has less than it had.
      this.#forget();
      return ok(false);
    }
    const isStuck = entries.length === 0 && head > this.#after;
    if (positions.length !== sent.length || isStuck) return err({ code: 'unreachable' });
    this.#after += entries.length;
    for (const id of [...sent, ...entries].map((one) => one['id'])) if (typeof id === 'string') this.#given.add(id);
    this.#isCompared ||= this.#after >= head;

    const admitted = admit(log, [...this.#unfit, ...entries]);
    this.#unfit = admitted.unfit;
    for (const id of admitted.differing) this.#refused.set(id, 'otherText');
    // What came may have opened the match again.
    if (admitted.entries.length > 0) this.#drop('matchOver');
    const has = this.#isCompared ? new Set(this.#given) : new Set([...this.#given, ...acknowledged]);
    if (admitted.entries.length > 0 || !isSameSet(has, acknowledged)) {
      const kept = await this.#copy.keep(admitted.entries, has);
      if (!kept.ok) return kept;
    }
    return ok(this.#after >= head);
  }

  /** The next entries to send: those waiting, without those refused and what follows them. */
  #pageOf({ log, acknowledged }: Held): readonly Entry[] {
    const blocked = new Set(this.#refused.keys());
    const page: Entry[] = [];
    let characters = 0;
    for (const entry of log) {
      if (entry.after.some((id) => blocked.has(id))) blocked.add(entry.id);
      if (blocked.has(entry.id) || acknowledged.has(entry.id)) continue;
      characters += JSON.stringify(entry).length;
      if (page.length > 0 && (page.length >= PAGE || characters > MOST_CHARACTERS)) break;
      page.push(entry);
    }
    return page;
  }

  /** Notes which of the entries sent are refused. @returns whether the others can be sent */
  #refuse({ code, entry, faults }: ApiFault, sent: readonly Entry[]): boolean {
    if (!REFUSALS.has(code) || sent.length === 0) return false;
    const named = [entry, ...(faults ?? []).map(({ path }) => sent[Number(/^entries\[(\d+)\]/.exec(path ?? '')?.[1])]?.id)];
    const ids = sent.map(({ id }) => id).filter((id) => named.includes(id));
    for (const id of ids.length > 0 ? ids : sent.map((one) => one.id)) this.#refused.set(id, code);
    return true;
  }

  #drop(code: ApiFault['code']): void {
    for (const [id, why] of this.#refused) if (why === code) this.#refused.delete(id);
  }

  #standingOf({ log, acknowledged }: Held): Standing {
    return {
      waiting: log.filter(({ id }) => !acknowledged.has(id)).length,
      refused: [...this.#refused]
        .filter(([id, why]) => why === 'otherText' || !acknowledged.has(id))
        .map(([entry, why]) => ({ entry, why })),
      unfit: this.#unfit.length,
    };
  }
}

/** What the server answers to entries that it will not take however often they are sent. */
const REFUSALS: ReadonlySet<ApiFault['code']> = new Set([
  'badRequest',
  'tooDeep',
  'badEntries',
  'forbidden',
  'matchOver',
  'otherText',
  'tooLarge',
]);

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
