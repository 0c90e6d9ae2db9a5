/** What a function gives when its input comes from outside: a value, or what is wrong with the input. Bugs throw instead. */
export type Result<T, E> = Ok<T> | Err<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

/**
 * A good result.
 *
 * @example
 * unwrap(ok(3)); // → 3
 */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/**
 * A result that holds what is wrong.
 *
 * @example
 * err('no'); // → { ok: false, error: 'no' }
 */
export function err<E>(error: E): Err<E> {
  return { ok: false, error };
}

/**
 * The value of a result that must be good, such as a hand written in source code; throws on an error.
 *
 * @example
 * formatTiles(unwrap(parseTiles('5m 1m'))); // → '15m'
 */
export function unwrap<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
