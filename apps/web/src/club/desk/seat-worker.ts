/** Seats in a thread of its own, so that the page stays at hand: the page imports this file for its address, and a worker runs it. */
import { type SeatingJob, planRounds } from './seating-job.ts';

/** Where this file is, once it is built. Vite's own way to a worker fails where a folder's name has a `#`. */
export const address = import.meta.url;

if (!('document' in globalThis)) {
  addEventListener('message', ({ data }: MessageEvent<SeatingJob>) => postMessage(planRounds(data)));
}
