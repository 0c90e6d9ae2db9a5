import { type Result, err, ok } from '@tenbo/engine';
import { type TournamentEntry, parseTournamentEntry } from '@tenbo/tournament';

import type { Synced } from '../../../../server/src/http/sync.ts';
import type { ApiFault } from '../api.ts';
import type { Exchanging, Refused, Standing } from '../exchange.ts';
import { noteRefused } from '../refusals.ts';

/** The organiser's log as this device has it. */
export interface HeldActs {
  /** Those that the server has, in its order. */
  readonly entries: readonly TournamentEntry[];
  /** Those made here that the server has not said it has, in the order in which they were made. */
  readonly waiting: readonly TournamentEntry[];
}

/** Where this device keeps its copy. `F` is why it could not. */
export interface ActsCopy<F> {
  readonly read: () => Promise<Result<HeldActs, F>>;
  /** Takes the server's log, and drops from those waiting what is in it; `lost` waits again. */
  readonly keep: (entries: readonly TournamentEntry[], lost: readonly TournamentEntry[]) => Promise<Result<HeldActs, F>>;
}

/** Gives the server's log some acts, and takes its entries after a position. */
export type SyncActs = (after: number, entries: readonly TournamentEntry[]) => Promise<Result<Synced, ApiFault>>;

/** The most acts that are sent at once. */
const PAGE = 100;

/**
 * Keeps this device's copy of the organiser's log equal to the server's. Unlike the log of a match it has one order, the server's: so the copy is the
 * server's list, and what was done here waits after it until the server has given it its place. Each comparison reads the whole log. What the server
 * had before and has no more, as after an older backup, waits again.
 */
export class ActsExchange<F> implements Exchanging<F> {
  readonly #copy: ActsCopy<F>;
  readonly #sync: SyncActs;
  readonly #isWriter: () => boolean;
  #given: TournamentEntry[] = [];
  /** Entries of the server that could not be read are counted, so that positions stay right. */
  #after = 0;
  #unfit = 0;
  #refused = new Map<string, ApiFault['code']>();

  /** @param isWriter whether this device may give the server back what it has lost */
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
      // While the log is read from its beginning nothing is sent: acts lost by the server go before those waiting.
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

  /** Takes an answer. @returns how the copy stands; undefined if there is more to do */
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
