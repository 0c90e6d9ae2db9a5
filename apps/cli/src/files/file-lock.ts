import { randomBytes } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import type { TypedError } from '@tenbo/i18n/command';

import { codeOf } from '../output/trouble.ts';

/** Another process holds the lock of a file, or the lock does not say who holds it. */
export class LockedError extends Error {
  readonly lock: string;
  readonly process: number | undefined;
  /** The machine of the process; undefined if it is this one. */
  readonly elsewhere: string | undefined;

  constructor(lock: string, held: Held | undefined) {
    super(`locked: ${lock}`);
    this.lock = lock;
    this.process = held?.process;
    this.elsewhere = held?.machine === machineName() ? undefined : held?.machine;
  }

  /** The error to report to the user of the file. */
  typed(file: string): TypedError {
    const { lock, process: holder, elsewhere } = this;
    if (holder === undefined) return { code: 'lockedBySomebody', file, lock };
    if (elsewhere === undefined) return { code: 'locked', process: holder, file, lock };
    return { code: 'lockedElsewhere', process: holder, machine: elsewhere, file, lock };
  }
}

/** The content of a lock: the process and machine that hold it, and a token unique to this lock. */
interface Held {
  readonly process: number;
  readonly token: string;
  readonly machine: string;
}

/** How long to wait for another command to end, and how often to check, in milliseconds. */
const PATIENCE = 10_000;
const STEP = 25;

/**
 * Runs `act` while holding the lock of a file.
 *
 * @param act gets a temporary name next to the file that no other process uses; what a killed process leaves there is removed with its lock
 */
export async function whileLocked<T>(file: string, act: (beside: string) => T | Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  const own: Held = { process: process.pid, token: randomBytes(6).toString('hex'), machine: machineName() };
  for (let waited = 0; !create(lock, own); waited += STEP) {
    const held = heldBy(lock);
    if (held !== 'nobody' && isGone(held)) drop(lock, held, own, besideOf(file, held));
    else if (held !== 'nobody' && waited >= PATIENCE) throw new LockedError(lock, held);
    await setTimeout(STEP);
  }
  try {
    return await act(besideOf(file, own));
  } finally {
    rmSync(lock, { force: true });
  }
}

function besideOf(file: string, { token }: Held): string {
  return `${file}.${token}.new`;
}

/** Codes of systems without symbolic links. */
const NO_LINKS: readonly (string | undefined)[] = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL', 'UNKNOWN'];

/**
 * Creates a lock; false if there already is one. The lock is a symbolic link whose target is its content, because a link is complete once it exists.
 * Without links it is a file, which is empty for a moment, so an empty lock counts as held: its owner may be about to write.
 */
function create(lock: string, { process: id, token, machine }: Held): boolean {
  const says = `${id}.${token}@${machine}`;
  try {
    try {
      symlinkSync(says, lock);
    } catch (error) {
      if (!NO_LINKS.includes(codeOf(error))) throw error;
      createFile(lock, says);
    }
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

function createFile(lock: string, says: string): void {
  try {
    writeFileSync(lock, says, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') rmSync(lock, { force: true });
    throw error;
  }
}

/** The holder of a lock; `nobody` if it is gone; undefined if the lock does not say or cannot be read. */
function heldBy(lock: string): Held | 'nobody' | undefined {
  try {
    const [, id, token = '', machine = ''] = /^(\d+)\.([0-9a-f]+)@(.*)$/.exec(textOf(lock)) ?? [];
    return id === undefined ? undefined : { process: Number(id), token, machine };
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'nobody' : undefined;
  }
}

function textOf(lock: string): string {
  return lstatSync(lock).isSymbolicLink() ? readlinkSync(lock) : readFileSync(lock, 'utf8');
}

/** Whether a process is gone. For another machine or container this cannot be known. */
function isGone(held: Held | undefined): held is Held {
  if (held?.machine !== machineName()) return false;
  try {
    process.kill(held.process, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/**
 * Removes the lock of a dead process. Several processes may try, so the lock has a lock itself, and its holder checks again before removing: otherwise
 * the slower of two would remove the new lock of the faster. If that holder dies too, its lock is removed in the same way.
 */
function drop(lock: string, held: Held, own: Held, leftBehind: string): void {
  const guard = `${lock}.${held.token}`;
  if (create(guard, own)) {
    const now = heldBy(lock);
    if (now !== 'nobody' && now?.token === held.token) {
      rmSync(leftBehind, { force: true });
      rmSync(lock, { force: true });
    }
    rmSync(guard, { force: true });
    return;
  }
  const guarding = heldBy(guard);
  if (guarding !== 'nobody' && isGone(guarding)) drop(guard, guarding, own, leftBehind);
}

/** The scope in which a process number is valid: this machine and container. */
function machineName(): string {
  return `${hostname()} ${processNamespace()}`.trim();
}

function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
