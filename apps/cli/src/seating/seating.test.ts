import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Certificate, type Round, certify, readSeating } from '@tenbo/seating';
import { afterAll, describe, expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';
import { widthOf } from '../output/columns.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-seating-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

interface Document {
  readonly version: number;
  readonly method: string;
  readonly seed?: string;
  readonly seats: number;
  readonly players: number;
  readonly names?: readonly string[];
  readonly played: number;
  readonly changed?: number;
  /** With players counted from 1. */
  readonly rounds: readonly Round[];
  readonly certificate: Certificate;
}

const run = (...words: readonly string[]) => tenbo(['seating', ...words]);

async function documentOf(...words: readonly string[]): Promise<Document> {
  const { stdout, stderr, status } = await run(...words, '--json');
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Document;
}

/** The last round of a document, with players counted from 1. */
function lastOf({ rounds }: Document): Round {
  return rounds.at(-1) ?? { tables: [], byes: [] };
}

/** Names that may trip up a spreadsheet, a terminal or a table. */
const NAMES = ['点棒太郎', '=1+1', 'Smith, John', 'Jean-Luc', 'O"Neil', 'Zoë', "'Ace", '-5', 'Q'];
const LIST = fileOf('names.csv', `name,club\n${NAMES.map((name) => `"${name.replaceAll('"', '""')}",x\n`).join('')}`);

describe('a plan', () => {
  test('has a table for each round, and its quality', async () => {
    const words = ['--players', '9', '--rounds', '2', '--lot', '--seed', 'x'];
    const { stdout, status } = await run(...words);
    const { repeats } = (await documentOf(...words)).certificate;
    expect(status).toBe(0);
    const lines = stdout.split('\n');
    expect(lines.slice(0, 5)).toEqual([
      '  Round 1',
      '  Table  East  South  West  North',
      expect.stringMatching(/^ {6}1 {2}( +\d){4}$/),
      expect.stringMatching(/^ {6}2 {2}( +\d){4}$/),
      expect.stringMatching(/^ {2}Sit out: \d$/),
    ]);
    expect(lines).toContain('  Check: 2 rounds, 9 players');
    expect(lines.map((line) => line.trim())).toContain('Seed: x (with --seed, the same command gives the same result)');
    expect(lines.find((line) => line.includes('repeat meetings'))).toMatch(new RegExp(` ${repeats.value} +${repeats.least}$`));
    expect(repeats.value).toBeGreaterThan(repeats.least);
  });

  test('gives everyone one place in each round, and its certificate is that of its rounds', async () => {
    const { rounds, certificate, players, seats, seed, method, version, played } = await documentOf(
      '--players',
      '23',
      '--rounds',
      '4',
    );
    const fromZero = (list: readonly number[]) => list.map((player) => player - 1);
    const plan = rounds.map(({ tables, byes }) => ({ tables: tables.map(fromZero), byes: fromZero(byes) }));
    for (const { tables, byes } of rounds) {
      expect([...tables.flat(), ...byes].toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 23 }, (_, i) => i + 1),
      );
    }
    expect(certificate).toEqual(certify({ players: 23 }, plan));
    expect([version, method, players, seats, played]).toEqual([1, 'balanced', 23, 4, 0]);
    expect(seed).toMatch(/^[0-9a-f]{10}$/);
  });

  test('is the same for the same seed; without one, a random seed is used and printed', async () => {
    const words = ['--players', '17', '--rounds', '3'];
    const first = await documentOf(...words);
    const again = await documentOf(...words, '--seed', first.seed ?? '');
    const other = await documentOf(...words, '--seed', 'another');
    expect(again).toEqual(first);
    expect(other.rounds).not.toEqual(first.rounds);
    const { stdout, stderr } = await run(...words, '--csv');
    const [, drawn = ''] = /^Seed: (\w+) /.exec(stderr) ?? [];
    expect((await run(...words, '--csv', '--seed', drawn)).stdout).toBe(stdout);
  });

  test('at tables of three, by lot', async () => {
    const { rounds, method, seats } = await documentOf(
      '--players',
      '10',
      '--rounds',
      '2',
      '--seats',
      '3',
      '--lot',
      '--seed',
      'a',
    );
    expect([method, seats]).toEqual(['lot', 3]);
    expect(rounds.map(({ tables, byes }) => [tables.map((table) => table.length), byes.length])).toEqual([
      [[3, 3, 3], 1],
      [[3, 3, 3], 1],
    ]);
  });

  test('keeps teams and pairs apart, players at their table, and seats nobody who is absent', async () => {
    const teams = fileOf('teams.csv', '1,2,3\n4;5\n');
    const words = ['--players', '18', '--rounds', '3', '--teams', teams, '--apart', '6-7', '--apart', '8-9', '--stays', '10@2'];
    const { rounds, certificate } = await documentOf(...words, '--absent', '17', '--absent', '18');
    const together = (one: number, other: number) =>
      rounds.flatMap(({ tables }) => tables).some((table) => table.includes(one) && table.includes(other));
    expect([together(1, 2), together(1, 3), together(2, 3), together(4, 5), together(6, 7), together(8, 9)]).not.toContain(true);
    expect(rounds.every(({ tables }) => tables[1]?.includes(10))).toBe(true);
    expect(rounds.flatMap(({ tables, byes }) => [...tables.flat(), ...byes])).not.toContain(17);
    expect(certificate).toMatchObject({ clashes: { value: 0 }, players: 16 });
  });
});

