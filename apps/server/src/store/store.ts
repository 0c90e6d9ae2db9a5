import type { Transfer } from './transfer-lines.ts';

/**
 * A server's store: logs that only grow, the links that give access to them, people's names, and passwords. It never reads the content of an entry and has no clock: the
 * caller passes the time. It runs on SQLite or PostgreSQL and answers the same on both.
 *
 * It keeps texts exactly as they are. It refuses a text with U+0000 or half of a surrogate pair, because databases drop or change those, and
 * an id of more than 200 characters. A function rejects only if the database cannot be reached or is full. The write may or may not have
 * happened then; it is safe to repeat.
 */
export interface Store {
  /** Creates a log, at head 0. Repeating it with the same event, kind and subject changes nothing. */
  createLog(log: NewLog): Promise<Answer<undefined, 'badText' | 'takenId'>>;
  /** The logs of one kind of all events, with their heads. */
  logsOfKind(kind: string): Promise<readonly LogHead[]>;
  /** One log with its head. */
  log(id: string): Promise<LogHead | undefined>;
  /** The logs of an event with their heads, in order of creation. */
  logs(event: string): Promise<readonly LogHead[]>;
  /**
   * Adds entries to a log, all or none. Each gets the next position. An entry that the log already has with the same text keeps its
   * position and author; with a different text, the whole call is refused.
   *
   * @param seen logs that the caller has read up to these heads; if any of them has grown since, the call is refused, and the caller reads again
   * @returns the position of each given entry, and the log's new head
   */
  append(log: string, entries: readonly NewEntry[], author: Author, seen?: Heads): Promise<Answer<Appended, AppendCode>>;
  /**
   * At most `most` entries of a log after a position (0: from the start), in order and without gaps, and the log's head, which shows whether
   * more follow. To follow a whole event, compare `logs` with the positions you have seen, and read each log that has grown. A single cursor
   * for a whole event would need a shared counter, and all tables would wait for it at each append.
   */
  entries(log: string, after: number, most: number): Promise<Answer<Page, 'unknownLog'>>;
  /**
   * Notifies of each change once it is stored: with PostgreSQL also of other processes' changes, with SQLite only of this process's. It may report
   * a change twice. If it may have missed some, for example because the connection was lost, it reports `'anything'`: reload everything.
   *
   * @returns a function that stops watching
   */
  watch(listener: (change: Change) => void): () => void;

  /** Stores a link. Repeating it with the same fields changes nothing. */
  addLink(link: NewLink): Promise<Answer<undefined, 'badText' | 'notAHash' | 'takenId'>>;
  /** The link of a token, revoked or not. */
  linkOf(hash: string): Promise<Link | undefined>;
  /** The public links that are not revoked, the newest first. */
  publicLinks(most: number): Promise<readonly (Link & { readonly token: string })[]>;
  /** The links of an event, in order of creation. */
  links(event: string): Promise<readonly Link[]>;
  /** Revokes a link for good. It stays in the store because entries name it as their author. Repeating it changes nothing, not even the time. */
  revokeLink(id: string, at: string): Promise<Answer<undefined, 'badText' | 'unknownLink'>>;

  /** Says who a person of an event is, new or known, in place of what was said before; a name of null erases all of it. Entries stay as they are. */
  namePerson(event: string, person: Person): Promise<Answer<undefined, 'badText'>>;
  /** The people of an event, by id. */
  people(event: string): Promise<readonly Person[]>;

  /** Sets the hash of an event's password; null removes it. */
  setPassword(event: string, hash: string | null): Promise<Answer<undefined, 'badText'>>;
  /** The hash of an event's password; undefined if it has none. */
  passwordOf(event: string): Promise<string | undefined>;

  /** The ids of all events, in order. */
  events(): Promise<readonly string[]>;
  /** Everything of an event as JSON lines: links and password (only hashes), people, logs, and entries with their authors. Undefined if the event does not exist. */
  exportEvent(event: string): Promise<string | undefined>;
  /**
   * Adds the event of an exported file (`readTransfer`), or nothing. It never adds to an event that exists: whoever wrote the file could give themselves a link to it.
   */
  importEvent(transfer: Transfer): Promise<Answer<undefined, 'eventExists' | 'takenId'>>;
  /** Copies the database to a new file while it is in use. For PostgreSQL, use `pg_dump`. */
  backup(path: string): Promise<Answer<undefined, 'usePgDump' | 'fileExists' | 'cannotWrite'>>;
  /** Checks that the database answers. */
  check(): Promise<Answer<undefined, 'unreachable'>>;
  /** Waits for pending writes, then closes the database. */
  close(): Promise<void>;
}

