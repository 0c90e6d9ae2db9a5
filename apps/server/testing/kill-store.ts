// `npm run kill-store`: kills a process that appends to the store 50 times, or as often as given, with SQLite and with PostgreSQL, and prints the results.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { newDatabase, startPostgres } from './postgres.ts';
import { killAppenders } from './store-kills.ts';

const kills = Number(process.argv[2] ?? 50);
const folder = mkdtempSync(join(tmpdir(), 'tenbo-kills-'));
const server = await startPostgres();
try {
  const reports = { SQLite: await killAppenders({ file: join(folder, 'store.db') }, kills), PostgreSQL: await inPostgres() };
  console.log(JSON.stringify(reports, undefined, 2));
  const isGood = Object.values(reports).every((one) => typeof one === 'object' && one.lost.length + one.faults.length === 0);
  process.exitCode = isGood ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
  if (typeof server !== 'string') await server.stop();
}

async function inPostgres() {
  if (typeof server === 'string') return `not tested: PostgreSQL does not run here (${server})`;
  return killAppenders({ address: await newDatabase(server.address) }, kills);
}
