import { type Result, err, ok } from '@tenbo/engine';
import { type Tournament, type TournamentEntry, parseTournamentEntry, tournamentOf } from '@tenbo/tournament';

import type { Synced } from '../../../server/src/http/sync.ts';
import type { ApiFault } from './api.ts';

/** The log of the organiser's acts has this id in every event. */
export const TOURNAMENT = 'tournament';

/** Reads a log's entries after a position. */
export type ReadAfter = (after: number) => Promise<Result<Synced, ApiFault>>;

/** The organiser's log as the server has it, for those who only follow it. The server's order is the one that counts. */
export class TournamentLog {
  #entries: readonly TournamentEntry[] = [];
  #after = 0;

  /** Reads what is new. @returns the tournament, undefined as long as it is not opened */
  async follow(read: ReadAfter): Promise<Result<Tournament | undefined, ApiFault>> {
    for (;;) {
      const page = await read(this.#after);
      if (!page.ok) return page;
      const { entries, head } = page.value;
      if (head < this.#after) this.#forget();
      else if (entries.length === 0 && head > this.#after) return err({ code: 'unreachable' });
      else {
        // An entry of a newer version is left out: the others still say who sits where.
        this.#entries = [...this.#entries, ...entries.flatMap((one) => readEntry(one))];
        this.#after += entries.length;
        if (this.#after >= head) return ok(tournamentOf(this.#entries));
      }
    }
  }

  /** The server was restored from a backup: everything is read anew. */
  #forget(): void {
    this.#entries = [];
    this.#after = 0;
  }
}

function readEntry(input: unknown): readonly TournamentEntry[] {
  const read = parseTournamentEntry(input);
  return read.ok ? [read.value] : [];
}
