import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';

import { parse } from 'acorn';
import { expect, test } from 'vitest';

import { freePort } from '../../../../fixtures/free-port.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';
import nodeRange from '../../bin/node-range.cjs';
import { servePage } from './page-files.ts';

const BIN = new URL('../../bin/', import.meta.url);
const PAGE = new URL('../../../../fixtures/page', import.meta.url).pathname;

/** The status of a path that is sent unchanged; `fetch` would normalise it first. */
async function statusOf(port: number, path: string, host = `127.0.0.1:${port}`) {
  const [response] = (await once(request({ port, path, host: '127.0.0.1', headers: { host } }).end(), 'response')) as [
    { statusCode: number; headers: { location?: string } },
  ];
  return [response.statusCode, response.headers.location];
}

test('it serves the files of its folder with their headers, and nothing outside it', async () => {
  const port = await freePort();
  await using server = await servePage(PAGE, port, false);
  expect(server.listening).toBe(true);
  const page = await fetch(`http://127.0.0.1:${port}/?from=here`);
  expect(await page.text()).toContain('<title>tenbo</title>');
  expect(Object.fromEntries(page.headers)).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-sample': 'yes' });
  const [index, outside, hidden, folder] = ['/index.html', '/../read.ts', '/_headers', '/assets'];
  expect(await Promise.all([index, outside, hidden, folder].map((path) => statusOf(port, path)))).toEqual([
    [200, undefined],
    [404, undefined],
    [404, undefined],
    [404, undefined],
  ]);
  expect(await statusOf(port, '/assets/a.js?b', `localhost:${port}`)).toEqual([307, `http://127.0.0.1:${port}/assets/a.js?b`]);
  const script = await fetch(`http://127.0.0.1:${port}/assets/a.js`, { method: 'HEAD' });
  expect([script.headers.get('content-type'), await script.text()]).toEqual(['text/javascript; charset=utf-8', '']);
});

test.each(['0', '65536', '80.5', 'http'])('--port %s is a wrong command', async (port) => {
  const { status, stderr } = await tenbo(['web', '--port', port]);
  expect([status, stderr]).toEqual([2, expect.stringContaining('from 1 to 65535')]);
});

test('the launcher for npm is ES5, which every Node can read', () => {
  for (const name of ['tenbo.cjs', 'node-range.cjs']) {
    const code = readFileSync(new URL(name, BIN), 'utf8');
    expect(() => parse(code, { ecmaVersion: 5, allowHashBang: true })).not.toThrow();
  }
  expect(() => parse('const a = 1', { ecmaVersion: 5 })).toThrow(SyntaxError);
});

test('the supported range of Node is that of package.json', () => {
  const supported = ['v22.18.0', 'v22.30.1', 'v24.11.0', 'v24.12.0', 'v26.0.0', 'v27.3.0'];
  const not = ['v0.10.48', 'v8.17.0', 'v20.20.2', 'v22.17.1', 'v23.11.0', 'v24.10.9', 'v25.1.0'];
  expect([...supported, ...not].filter((version) => nodeRange.isSupported(version))).toEqual(supported);
  expect(nodeRange.advice()).toBe('Node 22.18, 24.11, 26 or later');
});

test('an older Node gets a sentence that says so', () => {
  const program = new URL('tenbo.cjs', BIN).pathname;
  const asOld = `Object.defineProperty(process, 'version', { value: 'v8.17.0' }); require(${JSON.stringify(program)})`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--eval', asOld], { encoding: 'utf8' });
  expect(stderr).toBe('tenbo: this is Node v8.17.0, which cannot run tenbo: use Node 22.18, 24.11, 26 or later\n');
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
});

/** Runs a command in its own terminal. */
const SCRIPT = '/usr/bin/script';

test.skipIf(!existsSync(SCRIPT))('alone at a terminal it opens the page; with an option it is a prompt', async () => {
  const main = new URL('../main.ts', import.meta.url).pathname;
  const atTerminal = async (words: string) => {
    const command = `${process.execPath} --conditions=@tenbo/source ${main} ${words}`;
    const env = { ...process.env, CI: '1', LC_ALL: 'en_US.UTF-8' };
    const shell = spawn(SCRIPT, ['-qec', command, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
    let output = '';
    for await (const part of shell.stdout) {
      output += String(part);
      if (/Ctrl-C|Ctrl-D|stop it|npm start/.test(output)) break;
    }
    shell.kill();
    return output;
  };
  // Another program may use the port of the page, and a checkout may have no built page: then it says so instead.
  expect(await atTerminal('')).toMatch(/http:\/\/127\.0\.0\.1:4173\/|the page is not built/);
  expect(await atTerminal('--lang en')).toContain('Type a hand');
});
