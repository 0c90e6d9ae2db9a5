import { expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';

test('a term is explained with its names and related terms', async () => {
  const { status, stdout } = await tenbo(['explain', 'hakoten']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}bust {2}tobi · トビ · 击飞\n {2}A player runs out of points\./);
  expect(stdout).toContain('Also called: dobon, buttobi, hakoten');
  expect(stdout).toMatch(/See also: match, starting points\n$/);
});

test.each([
  [['one-chance'], /^ {2}one-chance .*\n {2}Winning when only one kind of tile/],
  [['Bottom', 'of', 'the', 'Sea'], /^ {2}Last Tile Tsumo {2}haitei raoyue[^]*\n {2}Last Tile Ron/],
  [['平和', '--lang', 'ja'], /^ {2}平和 {2}pinfu · Pinfu\n {2}4つの順子/],
  [['pin-huu', '--lang', 'zh'], /^ {2}平和 {2}pinfu · Pinfu\n {2}4组顺子/],
  [['nō-ten bappu'], /^ {2}noten payment {2}noten bappu · ノーテン罰符/],
])('tenbo explain %j', async (words, says) => {
  expect((await tenbo(['explain', ...words])).stdout).toMatch(says);
});

test('without a term, all terms are listed, one per line', async () => {
  const lines = (await tenbo(['explain'])).stdout.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(180);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}honba +本場 · 本场$/));
});

test('an unknown term is refused, with similar ones', async () => {
  const { status, stdout, stderr } = await tenbo(['explain', 'furitan']);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/no term called “furitan”: did you mean furiten/);
});

test('if no term is similar, none is suggested', async () => {
  expect((await tenbo(['explain', 'xyzzy'])).stderr).toBe('  no term called “xyzzy”: check the spelling\n');
});

test('a word with several meanings is explained in all of them', async () => {
  const { stdout } = await tenbo(['explain', 'final', 'score']);
  expect(stdout).toMatch(/^ {2}base points .*\n[^]*^ {2}payment .*\n[^]*^ {2}settlement .*\n/m);
});

test('--json gives the whole term, or the error', async () => {
  const {
    terms: [term],
  } = JSON.parse((await tenbo(['explain', 'counter', '--json'])).stdout) as {
    terms: [{ id: string; names: object; says: object }];
  };
  expect(term).toMatchObject({ id: 'honba', names: { en: 'honba', ja: '本場', zh: '本场' } });
  const { status, stdout } = await tenbo(['explain', 'furitan', '--json']);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, errors: [{ code: 'noSuchTerm', typed: 'furitan' }] });
});
