import { globSync, readFileSync, rmSync } from 'node:fs';

import { afterAll, expect, test } from 'vitest';

import { plant } from './planted.ts';

/** A file, and the texts of Chinese of which the new language gets a copy. */
type Lines = readonly [file: string, ...after: readonly string[]];

/** Its name is added to the list of languages. */
const NAMED: Lines = ['languages.ts', ", zh: '简体中文'"];
/** The lines that take words from its folder, which the compiler then asks for. */
const ASKED_FOR: readonly Lines[] = [
  ['locales.ts', "  zh: () => import('./zh/index.ts'),\n"],
  ['at-once.ts', "import * as zh from './zh/all.ts';\n", ', zh'],
  ['page.ts', "  zh: () => import('./zh/page/index.ts'),\n"],
  ['command.ts', "import * as zh from './zh/command/index.ts';\n", ', zh'],
];
const SOURCE = 'packages/i18n/src';

const planted = plant({ include: ['index', 'page', 'command', 'xx/**/*'].map((file) => `${SOURCE}/${file}.ts`) });
afterAll(() => rmSync(planted.folder, { recursive: true }));

function add([file, ...lines]: Lines): void {
  planted.edit(`${SOURCE}/${file}`, (text) =>
    lines.reduce((edited, line) => {
      expect(edited).toContain(line);
      return edited.replace(line, `${line}${line.replaceAll('zh', 'xx')}`);
    }, text),
  );
}

/** Writes the folder of the language: a copy of another, changed by somebody who translates. */
function translate(change = (_: string, text: string) => text): void {
  for (const file of globSync(`${SOURCE}/ja/**/*.ts`)) {
    const own = file.replaceAll('\\', '/').replace('/ja/', '/xx/');
    planted.write(own, change(own, readFileSync(file, 'utf8').replace("language: 'ja'", "language: 'xx'")));
  }
}

/** A word missing, one too many, a part of the glossary and a place left out. */
const MISTAKES: Readonly<Record<string, (text: string) => string>> = {
  [`${SOURCE}/xx/page/charts.ts`]: (text) => text.replace(/^  points: .*\n/m, ''),
  [`${SOURCE}/xx/page/match.ts`]: (text) => text.replace('  begin: {', "  begin: {\n    surplus: '',"),
  [`${SOURCE}/xx/terms.ts`]: (text) => text.replace('...handTerms, ', ''),
  [`${SOURCE}/xx/index.ts`]: (text) => text.replace(/^  seating: .*\n/m, ''),
};

test('a language is one folder and its name: the compiler asks for every word, and for the lines that load it', () => {
  add(NAMED);
  translate((file, text) => MISTAKES[file]?.(text) ?? text);
  const expected = [...ASKED_FOR.map(([file]) => `${SOURCE}/${file}`), ...Object.keys(MISTAKES)];
  expect(planted.wrongFiles()).toEqual(expected.toSorted());
  translate();
  ASKED_FOR.forEach(add);
  expect(planted.compile()).toBe('');
}, 120_000);
