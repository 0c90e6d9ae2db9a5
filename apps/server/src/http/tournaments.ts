// The state of each event's tournament, which decides who may write where. It is kept, so that a request reads only the acts that are new.
import { TOURNAMENT_LOG } from '@tenbo/club';
import { type Tournament, parseTournamentEntry, withAct } from '@tenbo/tournament';

import type { Store } from '../store/store.ts';
import { keyOf } from './log-key.ts';
import { Recent } from './log-memory.ts';
import { mapInTurns } from './log-work.ts';

/** How many events to keep: far more than a server has in play at a time. */
const MOST = 200;

/** The tournament of an event as of a position in its log; undefined before it is opened. */
export interface TournamentAt {
  readonly tournament: Tournament | undefined;
  readonly head: number;
}

const NOTHING: TournamentAt = { tournament: undefined, head: 0 };

export class Tournaments {
  readonly #store: Store;
  readonly #known = new Recent<TournamentAt>(MOST);

  constructor(store: Store) {
    this.#store = store;
  }

  /** The tournament of an event as it was when it was last read, which may be older than the store has it. */
  remembered(event: string): TournamentAt {
    return this.#known.get(event) ?? NOTHING;
  }

  /** The tournament of an event now. Entries that only a later version can read are passed over. */
  async of(event: string): Promise<TournamentAt> {
    const known = this.remembered(event);
    const page = await this.#store.entries(keyOf(event, TOURNAMENT_LOG), known.head, Number.MAX_SAFE_INTEGER);
    if (!page.ok) return NOTHING;
    const { head, entries } = page.value;
    if (head < known.head) {
      // The database was restored from a backup.
      this.#known.delete(event);
      return this.of(event);
    }
    let { tournament } = known;
    // Thousands of acts are read after a restart; other requests get their turn in between.
    await mapInTurns(entries, ({ body }) => {
      const read = parseTournamentEntry(JSON.parse(body));
      if (read.ok) tournament = withAct(tournament, read.value);
    });
    const now = { tournament, head };
    if (entries.length > 0 && this.remembered(event).head < head) this.#known.set(event, now);
    return now;
  }
}
