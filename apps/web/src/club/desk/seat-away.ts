import type { Result } from '@tenbo/seating';

import type { PlannedRounds, SeatingJob } from './seating-job.ts';

/** Does a job in a worker. @param stop ends it; then it never answers */
export function seatAway(job: SeatingJob, stop: AbortSignal): Promise<Result<PlannedRounds> | 'failed'> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./seat-worker.ts', import.meta.url), { type: 'module' });
    const end = (answer: Result<PlannedRounds> | 'failed') => {
      worker.terminate();
      resolve(answer);
    };
    stop.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<Result<PlannedRounds>>) => end(data));
    worker.addEventListener('error', () => end('failed'));
    worker.postMessage(job, []);
  });
}
