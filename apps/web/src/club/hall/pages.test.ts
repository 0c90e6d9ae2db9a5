import fc from 'fast-check';
import { expect, test } from 'vitest';

import { PAGE_TIME, gridFor, pageAt, pagesOf } from './pages.ts';

test('everyone is on exactly one page, no page is too full, and the pages take turns', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 300 }), fc.integer({ min: 1, max: 40 }), (list, most) => {
      const pages = pagesOf(list, most);
      expect(pages.flat()).toEqual(list);
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(most);
      const shown = pages.map((_, i) => pageAt(pages, i * PAGE_TIME));
      expect(shown.map(({ page }) => page)).toEqual(pages);
      expect(shown.map(({ number }) => number)).toEqual(pages.map((_, i) => i + 1));
    }),
  );
});

test('forty tables are 8 rows of 5, and no number of tables needs more', () => {
  expect(gridFor(40)).toEqual({ columns: 5, rows: 8 });
  for (let count = 1; count <= 40; count += 1) {
    const { columns, rows } = gridFor(count);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(rows).toBeLessThanOrEqual(8);
  }
});
