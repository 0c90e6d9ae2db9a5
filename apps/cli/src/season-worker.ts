/** A thread that counts what happened in the games of a season. */
import { workerData } from 'node:worker_threads';

import type { LanguageOption } from './language.ts';
import { seasonFile } from './season-file.ts';
import { answerFiles } from './thread.ts';

const spoken = workerData as LanguageOption;

answerFiles((file) => seasonFile(file, spoken));
