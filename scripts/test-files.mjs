// `npm test -- PATH …`: the tests (`.test.ts`) in these files and folders, and the specs of the page (`.spec.ts`), which run in Chromium on a fresh build.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import { provideChromium } from './browsers.mjs';
import { program, root } from './tool.mjs';

const files = process.argv.slice(2).flatMap(testsIn);
const tests = files.filter((file) => file.endsWith('.test.ts'));
const specs = files.filter((file) => file.endsWith('.spec.ts'));

if (tests.length > 0) show([program('vitest'), 'run', ...tests]);
if (specs.length > 0) {
  provideChromium();
  // Specs also start the command, and import the packages.
  if (show(['scripts/test.mjs', 'build']))
    show([program('@playwright/test'), 'test', '--config', 'apps/web/playwright.config.ts', '--reporter=list', ...specs]);
}

/** The tests and specs at a path, from the root. @param {string} path */
function testsIn(path) {
  const whole = resolve(path);
  if (!existsSync(whole)) return stop(`there is no ${path}`);
  const found = statSync(whole).isDirectory()
    ? globSync('**/*.ts', { cwd: whole, exclude: ['**/node_modules'] }).map((file) => join(whole, file))
    : [whole];
  const named = found
    .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
    .map((file) => relative(root, file).replaceAll(sep, '/'));
  return named.length > 0 ? named : stop(`${path} has no tests: name a file .test.ts or .spec.ts, or a folder with some`);
}

/** Runs a program with this one's output. @param {string[]} command @returns whether it succeeded */
function show(command) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
  return status === 0;
}

/** @param {string} line @returns {never} */
function stop(line) {
  console.error(line);
  process.exit(1);
}
