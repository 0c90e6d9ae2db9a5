import { expect, test } from 'vitest';

import {
  ERROR_EXAMPLES,
  LANGUAGES,
  describeError,
  describeLedgerError,
  describeLogError,
  describeMergeError,
  localeOf,
} from '../index.ts';

test.each(Object.entries(ERROR_EXAMPLES))('each example of %s has the code that it stands for', (_, examples) => {
  const codes = Object.entries(examples as Record<string, { code: string }>).map(([code, error]) => [code, error.code]);
  expect(codes.filter(([code, own]) => code !== own)).toEqual([]);
});

test.each(LANGUAGES)('each example has a sentence in %s', (language) => {
  const locale = localeOf(language);
  const { engine, event, log, merge } = ERROR_EXAMPLES;
  const sentences = [
    ...Object.values(engine).map((error) => describeError(error, locale)),
    ...Object.values(event).map((error) => describeLedgerError(error, locale)),
    ...Object.values(log).map((error) => describeLogError(error, locale)),
    ...Object.values(merge).map((error) => describeMergeError(error, locale)),
  ];
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => sentence === '' || /undefined|NaN|\[object/.test(sentence))).toEqual([]);
});
