import { Worker } from 'node:worker_threads';
import type { RuleSet } from '@tenbo/engine';
import type { Language } from '@tenbo/i18n';
import { FROM_SOURCE, beside } from './beside.ts';
import type { Answering } from './jsonl.ts';
import type { Answers } from './pipe-answers.ts';
import type { Piece } from './pipe-pieces.ts';

/** How a thread answers lines. */
export interface ToWorker {
  readonly language: Language;
  readonly rules: RuleSet;
}

/** Threads that answer pieces beside each other. Each starts when there is a first piece for it. */
export class PipeThreads {
  readonly #threads: (PipeThread | undefined)[];
  readonly #data: ToWorker;
  #next = 0;

  constructor(count: number, { locale, rules }: Answering) {
    this.#threads = Array<undefined>(count).fill(undefined);
    this.#data = { language: locale.language, rules };
  }

  /** Each thread in turn takes a piece. */
  answer(piece: Piece): Promise<Answers> {
    const thread = (this.#threads[this.#next] ??= new PipeThread(this.#data));
    this.#next = (this.#next + 1) % this.#threads.length;
    return thread.answer(piece);
  }

  async end(): Promise<void> {
    for (const thread of this.#threads) await thread?.end();
  }
}

class PipeThread {
  readonly #worker: Worker;
  /** Those who wait for an answer, in the order of their pieces. */
  readonly #waiting: PromiseWithResolvers<Answers>[] = [];

  constructor(workerData: ToWorker) {
    this.#worker = new Worker(beside('pipe-worker'), {
      workerData,
      ...(FROM_SOURCE && { execArgv: ['--conditions=@tenbo/source'] }),
    });
    this.#worker.on('message', (answers: Answers) => this.#waiting.shift()?.resolve(answers));
    this.#worker.on('error', (error) => this.#waiting.forEach(({ reject }) => reject(error)));
  }

  answer(piece: Piece): Promise<Answers> {
    const waiting = Promise.withResolvers<Answers>();
    this.#waiting.push(waiting);
    this.#worker.postMessage(piece, [piece.buffer]);
    return waiting.promise;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