describe('names', () => {
  test('appear in the tables, in columns that align, and in JSON', async () => {
    const words = ['--names', LIST, '--rounds', '1', '--lot', '--seed', 'x'];
    const { names, rounds } = await documentOf(...words);
    expect(names).toEqual(NAMES);
    const { stdout } = await run(...words, '--lang', 'zh');
    const [, heads = '', ...lines] = stdout.split('\n');
    const seats = ['东家', '南家', '西家', '北家'].map((wind) => widthOf(heads.slice(0, heads.indexOf(wind))));
    rounds[0]?.tables.forEach((table, i) => {
      const line = lines[i] ?? '';
      const seated = table.map((player) => NAMES[player - 1] ?? '');
      expect(seated.map((name) => widthOf(line.slice(0, line.indexOf(name))))).toEqual(seats);
    });
    expect(lines[2]).toBe(`  轮空：${NAMES[(rounds[0]?.byes[0] ?? 0) - 1]}`);
  });

  test('with commas, quotes and formulas go to CSV and come back the same', async () => {
    const words = ['--names', LIST, '--rounds', '3', '--lot', '--seed', 'x'];
    const { stdout } = await run(...words, '--csv');
    expect(stdout.split('\r\n')[0]).toBe('\uFEFFround,table,east,south,west,north');
    expect(stdout).toContain(`'=1+1`);
    expect(stdout).toMatch(/(^|,)"Smith, John"(,|\r)/m);
    const plan = fileOf('with-names.csv', stdout);
    const made = await documentOf(...words);
    const checked = await documentOf('--names', LIST, '--check', plan);
    expect(checked.rounds).toEqual(made.rounds);
    expect(checked.certificate).toEqual(made.certificate);
    expect([checked.method, checked.seed]).toEqual(['check', undefined]);
  });

  test('work in every option, in any case; a name may contain a hyphen or a comma', async () => {
    const teams = fileOf('named-teams.csv', 'q,zoë\n');
    const words = ['--names', LIST, '--rounds', '1', '--teams', teams, '--apart', 'Jean-Luc-点棒太郎', '--stays', 'q@1'];
    const { rounds } = await documentOf(...words, '--absent', 'Smith, John');
    const tables = rounds.flatMap((round) => round.tables);
    expect(rounds.flatMap(({ tables: seated, byes }) => [...seated.flat(), ...byes])).not.toContain(3);
    expect(tables.some((table) => table.includes(4) && table.includes(1))).toBe(false);
    expect(tables.some((table) => table.includes(6) && table.includes(9))).toBe(false);
    expect(rounds.every((round) => round.tables[0]?.includes(9))).toBe(true);
  });

  test('cannot change a terminal', async () => {
    const hostile = fileOf('hostile.txt', 'Aki\u001B[2J\nBen\u202E\nChie\nDai\n');
    for (const words of [
      ['--rounds', '1'],
      ['--rounds', '1', '--csv'],
      ['--rounds', '1', '--json'],
      ['--draw'],
      ['--draw', '--csv'],
    ]) {
      const { stdout, status } = await run('--names', hostile, ...words);
      expect(status).toBe(0);
      expect(stdout).toContain('Aki');
      for (const character of ['\u001B', '\u202E']) expect(stdout).not.toContain(character);
    }
  });

  test('can be drawn into a random order, which is again a list of names', async () => {
    const words = ['--names', LIST, '--draw', '--seed', 'public'];
    const { stdout } = await run(...words, '--csv');
    const drawn = fileOf('drawn.csv', stdout);
    const { names } = await documentOf('--names', drawn, '--rounds', '1', '--lot');
    expect(names).not.toEqual(NAMES);
    expect(names?.toSorted()).toEqual(NAMES.toSorted());
    const shown = (await run(...words)).stdout.split('\n').filter((line) => /^ {2}\d {2}/.test(line));
    expect(shown.map((line) => line.slice(5))).toEqual(names);
    const data: unknown = JSON.parse((await run(...words, '--json')).stdout);
    expect(data).toEqual({ version: 1, seed: 'public', names });
  });
});

