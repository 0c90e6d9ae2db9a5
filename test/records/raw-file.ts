import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The collection of real games next to the checkout. */
export const DATA = new URL('../../../shared/data/', import.meta.url);

const GZIP = [0x1f, 0x8b];

/** The original of a game, unpacked; empty if not kept. */
export function rawFile(path: string): string {
  const url = new URL(`raw/${path.split('/').map(encodeURIComponent).join('/')}`, DATA);
  if (!existsSync(url)) return '';
  const bytes = readFileSync(url);
  return (GZIP.every((byte, i) => bytes[i] === byte) ? gunzipSync(bytes) : bytes).toString();
}

/** The records of a file, one JSON object per line. */
export function recordsIn(file: string): readonly unknown[] {
  const lines = gunzipSync(readFileSync(new URL(file, DATA)))
    .toString()
    .trim()
    .split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}
