import { globSync, readFileSync, rmSync } from 'node:fs';

import { afterAll, expect, test } from 'vitest';

import { plant } from './planted.ts';

/** The folders of a new language: copies of another's, ready to translate. */
const FOLDERS = ['packages/i18n/src', 'apps/web/src/words', 'apps/cli/src/help'];
const WORDS = ['apps/web/src/words/**/*.ts', 'apps/cli/src/help/**/*.ts'];
/** Its name is added to the list of languages; the compiler then asks for the other lines. */
const NAMED = ['packages/i18n/src/languages.ts', "zh: '简体中文'", ", xx: 'Xxish'"] as const;
const ASKED_FOR = [
  [
    'packages/i18n/src/locales.ts',
    "    match: async () => (await import('./zh/match.ts')).match,\n  },\n",
    "  xx: { hands: async () => (await import('./xx/index.ts')).locale, rules: async () => (await import('./xx/rules.ts')).rules, match: async () => (await import('./xx/match.ts')).match },\n",
  ],
  ['packages/i18n/src/at-once.ts', "import * as zh from './zh/all.ts';", "import * as xx from './xx/all.ts';"],
  ['packages/i18n/src/at-once.ts', '{ en, ja, zh', ', xx'],
  [
    'packages/i18n/src/rules/chart-text.ts',
    "import { charts as zh } from '../zh/charts.ts';",
    "import { charts as xx } from '../xx/charts.ts';",
  ],
  ['packages/i18n/src/rules/chart-text.ts', '{ en, ja, zh', ', xx'],
  [
    'packages/i18n/src/rules/notice-text.ts',
    "import { ruleNotices as zh } from '../zh/rule-notices.ts';",
    "import { ruleNotices as xx } from '../xx/rule-notices.ts';",
  ],
  ['packages/i18n/src/rules/notice-text.ts', '{ en, ja, zh', ', xx'],
  [
    'packages/i18n/src/rules/document-text.ts',
    "import { documents as zh } from '../zh/documents.ts';",
    "import { documents as xx } from '../xx/documents.ts';",
  ],
  ['packages/i18n/src/rules/document-text.ts', '{ en, ja, zh', ', xx'],
  [
    'packages/i18n/src/match/load-season-words.ts',
    "zh: async () => (await import('../zh/season.ts')).season,",
    "xx: async () => (await import('../xx/season.ts')).season,",
  ],
  [
    'packages/i18n/src/seating/load-seating-words.ts',
    "zh: async () => (await import('../zh/seating.ts')).seating,",
    "xx: async () => (await import('../xx/seating.ts')).seating,",
  ],
  [
    'apps/web/src/words/load-desk.ts',
    "zh: { desk: async () => (await import('./zh/desk.ts')).desk, season: async () => (await import('./zh/season.ts')).season },",
    "xx: { desk: async () => (await import('./xx/desk.ts')).desk, season: async () => (await import('./xx/season.ts')).season },",
  ],
  [
    'apps/cli/src/help/load-words.ts',
    "zh: async () => (await import('./zh/index.ts')).zh,",
    "xx: async () => (await import('./xx/index.ts')).ja,",
  ],
  ['apps/web/src/words/load.ts', "zh: () => import('./zh/index.ts'),", "xx: () => import('./xx/index.ts'),"],
] as const;

/** A file, a text in it, and what is inserted after that text. */
type Line = readonly [file: string, after: string, added: string];

/** Where the languages are loaded: the compiler follows from here. */
const START = [
  'packages/i18n/src/index.ts',
  'apps/web/src/words/load.ts',
  'apps/web/src/words/load-desk.ts',
  'apps/cli/src/help/load-words.ts',
];

const planted = plant(WORDS, { include: [...START, ...FOLDERS.map((folder) => `${folder}/xx`)] });
afterAll(() => rmSync(planted.folder, { recursive: true }));

function add([file, after, added]: Line): void {
  planted.edit(file, (text) => {
    expect(text).toContain(after);
    return text.replace(after, after + added);
  });
}

/** Writes the files of the language, each changed by somebody who translates. */
function translate(change = (_: string, text: string) => text): void {
  for (const file of globSync(FOLDERS.map((folder) => `${folder}/ja/*.ts`))) {
    const own = file.replaceAll('\\', '/').replace('/ja/', '/xx/');
    planted.write(own, change(own, readFileSync(file, 'utf8').replace("language: 'ja'", "language: 'xx'")));
  }
}

/** A word missing, one too many, and a part of the glossary left out. */
const MISTAKES: Readonly<Record<string, (text: string) => string>> = {
  'apps/web/src/words/xx/charts.ts': (text) => text.replace(/^  points: .*\n/m, ''),
  'apps/web/src/words/xx/match.ts': (text) => text.replace('  begin: {', "  begin: {\n    surplus: '',"),
  'packages/i18n/src/xx/terms.ts': (text) => text.replace('...handTerms, ', ''),
};

test(
  'a language is three folders and its name: the compiler asks for the lines that load it, and for every word',
  { timeout: 120_000 },
  () => {
    add(NAMED);
    translate((file, text) => MISTAKES[file]?.(text) ?? text);
    const expected = new Set([...ASKED_FOR.map(([file]) => file), ...Object.keys(MISTAKES)]);
    expect(planted.wrongFiles()).toEqual([...expected].toSorted());
    translate();
    ASKED_FOR.forEach(add);
    expect(planted.compile()).toBe('');
  },
);
