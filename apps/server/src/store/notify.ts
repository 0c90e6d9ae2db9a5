import type { Transaction } from './db.ts';
import type { Change } from './store.ts';

/** Notifies of a change once the transaction is committed. The message has only ids. */
export function notify(transaction: Transaction, { event, log }: Exclude<Change, 'anything'>): Promise<void> {
  return transaction.notify(JSON.stringify(log === undefined ? [event] : [event, log]));
}

/** The change that a message reports. If another program sent the message, anything may have changed. */
export function changeOf(message: string | undefined): Change {
  const ids = message === undefined ? undefined : asJson(message);
  if (!Array.isArray(ids)) return 'anything';
  const [event, log] = ids as readonly unknown[];
  if (typeof event !== 'string') return 'anything';
  return typeof log === 'string' ? { event, log } : { event };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
