import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { BLOCKS, type Found, range } from './blocks.ts';
import type { State } from './state.ts';

/** A block by its number, or the part that `npm test` scores. */
export type Job = number | 'part';

/** A thread that scores under some rule sets. Node runs it directly, even where a test runner transforms its own code. */
class Thread {
  readonly #worker: Worker;

  constructor(ids: readonly string[]) {
    const execArgv = ['--conditions=@tenbo/source'];
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: ids, execArgv });
  }

  async score(job: Job): Promise<readonly Found[]> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
    this.#worker.postMessage(job);
    const [found] = (await once(this.#worker, 'message')) as [readonly Found[]];
    return found;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Scores the blocks not done yet, on all cores. `done` is called after each. */
export async function scoreAll(ids: readonly string[], state: State, done: () => void): Promise<void> {
  const left = [...range(0, BLOCKS)].filter((block) => !state.isDone(block));
  const work = async () => {
    const thread = new Thread(ids);
    for (let block = left.shift(); block !== undefined; block = left.shift()) {
      state.add(block, await thread.score(block));
      done();
    }
    await thread.stop();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), left.length) }, work));
}

/** The results of the part that `npm test` scores, under each rule set. */
export async function scoreParts(ids: readonly string[]): Promise<readonly Found[]> {
  const thread = new Thread(ids);
  const parts = await thread.score('part');
  await thread.stop();
  return parts;
}
