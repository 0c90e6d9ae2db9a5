import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import timers from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { part } from '../../../../fixtures/effort.ts';
import { updateFile } from './atomic-file.ts';
import { LockedError } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KILLS = part(30);

/** Simulates a disk without symbolic links, such as a USB stick. */
const NO_LINKS = `fs.symlinkSync = () => { throw Object.assign(new Error(), { code: 'EPERM' }); };`;

/**
 * A program that adds numbered lines to a file forever and prints each number once its line is written. Each line is long, so that writing
 * takes a while; a pause follows in which another process can write.
 */
function writer(path: string, { pause = 0, before = '' }): readonly string[] {
  const module = JSON.stringify(new URL('atomic-file.ts', import.meta.url).href);
  const program = `
    import fs, { writeSync } from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { setTimeout } from 'node:timers/promises';
    ${before}
    syncBuiltinESMExports();
    const { updateFile } = await import(${module});
    for (;;) {
      let n;
      await updateFile(${JSON.stringify(path)}, (text = '') => text + (n = text.split('\\n').length - 1) + ' '.repeat(20_000) + '\\n');
      writeSync(1, n + '\\n');
      if (${pause} > 0) await setTimeout(${pause});
    }`;
  return ['--input-type=module', '--eval', program];
}

/** The numbers of the lines of a file, each of which must be whole. */
function numbersIn(path: string): readonly number[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [''];
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => !/^\d+ {20000}$/.test(line))).toEqual([]);
  return lines.map(Number);
}

describe('a lock that stays', () => {
  // Its ten seconds of patience are counted in steps, which take no time here.
  const { setTimeout } = timers;
  const stepsTake = (wait: typeof setTimeout) => {
    timers.setTimeout = wait;
    syncBuiltinESMExports();
  };
  beforeAll(() => stepsTake((_, value) => setTimeout(0, value)));
  afterAll(() => stepsTake(setTimeout));

  test.each<[name: string, says: string, error: object]>([
    ['of a running process', `${process.ppid}.0123456789ab@${here()}`, { process: process.ppid, elsewhere: undefined }],
    ['of another machine', `12.0123456789ab@elsewhere`, { process: 12, elsewhere: 'elsewhere' }],
    ['with unknown content', 'nonsense', { process: undefined, elsewhere: undefined }],
  ])('%s is never removed', async (name, says, error) => {
    const path = join(folder, name);
    symlinkSync(says, `${path}.lock`);
    const refused = updateFile(path, () => 'lost');
    await expect(refused).rejects.toBeInstanceOf(LockedError);
    await expect(refused).rejects.toMatchObject({ lock: `${path}.lock`, ...error });
    expect([existsSync(path), readlinkSync(`${path}.lock`)]).toEqual([false, says]);
  });

  test('an empty lock is not removed, because another process may be about to write it', async () => {
    const path = join(folder, 'empty');
    writeFileSync(`${path}.lock`, '');
    await expect(updateFile(path, () => 'lost')).rejects.toMatchObject({ lock: `${path}.lock`, process: undefined });
    expect([existsSync(path), readFileSync(`${path}.lock`, 'utf8')]).toEqual([false, '']);
  });
});

test(`killing the writer ${KILLS} times loses nothing that was written`, { timeout: 60_000 }, async () => {
  mkdirSync(join(folder, 'killed'));
  const path = join(folder, 'killed', 'match');
  let reported = -1;
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, writer(path, {}), { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout
      .setEncoding('utf8')
      .on('data', (text: string) => (reported = Math.max(reported, ...text.trim().split('\n').map(Number))));
    await once(child.stdout, 'data');
    setTimeout(() => child.kill('SIGKILL'), (kill * 7) % 23);
    await once(child, 'close');
    const numbers = numbersIn(path);
    expect(numbers).toEqual(numbers.map((_, i) => i));
    expect(numbers.length).toBeGreaterThan(reported);
  }
  expect(reported).toBeGreaterThanOrEqual(KILLS - 1);
  await updateFile(path, (text) => text);
  expect(readdirSync(join(folder, 'killed'))).toEqual(['match']);
});

test.each([
  ['symbolic links', ''],
  ['files where links are not possible', NO_LINKS],
])('three processes with locks made of %s do not lose each other’s changes', { timeout: 120_000 }, async (how, before) => {
  const path = join(folder, `processes ${how.length}`);
  // A lock left by a dead process: all three find it, and one removes it.
  symlinkSync(`${goneProcess()}.0123456789ab@${here()}`, `${path}.lock`);
  const children = [0, 1, 2].map(() =>
    spawn(process.execPath, writer(path, { pause: 50, before }), { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const reported: number[] = [];
  for (const child of children)
    child.stdout.setEncoding('utf8').on('data', (text: string) => reported.push(...text.trim().split('\n').map(Number)));
  await Promise.all(children.map(async (child) => once(child.stdout, 'data')));
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map(async (child) => once(child, 'close')));
  const numbers = numbersIn(path);
  expect(numbers).toEqual(numbers.map((_, i) => i));
  expect(reported.filter((n, i) => reported.indexOf(n) !== i)).toEqual([]);
  expect(numbers.length).toBeGreaterThan(Math.max(...reported));
});

test('the lock of a dead process is removed, with what the process left next to the file', async () => {
  mkdirSync(join(folder, 'left'));
  const path = join(folder, 'left', 'match');
  const [gone, guard] = [goneProcess(), goneProcess()];
  symlinkSync(`${gone}.0123456789ab@${here()}`, `${path}.lock`);
  writeFileSync(`${path}.0123456789ab.new`, 'half');
  // A process that was about to remove it has died too.
  symlinkSync(`${guard}.ba9876543210@${here()}`, `${path}.lock.0123456789ab`);
  await updateFile(path, () => 'written');
  expect([readFileSync(path, 'utf8'), readdirSync(join(folder, 'left'))]).toEqual(['written', ['match']]);
});

function goneProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

/** The name of this machine in locks. */
function here(): string {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { updateFile } from ${JSON.stringify(new URL('atomic-file.ts', import.meta.url).href)};
       import { readlinkSync } from 'node:fs';
       const path = ${JSON.stringify(join(folder, 'here'))};
       await updateFile(path, () => void process.stdout.write(readlinkSync(path + '.lock')));`,
    ],
    { encoding: 'utf8' },
  );
  return stdout.slice(stdout.indexOf('@') + 1);
}
