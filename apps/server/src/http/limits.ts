// How much of everything a server allows.
import { QUOTAS, type Quotas } from '@tenbo/club';

import type { Rate } from './buckets.ts';
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
