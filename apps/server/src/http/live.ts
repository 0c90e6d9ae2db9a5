import { streamSSE } from 'hono/streaming';

import { refuseTooMany } from './caller.ts';
import type { Hub } from './hub.ts';
import type { Route } from './operation.ts';

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
