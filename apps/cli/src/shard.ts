import { hash } from 'node:crypto';

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

/** Whether a file belongs to a shard. Only its place decides, so machines that list the files apart agree, and each file is in one shard of n. */
export function isInShard(place: string, { nth, of }: Shard): boolean {
  return of === 1 || Number.parseInt(hash('sha256', place).slice(0, 12), 16) % of === nth - 1;
}
