import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { StoreLocation } from '../src/store/open-store.ts';
import { newDatabase, startPostgres } from './postgres.ts';

/** Does work with an empty database of each kind, PostgreSQL only where it runs. @returns the result for each, or why there is none */
export async function inBoth<T>(
  work: (place: StoreLocation) => Promise<T>,
): Promise<Readonly<Record<'SQLite' | 'PostgreSQL', T | string>>> {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-both-'));
  const server = await startPostgres();
  try {
    return {
      SQLite: await work({ file: join(folder, 'store.db') }),
      PostgreSQL:
        typeof server === 'string'
          ? `not tested: PostgreSQL does not run here (${server})`
          : await work({ address: await newDatabase(server.address) }),
    };
  } finally {
    rmSync(folder, { recursive: true });
    if (typeof server !== 'string') await server.stop();
  }
}
