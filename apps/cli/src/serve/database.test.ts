import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';
import { type Served, newLines, newToken, openStore, serve } from '../../../server/src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-serve-data-'));
const at = (name: string) => join(folder, name);
const KEY = newToken();
const data = at('club.db');

let server: Served;
let event = '';
beforeAll(async () => {
  server = await served(data);
  const request = { method: 'POST', headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' }, body: '{}' };
  const response = await fetch(`http://127.0.0.1:${server.port}/api/events`, request);
  ({ event } = (await response.json()) as { event: string });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function served(file: string): Promise<Served> {
  const store = await openStore({ file });
  if (!store.ok) throw new Error(store.error.code);
  const log = newLines();
  log.level = 'silent';
  return serve({ store: store.value, key: KEY, log, host: '127.0.0.1', port: 0 });
}

const serving = async (...words: readonly string[]) => tenbo(['serve', ...words]);

test('a running server’s database is backed up, and the backup is restored elsewhere', async () => {
  const backup = at('a.backup');
  expect(await serving('backup', backup, '--data', data)).toMatchObject({ status: 0, stdout: `  backed up to ${backup}\n` });
  expect(await serving('backup', backup, '--data', data)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('already exists') as string,
  });
  const other = at('other.db');
  expect(await serving('restore', backup, '--data', other)).toMatchObject({ status: 0, stdout: `  restored to ${other}\n` });
  expect((await serving('export', event, '--data', other)).stdout).toBe((await serving('export', event, '--data', data)).stdout);
  expect(await serving('restore', backup, '--data', other)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--replace') as string,
  });
  expect(await serving('restore', backup, '--data', other, '--replace')).toMatchObject({ status: 0 });
  expect(await serving('restore', backup, '--data', data, '--replace')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('stop the server first') as string,
  });
});

test('an event is exported, and imported once, as a new one', async () => {
  const { stdout, status } = await serving('export', event, '--data', data);
  expect(status).toBe(0);
  const file = at('event.jsonl');
  writeFileSync(file, stdout);
  const into = at('new.db');
  const done = await serving('import', file, '--data', into);
  const will = `  will add the event ${event}: links 1 (1 of organisers), people 0, logs 1, entries 0\n`;
  expect(done).toMatchObject({ status: 0, stdout: `${will}  added the event ${event}\n` });
  const again = await serving('import', file, '--data', into);
  expect(again).toMatchObject({
    status: 1,
    stdout: will,
    stderr: expect.stringContaining(`already has the event ${event}`) as string,
  });
  expect((await serving('export', event, '--data', into)).stdout).toBe(stdout);
  writeFileSync(file, stdout.slice(0, -10));
  const damaged = await serving('import', file, '--data', into);
  expect(damaged).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('is damaged at line 4') as string });
});

test('a missing database is reported, and none is created', async () => {
  const missing = at('missing.db');
  for (const words of [
    ['backup', at('b.backup')],
    ['export', event],
  ]) {
    expect(await serving(...words, '--data', missing)).toMatchObject({
      status: 1,
      stderr: `  there is no database ${missing}: check --data\n`,
    });
  }
  expect((await serving('export', 'x', '--data', data)).stderr).toBe(`  there is no event x: use ${event}\n`);
  expect((await serving('import', missing, '--data', missing)).stderr).toContain('missing.db cannot be read');
  expect((await serving('restore', data.replace('club', 'none'), '--data', missing)).stderr).toContain('there is no such file');
  expect((await serving('backup', at('no/b.backup'), '--data', data)).stderr).toContain('could not be written');
  expect(() => readFileSync(missing)).toThrow('ENOENT');
});

test('PostgreSQL is restored with its own program', async () => {
  const { env } = process;
  process.env = { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/club' };
  const { stderr } = await serving('restore', 'a.dump');
  process.env = env;
  expect(stderr).toContain('use pg_dump and pg_restore');
});
