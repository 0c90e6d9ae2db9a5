// How much of everything a server allows.
import { type Quota, type QuotaOf, type Quotas, QUOTAS } from '@tenbo/club';

import { type Rate, Buckets } from './buckets.ts';
import type { Caller } from './caller.ts';
import type { GuessLimits } from './guesses.ts';
import type { LiveLimits } from './hub.ts';

export interface Limits {
  readonly live: LiveLimits;
  /**
   * A whole club may share one address, and all spectators one link. Each of them sends about six requests on arrival and two whenever people or
   * links change; new entries arrive without a request.
   */
  readonly perAddress: Rate;
  readonly perLink: Rate;
  /** How much a link and an event may write. */
  readonly quotas: Quotas;
  /** How wrong passwords slow down an address. */
  readonly guesses: GuessLimits;
  /** How many wins the server scores for an address that asks without a link. */
  readonly perAsker: Rate;
  /** After how many milliseconds to close a connection that reads nothing of its answer; longer than the silence of live connections. */
  readonly stalled: number;
}

export const LIMITS: Limits = {
  live: {
    shares: {
      organiser: { all: 100, perLink: 50 },
      referee: { all: 100, perLink: 50 },
      table: { all: 800, perLink: 40 },
      player: { all: 500, perLink: 10 },
      spectator: { all: 600, perLink: 500 },
    },
    silence: 15_000,
  },
  perAddress: { burst: 10_000, perSecond: 500 },
  perLink: { burst: 8_000, perSecond: 400 },
  quotas: QUOTAS,
  guesses: { free: 10, first: 1, longest: 300, forgotten: 3_600 },
  perAsker: { burst: 60_000, perSecond: 10_000 },
  stalled: 60_000,
};

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
