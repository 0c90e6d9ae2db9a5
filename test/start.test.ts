import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { expect, test, vi } from 'vitest';

import { whileServed } from './served.ts';

const BOOT = fileURLToPath(new URL('../scripts/boot.mjs', import.meta.url));

/** The command behind `npm start`. */
const start = (...words: readonly string[]) => [BOOT, 'start', ...words];

const whileStarted = (words: readonly string[], work: Parameters<typeof whileServed>[2]) => whileServed(BOOT, words, work);

test('without arguments it serves the page and prints the address, whatever stdin is', async () => {
  await whileStarted(['--port', '4390'], async (_, address) => {
    expect(address).toBe('http://127.0.0.1:4390/');
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>tenbo</title>');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect((await fetch(`${address}.vite/manifest.json`)).status).toBe(404);
  });
});

test('--host does not change the address on this machine, and localhost redirects to it', async () => {
  await whileStarted(['--host', '--port', '4390'], async (output, address) => {
    expect(address).toBe('http://127.0.0.1:4390/');
    expect(output).not.toContain('localhost');
    const response = await fetch('http://localhost:4390/index.html?x=1', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([307, 'http://127.0.0.1:4390/index.html?x=1']);
  });
});

test.runIf(process.platform === 'linux')('--open opens the address, but not where no screen would show it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-opener-'));
  const opened = join(folder, 'opened');
  writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$1" >> '${opened}'\n`, { mode: 0o755 });
  vi.stubEnv('PATH', folder + delimiter + (process.env['PATH'] ?? ''));
  vi.stubEnv('DISPLAY', ':0');
  for (const name of ['CI', 'SSH_CONNECTION']) vi.stubEnv(name, '');
  const words = ['--open', '--port', '4390'];
  await whileStarted(words, async (_, address) => {
    const shown = () => existsSync(opened) && readFileSync(opened, 'utf8');
    await expect.poll(shown, { timeout: 10_000 }).toBe(`${address}\n`);
    // A second start opens the page that is already being served.
    const { stdout, stderr, status } = spawnSync(process.execPath, start(...words), { encoding: 'utf8' });
    expect({ stdout, stderr, status }).toEqual({ stdout: `tenbo: ${address}\n`, stderr: '', status: 0 });
    await expect.poll(shown, { timeout: 10_000 }).toBe(`${address}\n${address}\n`);
  });
  rmSync(opened);
  vi.stubEnv('SSH_CONNECTION', '192.168.0.2 50000 192.168.0.3 22');
  await whileStarted(words, async () => {
    await setTimeout(1000);
    expect(existsSync(opened)).toBe(false);
  });
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('web also means the page, as it does for the command', async () => {
  await whileStarted(['web', '--port', '4390'], async (_, address) => {
    expect((await fetch(address)).status).toBe(200);
  });
});

