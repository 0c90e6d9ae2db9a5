import { resolve } from 'node:path';

import { type Locale, describeAudit } from '@tenbo/i18n';
import type { Command } from 'commander';

import { type Auditing, type Tally, allAgree, auditThreads } from './file.ts';
import { type FilesOptions, auditFiles } from './files.ts';
import { auditPiece } from './lines.ts';
import { carryOut, wrongCommand } from '../output/refusal.ts';
import { alignRows } from '../output/columns.ts';
import type { SpokenOptions } from '../options/language.ts';
import { filterLines } from '../pipe/pipe.ts';
import { LONGEST_RECORD } from '../records/file.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { winFileOf } from './win-files.ts';

export interface AuditOptions extends SpokenOptions, FilesOptions {
  readonly jsonl?: true;
}

/** Audits the records at some paths, or those on the lines of standard input, and reports each finding at once. */
export async function audit(paths: readonly string[], options: AuditOptions, command: Command): Promise<void> {
  await carryOut(options, command, async (locale) => {
    checkOptions(paths, options);
    const { lang, yakuNames } = options;
    const rules = options.rules === undefined ? undefined : rulesOf(options.rules, command, locale);
    const auditing: Auditing = { lang, ...(yakuNames && { yakuNames }), rules, rows: options.wins !== undefined };
    if (options.jsonl) return auditPipe(auditing, options);
    const tally = await auditFiles(paths, auditing, options, locale);
    process.exitCode = allAgree(tally) ? 0 : 1;
    return options.json ? undefined : summaryOf(tally, locale);
  });
}

function checkOptions(paths: readonly string[], { jsonl, resume, out, wins }: AuditOptions): void {
  if (jsonl && paths.length > 0) throw wrongCommand({ code: 'pathBesidePipe' });
  if (!jsonl && paths.length === 0) throw wrongCommand({ code: 'pathMissing' });
  if (resume && out === undefined) throw wrongCommand({ code: 'optionNeeds', option: '--resume', needs: '--out' });
  if (resume && wins !== undefined && winFileOf(wins) === '.parquet') throw wrongCommand({ code: 'notResumable', file: wins });
  if (out !== undefined && wins !== undefined && resolve(out) === resolve(wins))
    throw wrongCommand({ code: 'sameFile', file: out });
}

async function auditPipe(auditing: Auditing, { jobs = '1' }: AuditOptions): Promise<undefined> {
  const filter = {
    answer: (piece: Uint8Array) => auditPiece(piece, auditing),
    threads: auditThreads('lines', auditing),
    longest: LONGEST_RECORD,
  };
  const { failed } = await filterLines(process.stdin, process.stdout, filter, Number(jobs));
  process.exitCode = failed > 0 ? 1 : 0;
}

function summaryOf(tally: Tally, locale: Locale): string {
  const { summary, sorts } = describeAudit(tally, new Map(tally.sorts), locale);
  const rows = alignRows(
    sorts.map((row) => [...row]),
    ['right', 'left'],
  );
  return `${[summary, ...rows.map((row) => `  ${row}`)].join('\n')}\n`;
}
