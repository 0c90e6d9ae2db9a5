import { once } from 'node:events';

import { type FileAnswer, type Tally, withFile } from './file.ts';
import type { AuditJournal } from './journal.ts';
import type { GrowingFile } from '../files/growing-file.ts';
import { print } from '../output/output.ts';
import type { Progress } from '../output/progress.ts';
import type { WinTable } from './win-table.ts';

/** Where the answers of a run go. */
export interface RunOutput {
  readonly findings: GrowingFile | undefined;
  readonly wins: WinTable | undefined;
  /** Those of its files that a resumed run continues. */
  readonly continued: readonly GrowingFile[];
  readonly journal: AuditJournal | undefined;
  /** Whether to print findings as JSON. */
  readonly json: boolean;
}

/** An audit of many files: takes the answers in order, writes them, and counts. */
export class AuditRun {
  readonly #to: RunOutput;
  readonly #progress: Progress;
  readonly #begun = performance.now();
  #tally: Tally;

  constructor(to: RunOutput, tally: Tally, progress: Progress) {
    this.#to = to;
    this.#tally = tally;
    this.#progress = progress;
    if (to.journal && tally.files === 0) this.#note(to.journal);
  }

  async take(answer: FileAnswer): Promise<void> {
    const { findings, wins, journal, json } = this.#to;
    if (answer.found.length > 0) {
      const lines = answer.found.map((one) => `${one.json}\n`).join('');
      findings?.write(lines);
      this.#progress.clear();
      if (json && !process.stdout.write(lines)) await once(process.stdout, 'drain');
      else if (!json && findings === undefined) print(answer.found.map(({ line }) => `${line}\n`).join(''));
    }
    wins?.add(answer.rows);
    this.#tally = withFile(this.#tally, answer);
    journal?.done(answer.file);
    if (journal?.isDue) this.#note(journal);
    this.#progress.show(this.#tally.files);
  }

  /** All files are done. */
  end(): Tally {
    const { findings, wins, continued, journal } = this.#to;
    this.#progress.clear();
    if (journal) for (const file of continued) file.sync();
    wins?.end();
    findings?.close();
    journal?.end();
    return this.#now();
  }

  #now(): Tally {
    return { ...this.#tally, seconds: this.#tally.seconds + (performance.now() - this.#begun) / 1000 };
  }

  #note(journal: AuditJournal): void {
    const { continued } = this.#to;
    for (const file of continued) file.sync();
    journal.note(
      this.#now(),
      continued.map(({ length }) => length),
    );
  }
}
