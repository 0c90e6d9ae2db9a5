import { parseRules, presets, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { LANGUAGES, describeDocument, documentOf, localeOf } from '../index.ts';

const TITLES = {
  arcade: 'How Your Score Is Calculated',
  guide: 'Japanese Mahjong Score Calculation',
  wikipedia: 'Japanese mahjong scoring rules',
  doramahjong: 'EMA Riichi Mahjong Scoring',
  shanghai: 'Scoring Japanese Mah-Jongg',
};

test('seven rule sets are made from five documents, each said with its title in every language', () => {
  const made = Object.values(presets).filter(documentOf);
  expect(made.map(({ id }) => id).toSorted()).toEqual(
    ['wikipedia', 'guide', 'doramahjong', 'shanghai', 'arcadeA', 'arcadeB', 'arcadeC'].toSorted(),
  );
  for (const rules of made) {
    for (const language of LANGUAGES)
      expect(describeDocument(rules, localeOf(language))?.madeFrom).toContain(TITLES[documentOf(rules) ?? 'arcade']);
  }
});

test('changed rules, and ids that every object has, are made from no document', () => {
  expect(documentOf(unwrap(parseRules({ base: 'shanghai', fu: { doubleWindPair: 4 } })))).toBeUndefined();
  for (const id of ['toString', 'constructor', '__proto__', 'mleague']) expect(documentOf({ id })).toBeUndefined();
});
