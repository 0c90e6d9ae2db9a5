// The order of the organiser's log: the server's, so a copy is the server's list, with the acts made here waiting next to it.
import { type Result, ok } from '@tenbo/engine';
import { type Tournament, type TournamentEntry, parseTournamentEntry, tournamentOf } from '@tenbo/tournament';

import type { Answered, Order, Refused, RefusedEntries, CopyStatus } from './exchange.ts';

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

/**
 * The organiser's log has a single order, that of the server. So the copy is the server's list, followed by this device's acts until the server has placed
 * them. Each comparison reads the whole log. Entries that the server has lost, for example by restoring an older backup, wait again.
 */
export class ActsOrder<F> implements Order<HeldActs, TournamentEntry, F> {
  readonly #copy: ActsCopy<F>;
  readonly #isWriter: () => boolean;
  #given: TournamentEntry[] = [];
  #unfit = 0;

  /** @param isWriter whether this device may give back what the server has lost */
  constructor(copy: ActsCopy<F>, isWriter: () => boolean) {
    this.#copy = copy;
    this.#isWriter = isWriter;
  }

  read(): Promise<Result<HeldActs, F>> {
    return this.#copy.read();
  }

  forget(): void {
    this.#given = [];
    this.#unfit = 0;
  }

  /** Nothing is sent while the log is read from its beginning: acts that the server has lost go before new ones. */
  toSend({ entries, waiting }: HeldActs, refused: RefusedEntries, after: number): readonly TournamentEntry[] {
    return after < entries.length ? [] : waiting.filter(({ id }) => !refused.has(id));
  }

  async take({ entries: before }: HeldActs, { came, isWhole }: Answered): Promise<Result<unknown, F>> {
    for (const entry of came) {
      const read = parseTournamentEntry(entry);
      if (read.ok) this.#given.push(read.value);
      else this.#unfit++;
    }
    if (!isWhole) return ok(undefined);
    const has = new Set(this.#given.map(({ id }) => id));
    // What stands in for a withheld act is not that act, so it is not given back.
    const lost = before.filter(({ id, act }) => act.type !== 'withheld' && !has.has(id));
    return this.#copy.keep([...this.#given], this.#isWriter() ? lost : []);
  }

  status({ waiting }: HeldActs, refused: RefusedEntries): CopyStatus {
    const held = waiting.flatMap(({ id }): readonly Refused[] => {
      const why = refused.get(id);
      return why === undefined ? [] : [{ entry: id, why }];
    });
    return { waiting: waiting.length, refused: held, unfit: this.#unfit };
  }
}

const folded = new WeakMap<HeldActs, Tournament | undefined>();

/** The tournament of an organiser's log, if one has been opened. Acts of this device count before they are sent. */
export function tournamentIn(held: HeldActs | undefined): Tournament | undefined {
  if (!held) return undefined;
  if (!folded.has(held)) folded.set(held, tournamentOf([...held.entries, ...held.waiting]));
  return folded.get(held);
}
