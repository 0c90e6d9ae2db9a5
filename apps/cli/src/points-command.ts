import {
  LIMIT_TABLE,
  type RuleSet,
  WON_BY,
  type WonBy,
  basePoints,
  fuPlayed,
  limitUnder,
  sharesOf,
  totalOf,
  unreached,
} from '@tenbo/engine';
import { type Locale, chartWordsOf, describeShares, describeTypedError, ruleSetName, whyUnreached } from '@tenbo/i18n';
import { Command, Option } from 'commander';

import { alignRows } from './columns.ts';
import { type SpokenOptions, languageOf, languageOption, localeUnder } from './language.ts';
import { print, printJson } from './output.ts';
import { rulesOf, rulesOption } from './rule-sets.ts';
import { terminalOf } from './terminal.ts';
import { type SpokenValue, spokenValue } from './value-words.ts';

interface Options extends SpokenOptions {
  readonly dealer?: true;
  readonly ron?: true;
  readonly tsumo?: true;
  readonly rules: string;
  readonly json?: true;
}

/** `tenbo points`: the payments for han and fu, or for a limit. */
export function pointsCommand(command: Command): Command {
  return command
    .argument('<value...>', 'han and fu (3 40), a limit (mangan, haneman …) or yakuman, also several (yakuman 2)')
    .option('--dealer', 'the dealer’s points')
    .addOption(new Option('--ron', 'by ron only').conflicts('tsumo'))
    .option('--tsumo', 'by tsumo only')
    .addOption(rulesOption())
    .addOption(languageOption())
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  tenbo points 3 40\n  tenbo points 4 30 --dealer --rules mleague\n  tenbo points haneman --tsumo\n',
    )
    .action((words: readonly string[], options: Options) => {
      const locale = languageOf(options.lang);
      const rules = rulesOf(options.rules, command, locale);
      const value = valueUnder(words.join(' ').normalize('NFKC'), rules);
      if (value === undefined) {
        return command.error(`error: ${describeTypedError({ code: 'noValueInPoints', typed: words.join(' ') }, locale)}`);
      }
      const paid = paidFor(value, rules, options);
      if (options.json) printJson(jsonOf(value, paid, rules));
      else print(textOf(value, paid, rules, options.dealer === true, localeUnder(options, rules)));
    });
}

interface Paid {
  readonly by: WonBy;
  readonly shares: ReturnType<typeof sharesOf>;
  readonly why: ReturnType<typeof unreached>;
}

/** A value that is possible under these rules: the fu must be in their chart. */
function valueUnder(text: string, rules: RuleSet): SpokenValue | undefined {
  const value = spokenValue(text);
  if (value === undefined) return undefined;
  if ('han' in value) return value.han > 0 && fuPlayed(rules).includes(value.fu) ? value : undefined;
  return 'yakuman' in value && value.yakuman === 0 ? undefined : value;
}

function pointsOf(value: SpokenValue, rules: RuleSet): number {
  if ('han' in value) return basePoints(value.han, value.fu, rules);
  return 'limit' in value ? LIMIT_TABLE[value.limit].basePoints : LIMIT_TABLE.yakuman.basePoints * value.yakuman;
}

function paidFor(value: SpokenValue, rules: RuleSet, { ron, tsumo, dealer }: Options): readonly Paid[] {
  const ways = WON_BY.filter((by) => (by === 'ron' ? !tsumo : !ron));
  return ways.map((by) => ({
    by,
    shares: sharesOf(pointsOf(value, rules), { by, dealer: dealer === true }, rules),
    why: 'han' in value ? unreached(value.han, value.fu, by, rules) : undefined,
  }));
}

/** The value and the rules; a line each for ron and tsumo, in brackets if no hand can have it, with the reason. */
function textOf(value: SpokenValue, paid: readonly Paid[], rules: RuleSet, dealer: boolean, locale: Locale): string {
  const { names } = chartWordsOf(locale);
  const title = [nameOf(value, locale), dealer ? names.dealer : names.other, ruleSetName(rules, locale)].join(' · ');
  const rows = paid.map(({ by, shares, why }) => {
    const points = describeShares(shares, rules, locale);
    return [locale.methods[by], why ? `(${points})` : points];
  });
  const reasons = paid.flatMap(({ why }) => (why ? [`( ) ${whyUnreached(why, locale)}`] : []));
  const lines = [terminalOf(process.stdout).strong(title), '', ...alignRows(rows, ['left', 'left'])];
  return [...lines, ...(reasons.length > 0 ? ['', ...reasons] : [])].map((line) => `${line && '  '}${line}\n`).join('');
}

function nameOf(value: SpokenValue, locale: Locale): string {
  if ('han' in value) return locale.hanFu(value.han, value.fu);
  return 'limit' in value ? locale.limits[value.limit] : locale.yakuman(value.yakuman);
}

/** The value and `limit` as in the answer to a hand; `ron` and `tsumo` each have `payments` and `total`, null where they are not asked for. */
function jsonOf(value: SpokenValue, paid: readonly Paid[], rules: RuleSet): object {
  const points = pointsOf(value, rules);
  const ways: Record<WonBy, object | null> = { ron: null, tsumo: null };
  for (const { by, shares, why } of paid) {
    ways[by] = { payments: shares, total: totalOf(shares, rules.tiles.players), possible: why === undefined };
  }
  const {
    han = null,
    fu = null,
    yakuman = null,
  } = value as { readonly han?: number; readonly fu?: number; readonly yakuman?: number };
  return { ok: true, han, fu, yakuman, basePoints: points, limit: limitUnder(rules, points) ?? null, ...ways };
}
