// How much may be written.

/** What a link may write: so many at once, and then so many an hour. */
export interface Quota {
  readonly burst: number;
  readonly perHour: number;
}

/** Who a quota is for: a table's link, the link of an organiser or a referee, and all links of an event together. */
export interface QuotaOf {
  readonly table: Quota;
  readonly official: Quota;
  readonly event: Quota;
}

export type Quotas = Readonly<Record<'logs' | 'entries' | 'acts' | 'characters' | 'links' | 'names', QuotaOf>>;

const NONE: Quota = { burst: 0, perHour: 0 };

/**
 * How much may be written, by what. At least ten times what an honest evening writes: a match has about 30 entries, 55 with corrections, each of some
 * 300 characters; a table has four matches, calls a referee some times and confirms four results for each. Officials may import past matches and results.
 */
export const QUOTAS: Quotas = {
  /** New logs of matches. */
  logs: {
    table: { burst: 100, perHour: 60 },
    official: { burst: 5_000, perHour: 5_000 },
    event: { burst: 10_000, perHour: 10_000 },
  },
  /** Entries of matches, sent again or for the first time. */
  entries: {
    table: { burst: 6_000, perHour: 18_000 },
    official: { burst: 50_000, perHour: 50_000 },
    event: { burst: 200_000, perHour: 400_000 },
  },
  /** Entries of the organiser's log. */
  acts: {
    table: { burst: 400, perHour: 600 },
    official: { burst: 20_000, perHour: 20_000 },
    event: { burst: 40_000, perHour: 40_000 },
  },
  /** The bodies of requests that write entries, in characters. */
  characters: {
    table: { burst: 6_000_000, perHour: 12_000_000 },
    official: { burst: 50_000_000, perHour: 50_000_000 },
    event: { burst: 200_000_000, perHour: 400_000_000 },
  },
  /** New links, and renewed ones. */
  links: { table: NONE, official: { burst: 4_000, perHour: 4_000 }, event: { burst: 8_000, perHour: 8_000 } },
  names: { table: NONE, official: { burst: 20_000, perHour: 20_000 }, event: { burst: 40_000, perHour: 40_000 } },
};
