import { type Err, type Result, err, ok } from '@tenbo/engine';

/** Why a file cannot be read as a record, and where. */
export type RecordFileError = XmlRecordError | JsonRecordError;

/** In a record of XML. */
export type XmlRecordError = { /** Characters from the beginning of the text. */ readonly offset: number } & (
  | { readonly code: 'notXml'; readonly found: string }
  | { readonly code: 'notARecord' }
  | { readonly code: 'unknownElement' | 'misplacedElement'; readonly element: string }
  | { readonly code: 'badAttribute'; readonly element: string; readonly attribute: string; readonly value: string }
);

/** The place of a value in JSON. */
export interface JsonPlace {
  /** Such as `actions[12].result.data.seat`; empty for the whole text or line. */
  readonly path: string;
  /** Counted from 1: where JSON breaks off, or the event in a file that has one on each line. */
  readonly line?: number;
}

/** In a record of JSON. */
export type JsonRecordError = JsonPlace &
  (
    | { readonly code: 'notJson'; /** Counted from 1. */ readonly column: number }
    | { readonly code: 'notARecord' }
    /** A value that is missing, or not what it has to be. */
    | { readonly code: 'badValue'; readonly found: string }
    /** An event of a sort that the format does not have, or that cannot come here. */
    | { readonly code: 'unknownEvent' | 'misplacedEvent'; readonly found: string }
    /** A tile that the record hides, as the log of one player does with the hands of others. */
    | { readonly code: 'hiddenTile' }
    /** Rules, or a way to play, that tenbo does not have. */
    | { readonly code: 'unknownRules'; readonly found: string }
  );

/** Ends the reading of a file. */
export class Unreadable extends Error {
  readonly detail: RecordFileError;

  constructor(detail: RecordFileError) {
    super(detail.code);
    this.detail = detail;
  }
}

/** Runs a reader, and gives what it refuses as an error. */
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
