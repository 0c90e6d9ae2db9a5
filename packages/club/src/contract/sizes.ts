// How large requests and answers may be, and how much may be written.

/** How large requests and answers may be. Lengths are in UTF-16 code units, as JavaScript and Java count them, unless they are in bytes. */
export const SIZES = {
  /** The body of a request, in bytes: enough for a page of entries, with room to spare. */
  body: 1_000_000,
  /** How deeply a body may be nested. An entry of a match has at most ten levels; anything much deeper is an attack. */
  depth: 32,
  /** The entries that a request may have, and an answer. */
  entries: 500,
  /** The length of all entries of an answer, unless one alone is longer. */
  answer: 1_000_000,
  /** An entry of a match. By far the longest is the start: its rule set makes it about 2,000. */
  matchEntry: 20_000,
  /** An entry of the organiser's log. By far the longest is the seating of a round: about 30 for each player. */
  tournamentEntry: 200_000,
  /** A question about a hand. A rule set of its own is at most a quarter of that. */
  question: 100_000,
  /** The public events that are listed: the newest ones. */
  publicEvents: 200,
  /** The names that may be looked up at once. */
  names: 500,
  /** The new entries that a live message has, and their length. */
  liveEntries: 20,
  liveCharacters: 20_000,
} as const;

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
