import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Command, CommanderError } from 'commander';
import { vi } from 'vitest';

import { matchCommand } from './match-command.ts';

/** A folder for tests, and the paths of two files in it. */
export const folder = mkdtempSync(join(tmpdir(), 'tenbo-match-'));
export const file = join(folder, 'match.json');
export const other = join(folder, 'other.json');

/** Runs a `tenbo match` command as the program does; M and O stand for the two files. */
export async function run(text: string): Promise<{ readonly out: string; readonly err: string; readonly status: number }> {
  const said = { out: '', err: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => ((said.out += String(chunk)), true));
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => ((said.err += String(chunk)), true));
  const words = [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string));
  process.exitCode = 0;
  let status = 0;
  try {
    await overridden(matchCommand(new Command('match'))).parseAsync(
      words.map((word) => (word === 'M' ? file : word === 'O' ? other : word)),
      { from: 'user' },
    );
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    status = error.exitCode === 0 ? 0 : 2;
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
  status ||= process.exitCode;
  process.exitCode = 0;
  return { ...said, status };
}

function overridden(command: Command): Command {
  for (const inner of command.commands) overridden(inner);
  return command.exitOverride();
}
