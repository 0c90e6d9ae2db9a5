// How a device gets what it lacks: by asking, and as it happens.
import { SIZES, hidesFrom } from '@tenbo/club';
import { streamSSE } from 'hono/streaming';

import type { StoredEntry } from '../store/store.ts';
import { refuse, refuseTooMany } from './caller.ts';
import type { Hub } from './hub.ts';
import { keyOf } from './log-key.ts';
import type { Route } from './operation.ts';
import { readable } from './readable.ts';
import { type Writes, write } from './write.ts';

/** Gets the number of entries that were acknowledged as stored. */
type Counted = (entries: number) => void;

/** The one route that exchanges entries: the client sends what it has, and gets what it lacks. Repeating it is safe. */
export function addSync(route: Route, writes: Writes, counted: Counted): void {
  route('POST /api/logs/{log}/sync', async (c, { params: { log }, body: sent }) => {
    const caller = c.get('caller');
    const characters = sent.entries.length > 0 ? (await c.req.text()).length : 0;
    const written = await write(writes, caller, log, { ...sent, characters });
    if ('wait' in written) return refuseTooMany(c, written.wait, written.why);
    if ('refused' in written) return refuse(c, written.refused, written);
    counted(written.positions.length);

    const key = keyOf(caller.event, log);
    const page = await writes.store.entries(key, sent.after, SIZES.entries);
    if (!page.ok) throw new Error(`a log that was there: ${page.error.code}`);
    const bodies = shortened(page.value.entries).map(({ body }) => body);
    // Judged by what the event says after they were read.
    const { tournament } = await writes.tournaments.of(caller.event);
    const about = hidesFrom(caller, tournament) ? await writes.store.log(key) : 'shown';
    const shown = about === 'shown' ? bodies : about && readable(caller, about, bodies, tournament);
    if (!shown) return refuse(c, 'resultsHidden');
    const entries = shown.map((body) => JSON.parse(body) as Record<string, unknown>);
    return { positions: written.positions, entries, head: page.value.head };
  });
}

/** The first of some entries that are not too long together; at least one, so that the reader goes on. */
function shortened(entries: readonly StoredEntry[]): readonly StoredEntry[] {
  let characters = 0;
  const end = entries.findIndex(({ body }, i) => (characters += body.length) > SIZES.answer && i > 0);
  return end < 0 ? entries : entries.slice(0, end);
}

/** How long to wait before connecting again if there are too many connections, in seconds. */
const PAUSE = 30;

/** Sends the changes of an event as they happen (server-sent events). */
export function addLive(route: Route, hub: Hub): void {
  route('GET /api/live', (c, { query: { only } }) => {
    // A HEAD request would never end the stream.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
    const { table } = c.get('caller').subject;
    const listener = hub.open(c.get('caller'), only === undefined ? undefined : table);
    if (!listener) return refuseTooMany(c, PAUSE, 'tooManyLive');
    return streamSSE(c, async (stream) => {
      stream.onAbort(() => listener.end());
      for await (const message of listener.messages()) {
        if (message === 'silence') await stream.write(': \n\n');
        else if (message === 'all') await stream.writeSSE({ event: 'all', data: '{}' });
        else await stream.writeSSE({ event: 'log', data: message.log });
      }
    });
  });
}
