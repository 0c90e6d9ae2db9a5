/**
 * The store of a server: logs that only grow, the links that give access to them, the names of people, and passwords. It never reads what an entry says, and
 * has no clock: the caller hands in the time. One program uses it with SQLite or PostgreSQL, and nothing it answers depends on which.
 *
 * Texts are kept exactly as they are. A text with U+0000 or half of a surrogate pair is refused, because databases drop or change it; so
 * is an id of more than 200 characters. A function rejects only if the database cannot be reached or is full. Whether a write took place
 * is then unknown, and repeating it is safe.
 */
export interface Store {
  /** Creates a log, at head 0. Again with the same event, kind and subject changes nothing. */
  createLog(log: NewLog): Promise<Answer<undefined, 'badText' | 'takenId'>>;
  /** One log with its head. */
  log(id: string): Promise<LogHead | undefined>;
  /** The logs of an event with their heads, in the order in which they were created. */
  logs(event: string): Promise<readonly LogHead[]>;
  /**
   * Adds entries to a log, all or none. Each gets the next position. An entry that the log has already, with the same text, keeps its
   * position and its author; with another text, the whole call is refused.
   *
   * @returns the position of each entry given, and the log's head after it
   */
  append(log: string, entries: readonly NewEntry[], author: Author): Promise<Answer<Appended, AppendCode>>;
  /**
   * The entries of a log after a position (0: from the start), in order and without a gap, at most so many; and the log's head, which tells
   * whether there are more. To follow a whole event, compare `logs` with the positions seen and read each log that has moved on: a cursor over
   * all of an event would need one counter, for which all its tables would wait at each append.
   */
  entries(log: string, after: number, most: number): Promise<Answer<Page, 'unknownLog'>>;
  /**
   * Tells of each change after it is stored: with PostgreSQL also of those by other processes, with SQLite only of those in this one. It may tell of
   * a change twice. When it may have missed some, as when the connection was lost, it says so: look at everything again.
   *
   * @returns what ends it
   */
  watch(listener: (change: Change) => void): () => void;

  /** Stores a link. Again with the same fields changes nothing. */
  addLink(link: NewLink): Promise<Answer<undefined, 'badText' | 'notAHash' | 'takenId'>>;
  /** The link of a token, revoked or not. */
  linkOf(hash: string): Promise<Link | undefined>;
  /** The links of an event, in the order in which they were created. */
  links(event: string): Promise<readonly Link[]>;
  /** Revokes a link for good. It stays in the store: entries name it as their author. Again changes nothing, also not the time. */
  revokeLink(id: string, at: string): Promise<Answer<undefined, 'badText' | 'unknownLink'>>;

  /** Names somebody of an event, new or known; null erases the name. Entries are not touched. */
  namePerson(event: string, id: string, name: string | null): Promise<Answer<undefined, 'badText'>>;
  /** The people of an event, by id. */
  people(event: string): Promise<readonly Person[]>;

  /** Sets the hash of the password of an event, or with null removes it. */
  setPassword(event: string, hash: string | null): Promise<Answer<undefined, 'badText'>>;
  /** The hash of the password of an event; undefined if it has none. */
  passwordOf(event: string): Promise<string | undefined>;

  /** The ids of all events, in order. */
  events(): Promise<readonly string[]>;
  /** All that belongs to an event as JSON lines: its links and password by their hashes, people, logs and entries with their authors. Undefined if there is no such event. */
  exportEvent(event: string): Promise<string | undefined>;
  /**
   * Adds what an exported file has, all or nothing, and says how much of it was new. What is there already stays: again changes nothing, and a name that was erased stays
   * erased. A file of which a line is wrong, or that has something else under an id that is taken, is refused.
   */
  importEvent(file: string): Promise<Answer<Imported, 'badLine' | 'takenId'>>;
  /** Copies the database to a new file while it is used. PostgreSQL has `pg_dump` for that. */
  backup(path: string): Promise<Answer<undefined, 'usePgDump' | 'fileExists' | 'cannotWrite'>>;
  /** Whether the database answers. */
  check(): Promise<Answer<undefined, 'unreachable'>>;
  /** Waits for what is being written, and closes the database. */
  close(): Promise<void>;
}

/** A value, or why there is none: the same shape as the engine's `Result`, which the store does not import. */
export type Answer<T, Code extends Refusal['code']> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Extract<Refusal, { readonly code: Code }> };

/** Why something was refused. Nothing was written then. */
export type Refusal =
  /** The field cannot be stored: it has U+0000 or half of a surrogate pair, or is an id that is empty or too long. */
  | { readonly code: 'badText'; readonly field: string }
  | { readonly code: 'unknownLog'; readonly log: string }
  | { readonly code: 'unknownLink'; readonly link: string }
  /** The log has an entry with this id and another text, or two of the entries given do. */
  | { readonly code: 'otherText'; readonly entry: string }
  /** A log or link with this id, or a link with this hash, is there with other fields. */
  | { readonly code: 'takenId'; readonly id: string }
  /** A link is stored by the SHA-256 of its token, 64 hexadecimal digits, and never by the token. */
  | { readonly code: 'notAHash' }
  /** The line of a file, counted from 1. */
  | { readonly code: 'badLine'; readonly line: number; readonly said: string }
  /** Of a backup that is to be restored: it is damaged, or no database of this program; it is of a newer one; what it is to replace is open. */
  | { readonly code: 'notABackup'; readonly path: string; readonly reason: string }
  | { readonly code: 'newerBackup'; readonly path: string; readonly version: number; readonly known: number }
  | { readonly code: 'inUse'; readonly path: string }
  | { readonly code: 'usePgDump' }
  | { readonly code: 'fileExists'; readonly path: string }
  | { readonly code: 'cannotWrite'; readonly reason: string }
  | { readonly code: 'unreachable'; readonly reason: string };

export type AppendCode = 'badText' | 'unknownLog' | 'unknownLink' | 'otherText';

export interface NewLog {
  readonly id: string;
  readonly event: string;
  /** What its entries are about, such as a match or the decisions of an organiser; a word of the caller's. */
  readonly kind: string;
  /** What the log belongs to, such as a table, as a JSON text. */
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
  /** The entry itself, a JSON text, which comes back exactly as it is. */
  readonly body: string;
}

/** Who appends, and when. */
export interface Author {
  /** The id of the link that was used. */
  readonly link: string;
  /** What the device calls itself. */
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

/** What has changed: a log of an event, its links or people (without a log), or perhaps anything. */
export type Change = { readonly event: string; readonly log?: string } | 'anything';

export interface NewLink {
  readonly id: string;
  /** The SHA-256 of its token, in hexadecimal. */
  readonly hash: string;
  readonly event: string;
  readonly role: string;
  /** What the link is for, such as a table or a player, as a JSON text. */
  readonly subject: string;
  readonly at: string;
}

export interface Link {
  readonly id: string;
  readonly event: string;
  readonly role: string;
  readonly subject: string;
  readonly created: string;
  readonly revoked: string | null;
}

export interface Person {
  readonly id: string;
  /** Null once it is erased. */
  readonly name: string | null;
}

/** How much an import has added. */
export interface Imported {
  readonly links: number;
  readonly people: number;
  readonly logs: number;
  readonly entries: number;
}
