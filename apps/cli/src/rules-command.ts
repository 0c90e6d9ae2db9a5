import { type RuleSet, presets, ruleCode } from '@tenbo/engine';
import { Command } from 'commander';
import { alignRows } from './columns.ts';
import { terminalOf } from './terminal.ts';

const ALL: readonly RuleSet[] = Object.values(presets);

/** `tenbo rules`: every named rule set with its code and what it plays otherwise than `standard`. */
export function rulesCommand(): Command {
  return new Command('rules')
    .description('list the rule sets')
    .option('--json', 'print them whole as JSON')
    .action(({ json }: { readonly json?: true }) => {
      process.stdout.write(json ? `${JSON.stringify(ALL, undefined, 2)}\n` : listRules());
    });
}

function listRules(): string {
  const { strong, quiet } = terminalOf(process.stdout);
  const names = alignRows(
    ALL.map((rules) => [rules.id, ruleCode(rules), rules.name]),
    ['left', 'left', 'left'],
  );
  const blocks = ALL.map((rules, i) => {
    const differences = differencesOf(rules, presets.standard);
    return [`  ${strong(names[i] ?? rules.id)}`, ...differences.map((line) => `      ${quiet(line)}`)];
  });
  return `${blocks.flat().join('\n')}\n`;
}

/** The fields of `rules` that differ from `other`, as `fu.doubleWindPair 2`. */
function differencesOf(rules: object, other: object, path = ''): string[] {
  return Object.entries(rules).flatMap(([field, value]: [string, unknown]) => {
    const theirs: unknown = (other as Record<string, unknown>)[field];
    if (path === '' && (field === 'id' || field === 'name')) return [];
    if (isGroup(value) && isGroup(theirs) && isEmpty(theirs)) {
      return isEmpty(value) ? [] : [`${path}${field} ${Object.keys(value).join(' ')}`];
    }
    if (isGroup(value) && isGroup(theirs)) return differencesOf(value, theirs, `${path}${field}.`);
    const [mine, standard] = [JSON.stringify(value), JSON.stringify(theirs)];
    return mine === standard ? [] : [`${path}${field} ${mine.replaceAll('"', '')}`];
  });
}

function isEmpty(group: object): boolean {
  return Object.keys(group).length === 0;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
