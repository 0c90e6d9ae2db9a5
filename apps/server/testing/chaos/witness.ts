import { canonicalJson } from '@tenbo/engine';
import type { Entry } from '@tenbo/ledger';

import type { Synced } from '../club.ts';
import type { Exchange } from '../copy.ts';

/** How many lines of the story to show with a fault. */
const LINES = 30;

/** Things that are counted, so that nobody takes quiet evenings for a proof. */
export type Happening =
  | 'entries'
  | 'conflicts decided'
  | 'corrections left to a referee'
  | 'messages lost'
  | 'requests repeated'
  | 'devices restarted'
  | 'devices cut off'
  | 'processes killed'
  | 'links renewed';

/** Sees everything that devices and the server exchange, and records the first thing that is wrong. */
export class Witness {
  readonly #now: () => number;
  readonly #lines: string[] = [];
  /** The text of each entry, by log and id. */
  readonly #written = new Map<string, Map<string, string>>();
  /** The id at each position that the server has given, by log and position. */
  readonly #positions = new Map<string, string>();
  readonly #revoked = new Set<string>();
  /** How often each thing happened. */
  readonly counts = new Map<Happening, number>();
  /** The first fault, with the lines before it. */
  fault: string | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Everything that happened, so that two runs can be compared. */
  get story(): readonly string[] {
    return this.#lines;
  }

  /** All entries, as `id → text`, by log. */
  get written(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    return this.#written;
  }

  /** @param counted the counter to increase, if any */
  note(line: string, counted?: Happening): void {
    if (counted) this.count(counted);
    this.#lines.push(`${(this.#now() / 1000).toFixed(1).padStart(8)} s  ${line}`);
  }

  count(what: Happening): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Records a fault. Only the first counts, because others may follow from it. @param about the log or device whose lines to show */
  object(what: string, about: string): void {
    const lines = this.#lines.filter((line) => line.includes(about)).slice(-LINES);
    this.fault ??= [...lines, `${(this.#now() / 1000).toFixed(1).padStart(8)} s  WRONG: ${what}`].join('\n');
  }

  wrote(device: string, log: string, entry: Entry): void {
    this.note(`${device} writes ${entry.id} (${entry.event.type}) after ${entry.after.join(' ')} in ${log}`, 'entries');
    const ofLog = this.#written.get(log) ?? new Map<string, string>();
    this.#written.set(log, ofLog.set(entry.id, canonicalJson(entry)));
  }

  /** An exchange was answered. @param notified the head that the device was notified of before it asked */
  answered(device: string, log: string, { exchange, answer, notified }: Answer): void {
    this.note(
      `${device} sent ${idsOf(exchange.entries)} after ${exchange.after} of ${log}: ${idsOf(answer.entries)}, head ${answer.head}`,
    );
    if (answer.head < notified)
      this.object(`${device} was notified of head ${notified} of ${log}, but the head is ${answer.head}`, log);
    const placed = [
      ...exchange.entries.map(({ id }, i) => [id, answer.positions[i]] as const),
      ...answer.entries.map(({ id }, i) => [id, exchange.after + i + 1] as const),
    ];
    for (const [id, position] of placed) {
      const place = `${log} ${position}`;
      const known = this.#positions.get(place) ?? id;
      if (known !== id) this.object(`position ${position} of ${log} is now ${id}, but was ${known}`, log);
      this.#positions.set(place, id);
    }
  }

  revoke(token: string): void {
    this.#revoked.add(token);
  }

  isRevoked(token: string | undefined): boolean {
    return token !== undefined && this.#revoked.has(token);
  }
}

interface Answer {
  readonly exchange: Exchange;
  readonly answer: Synced;
  readonly notified: number;
}

function idsOf(entries: readonly { readonly id: string }[]): string {
  return entries.length > 0 ? entries.map(({ id }) => id).join(' ') : 'nothing';
}
