import { canonicalJson } from '@tenbo/engine';
import type { Entry } from '@tenbo/ledger';
import type { Act } from '@tenbo/tournament';

import type { ApiRequest, Synced } from '../club.ts';

/** How many lines of the story to show with a fault. */
const LINES = 30;

/** Things that are counted, so that nobody takes quiet evenings for a proof. */
export const HAPPENINGS = [
  'entries',
  'conflicts decided',
  'corrections left to a referee',
  'messages lost',
  'requests repeated',
  'devices restarted',
  'devices cut off',
  'processes killed',
  'links renewed',
  'rounds closed',
  'rounds reopened',
  'entries that came too late',
  'late entries dismissed',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** Sees everything that devices and the server exchange, and records the first thing that is wrong. */
export class Witness {
  readonly #now: () => number;
  readonly #lines: string[] = [];
  /** The text of each entry, by log and id. */
  readonly #written = new Map<string, Map<string, string>>();
  /** The id at each position that the server has given, by log and position. */
  readonly #positions = new Map<string, string>();
  /** The ids of the entries that the server is known to have, by log. */
  readonly #placed = new Map<string, Set<string>>();
  readonly #revoked = new Set<string>();
  /** The highest head that each device was told of, by device and log. */
  readonly #notified = new Map<string, number>();
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

  /** The entries that the server is known to have of a log. */
  placedIn(log: string): ReadonlySet<string> {
    return this.#placed.get(log) ?? new Set();
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

  /** A device did an act of the event. */
  acted(device: string, id: string, act: Act): void {
    this.note(`${device} does ${id}: ${JSON.stringify(act)}`);
  }

  /** A device is told of a new head. */
  notify(device: string, log: string, head: number): void {
    this.note(`${device} learns that ${log} has head ${head}`);
    this.#notified.set(`${device} ${log}`, Math.max(this.notified(device, log), head));
  }

  /** The highest head of a log that a device was told of. */
  notified(device: string, log: string | undefined): number {
    return this.#notified.get(`${device} ${log}`) ?? 0;
  }

  /** An exchange was answered. @param notified the head that the device was told of before it asked */
  answered(device: string, log: string, { request, answer, notified }: Answer): void {
    const exchange = JSON.parse(String(request.body)) as { readonly after: number; readonly entries: Synced['entries'] };
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
      if (typeof id === 'string') this.#placed.set(log, (this.#placed.get(log) ?? new Set()).add(id));
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
  readonly request: ApiRequest;
  readonly answer: Synced;
  readonly notified: number;
}

function idsOf(entries: readonly { readonly id: string }[]): string {
  return entries.length > 0 ? entries.map(({ id }) => id).join(' ') : 'nothing';
}
