import type { Quota, QuotaOf, Quotas } from '@tenbo/club';

import { Buckets, type Rate } from './buckets.ts';
import type { Caller } from './caller.ts';

const perSecond = ({ burst, perHour }: Quota): Rate => ({ burst, perSecond: perHour / 3_600 });

/** What is left of the quotas of each link and each event. */
export class QuotasLeft {
  readonly #left: Readonly<Record<keyof Quotas, Readonly<Record<keyof QuotaOf, Buckets>>>>;

  /** @param now the time in milliseconds */
  constructor(quotas: Quotas, now?: () => number) {
    const bucketsOf = ({ table, official, event }: QuotaOf) => ({
      table: new Buckets(perSecond(table), now),
      official: new Buckets(perSecond(official), now),
      event: new Buckets(perSecond(event), now),
    });
    const { logs, entries, acts, characters, links, names } = quotas;
    this.#left = {
      logs: bucketsOf(logs),
      entries: bucketsOf(entries),
      acts: bucketsOf(acts),
      characters: bucketsOf(characters),
      links: bucketsOf(links),
      names: bucketsOf(names),
    };
  }

  /** Counts what a link is about to write. @returns 0, or the number of seconds to wait */
  take({ role, link, event }: Pick<Caller, 'role' | 'link' | 'event'>, what: keyof Quotas, count = 1): number {
    // Links of players and spectators write nothing.
    if (role === 'player' || role === 'spectator' || count === 0) return 0;
    const left = this.#left[what];
    return (role === 'table' ? left.table : left.official).take(link, count) || left.event.take(event, count);
  }
}
