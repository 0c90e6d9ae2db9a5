import { type Result, err, ok } from '../result.ts';

/** Where a text stops being JSON; line and column count from 1. */
export interface JsonError {
  readonly code: 'notJson';
  readonly line: number;
  readonly column: number;
}

/**
 * A text as JSON. Some shells and editors put a byte order mark before it, which is skipped. Where the runtime does not name the place of
 * the error, it is the end of the text.
 *
 * @example
 * unwrap(parseJson('{"han": 3}')); // → { han: 3 }
 * parseJson('[1,\n2;'); // → { ok: false, error: { code: 'notJson', line: 2, column: 2 } }
 */
export function parseJson(text: string): Result<unknown, JsonError> {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return ok(JSON.parse(json));
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
    const lines = json.slice(0, position === undefined ? json.length : Number(position)).split('\n');
    return err({ code: 'notJson', line: lines.length, column: (lines.at(-1) ?? '').length + 1 });
  }
}
