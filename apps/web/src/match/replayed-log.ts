import { type Log, type Match, replay } from '@tenbo/ledger';

import { type Kept, hasAddress } from './kept.ts';

const done = new WeakMap<Log, Match | 'failed'>();

/** A stored match, replayed once; undefined if that fails for any reason, so that one broken match does not hide the others. */
export function matchOf({ id, log }: Pick<Kept, 'id' | 'log'>): Match | undefined {
  if (!log.ok || !hasAddress(id)) return undefined;
  const found = done.get(log.value) ?? replayed(log.value);
  done.set(log.value, found);
  return found === 'failed' ? undefined : found;
}

function replayed(log: Log): Match | 'failed' {
  try {
    return { log, state: replay(log) };
  } catch {
    return 'failed';
  }
}

/** When the last entry was made; empty if that is not known. */
export function lastAt({ log }: Pick<Kept, 'log'>): string {
  return (log.ok && log.value.at(-1)?.at) || '';
}
