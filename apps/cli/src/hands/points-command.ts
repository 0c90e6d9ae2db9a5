import {
  type NamedValue,
  type NoSuchValue,
  type Result,
  type RuleSet,
  type Shares,
  type Unreached,
  WON_BY,
  type WonBy,
  basePoints,
  fuMatter,
  limitUnder,
  ok,
  sharesOf,
  totalOf,
  valueUnder,
} from '@tenbo/engine';
import { type Locale, chartWordsOf, describeNoSuchValue, describeShares, ruleSetName, whyUnreached } from '@tenbo/i18n';
import { describeTypedError } from '@tenbo/i18n/command';
import { Command, Option } from 'commander';

import { alignRows } from '../output/columns.ts';
import { addNotes, examples } from '../help/notes.ts';
import { type SpokenOptions, languageOf, languageOption, localeUnder } from '../options/language.ts';
import { print, printJson } from '../output/output.ts';
import { rulesOf, rulesOption } from '../rules/rule-sets.ts';
import { terminalOf } from '../output/terminal.ts';
import { spokenValue } from '../options/value-words.ts';

interface Options extends SpokenOptions {
  readonly dealer?: true;
  readonly ron?: true;
  readonly tsumo?: true;
  readonly rules: string;
  readonly json?: true;
}

/** `tenbo points`: the payments for han and fu, or for a limit. */
export function pointsCommand(command: Command): Command {
  addNotes(command, examples('tenbo points 3 40', 'tenbo points 4 30 --dealer --rules mleague', 'tenbo points haneman --tsumo'));
  return command
    .argument(
      '<value...>',
      'han and fu (3 40), from five han up the han alone (8), a limit (mangan, haneman …), or yakuman with a number (yakuman 2)',
    )
    .option('--dealer', 'the dealer’s points')
    .addOption(new Option('--ron', 'by ron only').conflicts('tsumo'))
    .option('--tsumo', 'by tsumo only')
    .addOption(rulesOption())
    .addOption(languageOption())
    .option('--json', 'print JSON')
    .action((words: readonly string[], options: Options) => {
      const locale = languageOf(options.lang);
      const rules = rulesOf(options.rules, command, locale);
      const value = spokenValue(words.join(' ').normalize('NFKC'));
      if (value === undefined) {
        return command.error(`error: ${describeTypedError({ code: 'noValueInPoints', typed: words.join(' ') }, locale)}`);
      }
      const priced = pricedUnder(value, rules, options);
      if (!priced.ok) return command.error(`error: ${describeNoSuchValue(priced.error, locale)}`);
      if (options.json) printJson(jsonOf(priced.value, rules));
      else print(textOf(priced.value, rules, options.dealer === true, localeUnder(options, rules)));
    });
}

interface Paid {
  readonly by: WonBy;
  readonly shares: Shares;
  readonly why: Unreached | undefined;
}

/** A value, and what it is paid by ron, by tsumo or by both. */
interface Priced {
  readonly value: NamedValue;
  readonly basePoints: number;
  readonly paid: readonly Paid[];
}

/** The payments for a value, or why no hand has it. If only its han and fu are of no hand, they are paid all the same, with the reason. */
function pricedUnder(value: NamedValue, rules: RuleSet, { ron, tsumo, dealer }: Options): Result<Priced, NoSuchValue> {
  const ways = WON_BY.filter((by) => (by === 'ron' ? !tsumo : !ron));
  const paid: Paid[] = [];
  let points = 0;
  for (const by of ways) {
    const found = valueUnder(value, by, rules);
    const why = !found.ok && found.error.code === 'noSuchValue' ? found.error.why : undefined;
    if (!found.ok && why === undefined) return found;
    points = found.ok ? found.value.basePoints : byFormula(found.error, rules);
    paid.push({ by, shares: sharesOf(points, { by, dealer: dealer === true }, rules), why });
  }
  return ok({ value: withoutIdleFu(value, rules), basePoints: points, paid });
}

function byFormula(error: NoSuchValue, rules: RuleSet): number {
  return error.code === 'noSuchValue' && error.fu !== undefined ? basePoints(error.han, error.fu, rules) : 0;
}

/** Fu that do not count are not shown. */
function withoutIdleFu(value: NamedValue, rules: RuleSet): NamedValue {
  return 'han' in value && !fuMatter(value.han, rules) ? { han: value.han } : value;
}

/** The value and the rules; a line each for ron and tsumo, in brackets if no hand can have it, with the reason. */
function textOf({ value, paid }: Priced, rules: RuleSet, dealer: boolean, locale: Locale): string {
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

function nameOf(value: NamedValue, locale: Locale): string {
  if ('han' in value) return value.fu === undefined ? locale.han(value.han) : locale.hanFu(value.han, value.fu);
  return 'limit' in value ? locale.limits[value.limit] : locale.yakuman(value.yakuman);
}

/** The value, `basePoints` and `limit` as in the answer to a hand; `ron` and `tsumo` each have `payments` and `total`, null where they are not asked for. */
function jsonOf({ value, basePoints: points, paid }: Priced, rules: RuleSet): object {
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
