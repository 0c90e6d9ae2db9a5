/** One of several parts that all files are divided into: the `nth` of `of`, counted from 1. */
export interface Shard {
  readonly nth: number;
  readonly of: number;
}

/** A shard as `i/n`; undefined if it is not one. */
export function shardOf(text: string): Shard | undefined {
  const [, nth, of] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  return nth !== undefined && of !== undefined && nth >= 1 && nth <= of ? { nth, of } : undefined;
}
