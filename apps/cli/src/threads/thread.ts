import { parentPort } from 'node:worker_threads';

import type { FileQuestion } from '../records/each-record.ts';
import type { Answers } from '../pipe/answers.ts';
import type { Piece } from '../pipe/pieces.ts';
import { type FromThread, NO_MORE } from './threads.ts';

/** Answers questions about files, parcel by parcel. If an answer throws, the error is the answer to its question. */
export function answerFiles(answer: (file: FileQuestion) => unknown): void {
  parentPort?.on('message', (parcel: readonly FileQuestion[] | typeof NO_MORE) => {
    if (parcel === NO_MORE) return parentPort?.close();
    const message: FromThread<readonly FromThread<unknown>[]> = { answer: parcel.map((file) => attempt(() => answer(file))) };
    parentPort?.postMessage(message, []);
  });
}

function attempt(answer: () => unknown): FromThread<unknown> {
  try {
    return { answer: answer() };
  } catch (error) {
    return { error };
  }
}

/** Answers pieces of a pipe. The bytes of an answer are handed over, not copied. */
export function answerPieces(answer: (piece: Piece) => Answers & { readonly text: string }): void {
  parentPort?.on('message', (piece: Piece | typeof NO_MORE) => {
    if (piece === NO_MORE) return parentPort?.close();
    const { text, ...counts } = answer(piece);
    const bytes = new TextEncoder().encode(text);
    const message: FromThread<Answers> = { answer: { text: bytes, ...counts } };
    parentPort?.postMessage(message, [bytes.buffer]);
  });
}
