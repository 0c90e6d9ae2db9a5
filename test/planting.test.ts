import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { tsc } from '../scripts/tool.mjs';

/** What a developer would write to add each: an entry and its example for a yaku, one export and its names for a rule set. */
const YAKU_FILE = 'packages/engine/src/yaku/usual.ts';
const YAKU = `{ id: 'plantedYaku', ja: '植物', romaji: 'shokubutsu', value: { closed: 3, open: 2 }, needs: ['haku'], unless: ['dealer'] },`;
const EXAMPLES_FILE = 'packages/engine/src/yaku/examples.ts';
const EXAMPLE = "plantedYaku: { hand: '234m567s79p44555z +8p' },";
const LOCAL_FILE = 'packages/engine/src/yaku/local-triplets.ts';
const LOCAL = `{ id: 'plantedLocal', ja: '植木', romaji: 'ueki', value: { closed: 2, open: 1 }, when: ({ triplets }) => triplets.includes(HAKU), about: setOf(HAKU) },`;
const LOCAL_EXAMPLE = "plantedLocal: { hand: '234m567s79p44555z +8p' },";
const LOCAL_SCRIPT = `
import { createScorer, formatTiles, parseRules, unwrap, yakuOf } from '@tenbo/engine';
import { exampleOf } from '@tenbo/engine/examples';
const { value } = yakuOf('plantedLocal');
const rules = unwrap(parseRules({ yaku: { local: { plantedLocal: value } } }));
const { yaku, yakuTiles } = unwrap(createScorer(rules).explain(exampleOf('plantedLocal')));
const at = yaku.findIndex(([id]) => id === 'plantedLocal');
console.log(JSON.stringify([yaku[at], formatTiles(yakuTiles[at] ?? [])]));
`;
const RULES_FILE = 'packages/engine/src/rules/presets/ema.ts';
const RULES = `
/** An invented rule set. */
export const planted = preset({ ...ema2016, id: 'planted', name: 'Planted', fu: { ...ema2016.fu, doubleWindPair: 2 } });
`;
const NAMES_FILES = ['packages/i18n/src/ja/rule-sets.ts', 'packages/i18n/src/zh/rule-sets.ts'];
const NAMED = "planted: '植物',";

const SCRIPT = `
import { createScorer, parseRecord, parseRules, ruleCode, unwrap, yakuOf } from '@tenbo/engine';
import { localeOf, ruleSetName, yakuName } from '@tenbo/i18n';
const rules = unwrap(parseRules('planted'));
const record = unwrap(parseRecord({ hand: '234m567p99s55z', tile: '5z', melds: [{ type: 'chi', tiles: '345s' }], by: 'ron', seat: 'S', round: 'E' }, rules));
const score = unwrap(createScorer(rules).score(record.win));
console.log(JSON.stringify([score.yaku, yakuOf('plantedYaku').ja, yakuName('plantedYaku', localeOf('en')), ruleSetName(rules, localeOf('en')), ruleSetName(rules, localeOf('ja'))]));
console.log(ruleCode(rules));
`;

/** A rule choice: its meaning first, then everything the compiler asks for. */
const CHOICE: readonly Edit[] = [
  [
    'packages/engine/src/rules/ruleset.ts',
    'export interface PaymentRules {',
    "  /** Honba count twice (nobody plays it so). */\n  readonly planted: 'none' | 'twice';",
  ],
];
const ASKED_FOR: readonly Edit[] = [
  ['packages/engine/src/rules/schema.ts', '  payments: {', "    planted: oneOf('none', 'twice'),"],
  ['packages/engine/src/rules/presets/standard.ts', '  payments: {', "    planted: 'none',"],
  ...['en', 'ja', 'zh'].flatMap((language): readonly Edit[] => [
    [
      `packages/i18n/src/${language}/rules.ts`,
      '  rules: {',
      "    'payments.planted': { name: 'Planted', says: { none: 'once', twice: 'twice' } },",
    ],
    [
      `apps/web/src/words/${language}/rule-notes.ts`,
      'export const ruleNotes: { readonly [P in RulePath]: string } = {',
      "  'payments.planted': 'Honba count twice.',",
    ],
  ]),
];
const READER: Edit = [
  'packages/engine/src/payments/payments.ts',
  'export function tableBonus(',
  "  if (payments.planted === 'twice') return tableBonus({ honba: 2 * honba, riichiSticks }, by, { payments: { ...payments, planted: 'none' }, tiles } as RuleSet);",
];
const CHOICE_SCRIPT = `
import { parseRules, ruleDifferences, presets, tableBonus, unwrap } from '@tenbo/engine';
const twice = unwrap(parseRules({ payments: { planted: 'twice' } }));
const paid = [presets.standard, twice].map((rules) => tableBonus({ honba: 2, riichiSticks: 0 }, 'ron', rules));
console.log(JSON.stringify([ruleDifferences(presets.standard, twice), paid, parseRules({ payments: { planted: 'thrice' } }).ok]));
`;

