import { expect, test } from 'vitest';

import { LANGUAGES, checkWords, localeOf } from '../index.ts';

test.each([
  ['en', ['abandon', 'zoo']],
  ['ja', ['あいこくしん', 'われる']],
  ['zh', ['的', '歇']],
] as const)('the first and last words in %s', async (language, words) => {
  expect((await checkWords([0, 2047], localeOf(language))).map((word) => word.normalize('NFC'))).toEqual(words);
});

test.each(LANGUAGES)('the list in %s has 2,048 different words', async (language) => {
  expect(new Set(await localeOf(language).checkWords()).size).toBe(2048);
});
