import { expect, test } from 'vitest';

import { tenbo } from '../../../fixtures/tenbo.ts';

const HAND = '234m 406p 567s 88s 67m +8m';

const scored = async (...words: readonly string[]) => {
  const { status, stdout, stderr } = await tenbo(['score', ...words]);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
};

test('ids, winds and suits count in any case, and winds also by name', async () => {
  const usual = await scored(HAND, '--seat', 'W', '--rules', 'tenhou');
  for (const seat of ['w', 'west', 'West', '西', 'Ｗ'])
    expect(await scored(HAND, '--seat', seat, '--rules', 'TENHOU')).toBe(usual);
  expect(await scored('234M 406P 567S 88S 67M +8M', '--seat', 'W', '--rules', 'Tenhou')).toBe(usual);
  expect(await scored(HAND, '--lang', 'JA')).toContain('3900点');
});

test('the words for how a hand was won can include tsumo', async () => {
  for (const how of ['--haitei', '--rinshan'] as const) {
    const hand = how === '--rinshan' ? '234m 406p (8888s) 11z 67m +8m' : HAND;
    expect(await scored(hand, how)).toBe(await scored(hand, how, '--tsumo'));
  }
  expect(await scored(HAND, '--houtei')).toContain('ron');
  const { status, stderr } = await tenbo(['score', HAND, '--ron', '--haitei']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('“on” cannot be "haitei"')]);
});

test('quotes that a shell passes on do not count', async () => {
  const usual = await scored(HAND);
  expect(await scored(...`'${HAND}'`.split(' '))).toBe(usual);
  expect(await scored(`"${HAND}"`)).toBe(usual);
});

test('a winning tile that nobody named is reported', async () => {
  expect(await scored('234m 406p 567s 88s 678m')).toContain(
    'winning tile: 8m, the last one (to choose another, put + before it)',
  );
  expect(await scored(HAND)).not.toContain('winning tile');
});

test('for a hand with far too few tiles, the error explains what a hand looks like', async () => {
  const { status, stderr } = await tenbo(['score', '1m']);
  expect(stderr).toMatch(/14 tiles needed .* but 1 found/);
  expect(stderr).toContain("as in tenbo '234m 406p 567s 88s 67m +8m'");
  expect(status).toBe(1);
  expect((await tenbo(['score', '234m 406p 567s 88s 6m'])).stderr).not.toContain('as in tenbo');
});

test('a word that is nearly a command is not read as a hand, nor is another word alone', async () => {
  expect((await tenbo(['wait'])).stderr).toContain('did you mean waits');
  expect((await tenbo(['hello'])).stderr).toContain('no command “hello”');
  expect((await tenbo(['hello', 'there'])).stderr).toContain('unknown word “hello”');
});

test('--no-color may come anywhere', async () => {
  expect(await scored(HAND, '--no-color')).toBe(await scored(HAND));
  expect((await tenbo(['--no-color', 'rules'])).status).toBe(0);
});

test('rules with an id show that rule set', async () => {
  expect((await tenbo(['rules', 'mleague'])).stdout).toBe((await tenbo(['rules', 'show', 'mleague'])).stdout);
  expect((await tenbo(['rules', 'mleague', '--json'])).stdout).toBe((await tenbo(['rules', 'show', 'mleague', '--json'])).stdout);
});

test('points of han and fu, of a limit, of yakuman', async () => {
  expect((await tenbo(['points', '3', '40'])).stdout).toBe(
    '  3 han 40 fu · non-dealer · Standard\n\n  ron    5,200\n  tsumo  1,300/2,600\n',
  );
  expect((await tenbo(['points', '40', '3', '--dealer', '--tsumo'])).stdout).toContain('tsumo  2,600 all');
  expect((await tenbo(['points', '4', '30', '--rules', 'mleague', '--ron'])).stdout).toContain('8,000');
  expect((await tenbo(['points', 'Haneman'])).stdout).toContain('3,000/6,000');
  expect((await tenbo(['points', 'yakuman', '2', '--dealer'])).stdout).toContain('96,000');
  expect(JSON.parse((await tenbo(['points', '2', '25', '--json'])).stdout)).toEqual({
    ok: true,
    han: 2,
    fu: 25,
    yakuman: null,
    basePoints: 400,
    limit: null,
    ron: { payments: { discarder: 1600 }, total: 1600, possible: true },
    tsumo: { payments: { dealer: 800, other: 400 }, total: 1600, possible: false },
  });
});

test('points that no hand can have are in brackets, with the reason', async () => {
  const { stdout } = await tenbo(['points', '1', '20']);
  expect(stdout).toMatch(/ron {4}\(700\)\n.*tsumo {2}\(200\/400\)/);
  expect(stdout).toContain('( ) 1 han 20 fu by tsumo: only pinfu has 20 fu');
});

