import type { Synced } from '@tenbo/club';
import { type Result, err, ok } from '@tenbo/engine';
import type { Entry, Log } from '@tenbo/ledger';

import { admit } from './admit.ts';
import type { ApiFault } from './api.ts';
import { noteRefused } from './refusals.ts';

/** A log as this device has it. */
export interface Held {
  /** Empty until its start has arrived. */
  readonly log: Log;
  /** The entries that the server has confirmed. */
  readonly acknowledged: ReadonlySet<string>;
}

/** Where this device keeps its copy of a log. `F` is the fault if it cannot. */
export interface Copy<F> {
  readonly read: () => Promise<Result<Held, F>>;
  /** Appends entries and notes what the server has: both or neither. */
  readonly keep: (entries: readonly Entry[], acknowledged: ReadonlySet<string>) => Promise<Result<undefined, F>>;
}

/** The server's side of one log. */
export interface LogServer {
  readonly sync: (after: number, entries: readonly Entry[]) => Promise<Result<Synced, ApiFault>>;
  /** Creates the log: a server restored from a backup may have lost it. */
  readonly create: () => Promise<Result<unknown, ApiFault>>;
}

/** How a copy compares to the server's log. */
export interface Standing {
  /** How many entries the server has not confirmed, including refused ones. */
  readonly waiting: number;
  /** Entries that the server refused, and why. They are not sent again until something changes. */
  readonly refused: readonly Refused[];
  /** How many of the server's entries this copy cannot take, or cannot take yet. */
  readonly unfit: number;
}

export interface Refused {
  readonly entry: string;
  readonly why: ApiFault['code'];
}

/** Keeps a copy of a log in step with the server's, when the follower of its event asks for it. */
export interface Exchanging<F> {
  /** Compares the whole log, regardless of what was exchanged before. */
  readonly compare: () => Promise<Result<Standing, ApiFault | F>>;
  /** Sends waiting entries and takes new ones, until there are neither. */
  readonly catchUp: () => Promise<Result<Standing, ApiFault | F>>;
  /** Allows refused entries to be sent again: this device's rights have changed, or its reader asked for it. */
  readonly allowAgain: () => void;
  /** Whether the server has entries, up to a position, that have not been read. */
  readonly lacks: (head: number) => boolean;
  /** How the copy stands, as far as known without asking the server. */
  readonly standing: () => Promise<Result<Standing, F>>;
}

/** The most entries, and the most characters, per request: the server accepts a million bytes. */
const PAGE = 200;
const MOST_CHARACTERS = 300_000;

/**
 * Keeps one copy of a log in step with the server's. An entry counts as sent only once the server has confirmed it. The progress is not stored: each
 * page starts by comparing the whole log, so a server restored from a backup gets back what it lost.
 */
export class Exchange<F> implements Exchanging<F> {
  readonly #copy: Copy<F>;
  readonly #server: LogServer;
  /** How far the server's log has been read since the last comparison began, and the entries that the server is known to have. */
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

  compare(): Promise<Result<Standing, ApiFault | F>> {
    this.#forget();
    return this.catchUp();
  }

  allowAgain(): void {
    this.#refused.clear();
  }

  lacks(head: number): boolean {
    return head !== this.#after;
  }

  async standing(): Promise<Result<Standing, F>> {
    const held = await this.#copy.read();
    return held.ok ? ok(this.#standingOf(held.value)) : held;
  }

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
      } else if (!noteRefused(answer.error, page, this.#refused)) return err(answer.error);
    }
  }

  #forget(): void {
    this.#after = 0;
    this.#given = new Set();
    this.#isCompared = false;
    this.#unfit = [];
  }

  /** Processes an answer. @returns whether the copy has everything that the server has */
  async #take(
    { log, acknowledged }: Held,
    sent: readonly Entry[],
    { positions, entries, head }: Synced,
  ): Promise<Result<boolean, ApiFault | F>> {
    if (head < this.#after) {
      // The server has fewer entries than before.
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
    // The new entries may have reopened the match, or be what a correction follows.
    if (admitted.entries.length > 0) this.#drop('matchOver', 'refereeCorrects', 'tooTangled');
    const has = this.#isCompared ? new Set(this.#given) : new Set([...this.#given, ...acknowledged]);
    if (admitted.entries.length > 0 || !isSameSet(has, acknowledged)) {
      const kept = await this.#copy.keep(admitted.entries, has);
      if (!kept.ok) return kept;
    }
    return ok(this.#after >= head);
  }

  /** The next entries to send: those waiting, except refused ones and those that follow them. */
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

  #drop(...codes: readonly ApiFault['code'][]): void {
    for (const [id, why] of this.#refused) if (codes.includes(why)) this.#refused.delete(id);
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

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
