import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';

import { SEARCH_OPTIONS, partsOf, searchIndex } from './search-index.ts';

const YAKU = `<h1 id="every-yaku">Every yaku</h1><p>Names &amp; values</p>
<h2 id="usual">Usual</h2><table><tr><th>Yaku</th></tr><tr>
<td><span id="pinfu">Pinfu</span></td><td>平和</td></tr></table>`;

test('the parts of a page are its headings and the rows that can be linked to', () => {
  expect(partsOf('lists/yaku.html', YAKU)).toEqual([
    { id: 'lists/yaku.html', page: '', title: 'Every yaku', text: 'Names & values' },
    { id: 'lists/yaku.html#usual', page: 'Every yaku', title: 'Usual', text: 'Yaku' },
    { id: 'lists/yaku.html#pinfu', page: 'Every yaku', title: 'Pinfu', text: '平和' },
  ]);
});

test.each(['pinfu', 'Pinf', 'pimfu', '平和'])('“%s” finds the row', (typed) => {
  const index = MiniSearch.loadJSON(searchIndex(partsOf('lists/yaku.html', YAKU)), SEARCH_OPTIONS);
  expect(index.search(typed)[0]?.id).toBe('lists/yaku.html#pinfu');
});
