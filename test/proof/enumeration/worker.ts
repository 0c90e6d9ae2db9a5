// A thread of the enumeration: receives what to score, and answers with the results under each of its rule sets.
import { parentPort, workerData } from 'node:worker_threads';

import { placesOfBlock, scoreHands } from './blocks.ts';
import { scorePart } from './part.ts';
import { RULE_SETS } from './rule-sets.ts';
import type { Job } from './threads.ts';

const ids = workerData as readonly string[];

parentPort!.on('message', (job: Job) => {
  const ruleSets = ids.map((id) => RULE_SETS[id]!);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
  parentPort!.postMessage(job === 'part' ? ids.map(scorePart) : scoreHands(placesOfBlock(job), ruleSets));
});
