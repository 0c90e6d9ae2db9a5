import { type RulePath, ruleAt } from '@tenbo/engine';
import { type SettlementColumn, type SettlementText, type TermId, describeRule, describeSettlement } from '@tenbo/i18n';
import { type MatchState, type Settlement, settleMatch } from '@tenbo/ledger';

import { locale, unit, words } from '../../prefs.ts';

/** A step of a settlement: its name, the rules it follows, and its value for each player. */
interface Step {
  readonly name: string;
  readonly term: TermId | undefined;
  /** What the step does, and why. */
  readonly why: string;
  readonly rules: string;
  readonly values: readonly string[];
}

/** A settlement step by step, a column per player in order of place. */
export interface StepByStep {
  readonly players: readonly { readonly place: string; readonly name: string }[];
  readonly steps: readonly Step[];
  readonly sums: string;
}

/** The rules behind each step. */
const RULES: { readonly [C in SettlementColumn]?: readonly RulePath[] } = {
  difference: ['standings.target'],
  oka: ['match.start'],
  rounded: ['standings.rounding'],
  uma: ['standings.uma'],
  chips: ['chips.value'],
  yakitori: ['standings.yakitori.ranking', 'standings.yakitori.to'],
};

/** The glossary term of each step. */
const TERMS: { readonly [C in SettlementColumn]?: TermId } = {
  difference: 'target',
  oka: 'oka',
  rounded: 'rounding',
  uma: 'uma',
  chips: 'chips',
  yakitori: 'yakitori',
  total: 'settlement',
  money: 'money',
};

/** The current result of a match by place, also in money if the reader chose a unit. */
export function resultOf(state: MatchState): readonly Settlement[] {
  const money = unit.value === '0' ? {} : { unit: Number(unit.value) };
  return settleMatch({ ...state, ...money }, state.rules);
}

/** The same in words, a row per player, by place or by seat. */
export function settlementOf(state: MatchState, by: 'place' | 'seat' = 'place'): SettlementText {
  const settled = resultOf(state);
  const rows = by === 'place' ? settled : settled.toSorted((one, other) => one.seat - other.seat);
  return describeSettlement(rows, state.players, locale.value);
}

function isStep(column: SettlementColumn): column is Exclude<SettlementColumn, 'place' | 'player'> {
  return column !== 'place' && column !== 'player';
}

/** The settlement as steps: the first two columns name the players, each other column is a step. */
export function stepByStep({ columns, headings, rows, sums }: SettlementText, state: StartedMatch): StepByStep {
  return {
    players: rows.map(([place = '', name = '']) => ({ place, name })),
    steps: columns.filter(isStep).map((column, i) => ({
      name: headings[i + 2] as string,
      term: TERMS[column],
      why: words.value.match.accounts.steps[column],
      rules: locale.value.sentences(rulesOfStep(column, state).map((path) => ruleText(path, state))),
      values: rows.map((row) => row[i + 2] as string),
    })),
    sums,
  };
}

type StartedMatch = Pick<MatchState, 'rules' | 'players' | 'start'>;

/** The rules of a step. If results are counted against the start, the starting points belong to the target. */
function rulesOfStep(column: SettlementColumn, { rules }: StartedMatch): readonly RulePath[] {
  const paths = RULES[column] ?? [];
  return column === 'difference' && rules.standings.target === 'start' ? [...paths, 'match.start'] : paths;
}

/** A rule as it applies to the match: players may have started with other points than the rules say. */
function ruleText(path: RulePath, { rules, players, start }: StartedMatch): string {
  const { number, match, rule, rules: texts } = locale.value;
  if (path !== 'match.start' || start.every((points) => points === rules.match.start))
    return describeRule(path, ruleAt(rules, path), locale.value);
  return rule(texts[path].name, match.names(players.map((name, seat) => `${name} ${number(start[seat] as number)}`)));
}
