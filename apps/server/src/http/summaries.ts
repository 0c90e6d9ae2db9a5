import type { SummaryOfLog } from '@tenbo/club';

import type { LogHead, Store } from '../store/store.ts';
import { logOf } from './log-key.ts';
import { type LogMemory, Recent } from './log-memory.ts';
import { type LogWork, TooMuchWork, mapInTurns } from './log-work.ts';
import type { Route } from './operation.ts';
import { readableSummary } from './readable.ts';
import type { Tournaments } from './tournaments.ts';

/** How many summaries to keep: enough for a large tournament. */
const MOST = 4_000;
/** How many summaries are made before other requests get their turn. One takes a few milliseconds. */
const AT_ONCE = 8;

/** The summaries of matches for clients that do not follow them entry by entry. Each is computed once for all clients, and again when its log grows. */
export class Summaries {
  readonly #memory: LogMemory;
  readonly #work: LogWork;
  readonly #known = new Recent<{ readonly head: number; readonly summary: Promise<SummaryOfLog | undefined> }>(MOST);

  constructor(memory: LogMemory, work: LogWork) {
    this.#memory = memory;
    this.#work = work;
  }

  /** The summary of a log; undefined if it is not a match's log, has no start yet, or is so tangled that its summary takes too long. */
  async of(log: LogHead): Promise<SummaryOfLog | undefined> {
    const { id, kind, head } = log;
    if (kind !== 'match' || head === 0) return undefined;
    const known = this.#known.get(id);
    if (known && known.head >= head) return known.summary;
    const summary = this.#read(log);
    this.#known.set(id, { head, summary });
    summary.catch(() => this.#known.delete(id));
    return summary;
  }

  async #read(log: LogHead): Promise<SummaryOfLog | undefined> {
    const now = await this.#memory.of(log);
    const summary = await this.#work.summary(now).catch((error: unknown) => {
      if (error instanceof TooMuchWork && error.why === 'slow') return undefined;
      throw error;
    });
    return summary && { log: logOf(log.id), head: now.log.head, summary };
  }
}

/** The route for the summaries of an event's matches. */
export function addSummaries(
  route: Route,
  { store, summaries, tournaments }: { readonly store: Store; readonly summaries: Summaries; readonly tournaments: Tournaments },
): void {
  route('GET /api/summaries', async (c) => {
    const caller = c.get('caller');
    const logs = await store.logs(caller.event);
    const all = await mapInTurns(logs, async (log) => ({ log, summary: await summaries.of(log) }), AT_ONCE);
    const { tournament } = await tournaments.of(caller.event);
    return {
      summaries: all.flatMap(({ log, summary }) => (summary ? [readableSummary(caller, log, summary, tournament)] : [])),
    };
  });
}
