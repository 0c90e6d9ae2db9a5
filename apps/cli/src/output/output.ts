import { fstatSync, readFileSync, statSync, writeSync } from 'node:fs';

import type { TypedError } from '@tenbo/i18n/command';

import { printable, printableJson } from './terminal.ts';
import { codeOf, saidBy, troubleOf } from './trouble.ts';

/** The exit code of a wrong command; 1 means that a hand was not scored or not entered. */
export const WRONG_COMMAND = 2;
/** The exit code when the output could not be written. `tenbo match` has changed its file by then. */
export const NOT_WRITTEN = 3;
/** The exit code of a bug. */
const FAULT = 4;

/** Prints lines for a person. */
export function print(text: string): void {
  process.stdout.write(printable(text));
}

/** Prints lines for a person, on standard error. */
export function printError(text: string): void {
  process.stderr.write(printable(text));
}

/** Prints a value for a program. */
export function printJson(value: unknown, replacer?: (key: string, value: unknown) => unknown): void {
  process.stdout.write(`${printableJson(JSON.stringify(value, replacer, 2))}\n`);
}

/** The same on one line, where each line of the input has its answer. */
export function printJsonLine(value: unknown, replacer?: (key: string, value: unknown) => unknown): void {
  process.stdout.write(`${printableJson(JSON.stringify(value, replacer))}\n`);
}

/** Prints text for a program unchanged, because it must keep its tabs and marks: a table whose cells are safe to show, or our own words. */
export function printAsIs(text: string): void {
  process.stdout.write(text);
}

/** Words an error in the language of the command. The words are loaded only then, so that tenbo starts fast. */
export type Say = (error: TypedError) => Promise<string>;

/** Makes the program end with a sentence if its streams fail or it has a bug. */
export async function guardStreams(say: Say): Promise<void> {
  // If standard error cannot be written either, only the exit code is left.
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error) => void fail(error, say));
  process.on('uncaughtException', (error) => void fail(error, say));
  if (isOutputClosed()) await end(NOT_WRITTEN, { code: 'answerNotWritten', trouble: 'closed', cause: 'EBADF' }, say);
}

/** Ends the program after a stream error or a bug. Errors about files and hands are caught where they are thrown. */
export async function fail(error: unknown, say: Say): Promise<void> {
  // Failures while the program is ending change nothing.
  if (isEnding) return;
  // A reader that stops early, such as `head`, closes the pipe. That is not a failure.
  if (codeOf(error) === 'EPIPE') process.exit();
  const { syscall } = error as Partial<NodeJS.ErrnoException>;
  const trouble = troubleOf(error);
  if (trouble && syscall === 'write') await end(NOT_WRITTEN, { code: 'answerNotWritten', ...trouble }, say);
  else if (trouble && syscall === 'read') await end(WRONG_COMMAND, { code: 'inputNotRead', ...trouble }, say);
  else await end(FAULT, { code: 'fault', said: saidBy(error) }, say);
}

let isEnding = false;

async function end(status: number, error: TypedError, say: Say): Promise<void> {
  isEnding = true;
  try {
    writeSync(process.stderr.fd, printable(`tenbo: ${await say(error)}\n`));
  } catch {
    // As above.
  }
  process.exit(status);
}

const SHELLS = /^-?(?:ba|da|z|k|mk|a|fi|)sh$/;

/**
 * Whether standard output was closed (`>&-`). Before a program can check, Node replaces it with /dev/null, opened for reading and writing. A program that
 * discards tenbo's output may pass it in the same way, but a shell never does. So if tenbo was started by a shell whose own output is something else, its
 * output was closed. Only Linux shows this.
 */
function isOutputClosed(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const nowhere = statSync('/dev/null').rdev;
    if (fstatSync(1).rdev !== nowhere || !/^flags:\s*\d*2$/m.test(readFileSync('/proc/self/fdinfo/1', 'utf8'))) return false;
    const shell = `/proc/${process.ppid}`;
    if (!SHELLS.test(readFileSync(`${shell}/comm`, 'utf8').trim())) return false;
    return statSync(`${shell}/fd/1`, { throwIfNoEntry: false })?.rdev !== nowhere;
  } catch {
    return false;
  }
}
