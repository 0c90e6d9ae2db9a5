// Tests the installed command: every line of the READMEs that calls it, and the page it serves.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { root } from '../tool.mjs';
import { start, windows } from './place.mjs';

const BLOCK = /^```sh\n(.*?)^```$/gms;
const LINE = /^tenbo (.+?)(?: +# .*)?$/gm;

/** @param {string} folder @param {string} version @returns {Promise<string[]>} what is wrong */
export async function tryCommand(folder, version) {
  const readmes = ['README.md', 'apps/cli/README.md'].map((file) => readFileSync(join(root, file), 'utf8'));
  const blocks = readmes.flatMap((readme) => [...readme.matchAll(BLOCK)].map(([, lines = '']) => lines));
  const commands = blocks
    .map((block) => [...block.matchAll(LINE)].map(([, words = '']) => words))
    .filter((lines) => lines.length > 0);
  if (commands.length < readmes.length) return ['a README calls the command nowhere'];
  const program = join(folder, 'node_modules/.bin', windows ? 'tenbo.cmd' : 'tenbo');
  const faults = await Promise.all([
    versionFaults(folder, version),
    pageFaults(folder, ['web']),
    pageFaults(folder, ['serve', '--data', join(folder, 'club.db')]),
    driverFaults(folder),
    threadFaults(folder),
    ...commands.map((lines) => blockFaults(program, lines, mkdtempSync(join(folder, 'block-')))),
  ]);
  return faults.flat();
}

/** @param {string} folder @param {string} version */
async function versionFaults(folder, version) {
  const { stdout, stderr } = await start('npx', ['--no-install', 'tenbo', '--version'], folder);
  return stdout.trim() === version ? [] : [`npx tenbo --version says ${stdout}${stderr}`];
}

/** Runs the lines of a block, one after the other, in a separate folder. @param {string} program @param {string[]} lines @param {string} folder */
async function blockFaults(program, lines, folder) {
  const faults = [];
  for (const line of lines) {
    const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const { ok, stdout, stderr } = await start(program, words, folder);
    if (!ok || stdout === '' || stderr !== '') faults.push(`tenbo ${line}\n${stdout}${stderr}`);
  }
  return faults;
}

/** Tests the threads of a pipe and the measuring of characters, because each is a separate file. @param {string} folder */
async function threadFaults(folder) {
  const program = join(folder, 'node_modules/tenbo/bin/tenbo.cjs');
  const line = '{"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E"}';
  const child = spawn(process.execPath, [program, 'score', '--jobs', '2'], { cwd: folder });
  child.stdin.end(`${line}\n${line}`);
  const [answers, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const faults = answers.split('"ok":true').length === 3 ? [] : [`tenbo score --jobs 2 says ${answers}${said}`];
  const chart = await start(process.execPath, [program, 'chart', '--lang', 'ja'], folder);
  return chart.ok ? faults : [...faults, `tenbo chart --lang ja says ${chart.stderr}`];
}

/** Tests that `tenbo serve` has the driver of PostgreSQL, a separate file: it asks for the server there. @param {string} folder */
async function driverFaults(folder) {
  const program = join(folder, 'node_modules/tenbo/bin/tenbo.cjs');
  const env = { ...process.env, DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/club` };
  const child = spawn(process.execPath, [program, 'serve', '--port', '0'], { cwd: folder, env });
  const said = await text(child.stderr);
  return said.includes('ECONNREFUSED') ? [] : [`tenbo serve without its PostgreSQL says ${said}`];
}

/** `tenbo web` and `tenbo serve` serve every file that the service worker stores; `serve` has its API too. @param {string} folder @param {string[]} words */
async function pageFaults(folder, words) {
  const port = await freePort();
  const program = join(folder, 'node_modules/tenbo/bin/tenbo.cjs');
  const server = spawn(process.execPath, [program, ...words, '--lang', 'en', '--port', String(port)], { cwd: folder });
  try {
    let said = '';
    server.stderr.on('data', (part) => (said += String(part)));
    for await (const part of server.stdout) {
      said += String(part);
      if (said.includes('Ctrl-C')) break;
    }
    if (!said.includes('Ctrl-C')) return [`tenbo ${words[0]} says ${said}`];
    const address = `http://127.0.0.1:${port}/`;
    const worker = await (await fetch(`${address}sw.js`)).text();
    const api = words[0] === 'serve' ? ['health', 'metrics', 'api/openapi.json'] : [];
    const paths = ['', ...api, ...[...worker.matchAll(/"url":"([^"]+)"/g)].map(([, path = '']) => path)];
    if (paths.length < 10) return ['the service worker of the page stores next to nothing'];
    const answers = await Promise.all(paths.map((path) => fetch(address + path)));
    return answers.filter(({ status }) => status !== 200).map(({ url, status }) => `${url} answers ${status}`);
  } finally {
    server.kill();
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}
