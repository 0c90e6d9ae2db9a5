// What the server says as it happens, and what that makes it unnecessary to ask for.
import { createParser } from 'eventsource-parser';

import type { LogMessage, Synced } from '../contract/answers.ts';
import { type Caller, eachPart, inTime, request } from './api.ts';

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

/** The most entries to keep per log. */
const MOST = 200;

interface Kept {
  /** The position before the first of the entries. */
  readonly after: number;
  readonly entries: Synced['entries'];
}

/** The entries that live messages have brought, so that there is no need to ask for them again. Valid while the connection is held. */
export class News {
  readonly #logs = new Map<string, Kept>();

  note({ log, head, after, entries }: LogMessage): void {
    const known = this.#logs.get(log);
    if (after === undefined || entries === undefined) {
      if (known && known.after + known.entries.length !== head) this.#logs.delete(log);
      return;
    }
    const isNext = known !== undefined && known.after + known.entries.length === after;
    const all = isNext ? [...known.entries, ...entries] : entries;
    const left = Math.max(0, all.length - MOST);
    this.#logs.set(log, { after: (isNext ? known.after : after) + left, entries: all.slice(left) });
  }

  /** What the server would answer to a device that has a log up to a position; undefined if that is not known. */
  since(log: string, position: number): Synced | undefined {
    const known = this.#logs.get(log);
    if (!known || position < known.after || position > known.after + known.entries.length) return undefined;
    return {
      positions: [],
      entries: known.entries.slice(position - known.after),
      head: known.after + known.entries.length,
    };
  }

  clear(): void {
    this.#logs.clear();
  }
}
