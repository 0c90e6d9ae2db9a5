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
