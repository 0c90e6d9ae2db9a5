import { type Err, type Result, err, ok } from '@tenbo/engine';

/** The reason why a file cannot be read as a record, and its place. */
export type RecordFileError =
  | XmlRecordError
  | JsonRecordError
  /** The rules that were given are for another number of players. */
  | { readonly code: 'otherPlayers'; readonly players: number; readonly rules: number };

/** Errors in an XML record. */
export type XmlRecordError = { /** Characters from the start of the text. */ readonly offset: number } & (
  | { readonly code: 'notXml'; readonly found: string }
  | { readonly code: 'notARecord' }
  | { readonly code: 'unknownElement' | 'misplacedElement'; readonly element: string }
  | { readonly code: 'badAttribute'; readonly element: string; readonly attribute: string; readonly value: string }
);

/** The place of a value in JSON. */
export interface JsonPlace {
  /** Such as `actions[12].result.data.seat`; empty for the whole text or line. */
  readonly path: string;
  /** Counted from 1: the line where the JSON is broken, or that of the event in a file with one event per line. */
  readonly line?: number;
}

/** Errors in a JSON record. */
export type JsonRecordError = JsonPlace &
  (
    | { readonly code: 'notJson'; /** Counted from 1. */ readonly column: number }
    | { readonly code: 'notARecord' }
    /** A missing or invalid value. */
    | { readonly code: 'badValue'; readonly found: string }
    /** An event that the format does not have, or that cannot occur here. */
    | { readonly code: 'unknownEvent' | 'misplacedEvent'; readonly found: string }
    /** A hidden tile: a log from one player's view hides the others' hands. */
    | { readonly code: 'hiddenTile' }
    /** Rules or a mode of play that tenbo does not support. */
    | { readonly code: 'unknownRules'; readonly found: string }
  );

/** Thrown to stop reading a file. */
export class Unreadable extends Error {
  readonly detail: RecordFileError;

  constructor(detail: RecordFileError) {
    super(detail.code);
    this.detail = detail;
  }
}

/** Runs a reader, and returns its refusal as an error. */
export function readWith<G>(read: () => G): Result<G, RecordFileError> {
  try {
    return ok(read());
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Err<RecordFileError> {
  if (error instanceof Unreadable) return err(error.detail);
  throw error;
}

/** A claim of a record that cannot be read, and the hand it is about, counted from 0. */
export interface UnreadClaim {
  readonly hand: number;
  readonly error: RecordFileError;
}

/** Reads something that a record only claims: undefined if it cannot be read. */
export type Claim = <T>(read: () => T) => T | undefined;

/** How many unreadable claims about a hand are named. In a sound record there are none; a hostile one may have millions. */
const MOST_NAMED = 20;

/** Reads claims. One that cannot be read costs that claim, not the game. */
export class Claims {
  readonly #counts = new Map<number, number>();
  readonly #unread: UnreadClaim[] = [];

  /** Those that could not be read, if any. */
  get found(): { readonly unread?: readonly UnreadClaim[] } {
    return this.#unread.length > 0 ? { unread: this.#unread } : {};
  }

  /** Reads claims about a hand. */
  of(hand: number): Claim {
    return (read) => {
      const result = readWith(read);
      if (result.ok) return result.value;
      const count = (this.#counts.get(hand) ?? 0) + 1;
      this.#counts.set(hand, count);
      if (count <= MOST_NAMED) this.#unread.push({ hand: Math.max(hand, 0), error: result.error });
      return undefined;
    };
  }
}
