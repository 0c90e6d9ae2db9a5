import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

/** The folders of a new language: copies of another's, ready to translate. */
const FOLDERS = ['packages/i18n/src', 'apps/web/src/words'];
/** Its name is added to the list of languages; the compiler then asks for the other lines. */
const NAMED = ['packages/i18n/src/languages.ts', "zh: '简体中文'", ", xx: 'Xxish'"] as const;
const ASKED_FOR = [
  [
    'packages/i18n/src/locales.ts',
    "zh: { hands: async () => (await import('./zh/index.ts')).locale, match: async () => (await import('./zh/match.ts')).match },",
    "xx: { hands: async () => (await import('./xx/index.ts')).locale, match: async () => (await import('./xx/match.ts')).match },",
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
  ['apps/web/src/words/load.ts', "zh: () => import('./zh/index.ts'),", "xx: () => import('./xx/index.ts'),"],
] as const;

/** A file, a text in it, and what is inserted after that text. */
type Line = readonly [file: string, after: string, added: string];

const root = resolve(import.meta.dirname, '..');
const config = ts.readConfigFile(resolve(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
let last: ts.Program | undefined;

/** The files in which the compiler reports errors once the language is planted; nothing is written to disk. */
function wrongFiles(lines: readonly Line[], change = (_: string, text: string) => text): readonly string[] {
  const planted = new Map(FOLDERS.flatMap((folder) => translated(folder, change)));
  for (const [file, after, added] of lines) {
    const path = resolve(root, file);
    const text = planted.get(path) ?? readFileSync(path, 'utf8');
    expect(text).toContain(after);
    planted.set(path, text.replace(after, after + added));
  }
  const folders = new Set([...planted.keys()].map(dirname));
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    directoryExists: (path) => folders.has(resolve(path)) || ts.sys.directoryExists(path),
    fileExists: (path) => planted.has(resolve(path)) || ts.sys.fileExists(path),
    readFile: (path) => planted.get(resolve(path)) ?? ts.sys.readFile(path),
    getSourceFile: (path, target) => {
      const text = planted.get(resolve(path));
      const same = text === undefined ? last?.getSourceFile(path) : undefined;
      return same ?? ts.createSourceFile(path, text ?? readFileSync(path, 'utf8'), target, true);
    },
  };
  const start = ['packages/i18n/src/index.ts', 'apps/web/src/words/load.ts', 'apps/web/src/words/load-desk.ts'].map((file) =>
    resolve(root, file),
  );
  const program = ts.createProgram([...start, ...planted.keys()], { ...options, noEmit: true }, host);
  last = program;
  const wrong = program
    .getSemanticDiagnostics()
    .flatMap(({ file }) => (file ? [relative(root, file.fileName).replaceAll('\\', '/')] : []));
  return [...new Set(wrong)].toSorted();
}

function translated(folder: string, change: (file: string, text: string) => string): readonly (readonly [string, string])[] {
  return globSync(`${folder}/ja/*.ts`, { cwd: root }).map((file) => {
    const own = file.replaceAll('\\', '/').replace('/ja/', '/xx/');
    const text = readFileSync(resolve(root, file), 'utf8').replace("language: 'ja'", "language: 'xx'");
    return [resolve(root, own), change(own, text)];
  });
}

/** A word missing, one too many, and a part of the glossary left out. */
const MISTAKES: Readonly<Record<string, (text: string) => string>> = {
  'apps/web/src/words/xx/charts.ts': (text) => text.replace(/^  points: .*\n/m, ''),
  'apps/web/src/words/xx/match.ts': (text) => text.replace('  begin: {', "  begin: {\n    surplus: '',"),
  'packages/i18n/src/xx/terms.ts': (text) => text.replace('...handTerms, ', ''),
};

test(
  'a language is two folders and its name: the compiler asks for the lines that load it, and for every word',
  { timeout: 120_000 },
  () => {
    const asked = new Set([...ASKED_FOR.map(([file]) => file), ...Object.keys(MISTAKES)]);
    expect(wrongFiles([NAMED], (file, text) => MISTAKES[file]?.(text) ?? text)).toEqual([...asked].toSorted());
    expect(wrongFiles([NAMED, ...ASKED_FOR])).toEqual([]);
  },
);