describe('rounds played', () => {
  test('come first in the output, and players do not meet again while that can be avoided', async () => {
    const plan = await run('--players', '16', '--rounds', '2', '--seed', 'x', '--csv');
    const played = fileOf('played.csv', plan.stdout);
    const words = ['--players', '16', '--rounds', '2', '--played', played, '--seed', 'y'];
    const { rounds, played: count, certificate } = await documentOf(...words);
    const before = readSeating(plan.stdout, { players: 16 });
    const [first] = before.ok ? before.value : [];
    expect(rounds[0]?.tables).toEqual(first?.tables.map((table) => table.map((player) => player + 1)));
    expect([rounds.length, count, certificate.rounds]).toEqual([4, 2, 4]);
    expect((await run(...words, '--csv')).stdout.startsWith(plan.stdout)).toBe(true);
    const shown = (await run(...words)).stdout;
    expect(shown).toContain('Round 3');
    expect(shown).not.toContain('Round 1');
  });

  test('a player without a place in one is named, because a line may have been lost', async () => {
    const played = fileOf('with-gap.csv', 'round,table,east,south,west,north\n1,1,1,2,3,4\n');
    const { stderr, status } = await run('--players', '8', '--rounds', '1', '--lot', '--played', played);
    expect([status, stderr]).toEqual([0, 'no place in round 1: 5, 6, 7, 8\n']);
    const { stderr: many } = await run('--players', '18', '--rounds', '1', '--lot', '--played', played, '--json');
    expect(many).toBe('no place in round 1: 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 and 4 more\n');
  });

  test('for the next round by standing, players with similar places sit together', async () => {
    const standing = fileOf('standing.txt', Array.from({ length: 16 }, (_, i) => `${16 - i}\n`).join(''));
    const round = lastOf(await documentOf('--players', '16', '--swiss', standing));
    expect(round.tables.map((table) => Math.max(...table) - Math.min(...table))).toEqual([3, 3, 3, 3]);
    const played = fileOf('swiss.csv', (await run('--players', '16', '--swiss', standing, '--csv')).stdout);
    const { certificate, method } = await documentOf('--players', '16', '--swiss', standing, '--played', played);
    expect([method, certificate.rounds, certificate.repeats.value]).toEqual(['swiss', 2, 0]);
  });

  test('after some of the announced rounds, the rest are repaired with few changes', async () => {
    const plan = fileOf('plan.csv', (await run('--players', '40', '--rounds', '8', '--seed', 'x', '--csv')).stdout);
    const words = ['--players', '41', '--repair', plan, '--after', '4', '--absent', '7'];
    const { rounds, played, changed, certificate } = await documentOf(...words);
    expect([rounds.length, played, changed, certificate.repeats.value]).toEqual([8, 4, 0, 0]);
    expect(lastOf({ rounds } as Document).tables.flat()).toContain(41);
    expect((await run(...words)).stdout).toContain('0 seats changed');
  });
});

describe('a plan that is checked', () => {
  test('may be lines of numbers on standard input', async () => {
    const { stdout } = await tenbo(['seating', '--players', '8', '--check', '-'], '1-2-3-4 5-6-7-8\n1-2-5-6 3-4-7-8\n');
    expect(stdout).toMatch(/repeat meetings +4 +4\n/);
    expect(stdout).not.toContain('Seed');
  });

  test('may leave out those who are absent, and nobody else', async () => {
    const plan = fileOf('short.txt', '1-2-3-4 5\n');
    expect((await run('--players', '6', '--check', plan, '--absent', '6')).status).toBe(0);
    const { status, stderr } = await run('--players', '6', '--check', plan);
    expect([status, stderr]).toEqual([1, `  ${plan}: player 6 has no place in round 1: add a seat or a bye\n`]);
  });
});

