import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

import { type Entry, RandomAccessReader, type ZipFile, fromRandomAccessReaderPromise, getFileNameLowLevel } from 'yauzl';

import { type FileError, fileErrorOf } from '../files/file-error.ts';
import { type Content, LONGEST_RECORD, type RecordFile, unreadable } from './file.ts';
import { troubleOf } from '../output/trouble.ts';

/** More files than any archive of records has, and more than any record shrinks when packed: to a tenth as a rule, rarely to a fiftieth. */
const MOST_FILES = 1 << 24;
const MOST_GROWTH = 200;

/**
 * The files in a zip archive, listed one by one. Any name is fine, because names are only shown; who writes files makes safe names of them (`OutNames`). If
 * the archive cannot be listed to its end, an error under its own name follows.
 */
export async function* filesInArchive(path: string, place: string): AsyncGenerator<RecordFile> {
  let files = 0;
  let length = 0;
  try {
    const reader = new ArchiveReader(path);
    const most = LONGEST_RECORD + MOST_GROWTH * reader.size;
    const zip = await listed(reader);
    for await (const entry of zip.eachEntry()) {
      length += entry.uncompressedSize;
      if (++files > MOST_FILES || length > most) {
        yield unreadable(path, place, { code: 'tooMuchInside' });
        return;
      }
      const name = nameOf(entry);
      if (!name.endsWith('/'))
        yield { name: `${path}/${name}`, place: `${place}/${name}`, content: async () => contentOf(entry, zip, reader) };
    }
  } catch (error) {
    yield unreadable(path, place, notListed(error));
  }
}

async function listed(reader: ArchiveReader): Promise<ZipFile> {
  try {
    return await fromRandomAccessReaderPromise(reader, reader.size, { decodeStrings: false });
  } catch (error) {
    // yauzl only closes what it could open.
    reader.close();
    throw error;
  }
}

/** An error of yauzl has no code. */
function notListed(error: unknown): FileError {
  return troubleOf(error) === undefined ? { code: 'notUnpacked' } : fileErrorOf(error);
}

function nameOf(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
}

const STORED = 0;
const DEFLATED = 8;

/** The packed content of a file in an archive. */
function contentOf(entry: Entry, zip: ZipFile, reader: ArchiveReader): Content {
  const { compressionMethod: method, compressedSize, uncompressedSize: length, crc32: sum } = entry;
  if (entry.isEncrypted()) return { error: { code: 'encrypted' } };
  if (method !== STORED && method !== DEFLATED) return { error: { code: 'packedOtherwise' } };
  if (Math.max(compressedSize, length) > LONGEST_RECORD) return { error: { code: 'tooLarge' } };
  let content: Content = { error: { code: 'notUnpacked' } };
  try {
    // The reader answers synchronously, so the archive is still open.
    zip.readLocalFileHeader(entry, { minimal: true }, (error, header) => {
      if (error) content = { error: notListed(error) };
      else content = { packed: reader.bytes(header.fileDataStart, compressedSize), isDeflated: method === DEFLATED, length, sum };
    });
  } catch (error) {
    return { error: fileErrorOf(error) };
  }
  return content;
}

/** Reads parts of a file synchronously. The streams that yauzl otherwise reads with take longer than the audit of a record. */
class ArchiveReader extends RandomAccessReader {
  readonly size: number;
  readonly #handle: number;

  constructor(path: string) {
    super();
    this.#handle = openSync(path, 'r');
    this.size = fstatSync(this.#handle).size;
  }

  override read(...[into, offset, length, position, done]: Parameters<RandomAccessReader['read']>): void {
    try {
      this.bytes(position, length).copy(into, offset);
    } catch (error) {
      done(error as Error);
      return;
    }
    done(null);
  }

  /** Reads bytes; those beyond the end are zero. */
  bytes(position: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    for (let read = 0, more = 1; read < length && more > 0; read += more) {
      more = readSync(this.#handle, bytes, read, length - read, position + read);
    }
    return bytes;
  }

  override close(done?: (error: Error | null) => void): void {
    closeSync(this.#handle);
    done?.(null);
  }
}
