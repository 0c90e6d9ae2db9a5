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
  expect(await scored('234m 406p 567s 88s 678m')).toContain('winning tile: 8m, the last one (put + before another)');
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

test.each([['3 35'], ['0 30'], ['yakuman 0'], ['dora'], ['3']])('points of %s are refused with status 2', async (value) => {
  const { status, stderr } = await tenbo(['points', ...value.split(' ')]);
  expect([status, stderr]).toEqual([2, expect.stringContaining('is not a value of these rules')]);
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
  expect([status, stderr]).toEqual([1, expect.stringContaining('14 tiles needed with 0 melds, but 13 found: add 1')]);
});

test('lens compares the named rule sets', async () => {
  const { stdout } = await tenbo(['lens', HAND, '--dora', '3p', '--rules', 'mleague, tenhou,EMA2016']);
  expect(stdout).toContain('M.League · East round');
  expect(stdout.match(/R-\w{4}/g)).toHaveLength(2);
  expect(stdout).toMatch(/tenhou .*−300 {2}Kiriage mangan: no\n/);
});
