import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { dueOf, notePassed, partsOf, stateOf } from '../scripts/unchanged.mjs';

let checkout = '';
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'tenbo-unchanged-'));
  write('apps/web/src/main.ts', 'page');
  write('.gitignore', 'dist\nnode_modules\n');
});
afterEach(() => rmSync(checkout, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(checkout, dirname(file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

const git = () => spawnSync('git', ['init', '--quiet'], { cwd: checkout });

const passes = (gate: string, parts: readonly string[] = [gate]) => notePassed(parts, stateOf(gate, checkout), checkout);
const due = (gate: string) => dueOf(gate, stateOf(gate, checkout), checkout);

test('a gate that passed is due again once a file that it tests is changed, added or deleted', () => {
  git();
  expect(due('browsers')).toEqual(['browsers']);
  passes('browsers');
  expect(due('browsers')).toEqual([]);
  write('apps/web/src/main.ts', 'other page');
  expect(due('browsers')).toEqual(['browsers']);
  write('apps/web/src/main.ts', 'page');
  expect(due('browsers')).toEqual([]);
  write('apps/new/src/main.ts', '');
  expect(due('browsers')).toEqual(['browsers']);
  rmSync(join(checkout, 'apps/new'), { recursive: true });
  rmSync(join(checkout, 'apps/web/src/main.ts'));
  expect(due('browsers')).toEqual(['browsers']);
});

test('unit tests, what is built and what only other gates test do not matter', () => {
  git();
  passes('browsers');
  for (const file of [
    'apps/web/src/main.test.ts',
    'apps/web/e2e/hand.spec.ts',
    'apps/web/dist/main.js',
    'docs/rules.html',
    'README.md',
  ])
    write(file, 'new');
  expect(due('browsers')).toEqual([]);
});

test('a part of the tests in Chromium is due at a time, the one that passed longest ago, until all passed with the same files', () => {
  git();
  const run = () => {
    const [part] = due('web');
    if (part !== undefined) passes('web', [part]);
    return part;
  };
  expect([run(), run()]).toEqual(['1/4', '2/4']);
  write('apps/web/src/main.ts', 'other page');
  expect([run(), run(), run(), run(), run()]).toEqual(['3/4', '4/4', '1/4', '2/4', undefined]);
  write('apps/web/e2e/hand.spec.ts', 'new');
  expect(run()).toBe('3/4');
  passes('web', partsOf('web'));
  expect(run()).toBeUndefined();
});

test('other gates are always due, and without git every gate is', () => {
  passes('browsers');
  expect(due('browsers')).toEqual(['browsers']);
  expect(due('web')).toEqual(partsOf('web'));
  git();
  passes('lint');
  expect(due('lint')).toEqual(['lint']);
});
