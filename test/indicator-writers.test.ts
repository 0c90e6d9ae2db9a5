import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** `formatTiles` of something that is called dora, ura or indicators. */
const SORTED = /formatTiles\((?:[\w.?]*\.)?(?:\w*(?:[dD]ora|[uU]ra)|\w*[iI]ndicators?)\b(?:\s*\?\?\s*\[\])?\)/g;

const sources = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'fixtures/*.ts', 'test/proof/**/*.ts']).filter(
  (file) => !file.includes('.test.'),
);

test('no one sorts dora indicators: formatTilesInOrder writes them in the order they were turned', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => (readFileSync(file, 'utf8').match(SORTED) ?? []).map((found) => `${file}: ${found}`))).toEqual(
    [],
  );
});

test.each([
  'formatTiles(dora)',
  'formatTiles(win.doraIndicators ?? [])',
  'formatTiles(uraIndicators)',
  'formatTiles(draft.ura)',
  'formatTiles(indicators)',
])('%s would be found', (text) => expect(text.match(SORTED)).toHaveLength(1));
