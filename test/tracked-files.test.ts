// What is committed is written by hand: no reports of tools, and nothing that is true on one machine only.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The only hidden folders with files of our own. */
const HIDDEN = ['.ci/', '.github/'];
const PICTURE = /\.(?:png|webp|ico|woff2|gz)$/;
/** A path below somebody's home, a mount, or the root of a container. */
const OF_A_MACHINE = /(?<![\w.~-])(?:\/(?:home|Users|root|work|private|mnt)\/\w|[A-Z]:\\{1,2}Users)/;

function isReport(file: string): boolean {
  return /(?:^|\/)\./.test(file.replace(/[^/]*$/, '')) && !HIDDEN.some((folder) => file.startsWith(folder));
}

function linesOfAMachine(text: string): readonly number[] {
  return text.split('\n').flatMap((line, i) => (OF_A_MACHINE.test(line) ? [i + 1] : []));
}

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

test('no report of a tool is committed', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(isReport)).toEqual([]);
});

test('no path of a machine is committed', () => {
  const found = files
    .filter((file) => !PICTURE.test(file))
    .flatMap((file) => linesOfAMachine(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});

describe('both would be noticed', () => {
  test('a report', () => {
    expect(['.vitest/json/output.json', 'apps/web/.cache/a.txt', '.ci/run', '.npmrc', 'docs/proof.md'].map(isReport)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('a path', () => {
    const [home, users] = [['', 'home', 'aki'].join('/'), ['C:', 'Users', 'aki'].join('\\')];
    expect(linesOfAMachine(`a\n"file": "${home}/a.ts"\n${users}`)).toEqual([2, 3]);
    expect(linesOfAMachine('docs/work/a, ~/home/aki and https://example.org/home/a')).toEqual([]);
  });
});
