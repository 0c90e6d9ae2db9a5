// Keeps a device's copy of one log in step with the server's.
import { type Result, err, ok } from '@tenbo/engine';

import type { Synced } from '../contract/answers.ts';
import { ERRORS } from '../contract/errors.ts';
import type { ApiFault } from './api.ts';

/** The server's side of one log. */
export interface LogServer<E> {
  readonly sync: (after: number, entries: readonly E[]) => Promise<Result<Synced, ApiFault>>;
  /** Creates the log: a server restored from a backup may have lost it. */
  readonly create: () => Promise<Result<unknown, ApiFault>>;
}

/** How a copy compares to the server's log. */
export interface CopyStatus {
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

/** The entries that the server refused, with its reasons. */
export type RefusedEntries = Map<string, ApiFault['code']>;

/** An entry of a log, of which only the name matters here. */
interface Named {
  readonly id: string;
}

/**
 * How entries of a log come into order: those of a match are a graph, which is merged; those of an organiser's log have one order, the server's. `H` is the
 * log as the device has it, with entries `E`, and `F` the fault if it cannot be read or written.
 */
export interface Order<H, E extends Named, F> {
  readonly read: () => Promise<Result<H, F>>;
  /** The whole log will be read again. */
  readonly forget: () => void;
  /** The entries to send, the next one first. @param after how far the server's log has been read */
  readonly toSend: (held: H, refused: RefusedEntries, after: number) => readonly E[];
  /** Takes what the server has answered to what was sent; it may now accept what it refused. */
  readonly take: (held: H, answered: Answered, refused: RefusedEntries) => Promise<Result<unknown, F>>;
  readonly status: (held: H, refused: RefusedEntries) => CopyStatus;
}

/** A part of an exchange. */
export interface Answered {
  /** The entries that the server has confirmed. */
  readonly sent: readonly Named[];
  /** The entries that it has sent, unchecked. */
  readonly came: Synced['entries'];
  /** Whether the server's log has now been read to its end. */
  readonly isWhole: boolean;
}

/** Keeps a copy of a log in step with the server's, when the follower of its event asks for it. */
export interface Exchanging<F> {
  /** Compares the whole log, regardless of what was exchanged before. */
  readonly compare: () => Promise<Result<CopyStatus, ApiFault | F>>;
  /** Sends waiting entries and takes new ones, until there are neither. */
  readonly catchUp: () => Promise<Result<CopyStatus, ApiFault | F>>;
  /** Allows refused entries to be sent again: this device's rights have changed, or its reader asked for it. */
  readonly allowAgain: () => void;
  /** Whether the server has entries, up to a position, that have not been read. */
  readonly lacks: (head: number) => boolean;
  /** How the copy stands, as far as known without asking the server. */
  readonly status: () => Promise<Result<CopyStatus, F>>;
}

/** The most entries, and the most characters, per request: the server accepts a million bytes. */
const PAGE = 200;
const MOST_CHARACTERS = 300_000;

/**
 * Keeps one copy of a log in step with the server's. An entry counts as sent only once the server has confirmed it. The progress is not stored: each
 * page starts by comparing the whole log, so a server restored from a backup gets back what it lost.
 */
export class Exchange<H, E extends Named, F> implements Exchanging<F> {
  readonly #order: Order<H, E, F>;
  readonly #server: LogServer<E>;
  /** How far the server's log has been read since the last comparison began. */
  #after = 0;
  readonly #refused: RefusedEntries = new Map();

  constructor(order: Order<H, E, F>, server: LogServer<E>) {
    this.#order = order;
    this.#server = server;
  }

  compare(): Promise<Result<CopyStatus, ApiFault | F>> {
    this.#forget();
    return this.catchUp();
  }

  allowAgain(): void {
    this.#refused.clear();
  }

  lacks(head: number): boolean {
    return head !== this.#after;
  }

  async status(): Promise<Result<CopyStatus, F>> {
    const held = await this.#order.read();
    return held.ok ? ok(this.#order.status(held.value, this.#refused)) : held;
  }

  async catchUp(): Promise<Result<CopyStatus, ApiFault | F>> {
    let [hasCreated, hasAll] = [false, false];
    for (;;) {
      const held = await this.#order.read();
      if (!held.ok) return held;
      const page = firstPage(this.#order.toSend(held.value, this.#refused, this.#after));
      if (hasAll && page.length === 0) return ok(this.#order.status(held.value, this.#refused));
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
      } else if (!noteRefused(answer.error, page, this.#refused)) {
        // What is here already stays as it is, until the organiser shows the results.
        if (answer.error.code === 'resultsHidden') return ok(this.#order.status(held.value, this.#refused));
        return err(answer.error);
      }
    }
  }

  #forget(): void {
    this.#after = 0;
    this.#order.forget();
  }

  /** Processes an answer. @returns whether the copy has everything that the server has */
  async #take(held: H, sent: readonly E[], { positions, entries, head }: Synced): Promise<Result<boolean, ApiFault | F>> {
    if (head < this.#after) {
      // The server has fewer entries than before.
      this.#forget();
      return ok(false);
    }
    const isStuck = entries.length === 0 && head > this.#after;
    if (positions.length !== sent.length || isStuck) return err({ code: 'unreachable' });
    this.#after += entries.length;
    const isWhole = this.#after >= head;
    const taken = await this.#order.take(held, { sent, came: entries, isWhole }, this.#refused);
    return taken.ok ? ok(isWhole) : taken;
  }
}

/** As many entries as one request may have; at least one, however long it is. */
function firstPage<E>(entries: readonly E[]): readonly E[] {
  let characters = 0;
  const page = entries.slice(0, PAGE);
  const end = page.findIndex((entry, i) => (characters += JSON.stringify(entry).length) > MOST_CHARACTERS && i > 0);
  return end < 0 ? page : page.slice(0, end);
}

/** The statuses that mean the server will never take the entries, however often they are sent. The others are about the link, or pass. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 409, 413, 415, 422]);

function isFinal(code: ApiFault['code']): boolean {
  // A newer server may have codes of its own.
  const known: (typeof ERRORS)[keyof typeof ERRORS] | undefined = code === 'unreachable' ? undefined : ERRORS[code];
  return known !== undefined && FINAL.has(known[0]);
}

/** Notes which of the sent entries are refused, and why: they are not sent again until something changes. @returns whether the others can be sent */
export function noteRefused(
  { code, entry, faults }: ApiFault,
  sent: readonly { readonly id: string; readonly after?: readonly string[] }[],
  refused: Map<string, ApiFault['code']>,
): boolean {
  if (!isFinal(code) || sent.length === 0) return false;
  const named = [entry, ...(faults ?? []).map(({ path }) => sent[Number(/^entries\[(\d+)\]/.exec(path ?? '')?.[1])]?.id)];
  const ids = sent.map(({ id }) => id).filter((id) => named.includes(id));
  const all = new Set(ids.length > 0 ? ids : sent.map((one) => one.id));
  // What follows an entry that came too late is kept with it.
  if (code === 'resultClosed') for (const { id, after = [] } of sent) if (after.some((one) => all.has(one))) all.add(id);
  for (const id of all) refused.set(id, code);
  return true;
}
