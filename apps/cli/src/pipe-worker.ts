/** A thread that answers pieces of a pipe, in the order in which it gets them. */
import { parentPort, workerData } from 'node:worker_threads';
import { localeOf } from '@tenbo/i18n';
import { answerPiece } from './pipe-answers.ts';
import type { ToWorker } from './pipe-threads.ts';

const { language, rules } = workerData as ToWorker;
const answering = { locale: localeOf(language), rules };

parentPort?.on('message', (piece: Uint8Array) => {
  const { text, ...counts } = answerPiece(piece, answering);
  const bytes = new TextEncoder().encode(text);
  parentPort?.postMessage({ text: bytes, ...counts }, [bytes.buffer]);
});
