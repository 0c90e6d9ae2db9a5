// What a device lacks because the server withheld it while results were hidden.
import type { MatchSummary, TournamentEntry } from '@tenbo/tournament';

import type { ClubState } from './state.ts';
import { tournamentIn } from './tournaments.ts';

/** Watches an event for the moment when the organiser shows the results to a device that has read it without them. */
export class Withheld {
  readonly #event: string;
  /** The server has refused to send a log. */
  #isRefused = false;
  /** The plan that the device last read everything again for: once is enough, whatever it can read of the answers. */
  #readFor: string | undefined;

  constructor(event: string) {
    this.#event = event;
  }

  noteRefused(): void {
    this.#isRefused = true;
  }

  /** @returns whether everything should be read again, from the beginning: the plan hides nothing, and something is missing */
  isShown({ acts, summaries }: Pick<ClubState, 'acts' | 'summaries'>): boolean {
    const held = acts.get(this.#event);
    if (!held || tournamentIn(held)?.plan.hidesResults) return false;
    if (!this.#isRefused && !lacksActs(held.entries) && !lacksPoints(summaries.get(this.#event))) return false;
    const plan = held.entries.findLast(({ act }) => act.type === 'planChanged')?.id;
    if (plan === this.#readFor) return false;
    this.#readFor = plan;
    this.#isRefused = false;
    return true;
  }
}

function lacksActs(entries: readonly TournamentEntry[]): boolean {
  return entries.some(({ act }) => act.type === 'withheld');
}

function lacksPoints(summaries: ReadonlyMap<string, MatchSummary> | undefined): boolean {
  return [...(summaries?.values() ?? [])].some(({ scores }) => scores.length === 0);
}
