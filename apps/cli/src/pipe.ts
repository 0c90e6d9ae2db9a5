import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Answering } from './jsonl.ts';
import { type Answers, answerPiece } from './pipe-answers.ts';
import { piecesOf } from './pipe-pieces.ts';

/** How many pieces may be with each thread, so that it need not wait for the next one. */
const PIECES_EACH = 3;

/**
 * Answers each line of `input` with one line, in order, without stopping at a bad one. Returns how many were scored and how many not.
 *
 * @param jobs how many threads answer; the only one is this one
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  answering: Answering,
  jobs = 1,
): Promise<{ scored: number; failed: number }> {
  const counts = { scored: 0, failed: 0 };
  const threads = jobs > 1 ? new (await import('./pipe-threads.ts')).PipeThreads(jobs, answering) : undefined;
  const write = async (answers: Answers | Promise<Answers>, before: Promise<void>) => {
    const [{ text, scored, failed }] = await Promise.all([answers, before]);
    counts.scored += scored;
    counts.failed += failed;
    if (!output.write(text)) await once(output, 'drain');
  };

  /** What is not yet written, in order: each piece waits for the one before. */
  const unwritten: Promise<void>[] = [];
  for await (const piece of piecesOf(input)) {
    const answers = threads ? threads.answer(piece) : answerPiece(piece, answering);
    unwritten.push(write(answers, unwritten.at(-1) ?? Promise.resolve()));
    if (!threads || unwritten.length > jobs * PIECES_EACH) await unwritten.shift();
  }
  await Promise.all(unwritten);
  await threads?.end();
  return counts;
}
