import { statSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';

import { type Entry, type ZipFile, getFileNameLowLevel, openPromise } from 'yauzl';

import { type FileError, fileErrorOf } from './file-error.ts';
import { type Content, LONGEST_RECORD, type RecordFile, unreadable } from './record-file.ts';
import { troubleOf } from './trouble.ts';

/** What no archive of records has: as many files, or files that are so much larger than it. Records pack to a tenth, and rarely to a fiftieth. */
const MOST_FILES = 1 << 24;
const MOST_GROWTH = 200;

/**
 * The files in a zip archive, listed one by one. Their names are only shown, and nothing is written under them, so any name will do. An archive
 * that cannot be listed to its end gives an error under its own name.
 */
export async function* filesInArchive(path: string, place: string): AsyncGenerator<RecordFile> {
  const most = LONGEST_RECORD + MOST_GROWTH * statSync(path).size;
  let files = 0;
  let length = 0;
  try {
    const zip = await openPromise(path, { decodeStrings: false });
    for await (const entry of zip.eachEntry()) {
      length += entry.uncompressedSize;
      if (++files > MOST_FILES || length > most) {
        yield unreadable(path, place, { code: 'tooMuchInside' });
        return;
      }
      const name = nameOf(entry);
      if (!name.endsWith('/')) yield { name: `${path}/${name}`, place: `${place}/${name}`, content: () => contentOf(entry, zip) };
    }
  } catch (error) {
    yield unreadable(path, place, notListed(error));
  }
}

/** What yauzl refuses has no code. */
function notListed(error: unknown): FileError {
  return troubleOf(error) === undefined ? { code: 'notUnpacked' } : fileErrorOf(error);
}

function nameOf(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
}

const STORED = 0;
const DEFLATED = 8;

/** What an archive has of a file, as it is packed there. */
async function contentOf(entry: Entry, zip: ZipFile): Promise<Content> {
  const { compressionMethod: method, compressedSize, uncompressedSize: length, crc32: sum } = entry;
  if (entry.isEncrypted()) return { error: { code: 'encrypted' } };
  if (method !== STORED && method !== DEFLATED) return { error: { code: 'packedOtherwise' } };
  if (Math.max(compressedSize, length) > LONGEST_RECORD) return { error: { code: 'tooLarge' } };
  try {
    const packed = await buffer(await zip.openReadStreamPromise(entry, { decodeFileData: false }));
    return { packed, isDeflated: method === DEFLATED, length, sum };
  } catch (error) {
    return { error: notListed(error) };
  }
}