/** A file, the beginning of one of its lines, and what is inserted after that line. */
type Edit = readonly [file: string, after: string, added: string];

let folder = '';

/** A copy of the packages, and of the page's words for rules, with the same tools. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenbo-planted-'));
  const sources = globSync('packages/*/{src/**/*.ts,package.json}').filter((file) => !file.endsWith('.test.ts'));
  const notes = globSync('apps/web/src/words/*/rule-notes.ts');
  for (const file of [...sources, ...notes, 'tsconfig.base.json']) cpSync(file, join(folder, file));
  for (const name of globSync('packages/*')) link(join(folder, name), `@tenbo/${name.replace(/.*[\\/]/, '')}`);
  for (const name of libraries()) link(resolve('node_modules', name), name);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'script.ts'), SCRIPT);
  const compilerOptions = { noEmit: true, customConditions: ['@tenbo/source'], lib: ['es2024', 'dom'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', compilerOptions }));
});

function link(target: string, name: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}

/** What the packages depend on besides each other. */
function libraries(): ReadonlySet<string> {
  const names = globSync('packages/*/package.json').flatMap((file) => {
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { readonly dependencies?: object };
    return Object.keys(dependencies);
  });
  return new Set(names.filter((name) => !name.startsWith('@tenbo/')));
}

afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout : `${stdout}${stderr}`;
}

function compile(): string {
  return run(...tsc());
}

test('without the planted code the script does not compile, so the check can fail', () => {
  expect(compile()).toContain('plantedYaku');
});

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function addEntry(file: string, entry: string): void {
  edit(file, (text) => text.replace('] as const satisfies', `  ${entry}\n] as const satisfies`));
}

function addExample(example: string): void {
  edit(EXAMPLES_FILE, (text) => text.replace('readonly [Y in YakuId]: Example } = {', `$&\n  ${example}`));
}

/** The files in which the compiler reports errors. */
function wrongFiles(): readonly string[] {
  const files = [...compile().matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].flatMap(([, file]) => file ?? []);
  return [...new Set(files)].filter((file) => file !== 'script.ts').toSorted();
}

test('a yaku is an entry and its example, a rule set one export and a name in each language but English', () => {
  addEntry(YAKU_FILE, YAKU);
  addExample(EXAMPLE);
  edit(RULES_FILE, (text) => text + RULES);
  expect(wrongFiles()).toEqual(NAMES_FILES);
  for (const file of NAMES_FILES) edit(file, (text) => text.replace('RuleSetNames = {', `$&\n  ${NAMED}`));
  expect(compile()).toBe('');
  const [result = '', code] = run('--conditions=@tenbo/source', 'script.ts').trim().split('\n');
  expect(JSON.parse(result)).toEqual([
    [
      ['haku', 1],
      ['plantedYaku', 2],
    ],
    '植物',
    'shokubutsu',
    'Planted',
    '植物',
  ]);
  expect(code).toMatch(/^R-/);
});

test('a local yaku is an entry and its example; the compiler asks for nothing else', () => {
  addEntry(LOCAL_FILE, LOCAL);
  edit(LOCAL_FILE, (text) => text.replace('partOf }', 'partOf, setOf }'));
  expect(wrongFiles()).toEqual([EXAMPLES_FILE]);
  addExample(LOCAL_EXAMPLE);
  writeFileSync(join(folder, 'local.ts'), LOCAL_SCRIPT);
  expect(wrongFiles()).toEqual([]);
  expect(JSON.parse(run('--conditions=@tenbo/source', 'local.ts'))).toEqual([['plantedLocal', 2], '5z']);
});

test('a rule choice: the compiler names every file the recipe names, and no other', () => {
  const plant = ([file, after, added]: Edit) => {
    const path = join(folder, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const at = lines.findIndex((line) => line.startsWith(after));
    expect(at).toBeGreaterThanOrEqual(0);
    writeFileSync(path, lines.toSpliced(at + 1, 0, added).join('\n'));
  };
  CHOICE.forEach(plant);
  expect(wrongFiles()).toEqual(ASKED_FOR.map(([file]) => file).toSorted());
  [...ASKED_FOR, READER].forEach(plant);
  writeFileSync(join(folder, 'choice.ts'), CHOICE_SCRIPT);
  expect(wrongFiles()).toEqual([]);
  expect(JSON.parse(run('--conditions=@tenbo/source', 'choice.ts'))).toEqual([
    [{ path: 'payments.planted', one: 'none', other: 'twice' }],
    [600, 1200],
    false,
  ]);
});
