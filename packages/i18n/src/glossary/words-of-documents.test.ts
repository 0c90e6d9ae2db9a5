// The words of the five source documents that a reader may look up, in the documents' spelling, under a term that each one names
// (fixtures/words.json). Misspellings and words of everyday English are left out.
import { readFileSync } from 'node:fs';

import { YAKU, YAKU_NAMES } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { loadGlossary, termsCalled } from '../index.ts';
import { yakuOfDocuments } from '../yaku-names/yaku-documents.ts';

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

/** The documents that name these winds only as pairs, not as yaku. */
const NAMES_PAIRS = ['arcade', 'shanghai'];
const WINDS = ['seatWind', 'roundWind'];

test.each(YAKU_NAMES)('%s: a yaku that the document names has exactly that name, perhaps with more in brackets', (document) => {
  const { yaku } = yakuOfDocuments[document];
  const named = YAKU.filter(({ id }) => !(NAMES_PAIRS.includes(document) && WINDS.includes(id))).flatMap(({ id }) => {
    const name = documents[document]?.[id]?.[0];
    return name === undefined ? [] : [[name, yaku[id]?.split(' (')[0]]];
  });
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(([name, shown]) => shown !== name)).toEqual([]);
});
