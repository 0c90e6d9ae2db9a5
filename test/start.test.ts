import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const BOOT = fileURLToPath(new URL('../scripts/boot.mjs', import.meta.url));

/** What `npm start` runs. */
const start = (...words: readonly string[]) => [BOOT, 'start', ...words];

test('alone it serves the page and says where, whatever stdin is', async () => {
  const server = spawn(process.execPath, start('--port', '4390'), { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    for await (const part of server.stdout) {
      said += String(part);
      if (said.includes('Ctrl-C')) break;
    }
    const [, address = ''] = /(http:\/\/127\.0\.0\.1:\d+\/)/.exec(said) ?? [];
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>tenbo</title>');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});

test('with --pipe it scores the hands of stdin, a line each, typed or as JSON', () => {
  const json = '{"hand":"234m567p23478s55p","tile":"9s","by":"ron","seat":"S","round":"E","riichi":"riichi"}';
  const { status, stdout } = spawnSync(process.execPath, start('--pipe'), {
    input: `234m 406p 567s 88s 67m +8m seat S\n${json}\n`,
    encoding: 'utf8',
  });
  expect(stdout).toContain('3 han 30 fu — 3,900');
  expect(stdout).toContain('{"ok":true,"yaku":[["riichi",1]');
  expect(status).toBe(0);
});

test('the options beside --pipe are those of every line', () => {
  const json = '{"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E","dora":"3p"}';
  const { status, stdout } = spawnSync(process.execPath, start('--pipe', '--rules', 'mleague', '--lang', 'ja', '--seat', 'W'), {
    input: `234m 406p 567s 88s 67m +8m dora 3p\n234m 406p 567s 88s 67m +8m dora 3p seat E\n${json}\n`,
    encoding: 'utf8',
  });
  expect(stdout).toContain('M.League · 東場 · 西家 · ロン');
  expect(stdout).toContain('満貫 8000点');
  expect(stdout).toContain('M.League · 東場 · 東家 · ロン');
  expect(stdout).toContain('満貫 12000点');
  expect(stdout).toContain('"total":8000');
  expect(status).toBe(0);
});

test('any other word is for the command line', () => {
  const run = (...words: readonly string[]) => spawnSync(process.execPath, start(...words), { encoding: 'utf8' }).stdout;
  expect(run('234m 406p 567s 88s 67m +8m', '--seat', 'S')).toContain('3 han 30 fu — 3,900');
  expect(run('score', '234m 406p 567s 88s 67m +8m', '--seat', 'S')).toContain('3 han 30 fu — 3,900');
  expect(run('match', '--help')).toContain('match');
});
