import { expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';

const HAND = '234m 406p 567s 88s 67m +8m';

test('an option given twice adds up if it is a list', async () => {
  expect((await tenbo(['score', HAND, '--dora', '3p', '--dora', '3s'])).stdout).toBe(
    (await tenbo(['score', HAND, '--dora', '3p3s'])).stdout,
  );
  const sides = ['waits', '234m 406p 567s 88s 67m', '--json'];
  expect((await tenbo([...sides, '--seen', '5m', '--seen', '0m'])).stdout).toBe(
    (await tenbo([...sides, '--seen', '05m'])).stdout,
  );
});

test.each<[readonly string[], RegExp]>([
  [['score', HAND, '--seat', 'S', '--seat', 'W'], /error: --seat is given twice: write it once/],
  [['score', HAND, '--rules', 'tenhou', '--rules', 'mleague', '--lang', 'ja'], /error: --rulesが2回/],
  [['score', HAND, '--lang', 'ja', '--lang', 'zh'], /error: --lang 写了两次/],
  [['waits', HAND, '--kita', '1', '--kita', '1'], /--kita is given twice/],
  [['lens', HAND, '--honba', '1', '--honba', '2'], /--honba is given twice/],
  [['chart', '--rules', 'tenhou', '--rules=mleague'], /--rules is given twice/],
  [['rules', 'show', 'tenhou', '--lang', 'ja', '--lang', 'en'], /--lang is given twice/],
  [['match', 'conditions', 'no.json', '--wareme', 'A', '--wareme', 'B'], /--wareme is given twice/],
])('an option given twice that takes one value is refused with status 2: %j', async (words, says) => {
  const { status, stdout, stderr } = await tenbo(words);
  expect(stderr).toMatch(says);
  expect([status, stdout]).toEqual([2, '']);
});

test.each<[readonly string[], RegExp]>([
  [['score', '234m (1111z) 567s 88s 67m +8m', '--tsumo', '--rinshan', '--haitei'], /cannot be used with/],
  [['score', '234m (1111z) 567s 88s 67m +8m', '--tsumo', '--rinshan', '--houtei'], /cannot be used with/],
  [['score', HAND, '--haitei', '--chankan'], /cannot be used with/],
  [['score', '--jobs', '0'], /a number from 1 to 99/],
  [['score', '--jobs', '2', '--tsumo'], /cannot be used with/],
  [['score', HAND, '--jobs', '2'], /--jsonl reads its hands from standard input: remove the hand/],
  [['score', HAND, '--jsonl'], /--jsonl reads its hands from standard input: remove the hand/],
  [['lens', HAND, '--from', 'W'], /no option --from/],
  [['match', '--csv', 'stats', 'no.json'], /stats has no option --csv: remove it/],
  [['match', '--json', 'add', 'no.json', 'draw'], /add has no option --json: remove it/],
])('no option is ignored: %j is refused with status 2', async (words, says) => {
  const { status, stdout, stderr } = await tenbo(words);
  expect(stderr).toMatch(says);
  expect([status, stdout]).toEqual([2, '']);
});

test('options of a win are not ignored for a hand that is still waiting', async () => {
  const waiting = '234m 406p 567s 88s 67m';
  expect((await tenbo(['score', waiting, '--dora', '3p'])).stdout).toBe((await tenbo(['waits', waiting, '--dora', '3p'])).stdout);
  for (const option of ['--tsumo', '--ippatsu', '--haitei', '--sticks=1']) {
    const { status, stdout, stderr } = await tenbo(['score', waiting, option]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/no winning tile/);
  }
});

test('--json can be before or after the subcommand, and includes the payments at the table', async () => {
  expect((await tenbo(['rules', '--json', 'show', 'mleague'])).stdout).toBe(
    (await tenbo(['rules', 'show', 'mleague', '--json'])).stdout,
  );
  const { stdout } = await tenbo(['score', HAND, '--json', '--honba', '2', '--sticks', '1']);
  expect(JSON.parse(stdout)).toMatchObject({ payments: { discarder: 3900 }, total: 3900, withTable: 5500 });
});

test('a prompt keeps rules and language given on a line alone; other options need a hand', async () => {
  const lines = ['rules mleague lang ja', 'rules tenhou', 'riichi', `${HAND} tsumo`, 'jsonl', HAND];
  const { status, stdout, stderr } = await tenbo(['--rules', 'standard', '--dora', '3p'], lines.join('\n'));
  expect(stdout.match(/天鳳 · 東場 · 南家 · \S+/g)).toEqual(['天鳳 · 東場 · 南家 · ツモ', '天鳳 · 東場 · 南家 · ロン']);
  expect(stdout).not.toMatch(/リーチ|立直/);
  expect(stdout.match(/^ +ドラ +1翻/gm)).toHaveLength(2);
  expect(stderr).toMatch(/オプションと一緒に手牌も書いてください/);
  expect(status).toBe(1);
});

test('at a prompt too, tiles given twice add up and rules do not', async () => {
  const lines = [`${HAND} dora 3p dora 5s`, `${HAND} rules tenhou rules mleague`];
  const { stdout, stderr } = await tenbo([], lines.join('\n'));
  expect(stdout).toMatch(/Dora +2 han/);
  expect(stdout).not.toMatch(/Tenhou|M\.League/);
  expect(stderr).toMatch(/--rules is given twice/);
});
