// What a device knows of an event beyond its own copies: who is there, which logs there are, and what boards show of them.
import { TOURNAMENT_LOG } from '../contract/log-ids.ts';
import { type Result, ok } from '@tenbo/engine';

import type { LogMessage, LogOfEvent, PersonOfEvent } from '../contract/answers.ts';
import { tableOf } from '../may-write.ts';
import type { Answers } from '../contract/requests.ts';
import type { ApiFault } from './api.ts';
import type { Ports } from './ports.ts';
import type { Known } from './state.ts';
import { tournamentIn } from './tournaments.ts';

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
