// `npm test`: every gate, one line each; a failing gate shows its whole output. `npm test -- all` runs everything there is in them.
// `npm test -- lint knip` runs only the named ones, `npm test -- changed` runs what uncommitted changes affect. In CI, and if they are named, gates run
// whole too; otherwise as little of the slow ones as scripts/unchanged.mjs allows.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { provideBrowsers, provideChromium } from './browsers.mjs';
import { program, root, runBeside, slowest, tsc } from './tool.mjs';
import { dueOf, notePassed, partsOf, stateOf } from './unchanged.mjs';

const report = join(root, 'node_modules/.cache/vitest.json');
const named = process.argv.slice(2);
const ofChange = named.join() === 'changed';
const isWhole = Boolean(process.env['CI']) || (named.length > 0 && !ofChange);
const wanted = ofChange ? ['format', 'lint', 'check', 'build', 'vitest', 'web'] : named.filter((name) => name !== 'all');

/** The command that bundles an app into one file. @param {string} folder */
const bundle = (folder) => [program('rolldown'), '--config', `${folder}/rolldown.config.mjs`];

/**
 * The commands of each gate. The gates of a row run in parallel, as many as there are cores. The tests have the machine to themselves. Those in Chromium
 * wait so often that small gates run alongside them; their measurements of the page's speed use processor time, or leave much room. The other browsers
 * leave less room.
 * @type {Record<string, string[][]>[]}
 */
const rows = [
  {
    build: [
      [program('rolldown'), '--config', 'scripts/engine-build.mjs'],
      tsc('--build', '--force', 'tsconfig.build.json'),
      bundle('apps/cli'),
      bundle('apps/element'),
      ['--conditions=@tenbo/source', 'apps/cli/man.ts'],
      [program('vite'), 'build', 'apps/web', '--logLevel=warn'],
      ['scripts/copy-license.mjs'],
    ],
    format: [[program('oxfmt'), '--check']],
    lint: [[program('oxlint')]],
    check: [
      tsc('--project', 'tsconfig.json'),
      tsc('--project', 'apps/web/tsconfig.json'),
      tsc('--project', 'apps/element/tsconfig.json'),
      tsc('--project', 'apps/docs/tsconfig.json'),
      tsc('--project', 'scripts/docs/tsconfig.json'),
      tsc('--project', 'examples/tsconfig.json'),
      tsc('--project', 'test/fuzz/tsconfig.json'),
    ],
    layers: [['scripts/layers.mjs']],
    knip: [[program('knip')]],
  },
  {
    vitest: [
      [
        program('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(ofChange ? ['--changed', '--passWithNoTests'] : []),
      ],
    ],
  },
  {
    web: [['scripts/web.mjs', ...(ofChange ? ['--only-changed', '--pass-with-no-tests'] : [])]],
    size: [['scripts/size.mjs']],
    docs: [['scripts/docs/run.mjs']],
    packages: [['scripts/packed.mjs']],
    api: [tsc('--build', 'tsconfig.build.json'), ['scripts/api-report.mjs']],
  },
  {
    browsers: [['--conditions=@tenbo/source', 'apps/web/browsers/run.ts']],
    install: [['scripts/installed/run.mjs']],
  },
];
const names = rows.flatMap((row) => Object.keys(row));

const OURS = /^(?:scripts|apps)\//;

/** Runs the commands of a gate. A gate that is a single script of ours prints its summary on one line. @param {string[][]} commands */
async function runGate(commands) {
  const runs = [];
  for (const command of commands) runs.push(await runBeside(command));
  const failures = runs.filter(({ ok }) => !ok);
  const failed = failures.length > 0 ? 1 : 0;
  const output = failures.map(({ stdout, stderr }) => stdout + stderr).join('\n');
  const counts = failed === 0 && commands.length === 1 && commands[0]?.some((word) => OURS.test(word));
  return { passed: 1 - failed, failed, output, summary: counts ? (runs[0]?.stdout.trim() ?? '') : '' };
}

/** @typedef {{ name: string, startTime: number, endTime: number, assertionResults: { title: string, status: string }[] }} TestFile */

/** Counts single tests. A file that does not load, or a run without tests, counts as one failure. @param {string[][]} commands */
async function runTests(commands) {
  rmSync(report, { force: true });
  const gate = await runGate(commands);
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '{ "numPassedTests": 0, "numFailedTests": 0 }';
  const counts = /** @type {{ numPassedTests: number, numFailedTests: number, testResults?: TestFile[] }} */ (JSON.parse(text));
  const ranNone = !ofChange && counts.numPassedTests + counts.numFailedTests === 0;
  const files = counts.testResults ?? [];
  // Where a system cannot run some tests, one skipped test says so.
  const untested = files
    .flatMap((file) => file.assertionResults)
    .filter(({ title, status }) => status !== 'passed' && status !== 'failed' && title.startsWith('not tested: '))
    .map(({ title }) => `; ${title}`);
  return {
    passed: counts.numPassedTests,
    failed: Math.max(counts.numFailedTests, gate.failed, ranNone ? 1 : 0),
    summary: `${counts.numPassedTests} passed, ${counts.numFailedTests} failed${slowest(files.map(({ name, startTime, endTime }) => [name, endTime - startTime]))}${untested.join('')}`,
    output: ranNone ? `${gate.output}\nno test ran` : gate.output,
  };
}

const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`no gate "${unknown.join('", "')}", one of: all, changed, ${names.join(', ')}`);
  process.exit(1);
}

// Before the first gate, so that a notice about installing does not get lost among the results.
if (wanted.length === 0 || wanted.some((name) => name === 'web' || name === 'docs')) provideChromium();
if (wanted.length === 0 || wanted.includes('browsers')) provideBrowsers();

const total = { passed: 0, failed: 0 };
for (const row of rows) {
  const waiting = Object.entries(row).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  await Promise.all(Array.from({ length: availableParallelism() }, () => runAll(waiting)));
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs the waiting gates one after the other. @param {[name: string, commands: string[][]][]} waiting */
async function runAll(waiting) {
  for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) await show(...gate);
}

/** The tests in Chromium are told which part of them is due. @param {string[][]} commands @param {readonly string[]} due */
function ofParts(commands, due) {
  return due.length === 1 && due[0]?.includes('/') ? commands.map((command) => [...command, `--shard=${due[0]}`]) : commands;
}

/** Runs a gate, or the part of it that is due, and prints its line. @param {string} name @param {string[][]} commands */
async function show(name, commands) {
  const start = performance.now();
  const state = ofChange ? undefined : stateOf(name);
  const due = isWhole ? partsOf(name) : dueOf(name, state);
  if (due.length === 0) {
    console.log(`--    ${name.padEnd(8)}          not run: nothing it tests has changed since it last passed`);
    return;
  }
  if (process.stderr.isTTY) process.stderr.write(`      ${name} …\r`);
  const { passed, failed, output, summary } = await (name === 'vitest' ? runTests(commands) : runGate(ofParts(commands, due)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(8)} ${seconds.padStart(5)} s  ${summary}`.trimEnd());
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  else notePassed(due, state);
  total.passed += passed;
  total.failed += failed;
}
