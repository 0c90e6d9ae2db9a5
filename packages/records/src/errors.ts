import { type Err, type Result, type RuleSet, err, ok } from '@tenbo/engine';

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
    /** Whose view it is does not follow from a log that shows the tiles of more than one player. */
    | { readonly code: 'manyShown' }
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

/** Refuses rules that are for another number of players than the game has. */
export function checkPlayers({ tiles }: RuleSet, players: number): void {
  if (tiles.players !== players) throw new Unreadable({ code: 'otherPlayers', players, rules: tiles.players });
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

/** What a record of its format usually says, and may leave out. */
export type Stated = 'rules' | 'players' | 'position' | 'scores' | 'yaku' | 'fu' | 'points' | 'changes';

/** In how many hands a record leaves out what its format usually says. */
export type Unstated = { readonly [S in Stated]?: number };

/**
 * Reads something that a record only claims: undefined if it cannot be read, or is not there.
 *
 * @param what named if it is not there
 */
export type Claim = <T>(read: () => T, what?: Stated) => T | undefined;

/** How many unreadable claims about a hand are named. In a sound record there are none; a hostile one may have millions. */
const MOST_NAMED = 20;

/** Reads claims. One that cannot be read, or is missing, costs that claim, not the game. */
export class Claims {
  readonly #counts = new Map<number, number>();
  readonly #unread: UnreadClaim[] = [];
  readonly #unstated = new Map<Stated, Set<number>>();

  /** Those that could not be read and those that were not there, if any. */
  get found(): { readonly unread?: readonly UnreadClaim[]; readonly unstated?: Unstated } {
    const unstated = [...this.#unstated].map(([what, hands]) => [what, hands.size]);
    return {
      ...(this.#unread.length > 0 && { unread: this.#unread }),
      ...(unstated.length > 0 && { unstated: Object.fromEntries(unstated) as Unstated }),
    };
  }

  /** Reads claims about a hand. */
  of(hand: number): Claim {
    return (read, what) => {
      const result = readWith(read);
      if (!result.ok) return this.#cannotRead(hand, result.error);
      if (result.value === undefined && what !== undefined) this.#isMissing(hand, what);
      return result.value;
    };
  }

  #cannotRead(hand: number, error: RecordFileError): undefined {
    const count = (this.#counts.get(hand) ?? 0) + 1;
    this.#counts.set(hand, count);
    if (count <= MOST_NAMED) this.#unread.push({ hand: Math.max(hand, 0), error });
  }

  #isMissing(hand: number, what: Stated): void {
    const hands = this.#unstated.get(what) ?? new Set();
    this.#unstated.set(what, hands.add(hand));
  }
}
