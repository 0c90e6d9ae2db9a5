import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { rolldown } from 'rolldown';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { COMMAND, PAGE, isBuilt, noteBuild } from '../scripts/built.mjs';

const PRODUCT = { from: () => ['packages', 'package-lock.json'], made: 'dist', note: '.built' };

let root = '';
const at = (file: string) => join(root, file);
const write = (file: string, text: string) => writeFileSync(at(file), text);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tenbo-built-'));
  mkdirSync(at('packages/deep'), { recursive: true });
  write('package-lock.json', '{}');
  write('packages/main.ts', "import { one } from './deep/one.ts'; console.log(one);");
  write('packages/deep/one.ts', 'export const one = 1;');
  write('packages/deep/one.test.ts', '');
  await build();
});
afterEach(() => rmSync(root, { recursive: true }));

async function build(): Promise<void> {
  const bundle = await rolldown({ input: at('packages/main.ts'), plugins: [noteBuild(PRODUCT, root)] });
  try {
    await bundle.write({ dir: at('dist'), cleanDir: true, chunkFileNames: '[name].js' });
  } finally {
    await bundle.close();
  }
}

test('what was just built is built, also after a test has changed', () => {
  expect(isBuilt(PRODUCT, root)).toBe(true);
  write('packages/deep/one.test.ts', 'changed');
  expect(isBuilt(PRODUCT, root)).toBe(true);
});

test.each<[string, () => void]>([
  ['a source changes', () => write('packages/deep/one.ts', 'export const one = 22;')],
  ['a source is touched', () => utimesSync(at('packages/deep/one.ts'), 1, 1)],
  ['a source is added', () => write('packages/deep/two.ts', '')],
  ['a source is removed', () => rmSync(at('packages/deep/one.ts'))],
  ['a source is renamed', () => renameSync(at('packages/deep/one.ts'), at('packages/deep/other.ts'))],
  ['the lockfile changes', () => write('package-lock.json', '{ }')],
  ['a place has gone', () => rmSync(at('packages'), { recursive: true })],
  ['what was made is half written', () => write('dist/main.js', '')],
  ['a part of what was made has gone', () => rmSync(at('dist/main.js'))],
  ['all that was made has gone', () => rmSync(at('dist'), { recursive: true })],
  ['the note is half written', () => write('.built', readFileSync(at('.built'), 'utf8').slice(0, -2))],
])('after %s it is not', (_, change) => {
  change();
  expect(isBuilt(PRODUCT, root)).toBe(false);
});

test('after a build that failed it is not, and after the next that did not it is', async () => {
  write('packages/deep/one.ts', 'export const one = ;');
  await expect(build()).rejects.toThrow('Unexpected token');
  expect(isBuilt(PRODUCT, root)).toBe(false);
  write('packages/deep/one.ts', 'export const one = 3;');
  await build();
  expect(isBuilt(PRODUCT, root)).toBe(true);
});

test('a source that changes while the bundle is made counts', async () => {
  const changing = { name: 'changing', generateBundle: () => write('packages/deep/one.ts', 'export const one = 4;') };
  const bundle = await rolldown({ input: at('packages/main.ts'), plugins: [changing, noteBuild(PRODUCT, root)] });
  await bundle.write({ dir: at('dist') });
  await bundle.close();
  expect(isBuilt(PRODUCT, root)).toBe(false);
});

test('a source that nobody looks at fails the build', async () => {
  const narrow = { ...PRODUCT, from: () => ['packages/main.ts'] };
  const bundle = await rolldown({ input: at('packages/main.ts'), plugins: [noteBuild(narrow, root)] });
  await expect(bundle.write({ dir: at('dist') })).rejects.toThrow('packages/deep/one.ts is in dist');
  await bundle.close();
});

test('all places of the command and of the page exist', () => {
  const checkout = join(import.meta.dirname, '..');
  for (const { from } of [COMMAND, PAGE])
    for (const place of from(checkout)) expect(existsSync(join(checkout, place))).toBe(true);
});
