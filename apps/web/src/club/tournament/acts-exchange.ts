import type { Synced } from '@tenbo/club';
import { type Result, err, ok } from '@tenbo/engine';
import { type TournamentEntry, parseTournamentEntry } from '@tenbo/tournament';

import type { ApiFault } from '../api.ts';
import type { Exchanging, Refused, Standing } from '../exchange.ts';
import { noteRefused } from '../refusals.ts';

/** The organiser's log as this device has it. */
export interface HeldActs {
  /** Entries that the server has, in its order. */
  readonly entries: readonly TournamentEntry[];
  /** Entries made here that the server has not confirmed, in the order they were made. */
  readonly waiting: readonly TournamentEntry[];
}

/** Where this device keeps its copy. `F` is the fault if it cannot. */
export interface ActsCopy<F> {
  readonly read: () => Promise<Result<HeldActs, F>>;
  /** Stores the server's log, and removes what it contains from those waiting; `lost` entries wait again. */
  readonly keep: (entries: readonly TournamentEntry[], lost: readonly TournamentEntry[]) => Promise<Result<HeldActs, F>>;
}

/** Sends acts to the server's log, and returns its entries after a position. */
export type SyncActs = (after: number, entries: readonly TournamentEntry[]) => Promise<Result<Synced, ApiFault>>;

/** The most acts to send at once. */
const PAGE = 100;

/**
 * Keeps this device's copy of the organiser's log in step with the server's. Unlike the log of a match, it has a single order, that of the server. So the
 * copy is the server's list, followed by this device's acts until the server has placed them. Each comparison reads the whole log. Entries that the server
 * has lost, for example by restoring an older backup, wait again.
 */
export class ActsExchange<F> implements Exchanging<F> {
  readonly #copy: ActsCopy<F>;
  readonly #sync: SyncActs;
  readonly #isWriter: () => boolean;
  #given: TournamentEntry[] = [];
  /** Counts entries of the server that could not be read too, so that positions stay right. */
  #after = 0;
  #unfit = 0;
  #refused = new Map<string, ApiFault['code']>();

  /** @param isWriter whether this device may give back what the server has lost */
  constructor(copy: ActsCopy<F>, sync: SyncActs, isWriter: () => boolean) {
    this.#copy = copy;
    this.#sync = sync;
    this.#isWriter = isWriter;
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
    for (;;) {
      const held = await this.#copy.read();
      if (!held.ok) return held;
      const isBehind = this.#after < held.value.entries.length;
      // Nothing is sent while the log is read from its beginning: acts that the server has lost go before new ones.
      const page = isBehind ? [] : this.#pageOf(held.value);
      const answer = await this.#sync(this.#after, page);
      if (!answer.ok) {
        if (noteRefused(answer.error, page, this.#refused)) continue;
        return err(answer.error);
      }
      const taken = await this.#take(held.value, page, answer.value);
      if (!taken.ok || taken.value) return taken as Result<Standing, ApiFault | F>;
    }
  }

  #forget(): void {
    this.#given = [];
    this.#after = 0;
    this.#unfit = 0;
  }

  /** Processes an answer. @returns how the copy stands; undefined if there is more to do */
  async #take(
    { entries: before }: HeldActs,
    sent: readonly TournamentEntry[],
    { positions, entries, head }: Synced,
  ): Promise<Result<Standing | undefined, ApiFault | F>> {
    if (head < this.#after) {
      this.#forget();
      return ok(undefined);
    }
    const isStuck = entries.length === 0 && head > this.#after;
    if (positions.length !== sent.length || isStuck) return err({ code: 'unreachable' });
    for (const entry of entries) {
      const read = parseTournamentEntry(entry);
      if (read.ok) this.#given.push(read.value);
      else this.#unfit++;
    }
    this.#after += entries.length;
    if (this.#after < head) return ok(undefined);
    const has = new Set(this.#given.map(({ id }) => id));
    const lost = this.#isWriter() ? before.filter(({ id }) => !has.has(id)) : [];
    const kept = await this.#copy.keep([...this.#given], lost);
    if (!kept.ok) return kept;
    return ok(this.#pageOf(kept.value).length === 0 ? this.#standingOf(kept.value) : undefined);
  }

  #pageOf({ waiting }: HeldActs): readonly TournamentEntry[] {
    return waiting.filter(({ id }) => !this.#refused.has(id)).slice(0, PAGE);
  }

  #standingOf({ waiting }: HeldActs): Standing {
    const refused = waiting.flatMap(({ id }): readonly Refused[] => {
      const why = this.#refused.get(id);
      return why === undefined ? [] : [{ entry: id, why }];
    });
    return { waiting: waiting.length, refused, unfit: this.#unfit };
  }
}
