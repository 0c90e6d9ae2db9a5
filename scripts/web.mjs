// Tests the page in a browser: Playwright on the production build, in the Chromium that test.mjs provides. Arguments are passed on to Playwright. A test
// that fails runs once more; if it passes then, the machine was slow or the test has a race, and the line of the gate names it.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { program, root, run, slowest } from './tool.mjs';

/** @typedef {{ status: string, results: { duration: number }[] }} Test */
/** @typedef {{ title: string, line: number, tests: Test[] }} Spec */
/** @typedef {{ file: string, specs?: Spec[], suites?: Suite[] }} Suite */

const report = join(root, 'node_modules/.cache/playwright.json');
process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report;
rmSync(report, { force: true });
const words = process.argv.slice(2);
const playwright = [
  program('@playwright/test'),
  'test',
  '--config',
  'apps/web/playwright.config.ts',
  '--reporter=dot,json',
  '--retries=1',
];
const { ok, stdout, stderr } = run([...playwright, ...words]);
const suites = suitesOf();
const passed = Number(/(\d+) passed/.exec(stdout)?.[1] ?? 0) + flaky().length;
const part = words.find((word) => word.startsWith('--shard='))?.replace('--shard=', ', part ') ?? '';
const ranSome = passed > 0 || words.includes('--pass-with-no-tests');
console.log(
  ok
    ? `${passed} passed in Chromium${part}${slowest(suites.map((one) => [one.file, millisecondsOf(one)]))}${again()}`
    : stdout + stderr,
);
process.exitCode = ok && ranSome ? 0 : 1;

/** @returns {Suite[]} */
function suitesOf() {
  if (!existsSync(report)) return [];
  const { suites: all = [] } = /** @type {{ suites?: Suite[] }} */ (JSON.parse(readFileSync(report, 'utf8')));
  return all;
}

/** The tests that passed only at the second try. */
function flaky() {
  return suites.flatMap((suite) => specsOf(suite)).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
}

function again() {
  const named = flaky().map(({ title, line }) => `${title} (line ${line})`);
  return named.length > 0 ? `; passed at the second try: ${named.join(', ')}` : '';
}

/** @param {Suite} suite @returns {Spec[]} */
function specsOf({ specs = [], suites: inner = [] }) {
  return [...specs, ...inner.flatMap(specsOf)];
}

/** @param {Suite} suite */
function millisecondsOf(suite) {
  const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((one) => one.results));
  return results.reduce((sum, { duration }) => sum + duration, 0);
}
