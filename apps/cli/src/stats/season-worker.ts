/** A thread that counts what happened in the games of a season. */
import { workerData } from 'node:worker_threads';

import { seasonFile } from './file.ts';
import type { SeasonOptions } from './game.ts';
import { answerFiles } from '../threads/thread.ts';

const options = workerData as SeasonOptions;

answerFiles((file) => seasonFile(file, options));
