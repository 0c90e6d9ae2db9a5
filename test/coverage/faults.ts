// Runs what docs/coverage/ says of a statement, as in a shell, and finds what it does not show.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { tenbo } from '../../fixtures/tenbo.ts';
import type { Command, Statement, Try } from './read.ts';

/** All output of a command. */
async function outputOf({ words, input }: Command): Promise<string> {
  const { stdout, stderr } = await tenbo(words, input.map((line) => `${line}\n`).join(''));
  return stdout + stderr;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What is missing from an output, and what should not be there. */
function faultsOfTry({ shown, hidden }: Try, output: string): string[] {
  const has = (span: string) => plain(output).includes(plain(span));
  return [
    ...shown.filter((span) => !has(span)).map((span) => `not shown: ${span}`),
    ...hidden.filter(has).map((span) => `shown: ${span}`),
    ...(shown.length + hidden.length === 0 ? ['nothing is looked for'] : []),
  ];
}

/**
 * Runs the statements of a document, in their order: a statement may read the output of the one before again. Each has an empty folder of its own.
 *
 * @returns what a statement's commands do not show as it says, each time with their output
 */
export function createReader(): (statement: Statement) => Promise<readonly string[]> {
  let output = '';
  return async ({ tries }) => {
    const home = process.cwd();
    const folder = mkdtempSync(join(tmpdir(), 'tenbo-coverage-'));
    process.chdir(folder);
    try {
      const faults: string[] = [];
      for (const one of tries) {
        if (one.commands.length > 0) output = '';
        for (const command of one.commands) output += await outputOf(command);
        const found = faultsOfTry(one, output);
        if (found.length > 0) faults.push(...found, output);
      }
      return faults;
    } finally {
      process.chdir(home);
      rmSync(folder, { recursive: true });
    }
  };
}
