import type { Result } from '@tenbo/seating';

import { fetched } from '../../fetched.ts';
import type { PlannedRounds, SeatingJob } from './seating-job.ts';

type Answer = Result<PlannedRounds> | 'failed';

/** Does a job in a worker. @param stop aborts it; the promise then never resolves */
export async function seatInWorker(job: SeatingJob, stop: AbortSignal): Promise<Answer> {
  const { address } = await fetched(() => import('./seat-worker.ts'));
  return new Promise((resolve) => {
    if (stop.aborted) return;
    const worker = new Worker(address, { type: 'module' });
    const end = (answer: Answer) => {
      worker.terminate();
      resolve(answer);
    };
    stop.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<Result<PlannedRounds>>) => end(data));
    worker.addEventListener('error', () => end('failed'));
    worker.postMessage(job, []);
  });
}
