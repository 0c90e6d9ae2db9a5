import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';

import { parseJson } from '@tenbo/engine';

import { readFile, replaceFile } from '../files/atomic-file.ts';
import type { Tally } from './file.ts';
import { guardWriting, lengthOf } from '../files/growing-file.ts';
import type { RecordFile } from '../records/file.ts';
import { type Refusal, wrongCommand } from '../output/refusal.ts';

/**
 * How far a run has got: how many files are done, in their order, and how long its output was at that point. Anything beyond that length is
 * written again.
 */
export interface Checkpoint {
  /** The command that started the run. */
  readonly command: string;
  readonly tally: Tally;
  /** A digest of the names of the files that are done. */
  readonly names: string;
  /** The length of each output file. */
  readonly lengths: readonly number[];
}

/** The path of the journal of a run that writes its findings to a file. */
function journalOf(out: string): string {
  return `${out}.run`;
}

/**
 * Where an interrupted run stopped; undefined for a new run.
 *
 * @throws a refusal if the journal of an interrupted run would be lost, or if there is nothing to resume, or a different run
 */
export function checkpointFor(
  command: string,
  written: readonly [out: string, ...others: string[]],
  resume: boolean,
): Checkpoint | undefined {
  const [out] = written;
  const journal = journalOf(out);
  const text = readFile(journal);
  if (!resume && text !== undefined) throw wrongCommand({ code: 'runInterrupted', file: out, journal });
  if (resume && text === undefined && lengthOf(out) !== undefined) throw wrongCommand({ code: 'nothingToResume', file: out });
  if (text === undefined) return undefined;
  const checkpoint = checkpointIn(text);
  const isWhole = written.every((file, i) => (lengthOf(file) ?? 0) >= (checkpoint?.lengths[i] ?? Infinity));
  if (checkpoint?.command !== command || !isWhole) throw otherRun(out);
  return checkpoint;
}

function checkpointIn(text: string): Checkpoint | undefined {
  const json = parseJson(text);
  return json.ok && isCheckpoint(json.value) ? json.value : undefined;
}

/** A journal is written atomically, so checking two fields is enough. */
function isCheckpoint(value: unknown): value is Checkpoint {
  return typeof value === 'object' && value !== null && 'command' in value && 'lengths' in value;
}

function otherRun(out: string): Refusal {
  return wrongCommand({ code: 'otherRun', file: out, journal: journalOf(out) });
}

/** How often a run updates its journal, in milliseconds. */
const BETWEEN = 500;

/** The journal of a run, next to the file of its findings until the run is complete. */
export class AuditJournal {
  readonly #command: string;
  readonly #out: string;
  /** A temporary name that no other process uses. */
  readonly #beside: string;
  readonly #names = createHash('sha256');
  #noted = -Infinity;

  constructor(command: string, out: string, beside: string) {
    this.#command = command;
    this.#out = out;
    this.#beside = beside;
  }

  /** The files that are not done yet. @throws a refusal if the files already done have changed */
  async *rest(files: AsyncIterable<RecordFile>, { tally, names }: Checkpoint): AsyncGenerator<RecordFile> {
    let skipped = 0;
    const check = () => {
      if (skipped !== tally.files || this.#digest() !== names) throw otherRun(this.#out);
    };
    if (tally.files === 0) check();
    for await (const file of files) {
      if (skipped === tally.files) yield file;
      else {
        this.done(file.name);
        if (++skipped === tally.files) check();
      }
    }
    if (skipped < tally.files) check();
  }

  /** Notes that one more file is done. */
  done(name: string): void {
    this.#names.update(`${name}\0`);
  }

  /** Whether it is time to update the journal. */
  get isDue(): boolean {
    return performance.now() - this.#noted > BETWEEN;
  }

  /** Updates the journal. The output must already be on disk. */
  note(tally: Tally, lengths: readonly number[]): void {
    const checkpoint: Checkpoint = { command: this.#command, tally, names: this.#digest(), lengths };
    const journal = journalOf(this.#out);
    guardWriting(journal, () => replaceFile(journal, JSON.stringify(checkpoint), this.#beside));
    this.#noted = performance.now();
  }

  /** Removes the journal. The run is complete and on disk. */
  end(): void {
    rmSync(journalOf(this.#out), { force: true });
  }

  #digest(): string {
    return this.#names.copy().digest('hex');
  }
}
