import { type RuleSet, presets } from '@tenbo/engine';
import { describeDifferences, describeDocument, documentOf, localeOf, ruleSetName } from '@tenbo/i18n';

import { type Page, code, table } from '../page.ts';

const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];
const { standard, ...others } = presets;

/** Every named rule set, with its differences from `standard`. */
export function ruleSetsPage(): Page {
  const sets: RuleSet[] = [standard, ...Object.values(others)];
  const markdown = [
    '# Every rule set',
    `${sets.length} rule sets have names. Each is shown by its differences from \`standard\`, what most tables of four share; ` +
      '`tenbo rules show mleague` prints one in full, and `tenbo rules diff tenhou mleague` compares any two. ' +
      'The sources are in the [rulings](docs/rulings.md).',
    table(
      ['Id', 'Name', '日本語', '中文', 'Players'],
      sets.map((rules) => [
        `[${code(rules.id)}](#${rules.id.toLowerCase()})`,
        ruleSetName(rules, en),
        ruleSetName(rules, ja),
        ruleSetName(rules, zh),
        String(rules.tiles.players),
      ]),
    ),
    ...sets.flatMap((rules) => [
      `## ${code(rules.id)}`,
      `**${ruleSetName(rules, en)}**`,
      ...documentOfSet(rules),
      differencesOf(rules),
    ]),
  ].join('\n\n');
  return { path: 'lists/rule-sets', source: undefined, markdown };
}

/** The document that a rule set was made from, and where tenbo does not follow it. */
function documentOfSet(rules: RuleSet): readonly string[] {
  const document = describeDocument(rules, en);
  if (document === undefined) return [];
  const { madeFrom, heading, otherwise } = document;
  const points = otherwise.map(({ statement, text }) => `- ${text} (${statement})`);
  return [`${madeFrom} [Statement by statement](docs/coverage/${documentOf(rules)}.md)`, `${heading}:`, points.join('\n')];
}

function differencesOf(rules: RuleSet): string {
  if (rules.id === standard.id) return `Every value of it is in the [list of rules](lists/rules).`;
  const rows = describeDifferences(standard, rules, en).map(({ name, one, other }) => [name, one, other]);
  return table(['Rule', '`standard`', code(rules.id)], rows);
}
