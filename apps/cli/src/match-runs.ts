import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { tenbo } from '../../../fixtures/tenbo.ts';

/** A folder for tests, and two files in it. */
export const folder = mkdtempSync(join(tmpdir(), 'tenbo-match-'));
export const file = join(folder, 'match.json');
export const other = join(folder, 'other.json');

/** Carries out a command of `tenbo match`, with names of files in place of M and O. */
export async function run(text: string): Promise<{ readonly out: string; readonly err: string; readonly status: number }> {
  const words = [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string));
  const { stdout, stderr, status } = await tenbo([
    'match',
    ...words.map((word) => (word === 'M' ? file : word === 'O' ? other : word)),
  ]);
  return { out: stdout, err: stderr, status };
}
