import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

/** How long to wait before connecting again, at first and at most, in milliseconds. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** A connection can break without notice, so we query it now and then: how often, and how long an answer may take, in milliseconds. */
const PATIENCE = { askEvery: 10_000, toAnswer: 5_000 };

/**
 * Listens to a channel on a separate connection, and reconnects whenever that is lost. Messages sent in between are gone, so `onMessage` gets
 * undefined after every connect, including the first.
 *
 * @returns a function that stops listening and waits until the connection is closed
 */
export function listenTo(
  address: string,
  channel: string,
  onMessage: (message: string | undefined) => void,
  { askEvery, toAnswer } = PATIENCE,
): () => Promise<void> {
  const ending = new AbortController();
  const ended = keepListening();
  return () => {
    ending.abort();
    return ended;
  };

  async function keepListening(): Promise<void> {
    for (let wait = FIRST_PAUSE; !ending.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      if (await listenOnce()) wait = FIRST_PAUSE;
      await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  /** Listens until the connection is lost. @returns whether it could connect at all */
  async function listenOnce(): Promise<boolean> {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: toAnswer, query_timeout: toAnswer });
    const lost = new AbortController();
    for (const event of ['error', 'end'] as const) client.on(event, () => lost.abort());
    ending.signal.addEventListener('abort', () => lost.abort(), { signal: lost.signal });
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    let began = false;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      began = true;
      if (!ending.signal.aborted) onMessage(undefined);
      while (!lost.signal.aborted) {
        await pause(askEvery, undefined, { signal: lost.signal });
        await client.query('select 1');
      }
    } catch {
      // The connection was lost, or never came up.
    }
    await client.end().catch(() => undefined);
    return began;
  }
}
