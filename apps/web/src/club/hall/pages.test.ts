import fc from 'fast-check';
import { expect, test } from 'vitest';

import { PAGE_TIME, pageAt, pagesOf } from './pages.ts';

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
