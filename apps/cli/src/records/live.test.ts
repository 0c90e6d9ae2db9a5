import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { presets } from '@tenbo/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { HandMaker } from '../../../../fixtures/game-hand.ts';
import { linesFrom } from '../../../../fixtures/seen-from.ts';
import { WAITING } from '../../../../fixtures/situations-calls.ts';
import { gameOf } from '../../../../fixtures/situations.ts';
import { TENBO } from '../../../../fixtures/spawn-tenbo.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';

const hand = new HandMaker([WAITING, '', '', ''])
  .turn(0, '1z')
  .turn(1, '8m')
  .turn(2, '1z')
  .turn(3, '1z')
  .turn(0, '2z')
  .turn(1, '5m');
const game = gameOf({
  number: 0,
  name: '',
  rules: presets.tenhou,
  hand: hand.win(0, 1, '5m', [2900, -2900, 0, 0]).hand(),
  after: [],
});
const lines = linesFrom(game, 0).map((line) => `${line}\n`);
const log = lines.join('');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenbo-live-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (text: string) => {
  const path = join(folder, 'log.mjson');
  writeFileSync(path, text);
  return path;
};

// Pinfu and tanyao of the dealer: 2 han 30 fu, 2,900; by tsumo 3 han 20 fu, 1,300 all.
const PRINTED = `East 1: Aki, East, dora indicator 4z
  23467m456p56788s  tenpai, waiting on 58m: 8 tiles left
    5m  4 left  2 han 30 fu — 2,900  3 han 20 fu — 1,300 all
    8m  4 left  2 han 30 fu — 2,900  3 han 20 fu — 1,300 all
  23467m456p56788s  tenpai, waiting on 58m: 7 tiles left
    5m  4 left  2 han 30 fu — 2,900  3 han 20 fu — 1,300 all
    8m  3 left  2 han 30 fu — 2,900  3 han 20 fu — 1,300 all
  can win by ron on 8m: 2 han 30 fu — 2,900
  23467m456p56788s  tenpai, waiting on 58m: 7 tiles left
    5m  4 left  2 han 30 fu — 2,900  3 han 20 fu — 1,300 all
    8m  3 left  2 han 30 fu — 2,900  3 han 20 fu — 1,300 all
    furiten: a winning tile was passed up in this turn
  23467m456p56788s  tenpai, waiting on 58m: 7 tiles left
    5m  4 left  2 han 30 fu — 2,900  3 han 20 fu — 1,300 all
    8m  3 left  2 han 30 fu — 2,900  3 han 20 fu — 1,300 all
  23467m456p56788s  tenpai, waiting on 58m: 6 tiles left
    5m  3 left  2 han 30 fu — 2,900  3 han 20 fu — 1,300 all
    8m  3 left  2 han 30 fu — 2,900  3 han 20 fu — 1,300 all
  can win by ron on 5m: 2 han 30 fu — 2,900
  wins by ron on 5m: 2 han 30 fu — 2,900
`;

test('the hand, its waits, furiten and each chance to win, from a file or standard input', async () => {
  expect(await tenbo(['live', file(log)])).toEqual({ status: 0, stdout: PRINTED, stderr: '' });
  expect(await tenbo(['live', '-'], log)).toEqual({ status: 0, stdout: PRINTED, stderr: '' });
});

test('before tenpai a hand is printed when it changes, not with each tile that others discard', async () => {
  const { stdout } = await tenbo(['live', '-'], linesFrom(game, 2).join('\n'));
  expect(stdout.split('\n').filter((line) => line.startsWith('  '))).toHaveLength(1);
});

test('as JSON, one moment a line', async () => {
  const { stdout, status } = await tenbo(['live', '-', '--json'], log);
  const moments = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(status).toBe(0);
  // The deal, six turns, and the win.
  expect(moments).toHaveLength(1 + 2 * 6 + 1);
  expect(moments[0]).toMatchObject({
    ok: true,
    event: 'deal',
    seat: 0,
    hand: '23467m456p56788s',
    shanten: 0,
    indicators: '4z',
    left: 70,
  });
  expect(moments[4]).toMatchObject({
    event: 'discard',
    by: 1,
    win: { tile: '8m', by: 'ron', total: 2900 },
    furiten: [],
    left: 68,
  });
  expect(moments[5]).toMatchObject({ event: 'draw', by: 2, win: null, furiten: [{ reason: 'temporary', tiles: '8m' }] });
  expect(moments[1]).toMatchObject({ event: 'draw', by: 0, hand: '23467m456p56788s +1z', shanten: null, tiles: null });
  expect(moments[4]?.['tiles']).toMatchObject([
    { tile: '5m', left: 4, ron: { total: 2900 }, tsumo: { total: 3900 } },
    { tile: '8m', left: 3, ron: { total: 2900 }, tsumo: { total: 3900 } },
  ]);
  expect(moments[4]?.['sides']).toMatchObject([{ discards: '1z' }, { discards: '8m', melds: '', riichi: null, kita: 0 }, {}, {}]);
});

