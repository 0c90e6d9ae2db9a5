import { type OpenAPIHono, createRoute, z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';

import { refuse } from './api-error.ts';
import type { Env } from './caller.ts';
import type { Hub } from './hub.ts';
import { type Gate, refusals, righted } from './operation.ts';

/** Sends the changes of an event as they happen (server-sent events). */
export function addLive(app: OpenAPIHono<Env>, hub: Hub, gate: Gate): void {
  const live = createRoute({
    ...righted(gate, 'follow'),
    method: 'get',
    path: '/api/live',
    summary:
      'First the head of each log, then each change: `event: log` has {log, head}, the new entries after a position if there are few, and a match’s summary; `event: all` is for links and people. With `only=own`, a table’s link gets the changes of that table and of logs without a table. Ends when the link is revoked.',
    request: { query: z.object({ only: z.literal('own').optional() }) },
    responses: {
      200: { description: 'A stream that stays open.', content: { 'text/event-stream': { schema: z.string() } } },
      ...refusals,
    },
  });
  app.openapi(live, (c) => {
    // A HEAD request would never end the stream.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
    const { table } = c.get('caller').subject;
    const listener = hub.open(c.get('caller'), c.req.valid('query').only === undefined ? undefined : table);
    if (!listener) {
      c.header('Retry-After', '30');
      return refuse(c, 'tooManyLive');
    }
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
