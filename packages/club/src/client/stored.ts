import type { Seat } from '@tenbo/engine';

import type { PersonOfEvent, Session } from '../contract/answers.ts';

/** A link of a club server as a device keeps it. */
export interface StoredLink {
  readonly token: string;
  /** What the link is for, as reported by the server; undefined until then. */
  readonly session?: Session | undefined;
}

/** A copy of a log of the server. */
export interface SharedMatch {
  /** The id of the match on this device. */
  readonly match: string;
  readonly event: string;
  /** The id of the log at the server. */
  readonly log: string;
  readonly table?: number | undefined;
  /** When the log was created: of a table's two logs, the later is the match being played. */
  readonly created: string;
  /** The entries that the server has confirmed; the others are waiting. */
  readonly acknowledged: readonly string[];
  /** Whose side of the table is shown nearest. */
  readonly seat?: Seat | undefined;
}

/** The names of the people of an event. */
export interface StoredPeople {
  readonly event: string;
  readonly people: readonly PersonOfEvent[];
}
