import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { crc32, gunzipSync, inflateRawSync } from 'node:zlib';

import { type Result, err, ok } from '@tenbo/engine';
import type { NoText } from '@tenbo/i18n';

import { type FileError, fileErrorOf } from '../files/file-error.ts';
import { codeOf } from '../output/trouble.ts';

/** Longer than any record, in bytes. */
export const LONGEST_RECORD = 1 << 26;

/** A file that may be a record. */
export interface RecordFile {
  /** Its path; in an archive, the path of the archive followed by the name there. */
  readonly name: string;
  /** Its path within the named folder, with slashes: the same wherever that folder is. */
  readonly place: string;
  /** Reads its content. Call it before asking for the next file, because an archive is closed after its last file. */
  readonly content: () => Promise<Content>;
}

/** The content of a file, or where to find it, so that any thread can read it. */
export type Content =
  | { readonly path: string }
  | { readonly bytes: Uint8Array }
  /** The packed bytes in an archive, with the length and checksum that the archive states. */
  | { readonly packed: Uint8Array; readonly isDeflated: boolean; readonly length: number; readonly sum: number }
  | { readonly error: FileError };

/** A file without a text. */
export function unreadable(name: string, place: string, error: FileError): RecordFile {
  return { name, place, content: async () => ({ error }) };
}

/** The text of a record, unpacked, or why there is none. */
export function textOf(content: Content): Result<string, FileError> {
  const bytes = bytesOf(content);
  return bytes.ok ? ok(textIn(bytes.value)) : bytes;
}

/** Bytes as UTF-8. */
export function textIn({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString();
}

/** The bytes of a record, unpacked, or why there are none. */
export function bytesOf(content: Content): Result<Uint8Array, FileError> {
  if ('error' in content) return err(content.error);
  const bytes = 'path' in content ? bytesAt(content.path) : 'bytes' in content ? ok(content.bytes) : fromArchive(content);
  if (!bytes.ok) return bytes;
  const plain = isGzip(bytes.value) ? gunzipped(bytes.value) : bytes;
  if (!plain.ok) return plain;
  return isZip(plain.value) || (plain !== bytes && isGzip(plain.value)) ? failed('archiveInside') : plain;
}

function bytesAt(path: string): Result<Uint8Array, FileError> {
  try {
    const handle = openSync(path, 'r');
    try {
      return fstatSync(handle).size > LONGEST_RECORD ? failed('tooLarge') : ok(readFileSync(handle));
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    return err(fileErrorOf(error));
  }
}

function gunzipped(bytes: Uint8Array): Result<Uint8Array, FileError> {
  return unpacked(() => gunzipSync(bytes, { maxOutputLength: LONGEST_RECORD }));
}

/** A file whose length or checksum differs from what its archive states is damaged. */
function fromArchive({
  packed,
  isDeflated,
  length,
  sum,
}: Extract<Content, { readonly sum: number }>): Result<Uint8Array, FileError> {
  // zlib does not accept a limit of 0.
  const plain = isDeflated ? unpacked(() => inflateRawSync(packed, { maxOutputLength: Math.max(length, 1) })) : ok(packed);
  return plain.ok && plain.value.length === length && crc32(plain.value) === sum ? plain : failed('notUnpacked');
}

function unpacked(unpack: () => Uint8Array): Result<Uint8Array, FileError> {
  try {
    return ok(unpack());
  } catch (error) {
    return failed(codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'notUnpacked');
  }
}

function failed(code: NoText): Result<never, FileError> {
  return err({ code });
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Whether bytes are a zip archive, possibly an empty one. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** How to recognise the log of a match: each of its entries has an `after`, and no record of another site has. */
export const LOG = /^\s*\[\s*\{[^[]*"after"/;
