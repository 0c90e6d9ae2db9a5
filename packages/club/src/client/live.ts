import { createParser } from 'eventsource-parser';

import type { LogMessage } from '../contract/answers.ts';
import { type Caller, eachPart, request } from './api.ts';
import { inTime } from './in-time.ts';

/** A message about an event: a log has a new head, or links or people have changed. */
export type LiveMessage = LogMessage | 'all';

/** The server sends a sign of life at least every fifteen seconds; after this many milliseconds of silence the connection counts as lost. */
const SILENCE = 40_000;
/** The heads of all logs come at once; if nothing comes within this time, in milliseconds, something in between holds the stream up. */
const FIRST = 5_000;

/**
 * Follows an event, through a request whose answer does not end: `EventSource` cannot send the token in a header.
 *
 * @param isOfTable whether to follow only the link's own table, and what belongs to no table
 * @returns when the connection has ended, for any reason
 */
export async function follow(
  caller: Caller,
  { isOfTable, stop }: { readonly isOfTable: boolean; readonly stop: AbortSignal },
  onMessage: (message: LiveMessage) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => onMessage(event === 'log' ? (JSON.parse(data) as LogMessage) : 'all'),
  });
  const ended = new AbortController();
  try {
    await inTime(caller.after, FIRST, async (alive, late) => {
      const until = AbortSignal.any([stop, late, ended.signal]);
      const response = await request(caller, `GET /api/live${isOfTable ? '?only=own' : ''}`, { signal: until });
      if (!response.ok) return;
      await eachPart(response, (part) => {
        alive(SILENCE);
        parser.feed(part);
      });
    });
  } catch {
    // The network, the server or the device ended the connection.
  } finally {
    ended.abort();
  }
}
