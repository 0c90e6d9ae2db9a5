import { inOrder } from '../threads/in-order.ts';
import type { Content, RecordFile } from './file.ts';
import { type FromThread, type ThreadWork, Threads } from '../threads/threads.ts';

/** A file for a thread to answer. */
export interface FileQuestion {
  readonly name: string;
  readonly content: Content;
}

/** What to do with each file. */
export interface FileWork<Answer> {
  readonly answer: (file: FileQuestion) => Answer;
  /** The same work for threads. */
  readonly threads: ThreadWork;
  /** The answer for a file that could not be answered, because of a bug or because its thread died. */
  readonly failed: (name: string, error: unknown) => Answer;
}

/** This many files are answered faster here than a thread starts. */
const A_HANDFUL = 8;

/** Files go to a thread in parcels, because handing one over costs a tenth as much as auditing it. */
const FILES_IN_PARCEL = 16;
const BYTES_IN_PARCEL = 1 << 18;

/** How many parcels each thread may have, so that it need not wait for the next one, and a long one does not hold up others. */
const PARCELS_EACH = 2;

/**
 * Answers each file and passes on the answers in the order of the files. The number of files in work is limited, so that memory does not grow with
 * their number.
 *
 * @param jobs how many threads answer; with one, this thread does. The first few files are always answered here
 */
export async function eachRecord<Answer>(
  files: AsyncIterable<RecordFile>,
  { answer, threads: work, failed }: FileWork<Answer>,
  jobs: number,
  take: (answer: Answer) => void | Promise<void>,
): Promise<void> {
  const threads = new Threads<readonly FileQuestion[], readonly FromThread<Answer>[]>(jobs, work);
  const here = (file: FileQuestion): Answer => {
    try {
      return answer(file);
    } catch (error) {
      return failed(file.name, error);
    }
  };
  const inThread = async (parcel: readonly FileQuestion[]): Promise<readonly Answer[]> => {
    try {
      const answers = await threads.answer(parcel);
      return answers.map((one, i) => ('answer' in one ? one.answer : failed(parcel[i]?.name ?? '', one.error)));
    } catch (error) {
      // The thread died of one of them, so each is now asked about alone.
      if (parcel.length > 1) return (await Promise.all(parcel.map((file) => inThread([file])))).flat();
      return parcel.map(({ name }) => failed(name, error));
    }
  };
  const takeAll = async (answers: readonly Answer[]) => {
    for (const one of answers) await take(one);
  };
  const ask = ({ files: parcel, first }: Parcel) => (jobs === 1 || first ? parcel.map(here) : inThread(parcel));
  try {
    await inOrder(parcelsOf(files, jobs), ask, takeAll, jobs === 1 ? 1 : jobs * PARCELS_EACH);
  } finally {
    await threads.end();
  }
}

interface Parcel {
  readonly files: readonly FileQuestion[];
  /** Whether it is one of the first few files. */
  readonly first: boolean;
}

/** The first few files one by one, and all of them if there is a single thread; then as many at once as make a parcel. */
async function* parcelsOf(files: AsyncIterable<RecordFile>, jobs: number): AsyncGenerator<Parcel> {
  let seen = 0;
  let bytes = 0;
  let parcel: FileQuestion[] = [];
  for await (const { name, content } of files) {
    const file = { name, content: await content() };
    const first = ++seen <= A_HANDFUL;
    parcel.push(file);
    bytes += sizeOf(file.content);
    if (jobs > 1 && !first && parcel.length < FILES_IN_PARCEL && bytes < BYTES_IN_PARCEL) continue;
    yield { files: parcel, first };
    parcel = [];
    bytes = 0;
  }
  if (parcel.length > 0) yield { files: parcel, first: false };
}

/** How many bytes are handed over with a file. */
function sizeOf(content: Content): number {
  if ('packed' in content) return content.packed.length;
  return 'bytes' in content ? content.bytes.length : 0;
}
