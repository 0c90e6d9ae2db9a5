import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { TENBO } from '../../../../fixtures/spawn-tenbo.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-output-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HAND = '234m 406p 567s 88s 67m +8m';
const LINE = '{"hand":"234m567p23478s55p","tile":"9s","by":"ron","seat":"S","round":"E"}\n';

/** Runs tenbo with its streams redirected by a shell. */
function tenbo(words: readonly string[], redirected: string, input = '') {
  const piped = redirected.startsWith('|');
  // The exit code of tenbo itself, not of its reader.
  const script = piped ? `exec 3>&1; exit $({ { "$@"; echo $? >&4; } ${redirected} >&3; } 4>&1)` : `"$@" ${redirected}\nexit $?`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'sh', process.execPath, TENBO, ...words], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '', LC_MESSAGES: '' },
  });
  return { status, stdout, stderr };
}

const COMMANDS: readonly [name: string, words: readonly string[], input?: string][] = [
  ['score', ['score', HAND]],
  ['score --jsonl', ['score', '--jsonl'], LINE],
  ['score --jobs', ['score', '--jobs', '2'], LINE],
  ['the prompt', [], `${HAND}\n`],
  ['waits', ['waits', '234m 406p 567s 88s 67m', '--json']],
  ['chart', ['chart']],
  ['lens', ['lens', HAND]],
  ['rules', ['rules', 'show', 'tenhou']],
  ['match', ['match', 'new', join(folder, 'one.json'), '--players', 'Aki,Ben,Chie,Dai']],
  ['help', ['--help']],
  ['the help of a match', ['match', '--help']],
];

describe.skipIf(!existsSync('/dev/full'))('a full disk', () => {
  test.each(COMMANDS)('%s reports that the output could not be written', (_, words, input) => {
    expect(tenbo(words, '>/dev/full', input)).toEqual({
      status: 3,
      stdout: '',
      stderr: 'tenbo: the output could not be written: the disk or your quota is full: make room and try again\n',
    });
  });

  test('the error is in the language of the command, and the match is saved', () => {
    const file = join(folder, 'two.json');
    const { status, stderr } = tenbo(['match', 'new', file, '--players', 'Aki,Ben,Chie,Dai', '--lang', 'ja'], '>/dev/full');
    expect([status, stderr]).toEqual([3, expect.stringMatching(/^tenbo: 結果を出力できませんでした：.*空き.*\n$/)]);
    expect(readFileSync(file, 'utf8')).toContain('Aki');
  });

  test('if the error cannot be written either, the status still reports it', () => {
    expect(tenbo(['score', HAND], '>/dev/full 2>/dev/full')).toEqual({ status: 3, stdout: '', stderr: '' });
  });
});

// Without /proc a closed output looks like /dev/null.
describe.skipIf(!existsSync('/proc/self/fd'))('a closed output', () => {
  test.each(COMMANDS)('%s reports it before doing anything', (_, words, input) => {
    rmSync(join(folder, 'one.json'), { force: true });
    expect(tenbo(words, '>&-', input)).toEqual({
      status: 3,
      stdout: '',
      stderr: 'tenbo: the output could not be written: standard output is closed: remove >&- or write >/dev/null\n',
    });
    expect(existsSync(join(folder, 'one.json'))).toBe(false);
  });

  test('an output sent to /dev/null is not a closed one', () => {
    expect(tenbo(['score', HAND], '>/dev/null')).toEqual({ status: 0, stdout: '', stderr: '' });
    const thrown = spawnSync(process.execPath, [TENBO, 'score', HAND], { stdio: 'ignore' });
    expect(thrown.status).toBe(0);
    const inShell = spawnSync('sh', ['-c', `"$@"; exit $?`, 'sh', process.execPath, TENBO, 'score', HAND], {
      stdio: 'ignore',
    });
    expect(inShell.status).toBe(0);
  });
});

test('a read-only output is an error', () => {
  expect(tenbo(['score', HAND], '1</dev/null')).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(/^tenbo: the output could not be written.*\n$/) as string,
  });
});

test.each(COMMANDS)('%s ends quietly, with status 0, when its reader stops', (_, words, input) => {
  rmSync(join(folder, 'one.json'), { force: true });
  expect(tenbo(words, '| true', input)).toEqual({ status: 0, stdout: '', stderr: '' });
});

test.each(['1', '2'])('when a reader stops in the middle of many lines, tenbo stops too, with --jobs %s', (jobs) => {
  const { status, stdout, stderr } = tenbo(['score', '--jsonl', '--jobs', jobs], '| head -1', LINE.repeat(20_000));
  expect([status, stdout.split('\n').length, stderr]).toEqual([0, 2, '']);
});

test.each(['1', '2'])('an unreadable input is reported, with --jobs %s', (jobs) => {
  expect(tenbo(['score', '--jsonl', '--jobs', jobs], `0>>${join(folder, 'written')}`)).toEqual({
    status: 2,
    stdout: '',
    stderr: 'tenbo: standard input cannot be read: the system says EBADF\n',
  });
});

test('a bug prints a sentence about how to report it instead of a stack', () => {
  const broken = `
    import { guardStreams } from ${JSON.stringify(new URL('output.ts', import.meta.url).href)};
    import { localeOf } from '@tenbo/i18n';
    import { describeTypedError } from '@tenbo/i18n/command';
    await guardStreams(async (error) => describeTypedError(error, localeOf('en')));
    setTimeout(() => undefined.nothing);`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@tenbo/source', '--input-type=module', '--eval', broken],
    {
      encoding: 'utf8',
      cwd: new URL('.', import.meta.url),
    },
  );
  expect([status, stderr]).toEqual([
    4,
    `tenbo: this is a bug in tenbo: please report it with the command and its input (TypeError: Cannot read properties of undefined (reading 'nothing'))\n`,
  ]);
});
