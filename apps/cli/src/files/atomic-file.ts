import {
  type Stats,
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';

import { whileLocked } from './file-lock.ts';
import { codeOf } from '../output/trouble.ts';

/** The name does not lead to a file but to a folder, a device or a pipe. */
export class NotAFileError extends Error {}

/**
 * Changes a text file. Even if this process is killed, readers find the old text or the new one, complete. No two processes change the
 * file at once. A symbolic link stays, and its target changes.
 *
 * @param change returns the new text, given the old one (undefined if there is no file); undefined leaves the file alone
 */
export async function updateFile(path: string, change: (text: string | undefined) => string | undefined): Promise<void> {
  const file = targetOf(path);
  await whileLocked(file, (beside) => {
    const text = change(readFile(file));
    if (text !== undefined) replaceFile(file, text, beside);
  });
}

/** The text of a file, or undefined if there is none. */
export function readFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file that a name leads to, existing or not, so that all its names share one lock. Anything but a file is refused. */
function targetOf(path: string): string {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there && !there.isFile()) throw new NotAFileError();
  const target = endOfLinks(path);
  // Standard input can be a file that no longer has a name: its old name leads to another file, or nowhere.
  if (there && statSync(target, { throwIfNoEntry: false })?.ino !== there.ino) throw new NotAFileError();
  return target;
}

function endOfLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const link = linkAt(path);
  if (link === undefined) return join(realpathSync.native(dirname(path)), basename(path));
  // Not normalised: after a link to a folder, `..` is not where it seems to be.
  return endOfLinks(isAbsolute(link) ? link : `${dirname(path)}/${link}`);
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Call it under a lock. Writes to `beside`, waits for the disk, and replaces the old file with the new one. */
export function replaceFile(file: string, text: string, beside: string): void {
  const old = statSync(file, { throwIfNoEntry: false });
  // Replacing a file needs only a writable folder, so a read-only file has to be refused here.
  if (old) accessSync(file, constants.W_OK);
  const handle = openSync(beside, 'wx', old ? 0o600 : 0o666);
  try {
    try {
      writeFileSync(handle, text);
      if (old) keepOwner(handle, old);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

/** Keeps the mode and owner of a file where the system allows it. */
function keepOwner(handle: number, { uid, gid, mode }: Stats): void {
  for (const owner of [uid, -1]) {
    try {
      fchownSync(handle, owner, gid);
      break;
    } catch (error) {
      if (codeOf(error) !== 'EPERM') throw error;
    }
  }
  fchmodSync(handle, mode & 0o7777);
}

/** Codes of systems that cannot synchronise a folder. The file itself has been written, and the system takes care of its name. */
const NO_SYNC: readonly (string | undefined)[] = ['EACCES', 'EPERM', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EOPNOTSUPP'];

/** Makes the new name survive a crash. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if (!NO_SYNC.includes(codeOf(error))) throw error;
  }
}
