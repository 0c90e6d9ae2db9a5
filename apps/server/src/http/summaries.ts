import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { SummaryOfLog } from '@tenbo/club';

import type { LogHead, Store } from '../store/store.ts';
import type { Env } from './caller.ts';
import { logOf } from './log-key.ts';
import { type LogWork, TooMuchWork } from './log-work.ts';
import { type Gate, operation } from './operation.ts';
import { position } from './shapes.ts';
import { mapInTurns } from './turns.ts';

/** How many summaries to keep: enough for a large tournament. */
const MOST = 4_000;
/** How many summaries are made before other requests get their turn. One takes a few milliseconds. */
const AT_ONCE = 8;

/** The summaries of matches for clients that do not follow them entry by entry. Each is computed once for all clients, and again when its log grows. */
export class Summaries {
  readonly #store: Store;
  readonly #known = new Map<string, { readonly head: number; readonly summary: Promise<SummaryOfLog | undefined> }>();

  readonly #work: LogWork;

  constructor(store: Store, work: LogWork) {
    this.#store = store;
    this.#work = work;
  }

  /** The summary of a log; undefined if it is not a match's log, has no start yet, or is so tangled that its summary takes too long. */
  async of({ id, kind, head }: LogHead): Promise<SummaryOfLog | undefined> {
    if (kind !== 'match' || head === 0) return undefined;
    const known = this.#known.get(id);
    if (known && known.head >= head) return known.summary;
    const summary = this.#read(id);
    this.#known.delete(id);
    this.#known.set(id, { head, summary });
    summary.catch(() => this.#known.delete(id));
    for (const [oldest] of this.#known) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(oldest);
    }
    return summary;
  }

  async #read(id: string): Promise<SummaryOfLog | undefined> {
    const page = await this.#store.entries(id, 0, Number.MAX_SAFE_INTEGER);
    if (!page.ok) throw new Error(`a log that was there: ${page.error.code}`);
    const bodies = page.value.entries.map(({ body }) => body);
    const summary = await this.#work.ask('summary', bodies).catch((error: unknown) => {
      if (error instanceof TooMuchWork && error.why === 'slow') return undefined;
      throw error;
    });
    return summary && { log: logOf(id), head: page.value.head, summary };
  }
}

const points = z.number().openapi({ description: 'In points.' });
const seats = z.array(points).readonly();

const matchSummary = z
  .object({
    match: z.string(),
    digest: z.string(),
    at: z.string().optional(),
    kyoku: z.int().openapi({ description: 'The hand being played: 0 is East 1.' }),
    honba: z.int(),
    hands: z.int().openapi({ description: 'How many have ended.' }),
    sticks: z.int(),
    scores: seats,
    isOver: z.boolean(),
    conflicts: z.int().openapi({ description: 'Disagreements that wait for a decision.' }),
    standings: z.array(z.object({ seat: z.int(), place: z.int(), points, total: points })).readonly(),
  })
  .openapi('MatchSummary');

/** The route for the summaries of an event's matches. */
export function addSummaries(app: OpenAPIHono<Env>, store: Store, summaries: Summaries, gate: Gate): void {
  const list = operation({
    gate,
    right: 'seeLogs',
    method: 'get',
    path: '/api/summaries',
    summary:
      'What a board shows of each match: the current hand, scores, and the settlement if it ended now. `/api/live` sends later ones.',
    answer: z.object({ summaries: z.array(z.object({ log: z.string(), head: position, summary: matchSummary })) }),
  });
  app.openapi(list, async (c) => {
    const logs = await store.logs(c.get('caller').event);
    const all = await mapInTurns(logs, (log) => summaries.of(log), AT_ONCE);
    return c.json({ summaries: all.filter((one) => one !== undefined) }, 200);
  });
}
