import { type Err, type Result, err, ok } from '@tenbo/engine';

/** Why a file cannot be read as a record, and where. */
export type RecordFileError = { /** Characters from the beginning of the text. */ readonly offset: number } & (
  | { readonly code: 'notXml'; readonly found: string }
  | { readonly code: 'notARecord' }
  | { readonly code: 'unknownElement' | 'misplacedElement'; readonly element: string }
  | { readonly code: 'badAttribute'; readonly element: string; readonly attribute: string; readonly value: string }
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
