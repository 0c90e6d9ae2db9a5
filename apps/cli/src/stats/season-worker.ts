/** A thread that counts what happened in the games of a season. */
import { workerData } from 'node:worker_threads';

import { seasonFile } from './season-file.ts';
import type { SeasonOptions } from './season-game.ts';
import { answerFiles } from '../threads/thread.ts';

const options = workerData as SeasonOptions;

answerFiles((file) => seasonFile(file, options));
