/**
 * `npm run proxies`: runs the sample configurations of docs/operate.md for nginx and Caddy, whichever is installed, in front of `tenbo serve`, with TLS, on
 * loopback. Through each it tests the page, a large body, limits by client address, and live messages.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../../../../fixtures/free-port.ts';
import { spawnServer } from '../served.ts';
import { checkProxy } from './checks.ts';
import { type Here, caddyConfig, nginxConfig } from './samples.ts';
import { HOST, type Through, ask } from './through.ts';

/** The longest a proxy may take to start, in milliseconds. */
const START = 15_000;

interface Proxy {
  readonly name: string;
  /** Writes its configuration. @returns the arguments that start it, and those that make it reload */
  readonly prepare: (here: Here) => Promise<{ readonly start: readonly string[]; readonly reload: readonly string[] }>;
}

const PROXIES: readonly Proxy[] = [
  {
    name: 'nginx',
    async prepare(here) {
      const file = join(here.folder, 'nginx.conf');
      writeFileSync(file, nginxConfig(here));
      return { start: ['-c', file, '-g', 'daemon off;'], reload: ['-c', file, '-s', 'reload'] };
    },
  },
  {
    name: 'caddy',
    async prepare(here) {
      const file = join(here.folder, 'Caddyfile');
      const admin = await freePort();
      writeFileSync(file, caddyConfig(here, admin));
      // Caddy reloads an unchanged configuration only if forced to.
      const reload = ['reload', '--force', '--config', file, '--adapter', 'caddyfile', '--address', `127.0.0.1:${admin}`];
      return { start: ['run', '--config', file, '--adapter', 'caddyfile'], reload };
    },
  },
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), 'tenbo-proxies-'));
const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${HOST}`];
const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
try {
  execFileSync('openssl', [...certificate, '-addext', `subjectAltName=DNS:${HOST}`, ...files], { stdio: 'ignore' });
  for (const proxy of PROXIES) await tryProxy(proxy);
} finally {
  rmSync(folder, { recursive: true });
}
process.exit();

async function tryProxy({ name, prepare }: Proxy): Promise<void> {
  if (spawnSync(name, ['-h'], { stdio: 'ignore' }).error) {
    console.log(`${name}: not installed here, nothing was tried`);
    return;
  }
  const port = await freePort();
  const server = await spawnServer({ file: join(folder, `${name}.db`) }, '--address-header', 'X-Forwarded-For');
  const { start, reload } = await prepare({ folder, port, server: Number(new URL(server.address).port) });
  const env = { ...process.env, HOME: folder };
  const child = spawn(name, start, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const said: string[] = [];
  child.stderr.on('data', (part) => said.push(String(part)));
  process.once('exit', () => child.kill());
  const through = { port, ca: readFileSync(join(folder, 'cert.pem')) };
  try {
    await untilServing(through);
    const seen = await checkProxy({
      through,
      direct: server.address,
      reload: async () => {
        execFileSync(name, reload, { stdio: 'ignore', env });
        await pause(500);
      },
    });
    console.log(`${name}: ${seen.join('; ')}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`${name}: FAILED: ${String(error)}\n${said.join('').slice(-2000)}`);
  } finally {
    child.kill();
    server.child.kill();
  }
}

async function untilServing(through: Through): Promise<void> {
  for (const end = Date.now() + START; Date.now() < end; await pause(100)) {
    const answer = await ask(through, { what: 'GET /health' }).catch(() => undefined);
    if (answer?.status === 200) return;
  }
  throw new Error(`it did not start within ${START} ms`);
}
