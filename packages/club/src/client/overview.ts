// What a device knows of an event beyond its own copies: who is there, which logs there are, and what boards show of them.
import { type Result, ok } from '@tenbo/engine';
import type { MatchSummary, TournamentEntry } from '@tenbo/tournament';

import type { LogMessage, LogOfEvent, PersonOfEvent } from '../contract/answers.ts';
import { type Answers, TOURNAMENT_LOG } from '../contract/requests.ts';
import { tableOf } from '../may-write.ts';
import { tournamentIn } from './acts-order.ts';
import type { ApiFault } from './api.ts';
import type { Ports } from './ports.ts';
import type { ClubState, Known } from './state.ts';

type Asking = <What extends keyof Answers>(what: What) => Promise<Result<Answers[What], ApiFault>>;

export class Overview<F> {
  readonly #event: string;
  readonly #ports: Ports<F>;
  readonly #known: Known;
  readonly #asking: Asking;
  /** A device at a table needs no summaries. */
  hasBoards = false;

  constructor(event: string, ports: Ports<F>, { known, asking }: { readonly known: Known; readonly asking: Asking }) {
    [this.#event, this.#ports, this.#known, this.#asking] = [event, ports, known, asking];
  }

  /** Fetches what the copies do not contain: names, and which logs exist. */
  async fetch(): Promise<Result<unknown, ApiFault>> {
    const [persons, all] = await Promise.all([this.fetchPeople(), this.#asking('GET /api/logs')]);
    if (!persons.ok) return persons;
    if (!all.ok) return all;
    this.#known.note('logs', this.#event, all.value.logs);
    return this.#fetchSummaries();
  }

  async fetchPeople(): Promise<Result<unknown, ApiFault>> {
    const answer = await this.#asking('GET /api/people');
    if (!answer.ok) return answer;
    const { people } = answer.value;
    this.#known.note('people', this.#event, people);
    void this.#keepPeople(people);
    return ok(undefined);
  }

  async #keepPeople(people: readonly PersonOfEvent[]): Promise<void> {
    const kept = await this.#ports.storage.keepPeople({ event: this.#event, people });
    if (!kept.ok) this.#ports.onFault(kept.error);
  }

  /**
   * @returns whether the list of logs, and with it the summaries, must be fetched again. A match that changed before this device connected is reported
   * without its summary.
   */
  noteHead({ log, head, summary }: LogMessage): boolean {
    const { logs, summaries } = this.#known.state;
    if (summary) this.#known.note('summaries', this.#event, new Map(summaries.get(this.#event)).set(log, summary));
    const all = logs.get(this.#event) ?? [];
    const before = all.find(({ id }) => id === log) ?? this.#seatedLog(log);
    if (!before) return log !== TOURNAMENT_LOG;
    this.#known.note('logs', this.#event, [...all.filter(({ id }) => id !== log), { ...before, head }]);
    return summary === undefined && this.hasBoards && before.kind === 'match' && before.head !== head;
  }

  /** A tournament match's log that the list does not have yet: at the start of a round all of them are new. */
  #seatedLog(log: string): LogOfEvent | undefined {
    const seated = tableOf({ log, tournament: tournamentIn(this.#known.state.acts.get(this.#event)) });
    return seated && { id: log, kind: 'match', subject: { table: seated.table.table }, created: seated.round.at, head: 0 };
  }

  async #fetchSummaries(): Promise<Result<unknown, ApiFault>> {
    if (!this.hasBoards) return ok(undefined);
    const of = () => this.#known.state.summaries.get(this.#event);
    const before = of();
    const all = await this.#asking('GET /api/summaries');
    if (!all.ok) return all;
    // Summaries that came in during the request are newer than the answer.
    const newer = [...(of() ?? [])].filter(([log, summary]) => before?.get(log) !== summary);
    this.#known.note(
      'summaries',
      this.#event,
      new Map([...all.value.summaries.map(({ log, summary }) => [log, summary] as const), ...newer]),
    );
    return all;
  }
}

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