test('from five han up, points need no fu and do not count them', async () => {
  const points = async (...words: readonly string[]) => (await tenbo(['points', ...words])).stdout;
  const baiman = '  8 han · non-dealer · Standard\n\n  ron    16,000\n  tsumo  4,000/8,000\n';
  for (const words of ['8', '8 han', '8han', '８ han', '8 30', '30 8', '8 20', '8 35'])
    expect([words, await points(...words.split(' '))]).toEqual([words, baiman]);
  expect(await points('13', '--rules', 'mleague')).toContain('ron    24,000');
  expect(await points('104', 'han', '--rules', 'arcadeC')).toContain('ron    224,000');
  expect(JSON.parse(await points('8', '30', '--ron', '--json'))).toMatchObject({
    ok: true,
    han: 8,
    fu: null,
    basePoints: 4000,
    limit: 'baiman',
    tsumo: null,
    ron: { payments: { discarder: 16_000 }, total: 16_000, possible: true },
  });
});

test('a double-wind pair that may have 4 fu makes a ron of one han 110 fu possible', async () => {
  const { stdout } = await tenbo(['points', '1', '110', '--rules', 'wikipedia', '--dealer']);
  expect(stdout).toContain('ron    5,300\n  tsumo  (1,800 all)\n');
  expect((await tenbo(['points', '1', '110', '--rules', 'mleague'])).stdout).toContain('ron    (3,600)');
});

const AOTENJOU = '{"points":{"limits":"none"}}';

test.each([
  ['dora', 'standard', 'is not a value: write'],
  ['100', 'standard', 'is not a value: write'],
  ['3 35', 'standard', '3 han 35 fu is not possible here: check the han and fu'],
  ['3 80', 'arcadeC', '3 han 80 fu is not possible here: check the han and fu'],
  ['0 30', 'standard', 'only 0 han, but a win needs 1 here: check the han'],
  ['3', 'standard', 'fu missing for 3 han: add them (from 5 han up they do not count)'],
  ['201 han', 'standard', 'no hand has 201 han: check the han'],
  ['yakuman 0', 'standard', '0 yakuman, but these rules count at most 7'],
  ['yakuman 99', 'standard', '99 yakuman, but these rules count at most 7'],
  ['yakuman 8', 'arcadeC', '8 yakuman, but these rules count at most 7'],
  ['yakuman 7', 'majsoul', '7 yakuman, but these rules count at most 6'],
  ['yakuman 3', 'shanghai', '3 yakuman, but these rules count at most 1'],
  ['yakuman 2', 'doramahjong', '2 yakuman, but these rules count at most 1'],
  ['mangan', AOTENJOU, 'these rules have no mangan, nor any other limit: enter han and fu'],
  ['yakuman', AOTENJOU, 'these rules have no yakuman, nor any other limit: enter han and fu'],
  ['13', AOTENJOU, 'these rules have no limits, so fu always count: add the fu'],
])('points of %s under %s are refused with status 2', async (value, rules, why) => {
  const { status, stdout, stderr } = await tenbo(['points', ...value.split(' '), '--rules', rules]);
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(why)]);
});

test('discards shows what each discard leads to', async () => {
  const { status, stdout } = await tenbo(['discards', '234m 406p 567s 88s 679m', '--seen', '58m']);
  expect(stdout).toMatch(
    /^ {2}9m {2}tenpai, waiting on 58m: 6 tiles left\n {6}5m {2}3 left {2}3 han 30 fu — 3,900 {2}4 han 20 fu — 1,300\/2,600\n/,
  );
  expect(stdout).toMatch(/ {2}7m {2}1-shanten, improved by .*\n {6}\d+% lead to a wait of 5 tiles or more\n/);
  expect(status).toBe(0);
  const answer = JSON.parse((await tenbo(['discards', '234m 406p 567s 88s 679m', '--json'])).stdout) as { discards: object[] };
  const [best] = answer.discards;
  expect(best).toMatchObject({ tile: '9m', shanten: 0, left: 8, tiles: [{ tile: '5m' }, { tile: '8m' }], waits: [{}, {}] });
});

test('discards of a hand of 13 report that a tile is missing', async () => {
  const { status, stderr } = await tenbo(['discards', '234m 406p 567s 88s 67m']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('14 tiles needed without melds, but 13 found: add 1')]);
});

test('lens compares the named rule sets', async () => {
  const { stdout } = await tenbo(['lens', HAND, '--dora', '3p', '--rules', 'mleague, tenhou,EMA2016']);
  expect(stdout).toContain('M.League · East round');
  expect(stdout.match(/R-\w{4}/g)).toHaveLength(2);
  expect(stdout).toMatch(/tenhou .*−300 {2}Kiriage mangan: no\n/);
});
