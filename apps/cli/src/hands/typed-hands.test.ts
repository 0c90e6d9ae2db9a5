import { describe, expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';

const drawn = async (...words: string[]) => (await tenbo(['discards', ...words])).stdout;

describe('14 tiles are 14 tiles, however the last one is written', () => {
  test.each([
    '234m 406p 567s 88s 67m +9m',
    '234m 406p 567s 88s 67m drew 9m',
    '234m 406p 567s 88s 67m, I drew 9m',
    '234m 406p 567s 88s 67m 摸到9m',
  ])('discards %s', async (text) => {
    expect(await drawn(text)).toBe(await drawn('234m 406p 567s 88s 679m'));
    expect(await drawn(text)).toContain('9m');
  });

  test('a drawn tile is the winning one, wherever it stands', async () => {
    const won = await tenbo(['score', '234m 406p 567s 88s 67m +8m tsumo']);
    expect(await tenbo(['score', '234m 406p 567s 88s 67m, I drew 8m'])).toEqual(won);
    expect((await tenbo(['score', 'drew 8m 234m'])).stderr).toContain('write one winning tile');
  });
});

describe('hands whose melds are not written', () => {
  test.each([
    ['406p 567s 88s 67m', 'tenpai, waiting on 58m: 8 tiles left'],
    ['567s 88s 67m', 'tenpai, waiting on 58m: 8 tiles left'],
    ['67m 88s', 'tenpai, waiting on 58m: 8 tiles left'],
    ['8s', 'tenpai, waiting on 8s: 3 tiles left'],
    ['[234m] 567s 88s 67m', 'tenpai, waiting on 58m: 8 tiles left'],
  ])('waits %s: %s', async (text, says) => {
    expect((await tenbo(['waits', text])).stdout).toBe(`  ${says}\n`);
    const answer = JSON.parse((await tenbo(['waits', text, '--json'])).stdout) as { tiles: object[] };
    expect(answer).toMatchObject({ ok: true, shanten: 0 });
    for (const tile of answer.tiles) expect(tile).toMatchObject({ ron: null, tsumo: null });
  });

  test.each(['406p 567s 88s 679m', '567s 88s 679m', '67m 88s 9m', '[234m] 567s 88s 67m +9m'])('discards %s', async (text) => {
    expect((await drawn(text)).split('\n')[0]).toBe('  9m  tenpai, waiting on 58m: 8 tiles left');
  });

  test('any other number of tiles is refused', async () => {
    expect((await tenbo(['waits', '406p 567s 88s 6m'])).stderr).toContain('but 9 found: add 4');
    expect((await tenbo(['discards', '406p 567s 88s 67m'])).stderr).toContain('but 10 found: add 4');
    expect((await tenbo(['waits', '11111m'])).status).toBe(1);
  });
});

test.each([
  ['score', '234m 406p 567s 88s 67m +8m'],
  ['waits', '234m 406p 567s 88s 67m'],
  ['waits', '159m 159p 159s 1234z'],
  ['discards', '234m 406p 567s 88s 679m'],
  ['lens', '234m 406p 567s 88s 67m +8m'],
  ['points', 'mangan'],
  ['score', '234m 406p 567s 88s 67m'],
  ['score', '234m'],
  ['explain', 'furiten'],
  ['explain', 'foobar'],
])('tenbo %s %s --json says whether it is an answer', async (command, text) => {
  const { stdout, status } = await tenbo([command, text, '--json']);
  expect((JSON.parse(stdout) as { ok: boolean }).ok).toBe(status === 0);
});

test('score --json says what it had to assume', async () => {
  const assumed = async (...words: string[]) =>
    (JSON.parse((await tenbo(['score', ...words, '--json'])).stdout) as { assumed: string[] }).assumed;
  expect(await assumed('234m 406p 567s 88s 678m')).toEqual(['tile', 'by', 'seat', 'round']);
  expect(await assumed('234m 406p 567s 88s 67m +8m', '--seat', 'S', '--ron')).toEqual(['round']);
  expect(await assumed('234m 406p 567s 88s 67m +8m tsumo south east round')).toEqual([]);
  expect(await assumed('234m 406p 567s 88s 67m +8m', '--dealer', '--round', 'E', '--haitei')).toEqual([]);
});

test('several hands on standard input are answered in JSON lines', async () => {
  const hands = '234m 406p 567s 88s 67m +8m\n234m\n234m 406p 567s 88s 67m +5m tsumo\n';
  const { stdout } = await tenbo(['score', '--json'], hands);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { ok: boolean }).ok)).toEqual([true, false, true]);
});