test('each line is answered when it comes, before the log ends', async () => {
  const child = spawn(process.execPath, [TENBO, 'live', '-', '--json'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const answered = async (count: number) => {
    while (said.split('\n').length <= count) await once(child.stdout, 'data');
  };
  child.stdin.write(lines.slice(0, 2).join(''));
  await answered(1);
  child.stdin.write(lines[2]);
  await answered(2);
  expect(said.trimEnd().split('\n')).toHaveLength(2);
  child.stdin.end();
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('in Japanese and Chinese', async () => {
  const ja = await tenbo(['live', '-', '--lang', 'ja'], log);
  expect(ja.stdout).toMatch(/^東1局　Aki（東家）　ドラ表示牌4z\n {2}23467m456p56788s {2}聴牌：58m待ち/);
  expect(ja.stdout).toContain('    フリテン：同巡内に待ち牌を見逃した\n');
  expect(ja.stdout).toMatch(/5mでロンできる：30符2翻 2900点\n {2}5mでロン：30符2翻 2900点\n$/);
  const zh = await tenbo(['live', '-', '--lang', 'zh'], log);
  expect(zh.stdout).toMatch(/^东1局　Aki（东家）　宝牌指示牌4z\n/);
  expect(zh.stdout).toContain('    振听：同巡内放过了听的牌\n');
  expect(zh.stdout).toMatch(/可以荣和5m：.*2900.*\n {2}荣和5m：.*2900.*\n$/);
});

test('other rules, and another player of a whole log', async () => {
  const whole = linesFrom(game, 0, 'whole').join('\n');
  const many = await tenbo(['live', '-'], whole);
  expect(many).toEqual({
    status: 1,
    stdout: '',
    stderr: '  line 2, tehais shows the tiles of more than one player: say whose view it is (--player)\n',
  });
  expect((await tenbo(['live', '-', '--player', '0'], whole)).stdout).toBe(PRINTED);
  expect((await tenbo(['live', '-', '--player', '1'], whole)).stdout).toMatch(/^East 1: Ben, South/);
  // Pinfu without tanyao: 1 han 30 fu of the dealer.
  const rules = '{"base":"tenhou","yaku":{"disabled":["tanyao"]}}';
  expect((await tenbo(['live', '-', '--rules', rules], log)).stdout).toContain('5m  4 left  1 han 30 fu — 1,500');
});

test('what is wrong is said where it happens, and ends with 1', async () => {
  const wrong = await tenbo(['live', '-'], log.replace('"deltas":[2900,-2900', '"deltas":[3900,-3900'));
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).toMatch(/\n {2}payments: the record says \+3,900 −3,900 ±0 ±0, tenbo \+2,900 −2,900 ±0 ±0\n$/);
  const notHeld = await tenbo(['live', '-'], log.replace('"pai":"E","tsumogiri":true', '"pai":"9p","tsumogiri":false'));
  expect(notHeld.stdout).toContain('\n  Aki plays 9p, which is not in their hand\n');
});

test.each([
  ['no file', ['live', 'nowhere.mjson'], '', '  nowhere.mjson: there is no such file or folder\n'],
  ['nothing', ['live', '-'], '', '  not a game record in a format that tenbo reads\n'],
  ['no hand', ['live', '-'], '{"type":"start_game"}\n', '  not a game record in a format that tenbo reads\n'],
  ['no JSON', ['live', '-'], `${lines[0]}hello\n`, '  not JSON at line 2, column 6\n'],
] as const)('%s', async (_, words, input, stderr) => {
  expect(await tenbo(words, input)).toEqual({ status: 1, stdout: '', stderr });
});

test('a log that cannot be followed any further, as JSON', async () => {
  const { stdout, status } = await tenbo(
    ['live', '-', '--json'],
    `${lines.slice(0, 2).join('')}{"type":"tsumo","actor":0,"pai":"?"}\n${lines[3]}`,
  );
  const [moment = '', error = '', ...rest] = stdout.trimEnd().split('\n');
  expect(JSON.parse(moment)).toMatchObject({ ok: true });
  expect(JSON.parse(error)).toEqual({
    ok: false,
    errors: [{ code: 'hiddenTile', path: 'pai', line: 3 }],
    message:
      'line 3, pai is a hidden tile: the record shows what one player saw (tenbo live follows such a log of mjai if it shows all tiles of that player)',
  });
  expect([rest, status]).toEqual([[], 1]);
});

test('control characters of a name do not reach the terminal', async () => {
  const { stdout } = await tenbo(['live', '-'], log.replace('"Aki"', JSON.stringify('\u001B[2JAki')));
  expect(stdout).not.toContain('\u001B');
});
