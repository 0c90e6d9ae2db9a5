import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

const INSTALL = new URL('../scripts/install.mjs', import.meta.url).href;
const SYSTEM = { os: [process.platform], cpu: [process.arch] };
const NODE = `node-${process.platform}-${process.arch}`;

/** A checkout with a lockfile, and a registry with some of its packages. */
let root = '';
let registry: Server;
const served = new Map<string, Buffer>();

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tenbo-install-'));
  served.clear();
  registry = createServer((request, response) => {
    const [, name = '', file] = (request.url ?? '').split('/');
    const tarball = served.get(name);
    if (!tarball) response.writeHead(404).end('{}');
    else if (file) response.end(tarball);
    else response.end(packument(name));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  registry.close();
  rmSync(root, { recursive: true, force: true });
});

const origin = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
const integrityOf = (tarball: Buffer) => `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

function packument(name: string): string {
  const dist = { tarball: `${origin()}/${name}/1.0.0.tgz`, integrity: integrityOf(served.get(name) as Buffer) };
  return JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name, version: '1.0.0', dist } } });
}

/** A package packed as by npm. */
function pack(name: string, files: Readonly<Record<string, string>>): Buffer {
  const folder = join(root, 'packed', name, 'package');
  const all = { 'package.json': JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './index.js' }), ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    chmodSync(join(folder, path), 0o755);
  }
  return spawnSync('tar', ['-czf', '-', '-C', dirname(folder), 'package']).stdout;
}

/** Writes packages to the lockfile; `optional` ones are only for this system. */
function lock(folder: string, required: Readonly<Record<string, Buffer>>, optional: Readonly<Record<string, Buffer>>): void {
  mkdirSync(join(root, folder), { recursive: true });
  const versions = (packages: object) => Object.fromEntries(Object.keys(packages).map((name) => [name, '1.0.0']));
  const own = { name: 'checkout', dependencies: versions(required), optionalDependencies: versions(optional) };
  const entries = Object.entries({ ...required, ...optional }).map(([name, tarball]) => [
    `node_modules/${name}`,
    { version: '1.0.0', integrity: integrityOf(tarball), ...(name in optional && { optional: true, ...SYSTEM }) },
  ]);
  const packages: object = { '': own, ...(Object.fromEntries(entries) as object) };
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(own));
  writeFileSync(
    join(root, folder, 'package-lock.json'),
    JSON.stringify({ name: 'checkout', lockfileVersion: 3, requires: true, packages }),
  );
  writeFileSync(
    join(root, folder, '.npmrc'),
    'omit-lockfile-registry-resolved=true\nignore-scripts=true\nfund=false\naudit=false\n',
  );
}

/** Runs a function of the installer on that checkout, in a separate process, because it may end the process. */
function install(call: string, address = origin()): Promise<{ stdout: string; stderr: string; status: unknown }> {
  const script = `import * as all from ${JSON.stringify(INSTALL)}; console.log(all.${call} ?? 'installed')`;
  const env = {
    ...process.env,
    npm_config_registry: address,
    npm_config_cache: join(root, 'cache'),
    npm_config_fetch_retries: '0',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', script, root], { env }, (error, stdout, stderr) =>
      resolve({ stdout, stderr, status: error?.code ?? 0 }),
    );
  });
}

const NODE_SCRIPT = { 'bin/node': '#!/bin/sh\necho v1.0.0\n' };
const ownNode = 'ownNode(process.argv[1])';
const packages = "installPackages(process.execPath, 'develop', process.argv[1])";
const stamp = () => join(root, 'node_modules/.boot-stamp');

test('a start without the registry reports it, and the next start with it fetches Node', async () => {
  const tarball = pack(NODE, NODE_SCRIPT);
  lock('tools/node', {}, { [NODE]: tarball });
  const before = await install(ownNode, 'http://127.0.0.1:9');
  expect(before.stderr).toContain(`npm left out ${NODE}@1.0.0`);
  expect(before.stderr).toContain('ECONNREFUSED');
  expect(before.stderr).toContain('the registry (http://127.0.0.1:9)');
  expect(before.status).toBe(1);
  served.set(NODE, tarball);
  const after = await install(ownNode);
  expect(after.stdout.trim()).toBe(join(root, 'tools/node/node_modules', NODE, 'bin/node'));
  expect(after.status).toBe(0);
  expect((await install(ownNode)).stderr).toBe('');
});

test('a fetched Node that does not run is reported', async () => {
  const tarball = pack(NODE, { 'bin/node': '#!/bin/sh\necho "no such libc" >&2; exit 1\n' });
  lock('tools/node', {}, { [NODE]: tarball });
  served.set(NODE, tarball);
  const { stderr, status } = await install(ownNode);
  expect(stderr).toContain('the Node 24 from npm does not run here (no such libc): install one that does');
  expect(status).toBe(1);
});

test('if npm has no Node for the system, nothing is fetched', async () => {
  lock('tools/node', {}, {});
  const { stderr, status } = await install(ownNode);
  expect(stderr).toMatch(/^tenbo: npm has no Node 24 for this system .*\n$/);
  expect(status).toBe(1);
});

test('a package that npm silently leaves out is named, and fetched next time', async () => {
  const rolldown = pack('rolldown', { 'index.js': '' });
  const binding = pack('rolldown-binding', { 'index.js': '' });
  lock('.', { rolldown }, { 'rolldown-binding': binding });
  served.set('rolldown', rolldown);
  const before = await install(packages);
  expect(before.stderr).toContain('npm left out rolldown-binding@1.0.0');
  expect(before.status).toBe(1);
  expect(existsSync(stamp())).toBe(false);
  served.set('rolldown-binding', binding);
  expect((await install(packages)).status).toBe(0);
  expect(readFileSync(stamp(), 'utf8')).toContain('to develop');
  expect(await install(packages, 'http://127.0.0.1:9')).toMatchObject({ stdout: 'installed\n', stderr: '', status: 0 });
});

test('a builder that does not run does not count as installed', async () => {
  const rolldown = pack('rolldown', { 'index.js': 'throw new Error("no binding for this system")' });
  lock('.', { rolldown }, {});
  served.set('rolldown', rolldown);
  const { stderr, status } = await install(packages);
  expect(stderr).toContain('rolldown, which builds tenbo, does not run on this system');
  expect(stderr).toContain('no binding for this system');
  expect(status).toBe(1);
  expect(existsSync(stamp())).toBe(false);
});

test('an unreachable registry fails with the message of npm', async () => {
  const rolldown = pack('rolldown', { 'index.js': '' });
  lock('.', { rolldown }, {});
  const { stderr, status } = await install(packages, 'http://127.0.0.1:9');
  expect(stderr).toContain('ECONNREFUSED');
  expect(stderr).toContain('npm ci failed for the reason above');
  expect(status).toBe(1);
});
