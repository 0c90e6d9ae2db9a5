import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';

/** A folder for tests, and the paths of two files in it. */
export const folder = mkdtempSync(join(tmpdir(), 'tenbo-match-'));
export const file = join(folder, 'match.json');
export const other = join(folder, 'other.json');

/** Gives a test file an empty folder. Call it in each file that needs the folder, because files share this module. */
export function inOwnFolder(): void {
  beforeAll(() => void mkdirSync(folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));
}

/** Runs a `tenbo match` command; in its words, M and O are replaced by the two files. */
export async function run(text: string): Promise<{ readonly out: string; readonly err: string; readonly status: number }> {
  const words = [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string));
  const { stdout, stderr, status } = await tenbo([
    'match',
    ...words.map((word) => (word === 'M' ? file : word === 'O' ? other : word)),
  ]);
  return { out: stdout, err: stderr, status };
}
