import { type ChartCell, type RuleSet, type ScoreChart, type Shares, scoreChart } from '@tenbo/engine';
import { type Locale, describeShares } from '@tenbo/i18n';
import { Command } from 'commander';

import { alignCells } from './columns.ts';
import { languageOf, languageOption, localeUnder, type SpokenOptions, yakuNamesOption } from './language.ts';
import { print, printJson } from './output.ts';
import { rulesOf, rulesOption } from './rules-option.ts';
import { type Terminal, terminalOf } from './terminal.ts';

interface Options extends SpokenOptions {
  readonly rules: string;
  readonly dealer?: true;
  readonly json?: true;
}

/** `tenbo chart`: what every han and fu is worth under a rule set. */
export function chartCommand(): Command {
  const command = new Command('chart');
  return command
    .description('the whole score chart of a rule set: ron above, tsumo below')
    .addOption(rulesOption())
    .option('--dealer', "the dealer's")
    .addOption(languageOption())
    .addOption(yakuNamesOption())
    .option('--json', 'print it as JSON')
    .addHelpText('after', '\nExample:\n  tenbo chart --rules mleague --dealer\n')
    .action((options: Options): void => {
      const rules = rulesOf(options.rules, command, languageOf(options.lang));
      const chart = scoreChart(rules, options.dealer === true);
      if (options.json) printJson(chart);
      else print(printChart(chart, rules, options, localeUnder(options, rules)));
    });
}

function printChart(chart: ScoreChart, rules: RuleSet, { dealer }: Options, locale: Locale): string {
  const terminal = terminalOf(process.stdout);
  const title = `${rules.name} · ${dealer ? locale.players.dealer : locale.players.other}`;
  const rounded = chart.rows.some(({ cells }) => cells.some(({ mangan }) => mangan === 'roundedUp'));
  const lines = [
    terminal.strong(title),
    '',
    ...cellLines(chart, rules, locale, terminal),
    ...(rounded ? ['', `* ${locale.roundedUp}`] : []),
    ...(chart.limits.length > 0 ? ['', ...limitLines(chart, rules, locale)] : []),
  ];
  return lines.map((line) => `  ${line}`.trimEnd() + '\n').join('');
}

function cellLines(chart: ScoreChart, rules: RuleSet, locale: Locale, { shade }: Terminal): string[] {
  const shown = (shares: Shares | undefined) => (shares === undefined ? '—' : describeShares(shares, rules, locale));
  const header = ['', ...chart.han.map((han) => locale.han(han))];
  const rows = chart.rows.flatMap(({ fu, cells }) => [
    [locale.fu(fu), ...cells.map((cell) => shown(cell.ron) + markOf(cell))],
    ['', ...cells.map((cell) => shown(cell.tsumo))],
  ]);
  const [head = [], ...body] = alignCells([header, ...rows], ['right', ...chart.han.map(() => 'right' as const)]);
  const marks = chart.rows.flatMap(({ cells }) => [cells, cells]);
  const shaded = body.map(([label = '', ...texts], row) => [
    label,
    ...texts.map((text, i) => shade(text, marks[row]?.[i]?.mangan)),
  ]);
  return [head, ...shaded].map((cells) => cells.join('  '));
}

function markOf({ mangan }: ChartCell): string {
  return mangan === 'roundedUp' ? '*' : '';
}

function limitLines({ limits }: ScoreChart, rules: RuleSet, locale: Locale): string[] {
  const rows = limits.map(({ limit, multiple, from, to, ron, tsumo }) => {
    const name = multiple > 1 ? locale.yakuman(multiple) : locale.limits[limit];
    const han = to === from ? `${from}` : to === undefined ? `${from}+` : `${from}–${to}`;
    return [name, locale.han(han), describeShares(ron, rules, locale), describeShares(tsumo, rules, locale)];
  });
  return alignCells(rows, ['left', 'right', 'right', 'right']).map((cells) => cells.join('  '));
}
