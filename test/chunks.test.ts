import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type OutputChunk, rolldown } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';

/** The code of a page that loads only the language and the yaku names that its reader chose. */
const PAGE = `
import { describeWin, loadHandLocale, loadMatchWords, loadRuleWords, loadYakuNames, withYakuNames } from '@tenbo/i18n';
export { describeWin, loadHandLocale, loadMatchWords, loadRuleWords, loadYakuNames, withYakuNames };
`;

/** The path of the page, which is not on disk. */
const FILE = join(import.meta.dirname, 'page.ts');

/** For each language and style, a word found in no other file. */
const WORDS = {
  'en/index.ts': 'not possible (',
  'ja/index.ts': 'この手は作れない',
  'zh/index.ts': '不可能出现的牌',
  'ja/rules.ts': '喰いタン',
  'ja/match.ts': '誤ロン・誤ツモ',
  'en/hand-terms.ts': 'Most hands are four sets and a pair',
  'en/yaku.ts': 'Blessing of Heaven',
  'yaku-names/romaji.ts': 'Aka dora',
  'yaku-names/yaku-documents.ts': '2 Same Chi',
};

let chunks: readonly OutputChunk[] = [];

beforeAll(async () => {
  const bundle = await rolldown({
    input: 'page',
    cwd: join(import.meta.dirname, '..'),
    platform: 'browser',
    resolve: { conditionNames: ['@tenbo/source', 'import'] },
    plugins: [{ name: 'page', resolveId: (id) => (id === 'page' ? FILE : null), load: (id) => (id === FILE ? PAGE : null) }],
  });
  const { output } = await bundle.generate({ dir: join(tmpdir(), 'unwritten') });
  chunks = output.filter((part) => part.type === 'chunk');
});

/** The entry and everything it loads before it runs. */
function loadedAtOnce(): readonly OutputChunk[] {
  const byName = (name: string) => chunks.filter(({ fileName }) => fileName === name);
  const loaded = chunks.filter(({ isEntry }) => isEntry);
  for (const chunk of loaded) loaded.push(...chunk.imports.flatMap(byName).filter((one) => !loaded.includes(one)));
  return loaded;
}

test.each(Object.entries(WORDS))('%s is loaded only on request', (file, word) => {
  const having = chunks.filter(({ code }) => code.includes(word));
  expect(having.map(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`i18n/src/${file}`)))).toEqual([true]);
  expect(loadedAtOnce()).not.toContain(having[0]);
});

test('no two languages share a chunk', () => {
  const languages = chunks.map(
    ({ moduleIds }) => moduleIds.filter((id) => /i18n\/src\/(?:en|ja|zh)\/index\.ts$/.test(id)).length,
  );
  expect(languages.filter((count) => count > 0)).toEqual([1, 1, 1]);
});
