/** A thread that answers the server's questions about long logs. */
import { parentPort } from 'node:worker_threads';

import { type LogQuestion, answerAboutLog } from '../../../server/src/index.ts';

parentPort?.on('message', (question: LogQuestion) => parentPort?.postMessage(answerAboutLog(question), []));
// It is ready.
parentPort?.postMessage(null, []);
