import { inOrder } from './in-order.ts';
import type { Content, RecordFile } from './record-file.ts';
import { type ThreadWork, Threads } from './threads.ts';

/** What a thread is asked about a file. */
export interface FileQuestion {
  readonly name: string;
  readonly content: Content;
}

/** What is done with each file. */
export interface FileWork<Answer> {
  readonly answer: (file: FileQuestion) => Answer;
  /** The same in threads. */
  readonly threads: ThreadWork;
  /** The answer for a file at which answering failed, because of a bug or because its thread died. */
  readonly failed: (name: string, error: unknown) => Answer;
}

/** So few files are answered before a thread would have started. */
const A_HANDFUL = 8;

/** How many files may be with each thread, so that it need not wait for the next one and nobody for a long one. */
const FILES_EACH = 4;

/**
 * Answers each file and hands on the answers in the order of the files. Only so many files are in work at once that memory does not grow with
 * their number.
 *
 * @param jobs how many threads answer; the only one is this one. The first few files are answered here in any case
 */
export async function eachRecord<Answer>(
  files: AsyncIterable<RecordFile>,
  { answer, threads: work, failed }: FileWork<Answer>,
  jobs: number,
  take: (answer: Answer) => void | Promise<void>,
): Promise<void> {
  const threads = new Threads<FileQuestion, Answer>(jobs, work);
  let asked = 0;
  const ask = async ({ name, content }: RecordFile) => {
    const isHere = jobs === 1 || ++asked <= A_HANDFUL;
    try {
      const question = { name, content: await content() };
      return isHere ? answer(question) : await threads.answer(question);
    } catch (error) {
      return failed(name, error);
    }
  };
  try {
    await inOrder(files, ask, take, jobs === 1 ? 1 : jobs * FILES_EACH);
  } finally {
    await threads.end();
  }
}
