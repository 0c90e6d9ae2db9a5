import type { PersonOfEvent, Session } from '@tenbo/club';
import type { Seat } from '@tenbo/engine';

/** A link of a club server as the browser keeps it. The server is always the one that sent the page. */
export interface StoredLink {
  readonly token: string;
  /** What the link is for, as reported by the server; undefined until then. */
  readonly session?: Session | undefined;
}

/** Makes a stored match a copy of a log of the server. */
export interface SharedMatch {
  /** The id of the match in this browser. */
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

/** The organiser's log of an event as this browser has it, unchecked, and the tokens of the links that were created here. */
export interface StoredTournament {
  readonly event: string;
  readonly entries: readonly unknown[];
  /** Acts that the server has not confirmed. */
  readonly waiting: readonly unknown[];
  /** By the ids of the links. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** The names of the people of an event. */
export interface StoredPeople {
  readonly event: string;
  readonly people: readonly PersonOfEvent[];
}
