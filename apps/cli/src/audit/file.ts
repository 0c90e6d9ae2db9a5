// The audit of one file, and the counts of all files so far.
import { basename } from 'node:path';

import { type RuleSet, shownText, tilesAsText } from '@tenbo/engine';
import { type AuditCounts, type FindingSort, describeFinding, describeRecordError, describeUnstated } from '@tenbo/i18n';
import { describeTypedError } from '@tenbo/i18n/command';
import { type Audit, type Game, auditGame, readRecord, winRows } from '@tenbo/records';

import { describeFileError } from '../files/file-error.ts';
import { type SpokenOptions, languageOf, localeUnder } from '../options/language.ts';
import { printableJson } from '../output/terminal.ts';
import { saidBy } from '../output/trouble.ts';
import type { FileQuestion } from '../records/each-record.ts';
import { textOf } from '../records/file.ts';
import type { ThreadWork } from '../threads/threads.ts';
import type { FileWin } from './win-table.ts';

/** How to audit records. Plain data, so that it can be sent to a thread. */
export interface Auditing extends SpokenOptions {
  /** Replaces the rules that a record states. */
  readonly rules?: RuleSet | undefined;
  /** Whether to return rows of wins. */
  readonly rows: boolean;
}

/** The result of auditing a file. */
export interface FileAnswer {
  readonly file: string;
  /** 0 if the file is unreadable. */
  readonly games: 0 | 1;
  readonly hands: number;
  readonly wins: number;
  readonly found: readonly Found[];
  readonly rows: readonly FileWin[];
}

/** A finding: a line of JSON for a program, and a line for a person. */
interface Found {
  readonly sort: FindingSort;
  readonly json: string;
  readonly line: string;
}

/** Reads a file as a record and audits it. */
export function auditFile({ name, content }: FileQuestion, auditing: Auditing): FileAnswer {
  const locale = languageOf(auditing.lang);
  const shown = shownText(name);
  const text = textOf(content);
  if (!text.ok) return unread(name, 'unreadable', text.error, describeFileError(shown, text.error, locale));
  const read = readRecord(text.value, basename(name), auditing.rules);
  if (!read.ok) return unread(name, 'unreadable', read.error, locale.rule(shown, describeRecordError(read.error, locale)));
  const game = read.value;
  const audit = auditGame(game);
  const rows = auditing.rows ? winRows(game, audit) : [];
  return {
    file: name,
    games: 1,
    hands: audit.hands,
    wins: audit.wins,
    found: foundIn(name, game, audit, auditing),
    rows: rows.map((row) => ({ file: name, game: game.id ?? null, houseRules: game.houseRules, ...row })),
  };
}

/** The answer for a file at which tenbo itself failed. */
export function failedAt(file: string, error: unknown, { lang }: Auditing): FileAnswer {
  const fault = { code: 'fault', said: saidBy(error) } as const;
  return unread(file, 'fault', fault, `${shownText(file)}: ${describeTypedError(fault, languageOf(lang))}`);
}

function unread(file: string, sort: FindingSort, error: object, line: string): FileAnswer {
  return { file, games: 0, hands: 0, wins: 0, found: [{ sort, json: jsonOf({ file, error }), line }], rows: [] };
}

function foundIn(file: string, game: Game, { findings }: Audit, auditing: Auditing): readonly Found[] {
  const { unstated, rules } = game;
  if (findings.length === 0 && unstated === undefined) return [];
  const locale = localeUnder(auditing, rules);
  const left = describeUnstated(game, locale).map((says): Found => ({
    sort: 'notStated',
    json: jsonOf({ file, id: game.id, code: 'notStated', hands: unstated, rules: rules.id }),
    line: locale.rule(shownText(file), says),
  }));
  const found = findings.map((finding): Found => {
    const { hand, says } = describeFinding(finding, game, locale);
    return {
      sort: game.houseRules ? 'houseRules' : finding.code,
      json: jsonOf({ file, id: game.id, ...finding }),
      line: locale.rule(locale.commas([shownText(file), hand]), says),
    };
  });
  return [...left, ...found];
}

/** JSON without raw control characters: file names may contain some that a terminal would obey. */
function jsonOf(value: object): string {
  return printableJson(JSON.stringify(value, tilesAsText));
}

/** The data that a thread of an audit starts with. */
export interface AuditThread {
  readonly of: 'files' | 'lines';
  readonly auditing: Auditing;
}

export function auditThreads(of: AuditThread['of'], auditing: Auditing): ThreadWork {
  const data: AuditThread = { of, auditing };
  return { file: 'audit/audit-worker', data };
}

/** The counts of an audit so far. Plain data, so that a journal can store it. */
export interface Tally extends Readonly<AuditCounts> {
  readonly files: number;
  readonly sorts: readonly (readonly [FindingSort, number])[];
}

export const NO_FILES: Tally = { files: 0, games: 0, hands: 0, wins: 0, agree: 0, seconds: 0, sorts: [] };

/** Adds one more file. */
export function withFile(tally: Tally, { games, hands, wins, found }: FileAnswer): Tally {
  const sorts = new Map(tally.sorts);
  for (const { sort } of found) sorts.set(sort, 1 + (sorts.get(sort) ?? 0));
  return {
    files: tally.files + 1,
    games: tally.games + games,
    hands: tally.hands + hands,
    wins: tally.wins + wins,
    agree: tally.agree + (found.every(({ sort }) => sort === 'notStated') ? games : 0),
    seconds: tally.seconds,
    sorts: found.length === 0 ? tally.sorts : [...sorts],
  };
}

/** Whether nothing was found, except in games whose rules are not known, and except what records do not state. */
export function allAgree({ sorts }: Tally): boolean {
  return sorts.every(([sort]) => sort === 'houseRules' || sort === 'notStated');
}
