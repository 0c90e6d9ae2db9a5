import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { tsc } from '../scripts/tool.mjs';
import { find, moduleOf, publicNames, readmeExamples, sourceExamples } from './examples.ts';

const folder = resolve('.examples');
const packages = find('packages/*/src/index.ts').map((index) => index.replace('/src/index.ts', ''));
const names = new Map(packages.map((path) => [path, publicNames(path)]));

const EXAMPLES = [...readmeExamples(), ...sourceExamples()];

const examples = EXAMPLES.map((example) => {
  const { text, assertions } = moduleOf(example, names.get(example.file.split('/src/')[0] ?? '') ?? []);
  const file = `${folder}/${example.file.replaceAll(/\W/g, '-')}-${example.line}.ts`;
  const arrows = example.code.split('// →').length - 1;
  return { title: `${example.file}:${example.line}`, file, text, assertions, arrows };
});

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const paths = { '@tenbo/engine/rules/*': ['../packages/engine/src/rules/presets/*.ts'] };
const config = { extends: '../tsconfig.json', include: ['*.ts'], compilerOptions: { noUnusedLocals: false, paths } };
writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
for (const { file, text } of examples) writeFileSync(file, text);

test.each(examples)('example at $title', async ({ file, assertions, arrows }) => {
  expect(assertions, 'lines that end with "// → value"').toBeGreaterThan(0);
  expect(assertions, 'each "// →" follows an expression on its line').toBe(arrows);
  await import(/* @vite-ignore */ file);
});

/** A win alone has lost its rules, honba, sticks and wareme: a program that copies the example would lose them too. */
test.each(EXAMPLES)('a record is scored as a whole at $file:$line', ({ code }) => {
  const alone = /\.(?:score|view|explain|check)\([^(),]*\.?\bwin\)/u.exec(code)?.[0];
  expect(/parseRecord|recordOfText/u.test(code) ? alone : undefined).toBeUndefined();
});

test('the examples type-check', () => {
  const { stdout, status } = spawnSync(process.execPath, tsc('--project', folder), { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
});

test.each(packages)('each function of %s has an @example', (path) => {
  const functions = names.get(path)?.filter(({ kind }) => kind === 'function') ?? [];
  expect(functions.filter(({ hasExample }) => !hasExample).map(({ name }) => name)).toEqual([]);
});
