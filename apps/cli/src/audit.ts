import { closeSync, openSync, writeSync } from 'node:fs';
import { basename } from 'node:path';

import { type RuleSet, tilesAsText } from '@tenbo/engine';
import {
  type FindingSort,
  type Locale,
  describeAudit,
  describeFinding,
  describeRecordError,
  describeTypedError,
} from '@tenbo/i18n';
import { type Game, auditGame, readRecord } from '@tenbo/records';
import type { Command } from 'commander';

import { alignRows } from './columns.ts';
import { type SpokenOptions, languageOf, localeUnder } from './language.ts';
import { print } from './output.ts';
import { filesAt, textOf } from './record-files.ts';
import { rulesOf } from './rule-sets.ts';
import { troubleOf } from './trouble.ts';

export interface AuditOptions extends SpokenOptions {
  readonly rules?: string;
  readonly out?: string;
  readonly json?: true;
}

/** Audits the records at some paths, one after the other, and prints what it finds as it finds it. */
export async function audit(paths: readonly string[], options: AuditOptions, command: Command): Promise<void> {
  const locale = languageOf(options.lang);
  const rules = options.rules === undefined ? undefined : rulesOf(options.rules, command, locale);
  const run = new Run(options, rules, locale);
  for (const path of eachFile(paths, run)) await run.take(path);
  run.end();
}

/** The files, until a path cannot be read. */
function* eachFile(paths: readonly string[], run: Run): Generator<string> {
  for (const path of paths) {
    try {
      yield* filesAt([path]);
    } catch (error) {
      run.refuse(path, error);
    }
  }
}

/** An audit of many files: what it has looked at so far. */
class Run {
  readonly #options: AuditOptions;
  readonly #rules: RuleSet | undefined;
  readonly #locale: Locale;
  readonly #out: number | undefined;
  readonly #begun = performance.now();
  readonly #sorts = new Map<FindingSort, number>();
  #games = 0;
  #hands = 0;
  #wins = 0;
  #agree = 0;

  constructor(options: AuditOptions, rules: RuleSet | undefined, locale: Locale) {
    this.#options = options;
    this.#rules = rules;
    this.#locale = locale;
    this.#out = options.out === undefined ? undefined : openSync(options.out, 'w');
  }

  async take(path: string): Promise<void> {
    const read = await this.#read(path);
    if (read === undefined) return;
    this.#audit(path, this.#rules === undefined ? read : { ...read, rules: this.#rules, houseRules: false });
    this.#progress();
  }

  /** A path that the system does not give. */
  refuse(path: string, error: unknown): void {
    const trouble = troubleOf(error);
    if (trouble === undefined) throw error;
    if (trouble.cause === 'ENOENT') this.#unreadable(path, { code: 'missing' });
    else
      this.#tell(
        { file: path, error: trouble },
        'unreadable',
        describeTypedError({ code: 'cannotAccess', file: path, ...trouble }, this.#locale),
      );
  }

  end(): void {
    this.#clearProgress();
    if (this.#out !== undefined) closeSync(this.#out);
    if ([...this.#sorts.keys()].some((sort) => sort !== 'houseRules')) process.exitCode = 1;
    if (this.#options.json) return;
    const seconds = (performance.now() - this.#begun) / 1000;
    const counts = { games: this.#games, hands: this.#hands, wins: this.#wins, agree: this.#agree, seconds };
    const { summary, sorts } = describeAudit(counts, this.#sorts, this.#locale);
    const rows = alignRows(
      sorts.map((row) => [...row]),
      ['right', 'left'],
    );
    print(`${[summary, ...rows.map((row) => `  ${row}`)].join('\n')}\n`);
  }

  async #read(path: string): Promise<Game | undefined> {
    try {
      const text = await textOf(path);
      if (!text.ok) return this.#unreadable(path, { code: text.error });
      const game = readRecord(text.value, basename(path));
      return game.ok ? game.value : this.#unreadable(path, game.error);
    } catch (error) {
      this.refuse(path, error);
      return undefined;
    }
  }

  #unreadable(path: string, error: Parameters<typeof describeRecordError>[0]): undefined {
    this.#tell({ file: path, error }, 'unreadable', `${path}: ${describeRecordError(error, this.#locale)}`);
  }

  #audit(path: string, game: Game): void {
    const { hands, wins, findings } = auditGame(game);
    this.#games++;
    this.#hands += hands;
    this.#wins += wins;
    if (findings.length === 0) this.#agree++;
    const locale = localeUnder(this.#options, game.rules);
    for (const finding of findings) {
      const { hand, says } = describeFinding(finding, game, locale);
      const sort = game.houseRules ? 'houseRules' : finding.code;
      this.#tell({ file: path, id: game.id, ...finding }, sort, `${path}, ${hand}: ${says}`);
    }
  }

  #tell(json: object, sort: FindingSort, line: string): void {
    this.#sorts.set(sort, 1 + (this.#sorts.get(sort) ?? 0));
    const written = `${JSON.stringify(json, tilesAsText)}\n`;
    if (this.#out !== undefined) writeSync(this.#out, written);
    this.#clearProgress();
    if (this.#options.json) process.stdout.write(written);
    else if (this.#out === undefined) print(`${line}\n`);
  }

  #progress(): void {
    if (!process.stderr.isTTY || this.#games % 20 > 0) return;
    const seconds = (performance.now() - this.#begun) / 1000;
    process.stderr.write(`\r${this.#locale.number(this.#games)} (${this.#locale.number(Math.round(this.#games / seconds))}/s)`);
  }

  #clearProgress(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  }
}
