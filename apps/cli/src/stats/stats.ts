import { likest } from '@tenbo/engine';
import {
  type Locale,
  type SeasonFiles,
  type SeasonSection,
  type SeasonSectionText,
  describeSeason,
  seasonWordsOf,
  withYakuStyle,
} from '@tenbo/i18n';
import { type SeasonOrder, type SeasonTable, type SeasonView, viewSeason } from '@tenbo/ledger';
import type { Command } from 'commander';

import { updateFile } from '../files/atomic-file.ts';
import { isCalled } from '../match/players.ts';
import { printSections } from '../match/print-match.ts';
import { guarded } from '../match/store.ts';
import type { SpokenOptions } from '../options/language.ts';
import { alignRows, wrapText } from '../output/columns.ts';
import { printError, printJson } from '../output/output.ts';
import { carryOut, wrongCommand } from '../output/refusal.ts';
import { type Terminal, terminalOf } from '../output/terminal.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { type NotCounted, seasonAt } from './files.ts';

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
    const { seasonPage } = await import('./report/page.ts');
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

/** Left out, because it would need a line for each match; the page draws a chart. */
const NOT_PRINTED: readonly SeasonSection[] = ['progress'];

/** A season for a person to read: a table for each part of its statistics. */
function printSeason(views: readonly SeasonView[], files: SeasonFiles, locale: Locale, terminal: Terminal): string {
  const texts = views.map((view) => describeSeason(view, seasonWordsOf(locale), locale));
  return printSections([
    ...texts.flatMap(({ title, games, sections }) => [
      [terminal.strong(title), ...games],
      ...sections.filter(({ id }) => !NOT_PRINTED.includes(id)).map((section) => sectionLines(section, terminal)),
    ]),
    [seasonWordsOf(locale).files(files)],
  ]);
}

function sectionLines(
  { title, headings, rows, note, words }: SeasonSectionText,
  { strong, quiet, columns }: Terminal,
): readonly string[] {
  const align = headings.map((_, column) => (column < words ? ('left' as const) : ('right' as const)));
  const [heads = '', ...lines] = alignRows([headings, ...rows], align);
  const notes = note === undefined ? [] : wrapText(note, columns).map(quiet);
  return [strong(title), quiet(heads), ...lines, ...notes];
}
