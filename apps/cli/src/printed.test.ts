import { readFileSync, rmSync, writeFileSync } from 'node:fs';

import { afterEach, expect, test, vi } from 'vitest';

import { tenbo } from '../../../fixtures/tenbo.ts';
import { file, inOwnFolder, run } from './match/runs.ts';
import { printable, terminalOf } from './output/terminal.ts';

inOwnFolder();
afterEach(() => rmSync(file, { force: true }));

/** Characters that a terminal would interpret or not show. */
const RAW = /[^\n\P{Cc}]|[\u2028\u2029\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]/u;
const HOSTILE = ['\u001B[31mAki', 'Ben\u202E', 'Chie\nDai: 99,000', '\u2028\u009B2J'];
const NOTE = 'late\u001B]0;title\u0007\r\u2029';

/** A match as another program or an older version may have written it. */
function writeHostile(): void {
  const event = { type: 'matchStarted', version: 3, rules: { base: 'tenhou', name: 'T\u001B[2J\u202E' }, players: HOSTILE };
  const log = [
    { id: 'a', after: [], event },
    { id: 'b', after: ['a'], event: { type: 'noteAdded', text: NOTE } },
    {
      id: 'c',
      after: ['b'],
      event: { type: 'handEnded', hand: { riichi: [0], outcome: { kind: 'exhaustiveDraw', tenpai: [0, 1] } } },
    },
    { id: 'd', after: ['c'], event: { type: 'noteAdded', text: NOTE } },
  ];
  writeFileSync(file, JSON.stringify(log));
}

test('names and notes with control characters are read, but never printed raw', async () => {
  const commands = [
    'M',
    'M --json',
    'add M ron 1 2 3 30 --preview',
    'add M ron 1 2 3 30',
    'fix M 1 draw 3 --preview',
    'conditions M',
    'stats M',
    'undo M',
    'undo M',
    'redo M',
    'penalty M 4 10',
    'merge M M',
    'add M ron nobody 2 3 30',
    'check M',
  ];
  writeHostile();
  for (const command of commands) {
    const { out, err } = await run(command);
    expect([command, RAW.exec(out + err)?.[0]]).toEqual([command, undefined]);
    expect(out + err).not.toBe('');
  }
  const shown = (await run('M')).out;
  expect(shown).toContain('\uFFFD[31mAki');
  expect(shown).toContain('Chie\uFFFDDai: 99,000');
  const { state } = JSON.parse((await run('M --json')).out) as { state: { rules: { name: string } } };
  expect(state.rules.name).toBe('T\u001B[2J\u202E');
  expect((JSON.parse(readFileSync(file, 'utf8')) as [{ event: { players: unknown } }])[0].event.players).toEqual(HOSTILE);
});

test('new names and notes with control characters are refused', async () => {
  expect(await run("new M --players 'Aki,B\u202Een,Chie,Dai'")).toMatchObject({
    status: 1,
    err: '  the name of player 2 has an invisible character (U+202E): remove it\n',
  });
  await run('new M --players Aki,Ben,Chie,Dai');
  const before = readFileSync(file, 'utf8');
  expect(await run("note M 'late\u0007'")).toMatchObject({ status: 1, err: expect.stringContaining('U+0007') as string });
  expect(await run(`note M ${'x'.repeat(501)}`)).toMatchObject({
    status: 1,
    err: expect.stringContaining('500 characters') as string,
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('error messages never print control characters raw', async () => {
  writeFileSync(
    file,
    JSON.stringify([
      { id: 'a', after: ['\u001B[2J'], event: { type: 'matchStarted', version: 3, rules: 'tenhou', players: HOSTILE } },
    ]),
  );
  for (const command of ['M', '\u001B[2J']) {
    const { out, err } = await run(command);
    expect([command, RAW.exec(out + err)?.[0], err === '']).toEqual([command, undefined, false]);
  }
  const rules = JSON.stringify({ base: 'tenhou', name: 'T\u001B[2J\u202E' });
  for (const words of [
    ['rules', 'show', rules],
    ['rules', 'show', rules, '--json'],
    ['chart', '--rules', rules],
    ['--\u001B[2J'],
    ['match', 'm', '\u001B[2J'],
    ['score', '\u001B[2J'],
  ]) {
    const { stdout, stderr } = await tenbo(words);
    expect([words, RAW.exec(stdout + stderr)?.[0], stdout + stderr === '']).toEqual([words, undefined, false]);
  }
});

test('tenbo’s own styles are printed, but not the same codes in a text', () => {
  vi.stubEnv('FORCE_COLOR', '1');
  const { strong, shade } = terminalOf({
    ...process.stdout,
    isTTY: true,
    hasColors: () => true,
    getColorDepth: () => 8,
  } as never);
  vi.unstubAllEnvs();
  expect(printable(strong('Aki') + shade('x', 'reached'))).toBe('\u001B[1mAki\u001B[22m\u001B[7mx\u001B[27m');
  expect(printable(strong('\u001B[1mAki'))).toBe('\u001B[1m\uFFFD[1mAki\u001B[22m');
  expect(printable('\u001B[1mAki')).toBe('\uFFFD[1mAki');
});
