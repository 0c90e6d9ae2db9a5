// What `npm test` need not run again: a slow gate of which nothing that it tests has changed since it last passed, when a digest of all those files
// was noted. The tests in Chromium, the slowest of all, run a part at a time, each run the next part.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './tool.mjs';

/** The parts of the tests in Chromium, as Playwright counts them. */
const PARTS = ['1/4', '2/4', '3/4', '4/4'];

/** What none of these gates tests. */
const ELSEWHERE = /\.test\.tsx?$|^(?:\.ci|\.github|bench|test(?!\/examples\.ts))\//;

/** What each of them does not test besides. A file that is not named here counts. @type {Readonly<Record<string, RegExp>>} */
const NOT_TESTED = {
  web: /^(?:docs|apps\/docs|apps\/web\/(?:browsers|kills|measure))\/|\.md$/,
  docs: /^(?:examples|fixtures|apps\/server|apps\/web\/(?:browsers|e2e(?!\/axe\.ts)|gallery|kills|measure|screens))\//,
  packages: /^(?:docs|examples|fixtures|apps\/docs)\//,
  browsers: /^(?:docs|examples|apps\/(?:cli|docs|element))\/|\.(?:md|spec\.ts)$/,
  install: /^(?:docs|examples|fixtures|apps\/docs)\//,
};

/**
 * A digest of everything that a gate tests, and of what it runs with. Undefined if the gate always runs, or if git does not say which files there are.
 * @param {string} gate
 */
export function stateOf(gate, checkout = root) {
  const notTested = NOT_TESTED[gate];
  if (!notTested) return undefined;
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', words, { cwd: checkout, encoding: 'utf8', maxBuffer: Infinity });
  if (status !== 0) return undefined;
  const { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_PATH } = process.env;
  const digest = createHash('sha256').update(JSON.stringify([process.version, CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_PATH]));
  for (const file of stdout.split('\0').toSorted()) {
    const path = join(checkout, file);
    // A file that was deleted is still listed.
    if (file === '' || ELSEWHERE.test(file) || notTested.test(file) || !existsSync(path)) continue;
    digest.update(`${file}\n`).update(createHash('sha256').update(readFileSync(path)).digest());
  }
  return digest.digest('hex');
}

const noteIn = (/** @type {string} */ checkout) => join(checkout, 'node_modules/.cache/passed.json');

/** The state in which each gate or part last passed, in the order in which they did. @returns {Record<string, string>} */
function noted(checkout = root) {
  const file = noteIn(checkout);
  return existsSync(file) ? /** @type {Record<string, string>} */ (JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** The parts that a gate is noted by. @param {string} gate @returns {readonly string[]} */
export function partsOf(gate) {
  return gate === 'web' ? PARTS : [gate];
}

/**
 * What is due of a gate: of those of its parts that have not passed in this state, the one that passed longest ago. Everything, if the state is unknown.
 * @param {string} gate @param {string | undefined} state
 */
export function dueOf(gate, state, checkout = root) {
  if (state === undefined) return partsOf(gate);
  const passed = noted(checkout);
  const order = Object.keys(passed);
  return partsOf(gate)
    .filter((part) => passed[part] !== state)
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .slice(0, 1);
}

/** Notes which parts passed. The state is that from before they ran, so that a change in between counts. @param {readonly string[]} parts @param {string | undefined} state */
export function notePassed(parts, state, checkout = root) {
  if (state === undefined) return;
  const now = noted(checkout);
  for (const part of parts) {
    // So that it comes last.
    delete now[part];
    now[part] = state;
  }
  mkdirSync(dirname(noteIn(checkout)), { recursive: true });
  writeFileSync(noteIn(checkout), JSON.stringify(now));
}
