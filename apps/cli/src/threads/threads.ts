import { Worker } from 'node:worker_threads';

import { FROM_SOURCE, beside } from './beside.ts';

/** What threads run: a file in this folder, and the data it starts with. */
export interface ThreadWork {
  readonly file: string;
  readonly data: unknown;
}

/** Sent after the last question. */
export const NO_MORE = null;

/** A thread's message about a question. */
export type FromThread<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/** Threads that answer questions in parallel. Each starts with its first question. */
export class Threads<Question, Answer> {
  readonly #threads: Thread<Question, Answer>[];

  constructor(count: number, work: ThreadWork) {
    this.#threads = Array.from({ length: count }, () => new Thread(work));
  }

  /**
   * Sends a question to the least busy thread.
   *
   * @param transfer the parts of the question that are handed over instead of copied
   * @returns the answer; rejected if answering throws, or kills the thread
   */
  answer(question: Question, transfer: readonly ArrayBuffer[] = []): Promise<Answer> {
    const free = this.#threads.reduce((least, thread) => (thread.waiting < least.waiting ? thread : least));
    return free.answer({ question, transfer, ...Promise.withResolvers<Answer>() });
  }

  /** Stops all threads. Questions still waiting get no answer. */
  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }
}

interface Pending<Question, Answer> extends PromiseWithResolvers<Answer> {
  readonly question: Question;
  readonly transfer: readonly ArrayBuffer[];
}

/** Each thread has its own young generation. Little in it outlives an answer, so a small one saves memory. */
const YOUNG_MEGABYTES = 24;

class Thread<Question, Answer> {
  readonly #work: ThreadWork;
  #worker: Worker | undefined;
  /** The questions waiting for an answer, in order. */
  #pending: Pending<Question, Answer>[] = [];

  constructor(work: ThreadWork) {
    this.#work = work;
  }

  get waiting(): number {
    return this.#pending.length;
  }

  answer(pending: Pending<Question, Answer>): Promise<Answer> {
    this.#pending.push(pending);
    this.#worker ??= this.#started();
    this.#worker.postMessage(pending.question, pending.transfer);
    return pending.promise;
  }

  /** Lets the thread end on its own once it has answered: Node crashes if a thread is stopped while it unpacks. */
  async end(): Promise<void> {
    this.#pending = [];
    const worker = this.#worker;
    if (worker === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    worker.once('exit', () => resolve());
    worker.postMessage(NO_MORE, []);
    await promise;
  }

  #started(): Worker {
    const worker = new Worker(beside(this.#work.file), {
      workerData: this.#work.data,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
      ...(FROM_SOURCE && { execArgv: ['--conditions=@tenbo/source'] }),
    });
    let cause: unknown = new Error('its thread ended');
    worker.on('message', (message: FromThread<Answer>) => {
      const pending = this.#pending.shift();
      if ('answer' in message) pending?.resolve(message.answer);
      else pending?.reject(message.error);
    });
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => this.#continueAfter(cause));
    return worker;
  }

  /** The question that killed the thread gets no answer. Those behind it go to a new thread, except ones whose bytes were handed over and lost. */
  #continueAfter(cause: unknown): void {
    const [fatal, ...waiting] = this.#pending;
    this.#worker = undefined;
    this.#pending = [];
    fatal?.reject(cause);
    for (const pending of waiting) {
      if (pending.transfer.length > 0) pending.reject(cause);
      else void this.answer(pending);
    }
  }
}
