// The pages that list everything: yaku, rules, rule sets, errors.
import {
  type RuleGroup,
  type RulePath,
  type RuleSet,
  type RuleValue,
  type YakuDef,
  type YakuId,
  type YakuValue,
  LOCAL_YAKU,
  RULE_PATHS,
  YAKU,
  formatHand,
  presets,
  ruleAt,
  ruleChoices,
  yakuFormats,
} from '@tenbo/engine';
import { exampleOf } from '@tenbo/engine/examples';
import {
  type ErrorExamples,
  ERROR_EXAMPLES,
  describeDifferences,
  describeDocument,
  describeError,
  describeLedgerError,
  describeLogError,
  describeMergeError,
  describeRuleValue,
  documentOf,
  localeOf,
  ruleSetName,
  yakuName,
} from '@tenbo/i18n';

import { type Page, code, place, table } from './page.ts';

type Yaku = YakuDef & { readonly id: YakuId };

const HEAD = ['Yaku', '日本語', '中文', 'Romaji', 'Id', 'Closed', 'Open'];
const PROGRAMS = ['Tenhou', 'Mahjong Soul', 'mjai'];
const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];

/** Every yaku, with its names, its value, and its names in other programs. */
export function yakuPage(): Page {
  const local = new Set<string>(LOCAL_YAKU.map(({ id }) => id));
  const standard = YAKU.filter(({ id }) => !local.has(id));
  const usual = standard.filter(({ value }) => !('yakuman' in value));
  const yakuman = standard.filter(({ value }) => 'yakuman' in value);
  const markdown = [
    '# Every yaku',
    `${standard.length} yaku that nearly everyone plays, and ${local.size} local ones. The id is what results and rule sets use. ` +
      'A yaku without a value in the column _Open_ is for closed hands. Rule sets differ on some values: `tenbo rules show mleague` says which.',
    'Where Tenhou has a number for each wind, it is that of East. Where nothing is written, the program does not have the yaku.',
    '## Yaku',
    table(
      [...HEAD, ...PROGRAMS, 'Example'],
      usual.map((yaku) => [...yakuRow(yaku), ...programsOf(yaku), exampleText(yaku)]),
    ),
    '## Yakuman',
    table(
      [...HEAD, ...PROGRAMS, 'Example'],
      yakuman.map((yaku) => [...yakuRow(yaku), ...programsOf(yaku), exampleText(yaku)]),
    ),
    '## Local yaku',
    'Only some houses play these, each with its own value; the usual one is shown. A rule set lists those it plays under `yaku.local`.',
    table(
      [...HEAD, 'Example'],
      LOCAL_YAKU.map((yaku) => [...yakuRow(yaku), exampleText(yaku)]),
    ),
  ].join('\n\n');
  return { path: 'lists/yaku', source: undefined, markdown };
}

function yakuRow(yaku: Yaku): string[] {
  const { id, romaji, value } = yaku;
  const shown = 'closed' in value ? [String(value.closed), String(value.open ?? '')] : [valueText(value), ''];
  return [place(id, yakuName(id, en)), yakuName(id, ja), yakuName(id, zh), romaji, code(id), ...shown];
}

function valueText(value: Exclude<YakuValue, { closed: number }>): string {
  return 'limit' in value ? en.limits[value.limit] : en.yakuman(value.yakuman);
}

function programsOf({ id }: Yaku): string[] {
  const { tenhou, majsoul, mjai } = yakuFormats(id);
  return [String(tenhou ?? ''), String(majsoul ?? ''), code(mjai ?? '')];
}

function exampleText({ id }: Yaku): string {
  const { hand, tile } = exampleOf(id);
  return code(formatHand(hand, tile));
}

/** Longer lists of choices are shortened: the yaku that a rule may name have their own list. */
const MOST_SHOWN = 12;

/** Every field of a rule set, with its possible values. */
export function rulesPage(): Page {
  const groups = Object.entries(en.ruleGroups) as [RuleGroup, string][];
  const parts = groups.flatMap(([group, heading]) => {
    const rows = RULE_PATHS.filter((path) => path.startsWith(`${group}.`)).map(ruleRow);
    return [`## ${heading}`, table(['Field', 'Called', '日本語', 'May be', 'In `standard`'], rows)];
  });
  const intro =
    'A rule set is plain JSON with these fields. To change some of them, name a rule set and the changes: ' +
    '`{"base":"mleague","fu":{"doubleWindPair":4}}`.';
  return { path: 'lists/rules', source: undefined, markdown: ['# Every rule', intro, ...parts].join('\n\n') };
}

function ruleRow(path: RulePath): string[] {
  const usual = describeRuleValue(path, ruleAt(presets.standard, path), en);
  return [place(path, code(path)), en.rules[path].name, ja.rules[path].name, choicesOf(path), usual];
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
  const shown = ids.slice(0, MOST_SHOWN).map(code).join(' ');
  return ids.length > MOST_SHOWN ? `the [yaku](lists/yaku): ${ids.slice(0, 3).map(code).join(' ')} …` : shown;
}

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

const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];

/** Every error code, with an example and its sentence. */
export function errorsPage(): Page {
  const sentences = (finder: keyof ErrorExamples, sentence: (error: never) => string) =>
    table(
      ['Code', 'What it says, in an example', 'The error'],
      Object.values<{ readonly code: string }>(ERROR_EXAMPLES[finder]).map((error) => [
        place(`${finder}-${error.code}`, code(error.code)),
        sentence(error as never),
        code(JSON.stringify(error)),
      ]),
    );
  const markdown = [
    '# Every error',
    'Input from outside never throws: it gives errors, each with a code, what was found, and where. `ERROR_EXAMPLES` of `@tenbo/i18n` is this list ' +
      'for programs. The sentences are there in Japanese and Chinese too.',
    '## Hands, records and rules',
    sentences('engine', (error) => describeError(error, en)),
    '## Events of a match',
    sentences('event', (error) => describeLedgerError(error, en, PLAYERS)),
    '## The file of a match',
    sentences('log', (error) => describeLogError(error, en)),
    '## Two copies of a match',
    sentences('merge', (error) => describeMergeError(error, en)),
  ].join('\n\n');
  return { path: 'lists/errors', source: undefined, markdown };
}
