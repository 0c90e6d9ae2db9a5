import { accessSync, constants } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

import type { Locale } from '@tenbo/i18n';

import manifest from '../../package.json' with { type: 'json' };
import { type Auditing, type Tally, NO_FILES, auditFile, auditThreads, failedAt } from './file.ts';
import { AuditJournal, type Checkpoint, checkpointFor } from './journal.ts';
import { AuditRun, type RunOutput } from './run.ts';
import { eachRecord } from '../records/each-record.ts';
import { LockedError, whileLocked } from '../files/file-lock.ts';
import { GrowingFile, guardOpening, isNoFile } from '../files/growing-file.ts';
import { Progress } from '../output/progress.ts';
import { countFiles, filesAt } from '../records/files.ts';
import { wrongCommand } from '../output/refusal.ts';
import type { Shard } from '../threads/shard.ts';
import { winFileOf } from './win-files.ts';
import { winLines } from './win-table.ts';

/** The options of an audit of files. */
export interface FilesOptions {
  readonly rules?: string;
  readonly out?: string;
  readonly json?: true;
  readonly wins?: string;
  readonly resume?: true;
  readonly shard?: Shard;
  readonly jobs?: string;
}

/** What a run does, and with which files. */
interface Plan {
  readonly paths: readonly string[];
  readonly auditing: Auditing;
  readonly options: FilesOptions;
  readonly locale: Locale;
}

/**
 * Audits the files at some paths, writes the findings and prints them. If its output files can be continued, the run keeps a journal, and locks the file
 * of findings against other runs.
 *
 * @throws a refusal if the run cannot begin or be resumed, or if its output cannot be written
 */
export async function auditFiles(
  paths: readonly string[],
  auditing: Auditing,
  options: FilesOptions,
  locale: Locale,
): Promise<Tally> {
  const plan: Plan = { paths, auditing, options, locale };
  const { out, wins } = options;
  const written = [out, wins].filter((path) => path !== undefined);
  if (out === undefined || written.some((path) => isNoFile(path) || winFileOf(path) === '.parquet')) {
    return run(plan, await outputOf(plan));
  }
  guardOpening(out, () => accessSync(dirname(out), constants.W_OK));
  try {
    return await whileLocked(out, (beside) => journaledRun(plan, [out, ...written.slice(1)], beside));
  } catch (error) {
    throw error instanceof LockedError ? wrongCommand(error.typed(out)) : error;
  }
}

async function journaledRun(plan: Plan, written: readonly [string, ...string[]], beside: string): Promise<Tally> {
  const { rules, wins, shard, resume = false } = plan.options;
  const question = JSON.stringify({ version: manifest.version, paths: plan.paths, rules, wins, shard });
  const checkpoint = checkpointFor(question, written, resume);
  const journal = new AuditJournal(question, written[0], beside);
  return run(plan, await outputOf(plan, journal, checkpoint), checkpoint);
}

/** Opens the output of a run: from the start, or as it was at a checkpoint. */
async function outputOf(
  { options: { out, wins, json } }: Plan,
  journal?: AuditJournal,
  checkpoint?: Checkpoint,
): Promise<RunOutput> {
  const findings = out === undefined ? undefined : new GrowingFile(out, checkpoint?.lengths[0]);
  const to = { findings, journal, json: json === true, continued: findings ? [findings] : [] };
  if (wins === undefined) return { ...to, wins: undefined };
  // Loaded only here, because few runs need it.
  if (winFileOf(wins) === '.parquet') return { ...to, wins: (await import('./win-parquet.ts')).winParquet(wins) };
  const rows = new GrowingFile(wins, checkpoint?.lengths[1]);
  return { ...to, wins: winLines(rows), continued: [...to.continued, rows] };
}

async function run({ paths, auditing, options, locale }: Plan, to: RunOutput, checkpoint?: Checkpoint): Promise<Tally> {
  const { shard, jobs } = options;
  const tally = checkpoint?.tally ?? NO_FILES;
  const progress = new Progress(locale, tally.files, () => countFiles(paths, shard));
  const audit = new AuditRun(to, tally, progress);
  const all = filesAt(paths, shard);
  const files = checkpoint && to.journal ? to.journal.rest(all, checkpoint) : all;
  const work = {
    answer: (file: Parameters<typeof auditFile>[0]) => auditFile(file, auditing),
    threads: auditThreads('files', auditing),
    failed: (name: string, error: unknown) => failedAt(name, error, auditing),
  };
  await eachRecord(files, work, jobs === undefined ? availableParallelism() : Number(jobs), (answer) => audit.take(answer));
  return audit.end();
}