/** A value, or the reason there is none: the same shape as the engine's `Result`, which the store does not import. */
export type Answer<T, Code extends Refusal['code']> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Extract<Refusal, { readonly code: Code }> };

/** The reason for a refusal. Nothing was written. */
export type Refusal =
  /** The field cannot be stored: it contains U+0000 or half of a surrogate pair, or it is an id that is empty or too long. */
  | { readonly code: 'badText'; readonly field: string }
  | { readonly code: 'unknownLog'; readonly log: string }
  | { readonly code: 'unknownLink'; readonly link: string }
  /** The log has this id with a different text, or two of the given entries do. */
  | { readonly code: 'otherText'; readonly entry: string }
  /** A log that the caller had read has grown. */
  | { readonly code: 'grown'; readonly log: string }
  /** A log or link with this id, or a link with this hash, already exists with other fields. */
  | { readonly code: 'takenId'; readonly id: string }
  /** A link is stored under the SHA-256 of its token, 64 hexadecimal digits, never under the token itself. */
  | { readonly code: 'notAHash' }
  /** The database has something of the event already. */
  | { readonly code: 'eventExists'; readonly event: string }
  /** A backup cannot be restored: it is damaged or not a database of this program; a newer program made it; the database it would replace is open. */
  | { readonly code: 'notABackup'; readonly path: string; readonly reason: string }
  | { readonly code: 'newerBackup'; readonly path: string; readonly version: number; readonly known: number }
  | { readonly code: 'inUse'; readonly path: string }
  | { readonly code: 'usePgDump' }
  | { readonly code: 'fileExists'; readonly path: string }
  | { readonly code: 'cannotWrite'; readonly reason: string }
  | { readonly code: 'unreachable'; readonly reason: string };

export type AppendCode = 'badText' | 'unknownLog' | 'unknownLink' | 'otherText' | 'grown';

/** Heads of logs, by their ids. */
export type Heads = ReadonlyMap<string, number>;

export interface NewLog {
  readonly id: string;
  readonly event: string;
  /** The topic of its entries, such as a match or an organiser's decisions; a word that the caller chooses. */
  readonly kind: string;
  /** The thing that the log belongs to, such as a table, as JSON text. */
  readonly subject: string;
  /** ISO 8601, as every time here. */
  readonly at: string;
}

export interface LogHead {
  readonly id: string;
  readonly event: string;
  readonly kind: string;
  readonly subject: string;
  readonly created: string;
  /** The position of its last entry, 0 if it has none. */
  readonly head: number;
}

export interface NewEntry {
  readonly id: string;
  /** The entry itself as JSON text, returned exactly as it was stored. */
  readonly body: string;
}

/** The link, device and time of an append. */
export interface Author {
  /** The id of the link that was used. */
  readonly link: string;
  /** The device's own name for itself. */
  readonly device: string;
  readonly at: string;
}

export interface Appended {
  readonly positions: readonly number[];
  readonly head: number;
}

export interface StoredEntry extends NewEntry, Author {
  /** 1 for the first of its log, then 2, 3 … */
  readonly position: number;
}

export interface Page {
  readonly entries: readonly StoredEntry[];
  readonly head: number;
}

/** A change to a log of an event, to its links or people (without a log), or possibly to anything. */
export type Change = { readonly event: string; readonly log?: string } | 'anything';

export interface NewLink {
  readonly id: string;
  /** The SHA-256 of its token, in hexadecimal. */
  readonly hash: string;
  readonly event: string;
  readonly role: string;
  /** The thing that the link is for, such as a table or a player, as JSON text. */
  readonly subject: string;
  /** The token itself, if the link is public. Of every other link only the hash is stored. */
  readonly token?: string | undefined;
  readonly at: string;
}

export interface Link {
  readonly id: string;
  readonly event: string;
  readonly role: string;
  readonly subject: string;
  readonly created: string;
  readonly revoked: string | null;
  /** The token, if the link is public. */
  readonly token?: string;
}

export interface Person {
  readonly id: string;
  /** Null once erased. */
  readonly name: string | null;
  /** The number at the European Mahjong Association. */
  readonly ema?: string | undefined;
  readonly country?: string | undefined;
  /** The person of another event that this one is: the event’s id, a slash, and the person’s. */
  readonly sameAs?: string | undefined;
}
