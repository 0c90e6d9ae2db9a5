import { signal } from '@preact/signals';

import { type Outcome, importData, nothingImported } from './import-data.ts';
import { type ReadData, readAny } from './read.ts';

/** The most files imported at a time. */
const MOST_FILES = 100;

/** What came of a file. */
interface Taken {
  readonly name: string;
  readonly outcome: Outcome;
}

/** What came of the files imported last, and how many others were too many. */
export interface AllTaken {
  readonly files: readonly Taken[];
  readonly leftOut: number;
}
export const taken = signal<AllTaken>();

export const withChoices = signal(false);

/** The share of the files read so far, from 0 to 1; undefined if none is being read. */
export const part = signal<number>();

/** Imports files one after the other. With `isShown`, a file that holds nothing but the record of a game is returned instead of imported. */
export async function takeFiles(
  files: readonly File[],
  isShown: (data: ReadData) => boolean = () => false,
): Promise<ReadData | undefined> {
  if (part.value !== undefined) return undefined;
  taken.value = undefined;
  part.value = 0;
  try {
    const wanted = files.slice(0, MOST_FILES);
    const all: Taken[] = [];
    for (const [i, file] of wanted.entries()) {
      // Reading and merging count as half each.
      const at = (done: number) => (part.value = (i + done) / wanted.length);
      const read = await readAny(file, (done) => at(done / 2));
      if (read.ok && isShown(read.value)) return read.value;
      const outcome = read.ok
        ? await importData(read.value, withChoices.value, (done) => at((1 + done) / 2))
        : nothingImported(read.error);
      all.push({ name: file.name, outcome });
    }
    taken.value = { files: all, leftOut: files.length - wanted.length };
    return undefined;
  } finally {
    part.value = undefined;
  }
}
