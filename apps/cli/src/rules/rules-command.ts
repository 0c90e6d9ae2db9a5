import { type RuleSet, presetOf, presets, ruleCode, ruleDifferences, ruleNotices } from '@tenbo/engine';
import { type Locale, describeDifferences, describeDocument, describeRuleNotices, describeRules, ruleSetName } from '@tenbo/i18n';
import { Command } from 'commander';

import { alignCells, alignRows, widestOf, wrapRows, wrapText } from '../output/columns.ts';
import { addNotes, examples } from '../help/notes.ts';
import { languageOf, languageOption, localeUnder, type SpokenOptions, yakuNamesOption } from '../options/language.ts';
import { noSuchCommand, wrongOption } from '../options/option-errors.ts';
import { print, printJson } from '../output/output.ts';
import { rulesOf } from './rule-sets.ts';
import { type Terminal, terminalOf } from '../output/terminal.ts';

interface Options extends SpokenOptions {
  readonly json?: true;
}

/** Formats the lines for a person. */
type Lines = (locale: Locale, terminal: Terminal) => readonly string[];

const ALL: readonly RuleSet[] = Object.values(presets);
const INDENT = '  ';
const RULES = 'a rule set id, a file of rules, or changes to a rule set as JSON';

/** `tenbo rules`: every named rule set with its code; `show` prints one in full, `diff` compares two. */
export function rulesCommand(command: Command): Command {
  addNotes(command, examples('tenbo rules mleague', 'tenbo rules diff mleague wrc2025'));
  return command
    .enablePositionalOptions()
    .addOption(languageOption())
    .option('--json', 'print JSON')
    .argument('[rules]', `${RULES}, to show it`)
    .addOption(yakuNamesOption())
    .addCommand(showCommand())
    .addCommand(diffCommand())
    .action((text: string | undefined, options: Options) => {
      if (text !== undefined) {
        const meant = noSuchCommand(text, command);
        if (meant.commands.length > 0 && /^\w+$/u.test(text) && presetOf(text) === undefined) wrongOption(meant, command);
        showRules(text, options, command);
      } else if (options.json) printJson(ALL);
      else print(`${listLines(languageOf(options.lang), terminalOf(process.stdout)).join('\n')}\n`);
    });
}

function showCommand(): Command {
  const command = withOutput(new Command('show').description('show a rule set in full').argument('<rules>', RULES));
  return command.action((text: string, options: Options) => showRules(text, options, command));
}

function showRules(text: string, options: Options, command: Command): void {
  const rules = rulesOf(text, command, languageOf(options.lang));
  const facts = { code: ruleCode(rules), rules, notices: ruleNotices(rules) };
  answer(facts, showLines(rules), localeUnder(options, rules), options);
}

function diffCommand(): Command {
  const command = withOutput(new Command('diff').description('show where two rule sets differ'));
  return command
    .argument('<one>', RULES)
    .argument('<other>', RULES)
    .action((...[one, other, options]: [string, string, Options]) => {
      const locale = languageOf(options.lang);
      const both = [rulesOf(one, command, locale), rulesOf(other, command, locale)] as const;
      answer(ruleDifferences(...both), diffLines(...both), localeUnder(options, both[0]), options);
    });
}

function withOutput(command: Command): Command {
  return command.addOption(languageOption()).addOption(yakuNamesOption()).option('--json', 'print JSON');
}

function answer(data: unknown, lines: Lines, locale: Locale, { json }: Options): void {
  if (json) return printJson(data);
  const text = lines(locale, terminalOf(process.stdout)).map((line) => (line === '' ? '' : INDENT + line));
  print(`${text.join('\n')}\n`);
}

/** A line for each rule set: its id, code and name. */
function listLines(locale: Locale, { strong }: Terminal): readonly string[] {
  const rows = ALL.map((rules) => [rules.id, ruleCode(rules), ruleSetName(rules, locale)]);
  const cells = alignCells(rows, ['left', 'left', 'left']);
  return cells.map(([id = '', ...rest]) => INDENT + [strong(id), ...rest].join('  ').trimEnd());
}

function showLines(rules: RuleSet): Lines {
  return (locale, terminal) => {
    const { columns, strong, quiet, alarm } = terminal;
    const groups = describeRules(rules, locale);
    const headings = groups.map(({ heading }) => heading);
    const rows = groups.flatMap((group) => [
      ['', ''],
      [group.heading, ''],
      ...group.rules.map(({ name, value }) => [INDENT + name, value]),
    ]);
    const room = columns - 2 * INDENT.length - widestOf(rows, 0);
    const lines = alignRows(wrapRows(rows, [Infinity, room]), ['left', 'left']);
    const title = [strong(ruleSetName(rules, locale)), quiet(idLine(rules))].join('  ');
    const notices = describeRuleNotices(rules, locale).flatMap((notice) => wrapText(notice, columns - INDENT.length));
    return [
      title,
      ...notices.map(alarm),
      ...documentLines(rules, locale, terminal),
      ...lines.map((line) => (headings.includes(line) ? strong(line) : line)),
    ];
  };
}

/** The document that the rules were made from, and a point for each statement that tenbo rules otherwise. */
function documentLines(rules: RuleSet, locale: Locale, { columns, strong }: Terminal): readonly string[] {
  const document = describeDocument(rules, locale);
  if (document === undefined) return [];
  const { madeFrom, heading, otherwise } = document;
  const points = otherwise.flatMap(({ text }) =>
    wrapText(text, columns - 2 * INDENT.length).map((line, i) => (i === 0 ? '- ' : INDENT) + line),
  );
  return [...wrapText(madeFrom, columns - INDENT.length), '', strong(heading), ...points];
}

function idLine(rules: RuleSet): string {
  return `${rules.id}  ${ruleCode(rules)}`;
}

/** Three columns: the rule, and its value in each rule set. */
function diffLines(one: RuleSet, other: RuleSet): Lines {
  return (locale, { columns, strong, quiet }) => {
    const rows = describeDifferences(one, other, locale).map((rule) => [rule.name, rule.one, rule.other]);
    const names = [one, other].map((rules) => ruleSetName(rules, locale));
    if (rows.length === 0) return [locale.rule(locale.sameAs(names[0] as string), names[1] as string)];
    const titles = [
      ['', ...names],
      ['', idLine(one), idLine(other)],
    ];
    const half = Math.floor((columns - 3 * INDENT.length - widestOf(rows, 0)) / 2);
    const lines = alignRows(wrapRows([...titles, ...rows], [Infinity, half, half]), ['left', 'left', 'left']);
    return lines.map((line, i) => (i === 0 ? strong(line) : i === 1 ? quiet(line) : line));
  };
}
