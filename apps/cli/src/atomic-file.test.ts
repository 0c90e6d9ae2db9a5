import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { LockedError, updateFile } from './atomic-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KILLS = 30;

/**
 * A program that adds numbered lines to a file for ever and says each number once its line is written. Each line is long, so that writing
 * takes a while; after it comes a pause, in which another one can write.
 */
function writer(path: string, pause = 0): readonly string[] {
  const module = JSON.stringify(new URL('atomic-file.ts', import.meta.url).href);
  const program = `
    import { updateFile } from ${module};
    import { writeSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
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

test(`nothing that was written is lost when the writer is killed, ${KILLS} times`, { timeout: 60_000 }, async () => {
  const path = join(folder, 'killed');
  let told = -1;
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, writer(path), { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout
      .setEncoding('utf8')
      .on('data', (text: string) => (told = Math.max(told, ...text.trim().split('\n').map(Number))));
    await once(child.stdout, 'data');
    setTimeout(() => child.kill('SIGKILL'), (kill * 7) % 23);
    await once(child, 'close');
    const numbers = numbersIn(path);
    expect(numbers).toEqual(numbers.map((_, i) => i));
    expect(numbers.length).toBeGreaterThan(told);
  }
  expect(told).toBeGreaterThanOrEqual(KILLS - 1);
});

test('of several writers at once none loses what another wrote', async () => {
  const path = join(folder, 'together');
  await Promise.all(Array.from({ length: 20 }, (_, i) => updateFile(path, (text = '') => `${text}${i}\n`)));
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  expect(lines.map(Number).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test('of two processes neither loses what the other wrote', { timeout: 120_000 }, async () => {
  const path = join(folder, 'processes');
  const children = [0, 1].map(() => spawn(process.execPath, writer(path, 50), { stdio: ['ignore', 'pipe', 'inherit'] }));
  const told: number[] = [];
  for (const child of children)
    child.stdout.setEncoding('utf8').on('data', (text: string) => told.push(...text.trim().split('\n').map(Number)));
  await Promise.all(children.map(async (child) => once(child.stdout, 'data')));
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map(async (child) => once(child, 'close')));
  const numbers = numbersIn(path);
  expect(numbers).toEqual(numbers.map((_, i) => i));
  expect(told.filter((n, i) => told.indexOf(n) !== i)).toEqual([]);
  expect(numbers.length).toBeGreaterThan(Math.max(...told));
});

test('the lock of a dead process is taken over, that of a living one is not', { timeout: 20_000 }, async () => {
  const path = join(folder, 'locked');
  const dead = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(`${path}.lock`, String(dead));
  await updateFile(path, () => 'written');
  expect(readFileSync(path, 'utf8')).toBe('written');
  writeFileSync(`${path}.lock`, String(process.ppid));
  await expect(updateFile(path, () => 'lost')).rejects.toEqual(new LockedError(process.ppid));
  expect(readFileSync(path, 'utf8')).toBe('written');
});

test('nothing is left beside the file, and a change that throws leaves it as it was', async () => {
  const path = join(folder, 'thrown');
  await updateFile(path, () => 'kept');
  await expect(
    updateFile(path, () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(readFileSync(path, 'utf8')).toBe('kept');
  expect(readdirSync(folder).filter((name) => name.startsWith('thrown'))).toEqual(['thrown']);
});
