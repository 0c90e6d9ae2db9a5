// Under the rule set of a document, yaku and han have the document's names, unless --yaku-names or the language says otherwise.
import { expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';

/** The yaku in the output of a score, with their values. */
async function yakuOf(words: readonly string[]): Promise<string[]> {
  const { stdout } = await tenbo(['score', ...words]);
  const [, , yaku = ''] = stdout.split('\n\n');
  return yaku.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ': '));
}

const PINFU = ['345m 345m 678p 234s 6s +6s', '--riichi', '--ippatsu', '--tsumo'];

test.each([
  [
    'arcadeC',
    ['Reach: 1 han', 'One Shot: 1 han', 'Tsumo with Concealed Hand: 1 han', 'Tanyao (All Simples): 1 han', '2 Same Chi: 1 han'],
  ],
  [
    'doramahjong',
    ['Riichi: 1 han', 'Ippatsu: 1 han', 'Fully Concealed Hand: 1 han', 'All simples: 1 han', 'Pure Double Chii: 1 han'],
  ],
  [
    'standard',
    ['Riichi: 1 han', 'Ippatsu: 1 han', 'Fully Concealed Hand: 1 han', 'All Simples: 1 han', 'Pure Double Chi: 1 han'],
  ],
])('score under %s', async (rules, names) => {
  expect((await yakuOf([...PINFU, '--rules', rules])).toSorted()).toEqual(names.toSorted());
});

test.each([
  [['112233m 1555m (7777z) +1m', '--rules', 'arcadeC'], 'Fanpai (Red Dragon): 1 han'],
  [['1199m 2255p 3366s 4z +4z', '--rules', 'shanghai'], 'Chii Toitsu: 2 han · ryanhan'],
  [['[222m] [333p] [444s] 777m 8s +8s', '--rules', 'shanghai'], 'Toi-Toi: 2 han · ryanhan'],
  [['234m 567p 12378s 44z +9s', '--rules', 'shanghai'], 'Pin-Huu: 1 han · iihan'],
  [['234m 567s 79p 555z 77z +8p', '--rules', 'doramahjong'], 'Dragon Pon (White): 1 han'],
  [['234m 567s 79p 111z 77z +8p', '--rules', 'doramahjong'], 'Prevalent Wind: 1 han'],
  [['234m 567p 13s 44z [789s] +2s', '--houtei', '--rules', 'doramahjong'], 'Bottom of the Sea (Ron): 1 han'],
  [['234m 567p 13s 44z [9999s] +2s', '--tsumo', '--rinshan', '--rules', 'doramahjong'], 'After a Kan: 1 han'],
])('%s shows %s', async (words, name) => {
  expect(await yakuOf(words)).toContain(name);
});

test('changed rules keep the yaku names of their base, unless they name others', async () => {
  const riichi = async (rules: object) => (await yakuOf([...PINFU, '--rules', JSON.stringify(rules)]))[0];
  expect(await riichi({ base: 'arcadeC', match: { start: 10_000 } })).toBe('Reach: 1 han');
  expect(await riichi({ base: 'arcadeC', id: 'ours', name: 'Ours' })).toBe('Reach: 1 han');
  expect(await riichi({ yakuNames: 'shanghai' })).toBe('Riichi: 1 han · iihan');
  expect((await tenbo(['score', ...PINFU, '--rules', '{"yakuNames":"ours"}'])).stderr).toContain('arcade');
});

test('--yaku-names and another language take precedence over the rule set', async () => {
  const riichi = async (...words: string[]) => (await yakuOf([...PINFU, ...words]))[0];
  expect(await riichi('--rules', 'arcadeC', '--yaku-names', 'own')).toBe('Riichi: 1 han');
  expect(await riichi('--rules', 'arcadeC', '--yaku-names', 'japanese')).toBe('立直: 1 han');
  expect(await riichi('--rules', 'standard', '--yaku-names', 'arcade')).toBe('Reach: 1 han');
  expect(await riichi('--rules', 'arcadeC', '--lang', 'ja')).toBe('立直: 1翻');
  expect(await riichi('--rules', 'arcadeC', '--lang', 'ja', '--yaku-names', 'arcade')).toBe('Reach: 1翻');
});

test('rules and chart use the same names as score', async () => {
  const outputOf = async (...words: string[]) => (await tenbo(words)).stdout;
  const rules = JSON.stringify({ base: 'arcadeC', yaku: { disabled: ['honitsu'], doubleYakuman: ['suuankou'] } });
  expect(await outputOf('rules', 'show', rules)).toMatch(/Yaku left out +Clean Hand/);
  expect(await outputOf('rules', 'diff', rules, 'arcadeC')).toContain('4 Concealed Pons');
  expect(await outputOf('rules', 'show', rules, '--yaku-names', 'own')).toMatch(/Yaku left out +Half Flush/);
  expect(await outputOf('chart', '--rules', 'shanghai')).toContain('2 han · ryanhan');
  expect(await outputOf('chart', '--yaku-names', 'romaji')).toContain('2 han · ryanhan');
  expect(await outputOf('chart')).not.toContain('ryanhan');
});
