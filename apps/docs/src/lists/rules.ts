import { type RuleGroup, type RulePath, type RuleValue, RULE_PATHS, presets, ruleAt, ruleChoices } from '@tenbo/engine';
import { describeRuleValue, localeOf } from '@tenbo/i18n';

import { type Page, code, place, table } from '../page.ts';

const [en, ja] = [localeOf('en'), localeOf('ja')];

/** Longer lists of choices are shortened: the yaku that a rule may name have their own list. */
const MOST = 12;

/** Every field of a rule set, with its possible values. */
export function rulesPage(): Page {
  const groups = Object.entries(en.ruleGroups) as [RuleGroup, string][];
  const parts = groups.flatMap(([group, heading]) => {
    const rows = RULE_PATHS.filter((path) => path.startsWith(`${group}.`)).map(rowOf);
    return [`## ${heading}`, table(['Field', 'Called', '日本語', 'May be', 'In `standard`'], rows)];
  });
  const intro =
    'A rule set is plain JSON with these fields. To change some of them, name a rule set and the changes: ' +
    '`{"base":"mleague","fu":{"doubleWindPair":4}}`.';
  return { path: 'lists/rules', source: undefined, markdown: ['# Every rule', intro, ...parts].join('\n\n') };
}

function rowOf(path: RulePath): string[] {
  const standard = describeRuleValue(path, ruleAt(presets.standard, path), en);
  return [place(path, code(path)), en.rules[path].name, ja.rules[path].name, choicesOf(path), standard];
}

function choicesOf(path: RulePath): string {
  const choices = ruleChoices(path);
  const said = (value: unknown) => {
    const written = code(JSON.stringify(value));
    const words = describeRuleValue(path, value as RuleValue<RulePath>, en);
    return words === String(value) ? written : `${written} ${words}`;
  };
  switch (choices.kind) {
    case 'one':
      return choices.of.map(said).join('<br>');
    case 'some':
      return `any of ${shortened(choices.of)}`;
    case 'number': {
      const { from, to, step, or } = choices;
      const range = `${from} to ${to}${step === 1 ? '' : ` in steps of ${step}`}`;
      return [range, ...or.map(said)].join('<br>');
    }
    case 'numbers':
      return `${choices.count} numbers from ${choices.from} to ${choices.to}`;
    case 'numberOrList':
      return 'a number, or a list of numbers for one player in tenpai, for two, and so on';
    case 'rows':
      return 'rows of numbers, one for each player, that sum to zero';
    case 'values':
      return `${shortened(choices.of)}, each with its value`;
  }
}

function shortened(ids: readonly string[]): string {
  const shown = ids.slice(0, MOST).map(code).join(' ');
  return ids.length > MOST ? `the [yaku](lists/yaku): ${ids.slice(0, 3).map(code).join(' ')} …` : shown;
}
