import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { type Result, err, ok } from '@tenbo/engine';
import type { NoText } from '@tenbo/i18n';

import { codeOf } from './trouble.ts';

/** No record is this long, in bytes. */
const MOST = 1 << 26;

const GZIP = [0x1f, 0x8b];

/** The files at some paths, those of folders in the order of their names. @throws for a path that cannot be read */
export function* filesAt(paths: readonly string[]): Generator<string> {
  for (const path of paths) {
    if (statSync(path).isDirectory()) {
      const names = readdirSync(path).toSorted();
      yield* filesAt(names.map((name) => join(path, name)));
    } else yield path;
  }
}

/** The text of a file, unpacked, or why there is none. @throws if it cannot be read */
export function textOf(path: string): Result<string, NoText> {
  if (statSync(path).size > MOST) return err('tooLarge');
  const bytes = readFileSync(path);
  if (!GZIP.every((byte, i) => bytes[i] === byte)) return ok(bytes.toString());
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: MOST }).toString());
  } catch (error) {
    return err(codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'notUnpacked');
  }
}