/** Options, the error, and the exit code. */
const WRONG: readonly (readonly [words: readonly string[], said: string, status: number])[] = [
  [['--rounds', '3'], 'tenbo seating needs --players: add it', 2],
  [['--players', '16'], 'tenbo seating needs --rounds: add it', 2],
  [['--players', '16', '--rounds', '2', '--after', '1'], '--after needs --repair: add it', 2],
  [['--players', '16', '--draw'], '--draw needs --names: add it', 2],
  [['--players', '3', '--rounds', '2'], '3 players cannot be seated: choose 4 to 2000', 2],
  [['--players', '16', '--rounds', '101'], '101 rounds cannot be seated: choose 1 to 100', 2],
  [['--players', '16', '--rounds', '2', '--absent', '4,17'], 'no player called “17”: write a number from 1 to 16', 2],
  [['--players', '16', '--rounds', '2', '--absent', '4,4'], 'player 4 is listed twice', 2],
  [['--players', '12', '--rounds', '2', '--apart', '3-17'], 'no player called “17”: write a number from 1 to 12', 2],
  [['--players', '16', '--rounds', '2', '--apart', '3-3'], '--apart cannot use “3-3”: write it like 3-17', 2],
  [['--players', '16', '--rounds', '2', '--stays', '7'], '--stays cannot use “7”: write it like 7@2', 2],
  [['--players', '16', '--rounds', '2', '--stays', '7@5'], 'there is no table 5: choose 1 to 4', 2],
  [['--names', LIST, '--rounds', '2', '--absent', 'Zoe'], 'no player called “Zoe”: did you mean Zoë?', 2],
  [['--players', '16', '--names', LIST, '--rounds', '2'], 'cannot be used with --names', 2],
  [['--players', '16', '--check', 'a', '--rounds', '2'], 'cannot be used with --rounds', 2],
  [['--names', '-', '--check', '-'], '- is named twice: choose two files', 2],
  [['--players', '16', '--check', join(folder, 'nowhere')], 'nowhere: there is no such file or folder', 1],
  [['--names', fileOf('twice.txt', 'Aki\nBen\nＡＫＩ\n'), '--rounds', '1'], 'twice.txt:3: “ＡＫＩ” is listed twice', 1],
  [
    ['--names', fileOf('numbers.txt', 'Aki\n7\n'), '--rounds', '1'],
    'numbers.txt:2: “7” would be read as the number of a player',
    1,
  ],
  [['--names', fileOf('no-name.txt', 'Aki\n,x\n'), '--rounds', '1'], 'no-name.txt:2: no name in the first column', 1],
  [['--names', fileOf('quote.txt', 'Aki\n"Ben\n'), '--rounds', '1'], 'quote.txt:2: a quotation mark (") is not closed', 1],
  [['--players', '8', '--swiss', fileOf('few.txt', '1\n2\n3\n4\n5\n6\n7\n')], 'player 8 is not in the standing', 2],
  [['--players', '8', '--swiss', fileOf('who.txt', '1\nBen\n')], 'who.txt:2: no player called “Ben”', 1],
  [['--players', '4', '--check', fileOf('x.csv', 'round,table,east\n1,1,1,2,3,x\n')], 'x.csv:2: no player called “x”', 1],
  [
    ['--players', '4', '--check', fileOf('y.csv', 'round,table,east\n1,a,1,2,3,4\n')],
    'y.csv: line 2: “a” is not a whole number of 1 or more',
    1,
  ],
  [['--players', '4', '--check', fileOf('empty.csv', '\n')], 'empty.csv: no rounds: write a line for each table', 1],
];

test.each(WRONG)('%j is refused', async (words, said, status) => {
  const ran = await run(...words);
  expect(ran.stderr).toContain(said);
  expect([ran.status, ran.stdout]).toEqual([status, '']);
});

test('all messages are in the language asked for', async () => {
  const { stdout } = await run('--players', '5', '--rounds', '1', '--lang', 'ja');
  expect(stdout).toMatch(/1回戦\n {2}卓 {2}東家 {2}南家 {2}西家 {2}北家\n/);
  expect((await run('--players', '3', '--rounds', '1', '--lang', 'zh')).stderr).toContain('3人无法编排。请选择4～2000人。');
});
