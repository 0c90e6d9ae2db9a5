import { LOCAL_YAKU, YAKU } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { LANGUAGES, likestTerms, loadGlossary, searchTerms, termsCalled } from '../index.ts';

const glossary = await loadGlossary();
const named = (id: string) => glossary.find((term) => term.id === id) ?? expect.unreachable(`no term ${id}`);
const idsCalled = (text: string) => termsCalled(text, glossary).map(({ id }) => id);

test.each([
  ['NŌ-TEN BAPPU', 'noten-payment'],
  ['chītoitsu', 'chiitoitsu'],
  ['sū-ankō', 'suuankou'],
  ['kokushi-musō', 'kokushi'],
  ['Koku Shimusou', 'kokushi'],
  ['minkō', 'open-triplet'],
  ['tempai', 'tenpai'],
  ['fans', 'han'],
  ['menzenchin-tsumo-hō', 'menzenTsumo'],
  ['Chuuren Pooto', 'chuuren'],
  ['Tanyaou Chuu', 'tanyao'],
  ['2 Same Chi', 'iipeikou'],
  ['Clean Hand', 'honitsu'],
  ['Ryuhan', 'han'],
  ['pahan', 'han'],
  ['飜数', 'han'],
  ['二飜縛り', 'two-han-minimum'],
  ['平和', 'pinfu'],
  ['リーチ', 'riichi'],
  ['满贯', 'mangan'],
])('a term is found however it is spelled: %j', (word, id) => {
  expect(idsCalled(word)[0]).toBe(id);
});

test('every yaku is found by its name in each language and by its romaji', () => {
  for (const { id, ja, romaji } of YAKU) {
    const { names } = named(id);
    for (const name of [ja, romaji, ...LANGUAGES.map((language) => names[language])]) expect(idsCalled(name)).toContain(id);
  }
});

test.each(glossary.map((term) => [term.id, term] as const))(
  '%s has a name and a meaning in each language',
  (_, { names, says }) => {
    for (const language of LANGUAGES) {
      expect(names[language]).not.toBe('');
      expect(says[language]).toMatch(/[.。]$/u);
    }
  },
);

test('every common yaku says what it requires', () => {
  const local = new Set<string>(LOCAL_YAKU.map(({ id }) => id));
  for (const { id } of YAKU.filter((yaku) => !local.has(yaku.id)))
    expect([id, named(id).says.en]).toEqual([id, expect.not.stringMatching('some houses')]);
});

test('every term has a unique id and links to existing terms', () => {
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  for (const { id, see } of glossary)
    for (const other of see) expect([id, named(other).id]).toEqual([expect.not.stringMatching(`^${other}$`), other]);
});

test('a search lists terms with that name first, then names that begin with it, then texts that mention it', () => {
  const found = searchTerms('kan', glossary, 'en').map(({ id }) => id);
  expect(found.slice(0, 3)).toEqual(['quad', 'kan-dora', 'kanchan']);
  expect(found.indexOf('closed-quad')).toBeGreaterThan(found.indexOf('kan-dora'));
  expect(searchTerms('', glossary, 'en')).toHaveLength(glossary.length);
  expect(searchTerms('head bump', glossary, 'en').map(({ id }) => id)).toContain('double-ron');
  expect(searchTerms('xyzzy', glossary, 'ja')).toEqual([]);
});

test('a misspelt word suggests similar terms', () => {
  expect(likestTerms('furitan', glossary).map(({ id }) => id)).toContain('furiten');
  expect(likestTerms('manggan', glossary)[0]?.id).toBe('mangan');
  expect(termsCalled('', glossary)).toEqual([]);
});

test.each(['xyzzy', 'plugh', '聖徳太子'])('%j is not similar to any term, so there is no suggestion', (word) => {
  expect(likestTerms(word, glossary)).toEqual([]);
});