test('a port in use is reported, with the program that uses it', async () => {
  const words = ['--port', '4391'];
  await whileStarted(words, async () => {
    const { stderr, status } = spawnSync(process.execPath, start(...words), { encoding: 'utf8' });
    expect(stderr).toBe('tenbo: tenbo is already served at http://127.0.0.1:4391/: open that or stop it first\n');
    expect(status).toBe(1);
  });
  const stranger = createServer((socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n')).listen(4391, '127.0.0.1');
  await once(stranger, 'listening');
  const second = spawn(process.execPath, start(...words), { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  second.stderr.on('data', (part) => (output += String(part)));
  const [status] = (await once(second, 'close')) as [number];
  stranger.close();
  expect(output).toMatch(
    /^tenbo: port 4391 is in use by another program: stop that or choose another port \(--port 4392\); .*\n$/,
  );
  expect(status).toBe(1);
});

test.each(['99999', '0', 'abc', '4173.5'])('--port %s is refused in a sentence', (port) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, start('--port', port), { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(stderr).toBe(`error: --port cannot be “${port}”: write a number from 1 to 65535\n`);
  expect(status).toBe(2);
});

test('a checkout that cannot be written is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-unwritable-'));
  const asRoot = process.getuid?.() === 0;
  for (const part of ['scripts', 'apps/cli/bin', 'apps/cli/package.json', 'apps/web/build-page.ts', 'package-lock.json'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const place of [folder, ...globSync('**', { cwd: folder, exclude: ['node_modules/**'] }).map((one) => join(folder, one))])
    chmodSync(place, 0o555);
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [join(folder, 'scripts/boot.mjs'), 'start', ...words], {
      encoding: 'utf8',
      // Root can write anywhere.
      ...(asRoot && { uid: 65_534, gid: 65_534 }),
    });
  expect(run()).toMatchObject({ stderr: expect.stringMatching(/^tenbo: .*apps\/web.*\n$/) as string, status: 1 });
  expect(run('--pipe')).toMatchObject({
    stderr: expect.stringMatching(/^tenbo: cannot write to .*apps\/cli: .*\n$/) as string,
    status: 1,
  });
  rmSync(folder, { recursive: true });
});

test('with --pipe it scores the hands on stdin, one per line, as text or JSON', () => {
  const json = '{"hand":"234m567p23478s55p","tile":"9s","by":"ron","seat":"S","round":"E","riichi":"riichi"}';
  const { status, stdout } = spawnSync(process.execPath, start('--pipe'), {
    input: `234m 406p 567s 88s 67m +8m seat S\n${json}\n`,
    encoding: 'utf8',
  });
  expect(stdout).toContain('3 han 30 fu — 3,900');
  expect(stdout).toContain('{"ok":true,"yaku":[["riichi",1]');
  expect(status).toBe(0);
});

test('options after --pipe apply to every line', () => {
  const json = '{"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E","dora":"3p"}';
  const { status, stdout } = spawnSync(process.execPath, start('--pipe', '--rules', 'mleague', '--lang', 'ja', '--seat', 'W'), {
    input: `234m 406p 567s 88s 67m +8m dora 3p\n234m 406p 567s 88s 67m +8m dora 3p seat E\n${json}\n`,
    encoding: 'utf8',
  });
  expect(stdout).toContain('Mリーグ · 東場 · 西家 · ロン');
  expect(stdout).toContain('満貫 8000点');
  expect(stdout).toContain('Mリーグ · 東場 · 東家 · ロン');
  expect(stdout).toContain('満貫 12000点');
  expect(stdout).toContain('"total":8000');
  expect(status).toBe(0);
});

test('--pipe is the prompt, with its help, whatever options follow', () => {
  const { stdout } = spawnSync(process.execPath, start('--pipe', '--lang', 'ja'), { input: '12x\nhelp\n', encoding: 'utf8' });
  expect(stdout).toContain('使い方: score');
});

test('a relative path starts from the folder where npm was started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-caller-'));
  const npm = (...words: readonly string[]) =>
    spawnSync('npm', ['--prefix', resolve('.'), 'start', '--silent', '--', ...words], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
  expect(npm('match', 'new', 'evening.json', '--players', 'Aki,Ben,Chie,Dai').status).toBe(0);
  expect(readdirSync(folder)).toEqual(['evening.json']);
  expect(npm('match', 'check', 'evening.json').stdout).not.toContain('npm');
  rmSync(folder, { recursive: true });
});

test('any other argument runs the command line', () => {
  const run = (...words: readonly string[]) => spawnSync(process.execPath, start(...words), { encoding: 'utf8' }).stdout;
  expect(run('234m 406p 567s 88s 67m +8m', '--seat', 'S')).toContain('3 han 30 fu — 3,900');
  expect(run('score', '234m 406p 567s 88s 67m +8m', '--seat', 'S')).toContain('3 han 30 fu — 3,900');
  expect(run('match', '--help')).toContain('match');
});
