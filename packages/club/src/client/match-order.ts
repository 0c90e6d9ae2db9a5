// The order of a match's log: its entries are a graph, and two copies are merged.
import { type Result, canonicalJson, ok } from '@tenbo/engine';
import { type Entry, type Log, mergeLogs, parseEntry, parseLog } from '@tenbo/ledger';

import type { Answered, Order, RefusedEntries, CopyStatus } from './exchange.ts';

/** The log of a match as this device has it. */
export interface Held {
  /** Empty until its start has arrived. */
  readonly log: Log;
  /** The entries that the server has confirmed. */
  readonly acknowledged: ReadonlySet<string>;
}

/** Why a copy cannot be read or written: a fault of storage, or it was deleted, or another program has written what cannot be read. */
export type CopyFault<F> = F | 'gone' | 'unreadable';

/** Where this device keeps its copy. `F` is the fault if it cannot. */
export interface Copy<F> {
  readonly read: () => Promise<Result<Held, F>>;
  /** Appends entries and notes what the server has: both or neither. */
  readonly keep: (entries: readonly Entry[], acknowledged: ReadonlySet<string>) => Promise<Result<undefined, F>>;
}

/** Why an entry was refused that may be taken once others have arrived: they may have reopened the match, or be what a correction follows. */
const FOR_NOW = ['matchOver', 'refereeCorrects', 'tooTangled'];

/** The log of a match is a graph: each entry says which ones it follows, and copies are merged. So entries may arrive anywhere in any order. */
export class MatchOrder<F> implements Order<Held, Entry, F> {
  readonly #copy: Copy<F>;
  /** The entries that the server is known to have since its log was last read from its beginning, and whether it has been read to its end. */
  #given = new Set<string>();
  #isCompared = false;
  #unfit: readonly unknown[] = [];

  constructor(copy: Copy<F>) {
    this.#copy = copy;
  }

  read(): Promise<Result<Held, F>> {
    return this.#copy.read();
  }

  forget(): void {
    this.#given = new Set();
    this.#isCompared = false;
    this.#unfit = [];
  }

  /**
   * Those waiting, except refused ones and those that follow them. What follows an entry that came too late is sent together with it: the server keeps
   * both for a referee, or takes both if the result has been opened again.
   */
  toSend({ log, acknowledged }: Held, refused: RefusedEntries): readonly Entry[] {
    const isLate = (id: string) => refused.get(id) === 'resultClosed';
    const blocked = new Set<string>();
    const sent = new Set<string>();
    for (const { id, after } of log) {
      if ((refused.has(id) && !isLate(id)) || after.some((one) => blocked.has(one))) blocked.add(id);
      if (!refused.has(id) && !blocked.has(id) && !acknowledged.has(id)) sent.add(id);
    }
    for (const { id, after } of log.toReversed()) if (sent.has(id)) for (const one of after) if (isLate(one)) sent.add(one);
    return log.filter(({ id }) => sent.has(id));
  }

  async take(
    { log, acknowledged }: Held,
    { sent, came, isWhole }: Answered,
    refused: RefusedEntries,
  ): Promise<Result<unknown, F>> {
    for (const { id } of [...sent, ...came]) if (typeof id === 'string') this.#given.add(id);
    this.#isCompared ||= isWhole;
    const admitted = admit(log, [...this.#unfit, ...came]);
    this.#unfit = admitted.unfit;
    for (const id of admitted.differing) refused.set(id, 'otherText');
    // Somebody else has sent them.
    for (const [id, why] of refused) if (why !== 'otherText' && this.#given.has(id)) refused.delete(id);
    if (admitted.entries.length > 0) for (const [id, why] of refused) if (FOR_NOW.includes(why)) refused.delete(id);
    const has = this.#isCompared ? new Set(this.#given) : new Set([...this.#given, ...acknowledged]);
    if (admitted.entries.length === 0 && isSameSet(has, acknowledged)) return ok(undefined);
    return this.#copy.keep(admitted.entries, has);
  }

  status({ log, acknowledged }: Held, refused: RefusedEntries): CopyStatus {
    return {
      waiting: log.filter(({ id }) => !acknowledged.has(id)).length,
      refused: [...refused].map(([entry, why]) => ({ entry, why })),
      unfit: this.#unfit.length,
    };
  }
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}

/** Entries from elsewhere, sorted by what a log can do with them. */
interface Admitted {
  /** New to the log, in an order in which it can take them. */
  readonly entries: readonly Entry[];
  /** Those that the log cannot take, or cannot take yet because an entry they follow is missing. */
  readonly unfit: readonly unknown[];
  /** The ids of entries that the log already has with different content. */
  readonly differing: readonly string[];
}

/**
 * Picks the entries that a log can take. They may come in any order and more than once. An entry that would make the log unreadable is left out, because
 * an unreadable log hides all its hands.
 *
 * @param log empty if nothing has arrived yet
 */
export function admit(log: Log, came: readonly unknown[]): Admitted {
  const read = came.map((one) => [one, parseEntry(one)] as const);
  const unread = read.filter(([, entry]) => !entry.ok).map(([one]) => one);
  const entries = read.flatMap(([, entry]) => (entry.ok ? [entry.value] : []));
  const start = log[0] ?? entries.find(({ after }) => after.length === 0);
  if (!start) return { entries: [], unfit: came, differing: [] };
  const known = new Map(log.map((entry) => [entry.id, entry]));
  const differing = entries.filter((entry) => isOther(known.get(entry.id), entry)).map(({ id }) => id);
  const fresh = entries.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return { entries: [], unfit: unread, differing };
  const merged = mergeLogs(log.length > 0 ? log : [start], fresh);
  const ordered = merged.ok ? merged.value.filter(({ id }) => !known.has(id)) : fresh;
  const fitting = parseLog([...log, ...ordered]).ok ? ordered : oneByOne(log, ordered);
  const taken = new Set(fitting.map(({ id }) => id));
  const out = fresh.filter(({ id }) => !taken.has(id));
  return { entries: fitting, unfit: [...unread, ...out], differing };
}

function isOther(known: Entry | undefined, entry: Entry): boolean {
  return known !== undefined && canonicalJson(known) !== canonicalJson(entry);
}

function oneByOne(log: Log, entries: readonly Entry[]): readonly Entry[] {
  const taken: Entry[] = [];
  for (const entry of entries) if (parseLog([...log, ...taken, entry]).ok) taken.push(entry);
  return taken;
}
