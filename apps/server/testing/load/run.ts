/**
 * `npm run load`: 40 tables with four phones each and 500 spectators, over sockets, against a server on one core, with SQLite and with PostgreSQL; then
 * more and more tables until an entry is too late at the other phones. `-- life`, `-- fast`, `-- end` and `-- processes` for some parts. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { StoreLocation } from '../../src/store/open-store.ts';
import { newDatabase, startPostgres } from '../postgres.ts';
import { type ServedProcess, spawnServer } from '../served.ts';
import { ADDRESS_HEADER } from '../sockets.ts';
import { Club, type Measured, type Size, type Times } from './club.ts';
import { Load, keepOn } from './server.ts';

/** How long a table takes for a hand in real life, in milliseconds, and how long each part measures, in seconds. */
const HAND = 75_000;
const LONG = 40;
const SHORT = 10;
/** Entries are too late if one in a hundred takes longer than this to reach the other phones of its table, in milliseconds. */
const TOO_LATE = 250;

// Makes its servers end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const parts = process.argv.slice(2);
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
const folder = mkdtempSync(join(tmpdir(), 'tenbo-load-'));
const postgres = await startPostgres();
let made = 0;
const places: readonly (readonly [string, () => Promise<StoreLocation>])[] = [
  ['SQLite', async () => ({ file: join(folder, `${++made}.db`) })],
  ...(typeof postgres === 'string'
    ? []
    : [['PostgreSQL', async () => ({ address: await newDatabase(postgres.address) })] as const]),
];
try {
  if (!keepOn(1, process.pid)) console.log('taskset is missing: the server and its clients share all cores');
  console.log(
    `${'what'.padEnd(46)} entries/s requests/s   stored p50/p99/max    at table p50/p99/max  spectators p50/p99/max  CPU   MB`,
  );
  for (const [name, newPlace] of places) {
    if (isWanted('life')) {
      await measured(`${name}: life`, newPlace, { tables: 40, spectators: 500 }, (club) => club.inTurn(HAND, LONG));
      await measured(`${name}: life, no spectators`, newPlace, { tables: 40, spectators: 0 }, (club) => club.inTurn(HAND, LONG));
    }
    if (isWanted('fast')) {
      await measured(`${name}: as fast as it goes`, newPlace, { tables: 40, spectators: 0 }, (club) => club.atOnce(SHORT));
      await measured(`${name}: as fast as it goes`, newPlace, { tables: 40, spectators: 500 }, (club) => club.atOnce(SHORT));
    }
    if (isWanted('end')) {
      await untilTooLate(name, newPlace, 0, 1_000);
      await untilTooLate(name, newPlace, 500, 40);
    }
  }
  if (isWanted('processes') && typeof postgres !== 'string') {
    for (const processes of [1, 2, 4]) {
      const place = async () => ({ address: await newDatabase(postgres.address) });
      await measured(
        `PostgreSQL, ${processes} processes`,
        place,
        { tables: 40, spectators: 0 },
        (club) => club.atOnce(SHORT),
        processes,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true });
  if (typeof postgres !== 'string') await postgres.stop();
}

/** Tables play as in real life, and their number doubles until entries are too late. */
async function untilTooLate(
  name: string,
  newPlace: () => Promise<StoreLocation>,
  spectators: number,
  first: number,
): Promise<void> {
  for (let tables = first; ; tables *= 2) {
    // A table that plays ten times as fast counts for ten, so that fewer sockets are needed.
    const asIf = 10;
    const size = { tables: Math.max(4, tables / asIf), spectators };
    const { atTable } = await measured(`${name}: as of ${tables} tables`, newPlace, size, (club) => club.inTurn(HAND / asIf, 20));
    if (atTable.p99 > TOO_LATE || tables > 64_000) return;
  }
}

async function measured(
  what: string,
  newPlace: () => Promise<StoreLocation>,
  size: Size,
  work: (club: Club) => Promise<Measured>,
  processes = 1,
): Promise<Measured> {
  const place = await newPlace();
  const servers: ServedProcess[] = [];
  for (let i = 0; i < processes; i++) {
    const server = await spawnServer(place, '--address-header', ADDRESS_HEADER);
    if (processes === 1) keepOn(0, server.child.pid ?? 0);
    servers.push(server);
  }
  const load = new Load(servers);
  const club = new Club(load, size);
  const seconds = await club.open();
  const result = await work(club);
  club.close();
  const of = `${what}, ${size.tables} × 4 + ${size.spectators}`;
  const { stored, atTable, spectators, cpu, megabytes } = result;
  console.log(
    `${of.padEnd(46)} ${result.perSecond.toFixed(1).padStart(9)} ${result.requestsPerSecond.toFixed().padStart(10)} ${shown(stored)} ${shown(atTable)} ${shown(spectators)} ${(cpu * 100).toFixed().padStart(4)}% ${megabytes.toFixed().padStart(4)}  ${((cpu / result.requestsPerSecond) * 1_000).toFixed(2)} ms of CPU per request; all phones ready after ${seconds.toFixed(1)} s; ${result.refused}`,
  );
  for (const { child } of servers) child.kill('SIGKILL');
  return result;
}

function shown({ median, p99, most }: Times): string {
  return [median, p99, most]
    .map((time) => time.toFixed(time < 10 ? 1 : 0))
    .join(' / ')
    .padStart(22);
}
