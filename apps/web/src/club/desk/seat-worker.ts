/** Computes a seating in a separate thread, so that the page stays responsive. The page imports this file for its address, and a worker runs it. */
import { type SeatingJob, planRounds } from './seating-job.ts';

/** The address of this file once it is built. Vite's own way to start a worker fails if the name of a folder contains a `#`. */
export const address = import.meta.url;

if (!('document' in globalThis)) {
  addEventListener('message', ({ data }: MessageEvent<SeatingJob>) => postMessage(planRounds(data)));
}
