/** Seats in a thread of its own, so that the page stays at hand. */
import { type SeatingJob, planRounds } from './seating-job.ts';

addEventListener('message', ({ data }: MessageEvent<SeatingJob>) => postMessage(planRounds(data)));
