import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadedFor, missing } from './loaded-for.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Choice = 'a' | 'b';

/** What may happen next; a number names a request under way, from the oldest. */
type Step = `choose ${Choice}` | `finish ${number}` | `fail ${number}` | 'ask' | 'retry';

interface Request {
  readonly choice: Choice;
  readonly finish: () => void;
  readonly fail: () => void;
}

type Told = 'nothing yet' | 'ready' | 'failed' | 'ready without a value' | 'failed although nothing wanted failed';

/** Words being loaded, step by step, with what must be true of them. */
class Run {
  readonly #choice = signal<Choice>('a');
  /** What everybody who asked has been told. */
  readonly #told: Told[] = [];
  #requests: Request[] = [];
  #isDown = false;
  readonly #what = loadedFor(this.#choice, (choice) => this.#load(choice));
  /** The choice whose words are here. */
  #here: Choice | undefined;
  /** Whether the last request for what is wanted now has failed. */
  #hasFailed = false;
  readonly #missingBefore = missing.peek().size;

  constructor() {
    this.#ask();
  }

  #load(choice: Choice): Promise<Choice> {
    if (this.#isDown) return Promise.reject(new Error('no network'));
    const { promise, resolve, reject } = Promise.withResolvers<Choice>();
    this.#requests.push({ choice, finish: () => resolve(choice), fail: () => reject(new Error('no network')) });
    return promise;
  }

  #ask(): void {
    const nth = this.#told.push('nothing yet') - 1;
    this.#what.ready().then(
      () => (this.#told[nth] = this.#read() === undefined ? 'ready without a value' : 'ready'),
      () => (this.#told[nth] = this.#hasFailed ? 'failed' : 'failed although nothing wanted failed'),
    );
  }

  /** Undefined where reading throws. */
  #read(): Choice | undefined {
    try {
      return this.#what.value.peek();
    } catch {
      return undefined;
    }
  }

  possible(): readonly Step[] {
    const requests = this.#requests.flatMap((_, i) => [`finish ${i}`, `fail ${i}`] as const);
    const again = this.#isMissing() ? (['retry'] as const) : [];
    return [this.#choice.peek() === 'a' ? 'choose b' : 'choose a', ...requests, 'ask', ...again];
  }

  async take(step: Step): Promise<void> {
    const [act, of = ''] = step.split(' ');
    if (act === 'choose') {
      this.#hasFailed = false;
      this.#choice.value = of as Choice;
    } else if (act === 'ask') {
      // Asking again after a failure is a new try.
      if (this.#here === undefined) this.#hasFailed = false;
      this.#ask();
    } else if (act === 'retry') {
      for (const again of missing.peek()) again();
    } else {
      const request = this.#requests[Number(of)] as Request;
      const isLast = this.#requests.findLast(({ choice }) => choice === this.#choice.peek()) === request;
      this.#requests = this.#requests.filter((one) => one !== request);
      if (act === 'finish') {
        if (request.choice === this.#choice.peek()) {
          this.#here = request.choice;
          this.#hasFailed = false;
        }
        request.finish();
      } else {
        if (isLast && this.#here !== this.#choice.peek()) this.#hasFailed = true;
        // The retries fail too.
        this.#isDown = true;
        request.fail();
        await vi.advanceTimersByTimeAsync(2000);
        this.#isDown = false;
      }
    }
    await vi.advanceTimersByTimeAsync(0);
  }

  #isMissing(): boolean {
    return missing.peek().size > this.#missingBefore;
  }

  /** What is wrong after the steps so far. */
  faults(): readonly string[] {
    const isComing = this.#requests.some(({ choice }) => choice === this.#choice.peek());
    const right: readonly Told[] = [
      'ready',
      'failed',
      ...(this.#here === undefined && isComing ? (['nothing yet'] as const) : []),
    ];
    const read = this.#read();
    return [
      ...this.#told.filter((one) => !right.includes(one)),
      ...(read === this.#here ? [] : [`${read} can be read, but ${this.#here} has loaded`]),
      ...(this.#isMissing() === (this.#here !== undefined && this.#hasFailed) ? [] : ['the notice is wrong']),
    ];
  }

  /** Lets all that is under way succeed, and retries where nothing is. */
  async end(): Promise<void> {
    while (this.#requests.length > 0) await this.take('finish 0');
    if (this.#here !== this.#choice.peek()) await this.take(this.#isMissing() ? 'retry' : 'ask');
    while (this.#requests.length > 0) await this.take('finish 0');
  }

  /** Whether the words chosen are here, and nothing is missing. */
  isWhole(): boolean {
    return this.#read() === this.#choice.peek() && !this.#isMissing();
  }
}

interface Outcome {
  readonly faults: readonly string[];
  /** The steps that are possible next. */
  readonly next: readonly Step[];
}

async function outcomeOf(steps: readonly Step[]): Promise<Outcome> {
  const run = new Run();
  for (const step of steps) await run.take(step);
  const faults = run.faults();
  const next = run.possible();
  await run.end();
  return { faults: [...faults, ...run.faults(), ...(run.isWhole() ? [] : ['it never loads'])], next };
}

test('in every order of choices, answers and failures, "ready" means that there is a value, and nobody waits for ever', async () => {
  let runs = 0;
  // From the shortest order: the first that fails is the simplest.
  let orders: readonly (readonly Step[])[] = [[]];
  for (let length = 0; length <= 6; length++) {
    const longer: (readonly Step[])[] = [];
    for (const steps of orders) {
      const { faults, next } = await outcomeOf(steps);
      expect(faults, `after: ${steps.join(', ')}`).toEqual([]);
      for (const step of next) longer.push([...steps, step]);
    }
    runs += orders.length;
    orders = longer;
  }
  expect(runs).toBeGreaterThan(5000);
});
