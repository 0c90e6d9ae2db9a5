import { rmSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Planted, plant } from './planted.ts';

/** What a developer would write to add each: an entry and its example for a yaku, one export, its kind and its names for a rule set. */
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
const KIND_FILE = 'packages/i18n/src/rules/rule-set-kind.ts';
const KIND = "  pantheonSanma: 'tournament',";
const NAMES_FILES = ['packages/i18n/src/ja/rules.ts', 'packages/i18n/src/zh/rules.ts'];
const NAMED = "planted: '植物',";

const SCRIPT = `
import { parseRecord, parseRules, ruleCode, scoreRecord, unwrap, yakuOf } from '@tenbo/engine';
import { localeOf, ruleSetName, yakuName } from '@tenbo/i18n';
const rules = unwrap(parseRules('planted'));
const record = unwrap(parseRecord({ hand: '234m567p99s55z', tile: '5z', melds: [{ type: 'chi', tiles: '345s' }], by: 'ron', seat: 'S', round: 'E' }, rules));
const score = unwrap(scoreRecord(record));
console.log(JSON.stringify([score.yaku, yakuOf('plantedYaku').ja, yakuName('plantedYaku', localeOf('en')), ruleSetName(rules, localeOf('en')), ruleSetName(rules, localeOf('ja'))]));
console.log(ruleCode(rules));
`;

const FU_FILE = 'packages/engine/src/core/fu.ts';
const FU = `
/** 2 fu for a hand won on haku. */
function plantedFu({ tile }: Survey): number {
  return tile === HAKU ? 2 : 0;
}
`;
const FU_NAMES = ['en', 'ja', 'zh'].map((language) => `packages/i18n/src/${language}/index.ts`);
const FU_SCRIPT = `
import { explainRecord, parseRecord, unwrap } from '@tenbo/engine';
const record = unwrap(parseRecord({ hand: '234m567p99s55z678s', tile: '5z', by: 'ron', seat: 'S', round: 'E' }));
const { fuItems, fuBeforeRounding } = unwrap(explainRecord(record));
console.log(JSON.stringify([fuItems.filter(({ code }) => code === 'planted'), fuItems.reduce((sum, { fu }) => sum + fu, 0) === fuBeforeRounding]));
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
      `packages/i18n/src/${language}/page/rule-notes.ts`,
      'export const ruleNotes: { readonly [P in RulePath]: string } = {',
      "  'payments.planted': 'Honba count twice.',",
    ],
  ]),
];
const READER: Edit = [
  'packages/engine/src/payments/payments.ts',
  'export function tableBonus(',
  "  if (rules.payments.planted === 'twice') return tableBonus({ honba: 2 * honba, riichiSticks }, by, { ...rules, payments: { ...rules.payments, planted: 'none' } });",
];
const CHOICE_SCRIPT = `
import { parseRules, ruleDifferences, presets, tableBonus, unwrap } from '@tenbo/engine';
const twice = unwrap(parseRules({ payments: { planted: 'twice' } }));
const paid = [presets.standard, twice].map((rules) => tableBonus({ honba: 2, riichiSticks: 0 }, 'ron', rules));
console.log(JSON.stringify([ruleDifferences(presets.standard, twice), paid, parseRules({ payments: { planted: 'thrice' } }).ok]));
`;

/** A file, the beginning of one of its lines, and what is inserted after that line. */
type Edit = readonly [file: string, after: string, added: string];

let planted: Planted;

beforeAll(() => {
  planted = plant();
  planted.write('script.ts', SCRIPT);
});
afterAll(() => rmSync(planted.folder, { recursive: true }));

test('without the planted code the script does not compile, so the check can fail', () => {
  expect(planted.compile()).toContain('plantedYaku');
});

function addEntry(file: string, entry: string): void {
  planted.edit(file, (text) => text.replace('] as const satisfies', `  ${entry}\n] as const satisfies`));
}

function addExample(example: string): void {
  planted.edit(EXAMPLES_FILE, (text) => text.replace('readonly [Y in YakuId]: Example } = {', `$&\n  ${example}`));
}

/** The files the compiler finds fault with, besides the script. */
function wrongFiles(): readonly string[] {
  return planted.wrongFiles().filter((file) => file !== 'script.ts');
}

test('a yaku is an entry and its example, a rule set one export, its kind, and a name in each language but English', () => {
  addEntry(YAKU_FILE, YAKU);
  addExample(EXAMPLE);
  planted.edit(RULES_FILE, (text) => text + RULES);
  expect(wrongFiles()).toEqual([...NAMES_FILES, KIND_FILE].toSorted());
  planted.edit(KIND_FILE, (text) => text.replace(KIND, `$&\n  planted: 'tournament',`));
  for (const file of NAMES_FILES) planted.edit(file, (text) => text.replace('RuleSetNames = {', `$&\n  ${NAMED}`));
  expect(planted.compile()).toBe('');
  const [result = '', code] = planted.run('--conditions=@tenbo/source', 'script.ts').trim().split('\n');
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
  planted.edit(LOCAL_FILE, (text) => text.replace('partOf, steps', 'partOf, setOf, steps'));
  expect(wrongFiles()).toEqual([EXAMPLES_FILE]);
  addExample(LOCAL_EXAMPLE);
  planted.write('local.ts', LOCAL_SCRIPT);
  expect(wrongFiles()).toEqual([]);
  expect(JSON.parse(planted.run('--conditions=@tenbo/source', 'local.ts'))).toEqual([['plantedLocal', 2], '5z']);
});

test('a line of fu is in one file, and has a name in each language', () => {
  planted.edit(
    FU_FILE,
    (text) =>
      text
        .replace("readonly code: 'base'", "readonly code: 'planted' | 'base'")
        .replace('const fu = BASE_FU', '$& + plantedFu(survey)')
        .replace("  add('closedRon'", "  add('planted', plantedFu(survey));\n$&") + FU,
  );
  expect(wrongFiles()).toEqual(FU_NAMES);
  for (const file of FU_NAMES) planted.edit(file, (text) => text.replace('  fuLine: {', "$&\n    planted: () => 'planted',"));
  planted.write('fu.ts', FU_SCRIPT);
  expect(wrongFiles()).toEqual([]);
  expect(JSON.parse(planted.run('--conditions=@tenbo/source', 'fu.ts'))).toEqual([
    [{ code: 'planted', fu: 2, tiles: [31] }],
    true,
  ]);
});

test('a rule choice: the compiler names every file the recipe names, and no other', () => {
  const add = ([file, after, added]: Edit) =>
    planted.edit(file, (text) => {
      const lines = text.split('\n');
      const at = lines.findIndex((line) => line.startsWith(after));
      expect(at).toBeGreaterThanOrEqual(0);
      return lines.toSpliced(at + 1, 0, added).join('\n');
    });
  CHOICE.forEach(add);
  expect(wrongFiles()).toEqual(ASKED_FOR.map(([file]) => file).toSorted());
  [...ASKED_FOR, READER].forEach(add);
  planted.write('choice.ts', CHOICE_SCRIPT);
  expect(wrongFiles()).toEqual([]);
  expect(JSON.parse(planted.run('--conditions=@tenbo/source', 'choice.ts'))).toEqual([
    [{ path: 'payments.planted', one: 'none', other: 'twice' }],
    [600, 1200],
    false,
  ]);
});
