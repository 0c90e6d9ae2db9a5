// Tests the page in a browser: Playwright on the production build, in the Chromium that test.mjs provides. Arguments are passed on to Playwright.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { program, root, run, slowest } from './tool.mjs';

/** @typedef {{ results: { duration: number }[] }} Test */
/** @typedef {{ file: string, specs?: { tests: Test[] }[], suites?: Suite[] }} Suite */

const report = join(root, 'node_modules/.cache/playwright.json');
process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report;
rmSync(report, { force: true });
const words = process.argv.slice(2);
const playwright = [program('@playwright/test'), 'test', '--config', 'apps/web/playwright.config.ts', '--reporter=dot,json'];
const { ok, stdout, stderr } = run([...playwright, ...words]);
const passed = /(\d+) passed/.exec(stdout)?.[1] ?? '0';
const ranSome = passed !== '0' || words.includes('--pass-with-no-tests');
console.log(ok ? `${passed} passed in Chromium${slowestSpecs()}` : stdout + stderr);
process.exitCode = ok && ranSome ? 0 : 1;

function slowestSpecs() {
  if (!existsSync(report)) return '';
  const { suites = [] } = /** @type {{ suites?: Suite[] }} */ (JSON.parse(readFileSync(report, 'utf8')));
  return slowest(suites.map((suite) => [suite.file, millisecondsOf(suite)]));
}

/** @param {Suite} suite @returns {number} */
function millisecondsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  return [...own.map(({ duration }) => duration), ...suites.map(millisecondsOf)].reduce((sum, each) => sum + each, 0);
}
