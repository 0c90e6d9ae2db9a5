// Watches that what is closed stays closed: the results of a closed round are those that were agreed, and change only if somebody reopens it.
import { canonicalJson, unwrap } from '@tenbo/engine';
import { type Entry, parseEntry } from '@tenbo/ledger';
import {
  type MatchSummary,
  type Tournament,
  isAgreed,
  parseTournamentEntry,
  resultsOf,
  summaryOf,
  tournamentOf,
} from '@tenbo/tournament';

import type { EventLogs } from './event-logs.ts';
import type { Witness } from './witness.ts';

export class Closed {
  readonly #witness: Witness;
  /** The results of each round since it was closed, by round and how often it had been reopened. */
  readonly #results = new Map<string, string>();
  readonly #summaries = new Map<string, { readonly head: number; readonly summary: MatchSummary | undefined }>();

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  /** Looks at what the server has now. */
  look({ matches, acts }: EventLogs): void {
    const entries = acts.map((text) => unwrap(parseTournamentEntry(JSON.parse(text))));
    const tournament = tournamentOf(entries);
    if (!tournament) return;
    const aside = new Set(tournament.aside.map(({ entry }) => entry.id));
    for (const { round, tables, isClosed } of tournament.rounds) {
      if (!isClosed) continue;
      const summaries = new Map(tables.flatMap(({ match }) => this.#summaryOf(match, matches.get(match) ?? [])));
      for (const table of tables)
        if (!isAgreed(table, summaries.get(table.match)?.digest ?? ''))
          this.#witness.object(`round ${round} is closed, but nobody has agreed with the result of ${table.match}`, table.match);
      const reopened = entries.filter(
        ({ id, act }) => act.type === 'roundReopened' && act.round === round && !aside.has(id),
      ).length;
      this.#compare(`round ${round}, reopened ${reopened} times`, resultsIn(tournament, round, summaries));
    }
  }

  #compare(key: string, results: string): void {
    const before = this.#results.get(key) ?? results;
    this.#results.set(key, results);
    if (before !== results) this.#witness.object(`the results of ${key}, were ${before} and are ${results}`, 'tournament');
  }

  #summaryOf(match: string, bodies: readonly string[]): readonly (readonly [string, MatchSummary])[] {
    const known = this.#summaries.get(match);
    const now =
      known?.head === bodies.length
        ? known
        : { head: bodies.length, summary: summaryOf(bodies.map((body): Entry => unwrap(parseEntry(JSON.parse(body))))) };
    this.#summaries.set(match, now);
    return now.summary ? [[match, now.summary]] : [];
  }
}

function resultsIn(tournament: Tournament, round: number, summaries: ReadonlyMap<string, MatchSummary>): string {
  return canonicalJson(resultsOf(tournament, summaries).filter((one) => one.round === round));
}
