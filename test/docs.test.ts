import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

import { LOCAL_YAKU, presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import layers from '../.dependency-cruiser.mjs';
import { handFixtures } from '../fixtures/read.ts';
import { tableFixtures } from '../fixtures/tables.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const rulings = read('../docs/rulings.md');
const glossary = read('../docs/glossary.md');

/** The words of a text in backticks. */
function names(text: string): Set<string> {
  return new Set([...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string));
}

test('docs/rulings.md names existing fixtures', () => {
  const ids = new Set([...handFixtures(), ...tableFixtures()].map(({ id }) => id));
  const lists = [...rulings.matchAll(/^Fixtures: (.*?)\n\n/gms)].map((match) => match[1] as string);
  const named = lists.flatMap((list) => [...names(list)]).filter((name) => /^[a-z0-9-]+$/.test(name));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !ids.has(name))).toEqual([]);
});

test('docs/rulings.md names existing tests', () => {
  const root = new URL('../', import.meta.url);
  const files = ['packages', 'apps', 'test'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).filter((path) => !path.includes('node_modules')),
  );
  const there = new Set(files.map((path) => basename(path)));
  const named = [...names(rulings)].filter((name) => name.endsWith('.test.ts')).map((path) => basename(path));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

test('docs/rulings.md backs each ruling with a fixture or a test', () => {
  const sections = rulings.split(/^### /m).slice(1);
  expect(sections.filter((section) => !/^(?:Fixtures|Tests): /m.test(section)).map((section) => section.split('\n')[0])).toEqual(
    [],
  );
});

test.each(['engine', 'ledger'])('docs/glossary.md has every public name of the %s', (name) => {
  const index = read(`../packages/${name}/src/index.ts`);
  const exported = [...index.matchAll(/\{([^}]*)\}/g)].flatMap((match) => (match[1] as string).split(','));
  const missing = exported.map((one) => one.replace('type', '').trim()).filter((one) => one !== '' && !names(glossary).has(one));
  expect(missing).toEqual([]);
});

/** Everything that is written for readers, by file. */
const documents = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', '{packages,apps}/*/README.md']).map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

/** What a pattern finds in the documents, with the document and the line it is in. */
function foundIn(pattern: RegExp, of = documents): readonly { readonly at: string; readonly words: readonly string[] }[] {
  return of.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) => [...line.matchAll(pattern)].map(([, ...words]) => ({ at: `${file}:${i + 1}`, words }))),
  );
}

test('every path in a document leads to a file or folder', () => {
  const paths = foundIn(/`((?:apps|bench|docs|examples|fixtures|packages|scripts|test)\/[^\s`]*)`/g);
  const run = foundIn(/^npm test -- (\S+\/\S+)/g);
  // Files of the folder before them: `packages/engine/src/core/`: `fu.ts`, `sets.ts`.
  const inFolders = foundIn(/`([^\s`]+\/)`: ((?:`[^\s`]+`(?:, )?)+)/g).flatMap(({ at, words: [folder, files = ''] }) =>
    [...names(files)].map((file) => ({ at, words: [`${folder}${file}`] })),
  );
  expect(paths.length).toBeGreaterThan(60);
  expect(inFolders.length).toBeGreaterThan(5);
  const isWrong = (path = '') => !path.endsWith('/dist') && globSync(path).length === 0;
  const wrong = [...paths, ...run, ...inFolders].filter(({ words: [path] }) => isWrong(path));
  expect(wrong.map(({ at, words: [path] }) => `${at}: there is no ${path}`)).toEqual([]);
});

test('every npm command in a document exists', () => {
  const { scripts } = JSON.parse(read('../package.json')) as { readonly scripts: object };
  const commands = foundIn(/`npm run ([\w-]+)/g);
  expect(commands.length).toBeGreaterThan(20);
  const wrong = commands.filter(({ words: [name = ''] }) => !(name in scripts));
  expect(wrong.map(({ at, words: [name] }) => `${at}: there is no npm run ${name}`)).toEqual([]);
});

test('npm test says why it cannot run the tests at a path', () => {
  const told = (path: string) =>
    spawnSync(process.execPath, ['scripts/boot.mjs', 'test', path], { encoding: 'utf8' }).stderr.trim();
  expect(told('test/nothing.test.ts')).toBe('there is no test/nothing.test.ts');
  expect(told('./docs')).toBe('./docs has no tests: name a file .test.ts or .spec.ts, or a folder with some');
});

test('docs/README.md leads to every library', () => {
  const index = read('../docs/README.md');
  const libraries = globSync('packages/*/api.md').map((file) => file.replaceAll('\\', '/'));
  expect(libraries.length).toBeGreaterThan(5);
  expect(libraries.filter((file) => !index.includes(`](../${file})`))).toEqual([]);
});

test('the documents have as many rule sets, local yaku and rulings as there are', () => {
  const figures = [
    ...foundIn(/(\d+) named rule\b/g).map((one) => ({ ...one, is: Object.keys(presets).length })),
    ...foundIn(/\| Rule sets by name +\| (\d+) /g).map((one) => ({ ...one, is: Object.keys(presets).length })),
    ...foundIn(/\| Local yaku +\| (\d+) /g).map((one) => ({ ...one, is: LOCAL_YAKU.length })),
    ...foundIn(/(\d+) decisions, each pinned/g).map((one) => ({ ...one, is: rulings.match(/^### /gm)?.length })),
  ];
  expect(figures.length).toBeGreaterThan(3);
  expect(figures.map(({ at, words: [said] }) => `${at}: ${said}`)).toEqual(figures.map(({ at, is }) => `${at}: ${is}`));
});

test('ARCHITECTURE.md has as many exceptions to the layers as there are', () => {
  const allowed = layers.forbidden.flatMap(({ name, to }) => (name === 'no-app' && 'pathNot' in to ? to.pathNot : []));
  const list = /with (\w+) exceptions:\n\n((?:- .*\n)+)/.exec(read('../ARCHITECTURE.md'));
  // The first of them is the app itself.
  expect(list?.[2]?.match(/^- /gm)).toHaveLength(allowed.length - 1);
  expect(list?.[1]).toBe(['no', 'one', 'two', 'three', 'four'][allowed.length - 1]);
});
