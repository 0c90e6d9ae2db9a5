import {
  type BasePointsChart,
  type ChartCell,
  type ChartValue,
  type RuleSet,
  type ScoreChart,
  USUAL_FU,
  basePointsChart,
  scoreChart,
} from '@tenbo/engine';
import {
  type Locale,
  chartWordsOf,
  describeLimit,
  describeMultipliers,
  describeShares,
  describeUnreached,
  ruleSetName,
} from '@tenbo/i18n';
import { Command, Option } from 'commander';

import { alignCells, widestOf, wrapRows, wrapText } from '../output/columns.ts';
import { addNotes, examples } from '../help/notes.ts';
import { languageOf, languageOption, localeUnder, type SpokenOptions, yakuNamesOption } from '../options/language.ts';
import { print, printJson } from '../output/output.ts';
import { rulesOf, rulesOption } from '../rules/rule-sets.ts';
import { type Terminal, terminalOf } from '../output/terminal.ts';

interface Options extends SpokenOptions {
  readonly rules: string;
  readonly dealer?: true;
  readonly basePoints?: true;
  readonly all?: true;
  readonly json?: true;
}

/** `tenbo chart`: the value of every han and fu under a rule set. */
export function chartCommand(command: Command): Command {
  addNotes(command, examples('tenbo chart --rules mleague --dealer', 'tenbo chart --rules arcadeA --base-points'));
  return command
    .addOption(rulesOption())
    .option('--dealer', 'show the dealer’s points')
    .addOption(new Option('--base-points', 'show base points only, without limits and rounding').conflicts('dealer'))
    .option('--all', `show all fu, also those above ${USUAL_FU}`)
    .addOption(languageOption())
    .addOption(yakuNamesOption())
    .option('--json', 'print JSON, with all fu')
    .action((options: Options): void => {
      const rules = rulesOf(options.rules, command, languageOf(options.lang));
      const chart = options.basePoints ? basePointsChart(rules) : scoreChart(rules, options.dealer === true);
      if (options.json) return printJson(chart);
      const locale = localeUnder(options, rules);
      const terminal = terminalOf(process.stdout);
      const lines =
        'limits' in chart
          ? scoreLines(chart, rules, options, locale, terminal)
          : basePointsLines(chart, rules, options, locale, terminal);
      print(lines.map((line) => `  ${line}`.trimEnd() + '\n').join(''));
    });
}

function scoreLines(chart: ScoreChart, rules: RuleSet, options: Options, locale: Locale, terminal: Terminal): string[] {
  const { dealer = false } = options;
  const said = chartWordsOf(locale);
  const rows = shownRows(chart.rows, options);
  const rounded = rows.some(({ cells }) => cells.some(({ mangan }) => mangan === 'roundedUp'));
  const reasons = describeUnreached(rows, locale).map((reason) => `    ${reason}`);
  return [
    terminal.strong(`${ruleSetName(rules, locale)} · ${dealer ? said.names.dealer : said.names.other}`),
    ...wrapText(describeMultipliers(rules, dealer, locale), terminal.columns - 2).map(terminal.quiet),
    '',
    ...cellLines(chart.han, rows, (cells) => pointTexts(cells, rules, locale), locale, terminal),
    ...moreLines(chart.rows, rows, locale),
    ...(rounded ? ['', `* ${said.roundedUp}`] : []),
    ...(reasons.length > 0 ? ['', said.noHandIsWorth, ...reasons] : []),
    ...(chart.limits.length > 0 ? ['', ...limitLines(chart, rules, locale)] : []),
  ];
}

function basePointsLines(
  chart: BasePointsChart,
  { name }: RuleSet,
  options: Options,
  locale: Locale,
  terminal: Terminal,
): string[] {
  const said = chartWordsOf(locale);
  const rows = shownRows(chart.rows, options);
  return [
    terminal.strong(`${name} · ${said.names.basePoints}`),
    terminal.quiet(said.basePointsAre),
    '',
    ...cellLines(chart.han, rows, (cells) => [cells.map(({ basePoints }) => locale.number(basePoints))], locale, terminal),
    ...moreLines(chart.rows, rows, locale),
  ];
}

function shownRows<R extends { readonly fu: number }>(rows: readonly R[], { all }: Options): readonly R[] {
  return all ? rows : rows.filter(({ fu }) => fu <= USUAL_FU);
}

/** A note that there are more fu, if some are not shown. */
function moreLines(rows: readonly { readonly fu: number }[], shown: readonly object[], locale: Locale): string[] {
  return shown.length < rows.length ? [chartWordsOf(locale).moreFu(locale.fu(rows.at(-1)?.fu ?? 0), '--all')] : [];
}

/** A table of han across and fu down; a row takes as many lines as its texts have. */
function cellLines<C extends Pick<ChartCell, 'mangan'>>(
  han: readonly number[],
  rows: readonly { readonly fu: number; readonly cells: readonly C[] }[],
  textsOf: (cells: readonly C[]) => readonly (readonly string[])[],
  locale: Locale,
  { shade, columns }: Terminal,
): string[] {
  const lines = rows.flatMap(({ fu, cells }) =>
    textsOf(cells).map((texts, i) => ({ texts: [i === 0 ? locale.fu(fu) : '', ...texts], cells })),
  );
  const texts = lines.map((line) => line.texts);
  const heads = headLines(['', ...han.map((one) => locale.han(one))], texts, columns);
  const aligned = alignCells([...heads, ...texts], ['right', ...han.map(() => 'right' as const)]);
  const body = aligned.slice(heads.length);
  const shaded = body.map(([label = '', ...cells], row) => [
    label,
    ...cells.map((text, i) => shade(text, lines[row]?.cells[i]?.mangan)),
  ]);
  return [...aligned.slice(0, heads.length), ...shaded].map((cells) => cells.join('  '));
}

/** The heading of a table on one line, or wrapped to its columns if the line would be too long. */
function headLines(head: readonly string[], rows: readonly (readonly string[])[], columns: number): string[][] {
  const widths = (of: readonly (readonly string[])[]) => head.map((_, column) => widestOf(of, column));
  const whole = widths([head, ...rows]).reduce((sum, width) => sum + width + BETWEEN, 0);
  return whole <= columns ? [[...head]] : wrapRows([head], widths(rows));
}

/** The space before each column. */
const BETWEEN = 2;

/** Ron above, tsumo below; values that no hand can have are in brackets. */
function pointTexts(cells: readonly ChartCell[], rules: RuleSet, locale: Locale): readonly string[][] {
  const shown = ({ shares, unreached }: ChartValue) => {
    const text = describeShares(shares, rules, locale);
    return unreached ? `(${text})` : text;
  };
  return [
    cells.map(({ ron, mangan }) => shown(ron) + (mangan === 'roundedUp' ? '*' : '')),
    cells.map(({ tsumo }) => shown(tsumo)),
  ];
}

function limitLines({ limits }: ScoreChart, rules: RuleSet, locale: Locale): string[] {
  const rows = limits.map((limit) => {
    const { name, ways } = describeLimit(limit, locale);
    return [
      name,
      chartWordsOf(locale).ways(ways),
      describeShares(limit.ron, rules, locale),
      describeShares(limit.tsumo, rules, locale),
    ];
  });
  return alignCells(rows, ['left', 'left', 'right', 'right']).map((cells) => cells.join('  '));
}
