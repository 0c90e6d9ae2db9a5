import { type OpenAPIHono, z } from '@hono/zod-openapi';

import { refuse } from './api-error.ts';
import type { StoredEntry } from '../store/store.ts';
import { type Env, refuseTooMany } from './caller.ts';
import { keyOf } from './log-key.ts';
import { type Gate, operation } from './operation.ts';
import { id, position, shownText } from './shapes.ts';
import { type Writes, write } from './write.ts';

/** The most entries in a request or an answer, and the most characters of an answer's entries, unless one alone is longer. */
const PAGE = 500;
const MOST_CHARACTERS = 1_000_000;

const synced = z.object({
  positions: z.array(position).readonly().openapi({ description: 'Of the entries sent.' }),
  entries: z.array(z.looseObject({})).openapi({ description: 'Those after the position, the next one first, without a gap.' }),
  head: position,
});

/** Gets the number of entries that were acknowledged as stored. */
export type Counted = (entries: number) => void;

/** The one route that exchanges entries: the client sends what it has, and gets what it lacks. Repeating it is safe. */
export function addSync(app: OpenAPIHono<Env>, writes: Writes, gate: Gate, counted: Counted): void {
  const sync = operation({
    gate,
    right: 'seeLogs',
    method: 'post',
    path: '/api/logs/{log}/sync',
    summary: `Stores entries, all or none, and returns those after a position, at most ${PAGE} and a million characters; if head is higher, there are more.`,
    params: z.object({ log: id }),
    body: z.strictObject({
      after: position,
      entries: z.array(z.unknown()).max(PAGE),
      device: shownText,
    }),
    answer: synced,
  });
  app.openapi(sync, async (c) => {
    const caller = c.get('caller');
    const { log } = c.req.valid('param');
    const sent = c.req.valid('json');
    const characters = sent.entries.length > 0 ? (await c.req.text()).length : 0;
    const written = await write(writes, caller, log, { ...sent, characters });
    if ('wait' in written) return refuseTooMany(c, written.wait, written.why);
    if ('refused' in written) return refuse(c, written.refused, written);
    counted(written.positions.length);

    const page = await writes.store.entries(keyOf(caller.event, log), sent.after, PAGE);
    if (!page.ok) throw new Error(`a log that was there: ${page.error.code}`);
    const entries = shortened(page.value.entries).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    return c.json({ positions: written.positions, entries, head: page.value.head }, 200);
  });
}

/** The first of some entries that are not too long together; at least one, so that the reader goes on. */
function shortened(entries: readonly StoredEntry[]): readonly StoredEntry[] {
  let characters = 0;
  const end = entries.findIndex(({ body }, i) => (characters += body.length) > MOST_CHARACTERS && i > 0);
  return end < 0 ? entries : entries.slice(0, end);
}
