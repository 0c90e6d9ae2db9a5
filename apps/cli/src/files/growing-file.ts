import { closeSync, fsyncSync, openSync, statSync, truncateSync, writeFileSync } from 'node:fs';

import type { TypedError } from '@tenbo/i18n/command';

import { type Refusal, notWritten, wrongCommand } from '../output/refusal.ts';
import { troubleOf } from '../output/trouble.ts';

/** A file written from start to end. A system error becomes a refusal that names the file. */
export class GrowingFile {
  readonly path: string;
  readonly #handle: number;
  #length = 0;

  /** @param length how much of an old file to keep, in bytes; nothing by default */
  constructor(path: string, length?: number) {
    this.path = path;
    this.#length = length ?? 0;
    this.#handle = guardOpening(path, () => {
      if (length !== undefined) truncateSync(path, length);
      return openSync(path, length === undefined ? 'w' : 'a');
    });
  }

  /** Its length in bytes. */
  get length(): number {
    return this.#length;
  }

  write(text: string): void {
    const bytes = Buffer.from(text);
    this.#guard(() => writeFileSync(this.#handle, bytes));
    this.#length += bytes.length;
  }

  /** Waits for the disk. */
  sync(): void {
    this.#guard(() => fsyncSync(this.#handle));
  }

  close(): void {
    closeSync(this.#handle);
  }

  #guard(act: () => void): void {
    guardWriting(this.path, act);
  }
}

/** Reports which file cannot be opened: the command names a wrong one. */
export function guardOpening<T>(file: string, act: () => T): T {
  return guarded(file, act, wrongCommand);
}

/** Reports which file cannot be written any further. */
export function guardWriting<T>(file: string, act: () => T): T {
  return guarded(file, act, notWritten);
}

function guarded<T>(file: string, act: () => T, refuse: (error: TypedError) => Refusal): T {
  try {
    return act();
  } catch (error) {
    const trouble = troubleOf(error);
    throw trouble ? refuse({ code: 'cannotAccess', file, ...trouble }) : error;
  }
}

/** The length of a file that can be continued; undefined if there is none. */
export function lengthOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** Whether a name leads to something other than a file, such as a device or a pipe. */
export function isNoFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === false;
}
