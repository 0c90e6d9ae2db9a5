// The words of the five source documents that a reader may look up, in the documents' spelling, under a term that each one names
// (fixtures/words.json). Misspellings and words of everyday English are left out.
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { loadGlossary, termsCalled } from '../index.ts';

type Words = { readonly [term: string]: readonly string[] };

const documents = JSON.parse(readFileSync(new URL('../../../../fixtures/words.json', import.meta.url), 'utf8')) as {
  readonly [document: string]: Words;
};
const glossary = await loadGlossary();

test.each(Object.entries(documents))('%s: every word is found', (_, words) => {
  const found = Object.entries(words).flatMap(([term, names]) =>
    names.map((name) => ({ name, term, called: termsCalled(name, glossary).map(({ id }): string => id) })),
  );
  expect(found.filter(({ term, called }) => !called.includes(term))).toEqual([]);
});

test('a word with several meanings finds them all', () => {
  const idsCalled = (name: string) => termsCalled(name, glossary).map(({ id }) => id);
  expect(idsCalled('final score')).toEqual(['base-points', 'payment', 'settlement']);
  expect(idsCalled('base points')).toEqual(['base-points', 'base-fu']);
  expect(idsCalled('bonus points')).toEqual(['honba', 'chips']);
});
