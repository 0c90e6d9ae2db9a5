import { expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';

test('waits shows each wait with its value', async () => {
  const { stdout } = await tenbo(['waits', '234m 406p 567s 88s 67m', '--riichi', '--dora', '3p']);
  expect(stdout).toBe(
    '  5m  4 left  Mangan — 8,000  Haneman — 3,000/6,000\n  8m  4 left  Mangan — 8,000  Haneman — 3,000/6,000\n',
  );
});

test('waits shows how far a hand is from tenpai', async () => {
  expect((await tenbo(['waits', '159m 159p 159s 1234z'])).stdout).toMatch(/3/);
});

test('waits as JSON', async () => {
  const { stdout } = await tenbo(['waits', '234m 406p 567s 88s 67m', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    shanten: 0,
    tiles: [{ tile: '5m', left: 4, ron: { basePoints: 960 } }, { tile: '8m' }],
  });
});

test('waits and acceptance use the tiles of the rules: three players have no 2m to 8m', async () => {
  const { stdout } = await tenbo(['waits', '19m 123p 456p 78s 55z 7z', '--rules', 'majsoulSanma']);
  expect(stdout).toBe('  2-shanten, improved by 19m69s57z (19 tiles of 6 kinds)\n');
  expect((await tenbo(['waits', '1111m 111122233z'])).stdout).toMatch(/^ {2}1-shanten/);
  expect((await tenbo(['waits', '1111m 111122233z', '--rules', 'tenhouSanma'])).stdout).toMatch(/^ {2}2-shanten/);
});

test.each<[readonly string[], RegExp]>([
  [['waits', '234m 406p 567s 88s 678m'], /13 tiles needed without melds, but 14 found/],
  [['waits', '234m 406p 567s 88s 6m'], /13 tiles needed without melds, but 12 found: add 1/],
  [['waits', '11111m 567p 13789s'], /fifth 1m/],
  [['waits', '11111m 567p 13789s', '--json'], /^$/],
  [['waits', '[234m] 406p 567s 88s 67m', '--riichi'], /riichi needs a closed hand/],
  [['waits', '159m 139p 1234z 115s', '--ura', '3m'], /ura dora need riichi/],
  [['waits', '159m 139p 1234z 115s', '--rules', 'majsoulSanma'], /5m in the hand, but these rules leave out 2m to 8m/],
  [['waits', '234m 406p 567s 88s 67m', '--seen', '88m', '--dora', '888m'], /a fifth 8m among the tiles seen elsewhere/],
])('%j reports its error once, with status 1', async (words, says) => {
  const { status, stdout, stderr } = await tenbo(words);
  expect(stderr).toMatch(says);
  expect(stderr.split('\n').filter((line) => line.includes(': ')).length).toBeLessThanOrEqual(1);
  expect(status).toBe(1);
  if (words.includes('--json')) expect(JSON.parse(stdout)).toMatchObject({ ok: false, errors: [{ code: 'fifthTile' }] });
  else expect(stdout).toBe('');
});

test('tiles seen elsewhere and indicators are not counted as left', async () => {
  const { stdout } = await tenbo(['waits', '234m 406p 567s 88s 67m', '--seen', '5m', '--seen', '0m 888m', '--dora', '8m']);
  expect(stdout).toMatch(/^ {2}5m {2}2 left {2}3 han .*\n {2}8m {2}0 left {2}— +—\n$/);
  const far = await tenbo(['waits', '123m 456p 789s 11z 4m 8p', '--seen', '1111m', '--json']);
  expect(far.status).toBe(1);
  const { stdout: json } = await tenbo(['waits', '123m 456p 789s 11z 4m 8p', '--seen', '111m', '--json']);
  expect(JSON.parse(json)).toMatchObject({
    shanten: 1,
    tiles: [{ tile: '1m', left: 0 }, { tile: '2m', left: 3 }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  });
});

test('honba count for waits too, if the rules have a two-han minimum', async () => {
  const rules = '{"yaku":{"twoHanFromHonba":5}}';
  expect((await tenbo(['waits', '[234m] 406p 567s 88s 67m', '--rules', rules, '--honba', '5'])).stdout).toMatch(
    /too few han from yaku/,
  );
});
