import { likest } from '@tenbo/engine';
import { type Locale, seasonWordsOf, withYakuStyle } from '@tenbo/i18n';
import { type SeasonOrder, type SeasonTable, viewSeason } from '@tenbo/ledger';
import type { Command } from 'commander';

import { updateFile } from '../files/atomic-file.ts';
import { carryOut } from '../output/carry-out.ts';
import type { SpokenOptions } from '../options/language.ts';
import { isCalled } from '../match/players.ts';
import { guarded } from '../match/store.ts';
import { printError, printJson } from '../output/output.ts';
import { printSeason } from './print-season.ts';
import { wrongCommand } from '../output/refusal.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { type NotCounted, seasonAt } from './season-files.ts';
import { terminalOf } from '../output/terminal.ts';

export interface StatsOptions extends SpokenOptions {
  readonly player?: string;
  readonly min: string;
  readonly most: string;
  readonly sort: SeasonOrder;
  readonly json?: true;
  readonly html?: string;
  readonly rules?: string;
  readonly jobs?: string;
}

/** The version of the JSON document. Increase it if a field changes its meaning or is removed. */
const VERSION = 1;

/** Adds up the games at some paths and shows the statistics. Games that are not counted are named on standard error. */
export async function stats(paths: readonly string[], options: StatsOptions, command: Command): Promise<void> {
  await carryOut(options, command, async (spoken) => {
    const locale = withYakuStyle(spoken, options.yakuNames ?? 'own');
    const { lang, jobs } = options;
    const rules = options.rules === undefined ? undefined : rulesOf(options.rules, command, locale);
    const { season, files, notCounted, notes } = await seasonAt(paths, { lang, jobs, rules });
    for (const line of [...notes, ...notCounted.map((one) => saidOf(one, locale))]) printError(`${line}\n`);
    if (files.unread > 0) process.exitCode = 1;
    const only = options.player === undefined ? undefined : nameIn(season, options.player);
    const choice = { order: options.sort, least: Number(options.min), ...(only !== undefined && { only }) };
    if (options.json) {
      printJson({ version: VERSION, files, notCounted, notes, tables: season.map((table) => viewSeason(table, choice)) });
      return undefined;
    }
    const views = season
      .map((table) => viewSeason(table, { ...choice, most: Number(options.most) }))
      .filter(({ matches }) => matches.length > 0);
    if (options.html === undefined) return printSeason(views, files, locale, terminalOf(process.stdout));
    const { seasonPage } = await import('./report/season-page.ts');
    const { html } = options;
    await guarded(html, () => updateFile(html, () => seasonPage(views, files, locale)));
    return `${seasonWordsOf(locale).written(html)}\n`;
  });
}

function saidOf(one: NotCounted, locale: Locale): string {
  return 'as' in one ? seasonWordsOf(locale).twice(one.file, one.as) : one.says;
}

/** The player that a text refers to: by the full name, or by the beginning of exactly one name. */
function nameIn(season: readonly SeasonTable[], typed: string): string {
  const names = [...new Set(season.flatMap(({ players }) => players.map(({ name }) => name)))];
  const called = names.filter((name) => isCalled(name, typed));
  const found = called.length > 0 ? called : names.filter((name) => name.startsWith(typed));
  const [name, another] = found;
  if (name === undefined) throw wrongCommand({ code: 'notInSeason', typed, players: likest(typed, names) });
  if (another === undefined || called.includes(typed)) return called.includes(typed) ? typed : name;
  throw wrongCommand({ code: 'notInSeason', typed, players: found.slice(0, 3) });
}
