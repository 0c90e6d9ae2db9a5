import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { type Elsewhere, type LogQuestion, TooMuchWork } from '../../../server/src/index.ts';
import { FROM_SOURCE, beside } from '../threads/beside.ts';

/** How long an answer may take, in milliseconds: many times what the longest match that was ever played needs. */
const LONGEST = 5_000;
/** How many questions may wait. */
const MOST_WAITING = 32;

interface Waiting extends PromiseWithResolvers<unknown> {
  readonly question: LogQuestion;
}

/**
 * A thread that answers the server's questions about long logs, one after another, so that no request waits for them. An answer that takes too long is given up, and
 * a new thread goes on with the next question.
 *
 * @param longest how long an answer may take, in milliseconds
 */
export function newServeThread(longest = LONGEST): Elsewhere {
  const waiting: Waiting[] = [];
  let thread: Promise<Worker> | undefined;
  let isBusy = false;

  const next = async () => {
    const one = isBusy ? undefined : waiting.shift();
    if (one === undefined) return;
    isBusy = true;
    try {
      const worker = await (thread ??= started());
      one.resolve(await answered(worker, one.question, longest));
    } catch (error) {
      const failed = thread;
      thread = undefined;
      one.reject(error);
      await failed?.then((worker) => worker.terminate()).catch(() => undefined);
    }
    isBusy = false;
    void next();
  };

  return async (question) => {
    if (waiting.length >= MOST_WAITING) throw new TooMuchWork('busy');
    const one: Waiting = { question, ...Promise.withResolvers<unknown>() };
    waiting.push(one);
    void next();
    return one.promise;
  };
}

/** A thread that is ready. Its first message only says so: loading it is not part of an answer. */
async function started(): Promise<Worker> {
  const worker = new Worker(beside('serve/serve-worker'), { ...(FROM_SOURCE && { execArgv: ['--conditions=@tenbo/source'] }) });
  await once(worker, 'message');
  // The server alone decides when the process ends.
  worker.unref();
  return worker;
}

/** @throws what the answer throws, or `TooMuchWork` */
async function answered(worker: Worker, question: LogQuestion, longest: number): Promise<unknown> {
  const limit = AbortSignal.timeout(longest);
  const answer = once(worker, 'message', { signal: limit });
  worker.postMessage(question, []);
  try {
    const [value] = (await answer) as readonly unknown[];
    return value;
  } catch (error) {
    throw limit.aborted ? new TooMuchWork('slow') : error;
  }
}
