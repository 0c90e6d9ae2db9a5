import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { codeOf } from './trouble.ts';

/** Another process holds the lock of a file. */
export class LockedError extends Error {
  readonly process: number;

  constructor(holder: number) {
    super(`locked by process ${holder}`);
    this.process = holder;
  }
}

/** How long to wait for another command to end, in milliseconds, and how often to look. */
const PATIENCE = 10_000;
const STEP = 25;

/**
 * Changes a text file so that a reader finds it whole, as it was or as it is now, whenever this process dies; and so that no two
 * processes change it at once.
 *
 * @param change the new text, given the old one: undefined where there is no file; undefined leaves it as it is
 */
export async function updateFile(path: string, change: (text: string | undefined) => string | undefined): Promise<void> {
  const lock = `${path}.lock`;
  await take(lock);
  try {
    const text = change(readFile(path));
    if (text !== undefined) replaceFile(path, text);
  } finally {
    rmSync(lock, { force: true });
  }
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

/** Under the lock: writes beside the file, waits for the disk, and puts the new file in the place of the old one. */
function replaceFile(path: string, text: string): void {
  const beside = `${path}.new`;
  const file = openSync(beside, 'w');
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
  syncFolder(dirname(path));
}

/** Makes the new name itself last; where folders cannot be opened, as on Windows, the system sees to it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

async function take(lock: string): Promise<void> {
  for (let waited = 0; ; waited += STEP) {
    const holder = tryLock(lock);
    if (holder === undefined) return;
    if (waited >= PATIENCE) throw new LockedError(holder);
    await setTimeout(STEP);
  }
}

/** Takes the lock, or gives the process that holds it. A lock comes into being with its process id in it, never empty. */
function tryLock(lock: string): number | undefined {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return undefined;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return dropIfStale(lock, own);
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Takes away the lock of a process that is no more, and gives the one that holds it. Only who moves the lock away decides about it, so of
 * two that find it stale neither can take away the other's new one: it is put back.
 */
function dropIfStale(lock: string, own: string): number {
  const holder = Number(readFile(lock) ?? process.pid);
  if (isAlive(holder)) return holder;
  const moved = `${own}.stale`;
  try {
    renameSync(lock, moved);
    if (isAlive(Number(readFile(moved)))) linkSync(moved, lock);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  }
  rmSync(moved, { force: true });
  return holder;
}

function isAlive(holder: number): boolean {
  try {
    return holder > 0 && process.kill(holder, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
