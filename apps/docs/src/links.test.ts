import { expect, test } from 'vitest';

import { linksOf, repository } from './links.ts';
import type { Page } from './page.ts';

const guide: Page = { path: 'guides/read-errors', source: 'docs/guides/read-errors.md', markdown: '# Read errors' };
const rulings: Page = { path: 'rulings', source: 'docs/rulings.md', markdown: '# Rulings' };
const list: Page = { path: 'lists/errors', source: undefined, markdown: '# Every error' };
const linkFrom = linksOf([guide, rulings, list]);

test.each([
  ['another page', guide, '../rulings.md', '../rulings.html'],
  ['a place on another page', guide, '../rulings.md#field', '../rulings.html#field'],
  ['a place on the same page', guide, '#as-data', '#as-data'],
  ['another site', guide, 'https://example.org/a.md', 'https://example.org/a.md'],
  ['a file whose place a page takes', guide, '../../packages/i18n/src/errors/error-examples.ts', '../lists/errors.html'],
  ['a file without a page', guide, '../../LICENSE', `${repository()}/blob/main/LICENSE`],
  ['a folder without a page', guide, '../../fixtures/', `${repository()}/tree/main/fixtures`],
  ['a picture', rulings, 'score.svg', 'assets/score.svg'],
  ['from a list to a document', list, 'docs/rulings.md', '../rulings.html'],
  ['from a list to itself', list, 'lists/errors', 'errors.html'],
])('a link to %s', (_, from, link, expected) => {
  expect(linkFrom(from, link)).toBe(expected);
});

test('a broken link stops the build', () => {
  expect(() => linkFrom(guide, '../ruling.md')).toThrow('docs/guides/read-errors.md: ../ruling.md leads nowhere');
});
