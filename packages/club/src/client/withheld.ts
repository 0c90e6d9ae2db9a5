// What a device lacks because the server withheld it while results were hidden.
import type { MatchSummary, TournamentEntry } from '@tenbo/tournament';

import type { ClubState } from './state.ts';
import { tournamentIn } from './tournaments.ts';

/** Watches an event for the moments when the organiser shows its results, or hides them: what was read before is then read again. */
export class Withheld {
  readonly #event: string;
  /** Whether the plan hid results when the organiser's log was last read. */
  #wasHiding: boolean | undefined;
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

  /** Called when the organiser's log has been read. @returns whether everything should be read again, from its beginning */
  isOutdated({ acts, summaries }: Pick<ClubState, 'acts' | 'summaries'>): boolean {
    const held = acts.get(this.#event);
    if (!held) return false;
    const isHiding = tournamentIn(held)?.plan.hidesResults === true;
    const isNew = isHiding && this.#wasHiding === false;
    this.#wasHiding = isHiding;
    if (isHiding) return isNew;
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
