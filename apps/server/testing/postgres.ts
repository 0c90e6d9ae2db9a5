import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import pg from 'pg';

/** A PostgreSQL server that ends with this process, if not before. */
export interface Postgres {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server. @returns a text with the reason if none can run on this system */
export async function startPostgres(): Promise<Postgres | string> {
  const script = new URL('postgres-server.ts', import.meta.url).pathname;
  const server = spawn(process.execPath, [script], { stdio: 'pipe' });
  const ended = once(server, 'close');
  const errors = text(server.stderr);
  const first = await Promise.race([once(createInterface(server.stdout), 'line'), ended.then(() => undefined)]);
  if (first === undefined)
    return (
      (await errors)
        .trim()
        .split('\n')
        .find((line) => /error/i.test(line)) ?? 'it ended at once'
    );
  return {
    address: String(first[0]),
    async stop() {
      server.stdin.end();
      await ended;
    },
  };
}

let made = 0;

/** Makes a new, empty database on a server. @returns its address */
export async function newDatabase(server: string): Promise<string> {
  const name = `test_${process.pid}_${++made}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return new URL(`/${name}`, server).href;
}
