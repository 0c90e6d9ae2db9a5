import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

import { inOrder } from '../threads/in-order.ts';
import type { Answering } from './jsonl.ts';
import { type Answers, answerPiece } from './answers.ts';
import { LONGEST_LINE, type Piece, piecesOf } from './pieces.ts';
import type { ThreadWork } from '../threads/threads.ts';

/** How many pieces each thread may have, so that it need not wait for the next one. */
const PIECES_EACH = 3;

/** What answers the lines of a pipe: this thread, or others. */
export interface LineFilter {
  readonly answer: (piece: Piece) => Answers;
  readonly threads: ThreadWork;
  /** In bytes. A longer line is cut, but remains too long. */
  readonly longest: number;
}

/** Scores each line of `input`, as `filterLines` does. */
export function answerLines(input: Readable, output: Writable, answering: Answering, jobs = 1): Promise<Counts> {
  const { locale, rules } = answering;
  const filter: LineFilter = {
    answer: (piece) => answerPiece(piece, answering),
    threads: { file: 'pipe/pipe-worker', data: { language: locale.language, rules } },
    longest: LONGEST_LINE,
  };
  return filterLines(input, output, filter, jobs);
}

/** The number of lines with a good answer and of those without. */
export type Counts = Omit<Answers, 'text'>;

/**
 * Answers each line of `input` with one line, in order, without stopping at a bad one.
 *
 * @param jobs how many threads answer; with one, this thread does
 */
export async function filterLines(input: Readable, output: Writable, filter: LineFilter, jobs: number): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  const write = async ({ text, passed, failed }: Answers) => {
    counts.passed += passed;
    counts.failed += failed;
    if (!output.write(text)) await once(output, 'drain');
  };
  const pieces = piecesOf(input, filter.longest);
  if (jobs === 1) {
    await inOrder(pieces, filter.answer, write, 1);
    return counts;
  }
  const { Threads } = await import('../threads/threads.ts');
  const threads = new Threads<Piece, Answers>(jobs, filter.threads);
  await inOrder(pieces, (piece) => threads.answer(piece, [piece.buffer]), write, jobs * PIECES_EACH);
  await threads.end();
  return counts;
}
