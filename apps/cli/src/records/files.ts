import { hash } from 'node:crypto';
import { type Stats, createReadStream, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';

import { fileErrorOf } from '../files/file-error.ts';
import { filesInArchive } from './archive.ts';
import { type Content, LONGEST_RECORD, type RecordFile, unreadable } from './file.ts';
import type { Shard } from '../threads/shard.ts';

/** The path that means standard input. */
export const STDIN = '-';

/**
 * The files at some paths: those of folders in the order of their names, those of an archive in its own order. Folders and archives are listed only when
 * their turn comes. What cannot be listed is returned as a file with an error, and the others follow.
 *
 * @param shard returns only files that belong to this shard
 */
export async function* filesAt(paths: readonly string[], shard?: Shard): AsyncGenerator<RecordFile> {
  for (const path of paths) {
    const files = path === STDIN ? [streamed(STDIN, () => process.stdin)] : filesUnder(path, basename(path));
    for await (const file of files) if (shard === undefined || isInShard(file.place, shard)) yield file;
  }
}

/** Whether a file belongs to a shard. Only its place counts, so machines that list the files separately agree, and each file is in exactly one shard. */
function isInShard(place: string, { nth, of }: Shard): boolean {
  return of === 1 || Number.parseInt(hash('sha256', place).slice(0, 12), 16) % of === nth - 1;
}

/** How many files there are. */
export async function countFiles(paths: readonly string[], shard?: Shard): Promise<number> {
  let count = 0;
  for await (const _ of filesAt(paths, shard)) count++;
  return count;
}

/** The files at a path that was named. */
async function* filesUnder(path: string, place: string): AsyncGenerator<RecordFile> {
  try {
    const there = statSync(path);
    if (there.isDirectory()) yield* filesIn(path, '', [keyOf(there)]);
    else if (there.isFile()) yield* filesOf(path, place);
    else yield streamed(path, () => createReadStream(path));
  } catch (error) {
    yield unreadable(path, place, fileErrorOf(error));
  }
}

/** The files in a folder and its subfolders. @param above this folder and those it is in, to detect links that lead back */
async function* filesIn(folder: string, place: string, above: readonly string[]): AsyncGenerator<RecordFile> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted(byName)) {
    const path = join(folder, entry.name);
    const inner = place === '' ? entry.name : `${place}/${entry.name}`;
    try {
      if (entry.isFile()) yield* filesOf(path, inner);
      else {
        const there = statSync(path);
        if (there.isFile()) yield* filesOf(path, inner);
        else if (!there.isDirectory()) yield unreadable(path, inner, { trouble: 'notAFile', cause: '' });
        else if (above.includes(keyOf(there))) yield unreadable(path, inner, { trouble: 'linksInACircle', cause: 'ELOOP' });
        else yield* filesIn(path, inner, [...above, keyOf(there)]);
      }
    } catch (error) {
      yield unreadable(path, inner, fileErrorOf(error));
    }
  }
}

async function* filesOf(path: string, place: string): AsyncGenerator<RecordFile> {
  if (!/\.zip$/i.test(path)) yield { name: path, place, content: async () => ({ path }) };
  else yield* filesInArchive(path, place);
}

/** A file that comes through a pipe. */
function streamed(name: string, open: () => Readable): RecordFile {
  return { name, place: basename(name), content: () => bytesOf(open()) };
}

async function bytesOf(stream: Readable): Promise<Content> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > LONGEST_RECORD) return { error: { code: 'tooLarge' } };
    }
  } catch (error) {
    return { error: fileErrorOf(error) };
  }
  return { bytes: Buffer.concat(chunks) };
}

function byName({ name: one }: { readonly name: string }, { name: other }: { readonly name: string }): number {
  return one < other ? -1 : 1;
}

/** An identifier of a folder, the same for all its names. */
function keyOf({ dev, ino }: Stats): string {
  return `${dev}:${ino}`;
}
