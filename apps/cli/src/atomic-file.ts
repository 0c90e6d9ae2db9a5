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
import { codeOf } from './trouble.ts';

/** What a name stands for is no file: it is a folder, a device, a pipe. */
export class NotAFileError extends Error {}

/**
 * Changes a text file so that a reader finds it whole, as it was or as it is now, whenever this process dies; and so that no two
 * processes change it at once. A name that is a symbolic link changes what the link leads to.
 *
 * @param change the new text, given the old one: undefined where there is no file; undefined leaves it as it is
 */
export async function updateFile(path: string, change: (text: string | undefined) => string | undefined): Promise<void> {
  const file = targetOf(path);
  await whileLocked(file, (beside) => {
    const text = change(readFile(file));
    if (text !== undefined) replaceFile(file, text, beside);
  });
}

/** The text of a file, or undefined where there is none. */
export function readFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file that a name leads to, whether or not it is there yet, so that all its names have one lock. Anything but a file is refused. */
function targetOf(path: string): string {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there && !there.isFile()) throw new NotAFileError();
  const target = endOfLinks(path);
  // What standard input leads to can be a file without a name: the name it had leads elsewhere, or nowhere.
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
  // Not tidied up: after a link to a folder, `..` is not where it seems to be.
  return endOfLinks(isAbsolute(link) ? link : `${dirname(path)}/${link}`);
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Under the lock: writes beside the file, waits for the disk, and puts the new file in the place of the old one. */
function replaceFile(file: string, text: string, beside: string): void {
  const old = statSync(file, { throwIfNoEntry: false });
  // The folder decides whether a file can be replaced: that of one that is not to be written would be.
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

/** Who may read and write a file stays, as far as the system lets this process say so. */
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

/** What some systems say of a folder that cannot be synchronised: the file itself is written, and the system sees to its name. */
const NO_SYNC: readonly (string | undefined)[] = ['EACCES', 'EPERM', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EOPNOTSUPP'];

/** Makes the new name itself last. */
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
