import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

import { expect, test } from 'vitest';

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

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('every path in %s leads to a file or folder', (document) => {
  const text = read(`../${document}`).replaceAll(/^ *```.*?^ *```$/gms, '');
  const paths = [...names(text)].filter((name) => /^(?:apps|docs|fixtures|packages|scripts|test)\/[^*\s]+$/.test(name));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
});
