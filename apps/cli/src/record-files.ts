import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

import { type Result, err, ok } from '@tenbo/engine';
import type { NoText } from '@tenbo/i18n';

import { codeOf } from './trouble.ts';

/** No record is this long, in bytes. */
const MOST = 1 << 26;

const GZIP = [0x1f, 0x8b];

/** Stands for standard input among the paths. */
const STDIN = '-';

/** The files at some paths, those of folders in the order of their names. @throws for a path that cannot be read */
export function* filesAt(paths: readonly string[]): Generator<string> {
  for (const path of paths) {
    if (path !== STDIN && statSync(path).isDirectory()) {
      const names = readdirSync(path).toSorted();
      yield* filesAt(names.map((name) => join(path, name)));
    } else yield path;
  }
}

/** The text of a file, unpacked, or why there is none. @throws if it cannot be read */
export async function textOf(path: string): Promise<Result<string, NoText>> {
  const bytes = path === STDIN ? await buffer(process.stdin) : bytesOf(path);
  if (bytes === undefined) return err('tooLarge');
  if (!GZIP.every((byte, i) => bytes[i] === byte)) return ok(bytes.toString());
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: MOST }).toString());
  } catch (error) {
    return err(codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'notUnpacked');
  }
}

function bytesOf(path: string): Buffer | undefined {
  return statSync(path).size > MOST ? undefined : readFileSync(path);
}
