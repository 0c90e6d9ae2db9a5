/** The store of the server, in SQLite and in PostgreSQL: appends entries one after the other, and reads the log of a long evening. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type StoreLocation, openStore } from '../apps/server/src/store/open-store.ts';
import { newDatabase, startPostgres } from '../apps/server/testing/postgres.ts';
import { medianOf, showRow } from './report.ts';

const APPENDS = 2_000;
const ENTRIES = 550;
const READS = 200;
const AT = '2026-05-01T18:00:00Z';
/** About as long as a win with its tiles. */
const BODY = JSON.stringify({ id: 'x', after: ['y'], at: AT, event: { type: 'handEnded', hand: 'z'.repeat(300) } });

const folder = mkdtempSync(join(tmpdir(), 'tenbo-bench-'));
const server = await startPostgres();
console.log(
  `\nstore: ${APPENDS} appends of one entry each, and a log of ${ENTRIES} entries read ${READS} times, one after the other`,
);
try {
  await measure('SQLite', { file: join(folder, 'store.db') });
  if (typeof server === 'string') console.log(`PostgreSQL does not run here: ${server}`);
  else await measure('PostgreSQL', { address: await newDatabase(server.address) });
} finally {
  if (typeof server !== 'string') await server.stop();
  rmSync(folder, { recursive: true });
}

async function measure(name: string, place: StoreLocation): Promise<void> {
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const store = opened.value;
  const author = { link: 'link', device: 'phone', at: AT };
  await store.addLink({ id: author.link, hash: '0'.repeat(64), event: 'event', role: 'table', subject: '{}', at: AT });
  const begun = performance.now();
  for (let n = 0; n < APPENDS; n++) {
    const log = `log-${Math.floor(n / ENTRIES)}`;
    if (n % ENTRIES === 0) await store.createLog({ id: log, event: 'event', kind: 'match', subject: '{}', at: AT });
    const answer = await store.append(log, [{ id: String(n), body: BODY }], author);
    if (!answer.ok) throw new Error(answer.error.code);
  }
  const seconds = (performance.now() - begun) / 1_000;
  showRow(`${name}: appends`, `${Math.round(APPENDS / seconds)} /s`);

  const reads: number[] = [];
  for (let n = 0; n < READS; n++) {
    const start = performance.now();
    const page = await store.entries('log-0', 0, ENTRIES);
    if (!page.ok || page.value.entries.length !== ENTRIES) throw new Error('not the whole log');
    reads.push(performance.now() - start);
  }
  showRow(`${name}: a log of ${ENTRIES} entries`, `${medianOf(reads).toFixed(2)} ms`);
  await store.close();
}
